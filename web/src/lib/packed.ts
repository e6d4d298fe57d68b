// Lists of actions come packed: a digit of base 36 says how much an entry shares with the one before it.

export function unpack(packed: readonly string[]): string[] {
  const list: string[] = [];
  let before: string[] = [];
  for (const entry of packed) {
    const shared = parseInt(entry[0] ?? '0', 36);
    // Letters are counted as the service counts them: by code points.
    const letters = [...before.slice(0, shared), ...entry.slice(1)];
    list.push(letters.join(''));
    before = letters;
  }
  return list;
}
