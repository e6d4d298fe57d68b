// Short updates have one character for each word that a game says often.

/** What was meant, with these words by their characters. */
export function decoded(value: unknown, words: Readonly<Record<string, string>>): unknown {
  const meant = (text: string) => words[text] ?? (text.startsWith('~') ? text.slice(1) : text);
  if (typeof value === 'string') return meant(value);
  if (Array.isArray(value)) return value.map((entry) => decoded(entry, words));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [meant(key), decoded(entry, words)]));
}
