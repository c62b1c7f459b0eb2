import { collectBodyNames } from './collect-body-names.ts';
import type { JsonObject } from './json.ts';

/** The lists of format C, and of videos for Google's clients, that one object may stand for (`x-lone: list`), each once. */
export function listLoneNames(document: JsonObject): readonly string[] {
  const isWanted = (_name: string, schema: JsonObject): boolean => schema['x-lone'] === 'list';
  const areas = ['generateContent', 'video'] as const;
  return [...new Set(areas.flatMap((area) => collectBodyNames(document, { area, isWanted })))];
}
