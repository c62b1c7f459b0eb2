import { isObject } from '../json/json-object.ts';

type Path = readonly string[];

/**
 * Puts each object that stands at one of `paths`, where a list belongs, into a list of one, in place. A path leads through every item
 * of the lists on its way, which come before it among the paths. Returns whether anything changed.
 */
export function wrapLoneObjects(body: unknown, paths: readonly Path[]): 'changed' | 'unchanged' {
  const wrapped = paths.filter((path) => wrapAt(body, path, 0));
  return wrapped.length > 0 ? 'changed' : 'unchanged';
}

function wrapAt(holder: unknown, path: Path, depth: number): boolean {
  if (Array.isArray(holder)) return wrapInItems(holder, path, depth);
  const name = path[depth];
  if (name === undefined || !isObject(holder)) return false;
  const member = holder[name];
  if (depth < path.length - 1) return wrapAt(member, path, depth + 1);
  if (!isObject(member)) return false;
  Object.defineProperty(holder, name, { value: [member] });
  return true;
}

function wrapInItems(items: readonly unknown[], path: Path, depth: number): boolean {
  let isChanged = false;
  for (const item of items) if (wrapAt(item, path, depth)) isChanged = true;
  return isChanged;
}
