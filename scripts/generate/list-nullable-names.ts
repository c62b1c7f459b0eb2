import { collectBodyNames } from './collect-body-names.ts';
import type { JsonObject } from './json.ts';

/** The fields of an area's requests for which null is a value of its own (`x-null: value`), such as no limit, and not absence. */
export function listNullableNames(document: JsonObject, area: string): readonly string[] {
  return collectBodyNames(document, {
    area,
    isWanted: (_name, schema) => schema['x-null'] === 'value',
  });
}
