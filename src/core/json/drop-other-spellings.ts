import { isObject } from './json-object.ts';

/** What only names have that are not all in lower case. Some letters beyond ASCII are others in another case, such as `ſ` an `s`. */
const otherLetter = /[^a-z0-9_]/;

export interface SpellingRules {
  /** Names that nobody else writes: other spellings of them are dropped where they stand alone, too. */
  readonly ownNames: ReadonlySet<string>;
  /** Keys whose value is somebody's own, and is not looked at. */
  readonly opaqueKeys: ReadonlySet<string>;
}

/**
 * Drops members that stand beside one of the same name in lower case, at every depth, in place: a reader that does not mind case takes
 * the last of them, which may be another than what was judged. Returns whether there were any.
 */
export function dropOtherSpellings(
  value: unknown,
  { ownNames, opaqueKeys }: SpellingRules,
): 'changed' | 'unchanged' {
  let found: 'changed' | 'unchanged' = 'unchanged';
  const isOther = (key: string, holder: object): boolean => {
    const name = key.toUpperCase().toLowerCase();
    return name !== key && (ownNames.has(name) || Object.hasOwn(holder, name));
  };
  const visit = (holder: unknown): void => {
    if (Array.isArray(holder)) holder.forEach(visit);
    if (!isObject(holder)) return;
    for (const key of Object.keys(holder)) {
      if (otherLetter.test(key) && isOther(key, holder)) {
        Reflect.deleteProperty(holder, key);
        found = 'changed';
      } else if (!opaqueKeys.has(key)) visit(holder[key]);
    }
  };
  visit(value);
  return found;
}
