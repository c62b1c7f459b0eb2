/**
 * Those of the names that are fields of the request, as far as they are: `tools[0].cache_control` becomes `tools[0]` where
 * the tool has no such member. An upstream may name whatever it likes, and a client is told only of what it sent itself.
 */
export function selectSentFields(
  names: readonly string[],
  request: Readonly<Record<string, unknown>>,
): readonly string[] {
  const sent = names.map((name) => findSent(name, request)).filter((name) => name !== '');
  return [...new Set(sent)];
}

/** The longest beginning of a path that leads to something; empty where nothing does. */
function findSent(path: string, request: Readonly<Record<string, unknown>>): string {
  if (Object.hasOwn(request, path)) return path;
  let place: unknown = request;
  let end = 0;
  for (const { 0: name, index } of path.matchAll(/[^.[\]]+/gu)) {
    if (typeof place !== 'object' || place === null || !hasMember(place, name)) break;
    place = (place as Readonly<Record<string, unknown>>)[name];
    const next = index + name.length;
    end = path[next] === ']' ? next + 1 : next;
  }
  return path.slice(0, end);
}

function hasMember(place: object, name: string): boolean {
  return Object.hasOwn(place, name) && (!Array.isArray(place) || /^\d+$/u.test(name));
}
