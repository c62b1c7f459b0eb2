/** A JSON object whose members are not known yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** `value` as an object; an empty one when it is anything else. */
export function asObject(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}

/** The items of `value` as objects; none when it is not an array. */
export function listObjects(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) ? value.map(asObject) : [];
}

/** `value` as a string, or `null`. */
export function asString(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** `value` as a number, or 0. */
export function asCount(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}
