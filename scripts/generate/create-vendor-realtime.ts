import { join } from 'node:path';
import { applyOverlay } from './apply-overlay.ts';
import { collectSchemaNames } from './collect-schema-names.ts';
import { mapObjects, mapValues, toObject, type JsonObject } from './json.ts';
import { readOverlay } from './read-overlay.ts';

/** The beta dialect of the realtime channel as the vendor profile has it. */
export interface VendorRealtime {
  /** Without servers and security schemes: those of the vendor's own dialect serve both. */
  readonly asyncapi: JsonObject;
  /** What becomes of schemas that the OpenAPI document has too, and what these refer to. */
  readonly openapiSchemas: JsonObject;
}

export interface VendorRealtimeOptions {
  readonly specsDir: string;
  /** The bundled neutral document of the realtime channel. */
  readonly asyncapi: JsonObject;
  /** The bundled neutral OpenAPI document. */
  readonly openapi: JsonObject;
}

/** What tells channels, operations and messages of this dialect from those of the vendor's own. */
const suffix = 'Beta';

/**
 * Applies specs/overlays/vendor-realtime.yaml once to all that the neutral profile says of realtime, so that a schema is the
 * same wherever the vendor profile uses it.
 */
export async function createVendorRealtime(options: VendorRealtimeOptions): Promise<VendorRealtime> {
  const { specsDir, asyncapi, openapi } = options;
  const asked = readSchemas(openapi);
  const known = { ...asked, ...readSchemas(asyncapi) };
  const overlay = await readOverlay(join(specsDir, 'overlays', 'vendor-realtime.yaml'), {
    specsDir,
    knownSchemas: new Set(Object.keys(known)),
  });
  const applied = await applyOverlay(
    withSchemas(asyncapi, { ...known, ...overlay.addedSchemas }),
    overlay.document,
  );
  const schemas = readSchemas(applied);
  const { schemas: _, ...components } = toObject(applied.components);
  const own = pick(schemas, collectSchemaNames([{ ...applied, components }], schemas));
  const changed = Object.keys(asked).filter(
    (name) => JSON.stringify(schemas[name]) !== JSON.stringify(asked[name]),
  );
  const changedSchemas = pick(schemas, new Set(changed));
  const needed = collectSchemaNames(Object.values(changedSchemas), schemas);
  return {
    asyncapi: addSuffix(withSchemas(applied, own)),
    openapiSchemas: { ...pick(schemas, needed), ...changedSchemas },
  };
}

function readSchemas(document: JsonObject): JsonObject {
  return toObject(toObject(document.components).schemas);
}

function withSchemas(document: JsonObject, schemas: JsonObject): JsonObject {
  return { ...document, components: { ...toObject(document.components), schemas } };
}

function pick(schemas: JsonObject, names: ReadonlySet<string>): JsonObject {
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => names.has(name)));
}

function addSuffix(document: JsonObject): JsonObject {
  const renamed = toObject(
    mapObjects(document, (object) =>
      typeof object.$ref === 'string' ? { ...object, $ref: renameReference(object.$ref) } : object,
    ),
  );
  const components = toObject(renamed.components);
  const channels = mapValues(toObject(renamed.channels), (channel) => {
    const { messages, ...rest } = toObject(channel);
    return { ...rest, messages: renameKeys(toObject(messages)) };
  });
  return {
    ...renamed,
    channels: renameKeys(channels),
    operations: renameKeys(toObject(renamed.operations)),
    components: { ...components, messages: renameKeys(toObject(components.messages)) },
  };
}

function renameKeys(object: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [`${key}${suffix}`, value]));
}

/** Of a channel, of a message of a channel, or of a message. */
function renameReference(reference: string): string {
  const [, place, name, message] =
    /^#\/(channels|components\/messages)\/(\w+)(?:\/messages\/(\w+))?$/.exec(reference) ?? [];
  if (place === undefined || name === undefined) return reference;
  const renamed = `#/${place}/${name}${suffix}`;
  return message === undefined ? renamed : `${renamed}/messages/${message}${suffix}`;
}
