/** A JSON object whose members are not known yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/**
 * An object that should be a `T` and that nobody has held against it: an upstream may write anything. Its members are known by
 * the names that `T`, or any alternative of `T`, has for them.
 */
export type Unchecked<T> = { readonly [Name in NamesOf<T>]?: unknown };

type NamesOf<T> = T extends unknown ? keyof T : never;

/** Whether `value` is an object of JSON: neither `null` nor an array. */
export function isObject<T = JsonObject>(value: unknown): value is Unchecked<T> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `value` as an object; an empty one when it is anything else. */
export function asObject<T = JsonObject>(value: unknown): Unchecked<T> {
  return isObject<T>(value) ? value : {};
}

/** The objects among the items of `value`; none when it is no array. */
export function listObjects<T = JsonObject>(value: unknown): readonly Unchecked<T>[] {
  return Array.isArray(value) ? value.filter(isObject<T>) : [];
}

/** `value` as a string, or `null`. */
export function asString(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
