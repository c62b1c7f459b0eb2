import { collectBodyNames } from './collect-body-names.ts';
import type { JsonObject } from './json.ts';

/**
 * The names of format C that are written in camelCase: every property that the schemas of its JSON requests name, at every
 * depth. Clients may send them in snake_case too.
 */
export function listContentNames(document: JsonObject): readonly string[] {
  return collectBodyNames(document, { area: 'generateContent', isWanted: (name) => /[A-Z]/.test(name) });
}
