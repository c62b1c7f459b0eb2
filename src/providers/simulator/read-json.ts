/** A JSON object whose fields are not known yet. */
export type JsonRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value as an object; an empty one when it is anything else. */
export function readRecord(value: unknown): JsonRecord {
  return isRecord(value) ? value : {};
}

/** The objects of an array; nothing when the value is no array. */
export function readRecords(value: unknown): readonly JsonRecord[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** The strings of an array; nothing when the value is no array. */
export function readStrings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** The value when it is a string, else `null`. */
export function readString(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** A finite number, also from the decimal string in which proto-JSON writes 64-bit integers; else `null`. */
export function readNumber(value: unknown): number | null {
  const number = typeof value === 'string' && /^-?\d{1,16}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}
