/** The strings of an array; nothing when the value is no array. */
export function readStrings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** A finite number, also from the decimal string in which proto-JSON writes 64-bit integers; else `null`. */
export function readNumber(value: unknown): number | null {
  const number = typeof value === 'string' && /^-?\d{1,16}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}
