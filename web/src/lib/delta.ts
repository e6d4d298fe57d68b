// What changed in a view, as the service sends it: `[value]` is a new value; an object changes those entries,
// `"-"` lists keys that are gone; of a list `"#"` is the new length, `"<"` the places of entries that left and `">"` those
// that came, with their places. Short updates have numbers, texts, truths and null as they are instead of in a list.

export type Delta = [unknown] | { [key: string]: unknown } | number | string | boolean | null;

/** The value after the change; the value before it stays as it was. */
export function changed(value: unknown, delta: unknown): unknown {
  if (Array.isArray(delta)) return delta[0];
  if (typeof delta !== 'object' || delta === null) return delta;
  const changes = delta as Record<string, unknown>;
  if (Array.isArray(value)) {
    const list: unknown[] = [...value];
    for (const gone of ((changes['<'] as number[] | undefined) ?? []).toReversed()) list.splice(gone, 1);
    for (const [at, entry] of (changes['>'] as [number, unknown][] | undefined) ?? []) list.splice(at, 0, entry);
    for (const [key, change] of Object.entries(changes)) {
      if (/^\d+$/.test(key)) list[Number(key)] = changed(list[Number(key)], change);
    }
    if (typeof changes['#'] === 'number') list.length = changes['#'];
    return list;
  }
  if (typeof value !== 'object' || value === null) return value;
  const object: Record<string, unknown> = { ...value };
  for (const [key, change] of Object.entries(changes)) {
    if (key !== '-') object[key] = changed(object[key], change);
  }
  for (const gone of (changes['-'] as string[] | undefined) ?? []) delete object[gone];
  return object;
}
