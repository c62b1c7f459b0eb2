/** A JSON object whose members are not known yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** `value` as an object, or `null` when it is anything else. */
export function asObject(value: unknown): JsonObject | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null;
}

/** The objects among the items of `value`; none when it is not an array. */
export function listObjects(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) ? value.map(asObject).filter((item) => item !== null) : [];
}

/** `value` as a string, or `null`. */
export function asString(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
