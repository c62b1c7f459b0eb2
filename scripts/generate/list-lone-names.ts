import { collectBodyNames } from './collect-body-names.ts';
import type { JsonObject } from './json.ts';

/** The lists of format C that one object may stand for (`x-lone: list`). */
export function listLoneNames(document: JsonObject): readonly string[] {
  return collectBodyNames(document, {
    area: 'generateContent',
    isWanted: (_name, schema) => schema['x-lone'] === 'list',
  });
}
