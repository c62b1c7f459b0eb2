/**
 * Where each item of a list stands, so that a step behind others that left some out names them as the client numbered them; none of what
 * is no list.
 */
export function listPlaces(list: unknown): ReadonlyMap<unknown, number> {
  return new Map(Array.isArray(list) ? list.map((item: unknown, index) => [item, index]) : []);
}
