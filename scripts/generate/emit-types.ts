import openapiTypescript, { astToString } from 'openapi-typescript';
import type { EventCatalogue, EventPayloads } from './list-events.ts';
import { isObject, mapObjects, toObject, type JsonObject, type JsonValue } from './json.ts';
import { schemaReferencePrefix } from './schema-composition.ts';

const banner = '// Generated from specs/ by `npm run generate`. Do not edit.\n';

/** The TypeScript types of an OpenAPI bundle: `paths`, `operations` and `components`. */
export async function emitOpenApiTypes(document: JsonObject): Promise<string> {
  return banner + (await renderTypes(document));
}

/**
 * The TypeScript types of an AsyncAPI bundle: `components`, `StreamEvents` by operationId and event name, and
 * `RealtimeClientEvents` and `RealtimeServerEvents` by event name.
 */
export async function emitEventTypes(document: JsonObject, events: EventCatalogue): Promise<string> {
  const payloads = new PayloadNames();
  const streams = [...events.streams].map(
    ([operationId, table]) => `  ${operationId}: {\n${payloads.renderRows(table, operationId)}\n  };`,
  );
  const tables = [
    `/** What each HTTP stream sends, by operationId and event name. */\nexport interface StreamEvents {\n${streams.join('\n')}\n}`,
    `/** What realtime clients send. */\nexport interface RealtimeClientEvents {\n${payloads.renderRows(events.client, 'client')}\n}`,
    `/** What realtime clients are sent. */\nexport interface RealtimeServerEvents {\n${payloads.renderRows(events.server, 'server')}\n}`,
  ];
  const schemas = { ...toObject(toObject(document.components).schemas), ...payloads.inline };
  const types = await renderTypes({
    openapi: '3.1.0',
    info: { title: 'events', version: '0' },
    paths: {},
    components: { schemas },
  });
  return `${banner}${types}\n${tables.join('\n\n')}\n`;
}

/** Without `defaultNonNullable: false` a request field with a default would have to be sent. */
async function renderTypes(document: JsonObject): Promise<string> {
  const nodes = await openapiTypescript(mapObjects(document, admitUnknownMembers) as never, {
    defaultNonNullable: false,
    silent: true,
  });
  return astToString(nodes);
}

/** An object schema that names no properties would become `Record<string, never>`, an object without members. */
function admitUnknownMembers(schema: JsonObject): JsonObject {
  if (schema.type !== 'object' || 'additionalProperties' in schema || 'unevaluatedProperties' in schema)
    return schema;
  const describesMembers = ['properties', 'patternProperties', 'allOf', 'anyOf', 'oneOf'].some(
    (key) => key in schema,
  );
  return schema['x-open'] === true || !describesMembers ? { ...schema, additionalProperties: true } : schema;
}

/** Gives payloads that are not a named schema a name of their own. */
class PayloadNames {
  readonly inline: JsonObject = {};

  renderRows(events: EventPayloads, owner: string): string {
    const rows = [...events].map(
      ([event, payload]) =>
        `    ${JSON.stringify(event)}: components['schemas'][${JSON.stringify(this.#nameOf(payload, `${owner}.${event}`))}];`,
    );
    return rows.join('\n');
  }

  #nameOf(payload: JsonValue, fallback: string): string {
    if (isObject(payload) && typeof payload.$ref === 'string')
      return payload.$ref.slice(schemaReferencePrefix.length);
    this.inline[fallback] = payload;
    return fallback;
  }
}
