import { isObject } from '../json/json-object.ts';

/** Longer than any value of the contract: what is longer is none. */
const maxValueLength = 64;

/** Writes the texts at `paths` of a body, and those of lists there, in upper case, in place. Returns whether anything changed. */
export function raiseCase(body: unknown, paths: readonly (readonly string[])[]): 'changed' | 'unchanged' {
  const raised = paths.filter((path) => raiseAt(body, path));
  return raised.length > 0 ? 'changed' : 'unchanged';
}

function raiseAt(body: unknown, path: readonly string[]): boolean {
  let holder = body;
  for (const name of path.slice(0, -1)) holder = isObject(holder) ? holder[name] : undefined;
  const name = path.at(-1);
  if (name === undefined || !isObject(holder)) return false;
  const value = holder[name];
  const raised = Array.isArray(value) ? value.map(raise) : raise(value);
  const isSame = Array.isArray(raised)
    ? raised.every((item, index) => item === (value as readonly unknown[])[index])
    : raised === value;
  if (!isSame) Object.defineProperty(holder, name, { value: raised });
  return !isSame;
}

function raise(value: unknown): unknown {
  return typeof value === 'string' && value.length <= maxValueLength ? value.toUpperCase() : value;
}
