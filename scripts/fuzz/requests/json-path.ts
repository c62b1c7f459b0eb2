import { copyJson, setField } from './copy-json.ts';

/** Keys and indexes from the root of a value. */
export type JsonPath = readonly (string | number)[];

/** Places looked at in one value. */
const maxPaths = 400;

/** Every place of a value, the root first. */
export function listPaths(value: unknown): readonly JsonPath[] {
  const paths: JsonPath[] = [];
  const visit = (item: unknown, path: JsonPath): void => {
    if (paths.length >= maxPaths) return;
    paths.push(path);
    if (typeof item !== 'object' || item === null) return;
    if (Array.isArray(item)) item.forEach((each, index) => visit(each, [...path, index]));
    else for (const [key, each] of Object.entries(item)) visit(each, [...path, key]);
  };
  visit(value, []);
  return paths;
}

/** What stands at a place. */
export function readAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>((here, key) => (here as Record<string | number, unknown>)[key], value);
}

/** A copy with something else at one place; `undefined` takes a field or item away. */
export function replaceAt(value: unknown, path: JsonPath, replacement: unknown): unknown {
  const [last, ...rest] = path.toReversed();
  if (last === undefined) return replacement;
  const copy = copyJson(value);
  const parent = readAt(copy, rest.toReversed());
  if (Array.isArray(parent) && typeof last === 'number') {
    if (replacement === undefined) parent.splice(last, 1);
    else parent[last] = replacement;
  } else if (replacement === undefined) Reflect.deleteProperty(parent as object, String(last));
  else setField(parent as object, String(last), replacement);
  return copy;
}

/** Such as `messages[0].content`. */
export function writePath(path: JsonPath): string {
  if (path.length === 0) return 'the body';
  return path
    .map((key) => (typeof key === 'number' ? `[${String(key)}]` : `.${key}`))
    .join('')
    .replace(/^\./u, '');
}
