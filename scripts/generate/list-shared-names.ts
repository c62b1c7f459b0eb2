import { isDeepStrictEqual } from 'node:util';
import { mapObjects, type JsonObject } from './json.ts';
import { schemaReferencePrefix } from './schema-composition.ts';

/** Names whose schemas, and all the schemas these lead to, are the same in both profiles. */
export function listSharedNames(neutral: JsonObject, vendor: JsonObject): ReadonlySet<string> {
  const shared = new Set(
    Object.keys(vendor).filter((name) => isDeepStrictEqual(neutral[name], vendor[name])),
  );
  for (let before = -1; before !== shared.size;) {
    before = shared.size;
    for (const name of shared) {
      mapObjects(vendor[name] ?? true, (object) => {
        const target =
          typeof object.$ref === 'string' ? object.$ref.slice(schemaReferencePrefix.length) : null;
        if (target !== null && !shared.has(target)) shared.delete(name);
        return object;
      });
    }
  }
  return shared;
}
