/** Sets a field of an object, whatever its name: an assignment to `__proto__` would set none. */
export function setField(object: object, name: string, value: unknown): void {
  Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
}

/** A copy of a JSON value that keeps fields of every name. */
export function copyJson(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyJson);
  const copy = {};
  for (const [name, item] of Object.entries(value)) setField(copy, name, copyJson(item));
  return copy;
}
