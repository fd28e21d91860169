/** A short name for a state: equal states have equal fingerprints, whatever order their keys were written in. */

/** Sixteen hexadecimal digits over the state's canonical JSON: for golden files and for finding the first bad move. */
export function fingerprint(state: object): string {
  const text = canonical(state);
  return lane(text, 0x811c9dc5) + lane(text, 0x9747b28c);
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${fields.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join()}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

function lane(text: string, basis: number): string {
  let value = basis;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  value ^= value >>> 12;
  return (value >>> 0).toString(16).padStart(8, '0');
}
