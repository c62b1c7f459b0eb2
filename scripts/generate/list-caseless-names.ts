import { collectBodyNames } from './collect-body-names.ts';
import type { JsonObject } from './json.ts';

/** The fields of format C whose values may be sent in either case (`x-case: any`); the upper one is what they mean. */
export function listCaselessNames(document: JsonObject): readonly string[] {
  return collectBodyNames(document, {
    area: 'generateContent',
    isWanted: (_name, schema) => schema['x-case'] === 'any',
  });
}
