import { readFileSync } from 'node:fs';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { toObject, type JsonObject } from '../../scripts/generate/json.ts';
import { listEvents, type EventPayloads } from '../../scripts/generate/list-events.ts';
import { closeEvents } from '../../scripts/test-contract/close-events.ts';
import { closeOpenApi } from '../../scripts/test-contract/close-openapi.ts';
import type { Profile } from '../../src/core/area.ts';
import { createSchemaCompiler } from './compile-schema.ts';

/**
 * `closed`: answers hold nothing the contract does not name; this is what our own answers are held to. `open`: they may
 * hold more, as vendors add fields; this is what any other server is held to.
 */
export type Strictness = 'closed' | 'open';

/** Event name to the validator of its payload, each compiled when it is first asked for. */
export type EventTable = Readonly<Record<string, ValidateFunction>>;

/** The events of one profile. */
export interface ContractEvents {
  /** By operationId: the events of the HTTP streams that the profile's document describes. */
  readonly streams: Readonly<Record<string, EventTable>>;
  /** By dialect: what realtime clients send, and what the gateway sends them. */
  readonly dialects: Readonly<Record<string, Readonly<Record<'client' | 'server', EventTable>>>>;
}

/** Reads a document of generated/. */
export function readDocument(name: string): JsonObject {
  return JSON.parse(readFileSync(new URL(`../../generated/${name}`, import.meta.url), 'utf8')) as JsonObject;
}

/** The OpenAPI document of a profile. */
export function readOpenApi(profile: Profile, strictness: Strictness): JsonObject {
  const document = readDocument(profile === 'neutral' ? 'openapi.json' : 'openapi.vendor.json');
  return strictness === 'closed' ? closeOpenApi(document) : document;
}

/** The events of a profile's AsyncAPI document. */
export function readEvents(profile: Profile, strictness: Strictness): ContractEvents {
  const document = readDocument(profile === 'neutral' ? 'asyncapi.json' : 'asyncapi.vendor.json');
  const written = {
    events: listEvents(document),
    components: toObject(toObject(document.components).schemas),
  };
  const { events, components } = strictness === 'closed' ? closeEvents(written) : written;
  const compiler = createSchemaCompiler({ components: { schemas: components } });
  const createTable = (payloads: EventPayloads): EventTable => {
    const table = {};
    for (const [name, payload] of payloads) {
      let validate: ValidateFunction | undefined;
      const get = () => (validate ??= compiler.compileSchema(payload));
      Object.defineProperty(table, name, { enumerable: true, get });
    }
    return table;
  };
  const streams = [...events.streams].map(([operationId, payloads]) => [operationId, createTable(payloads)]);
  return {
    streams: Object.fromEntries(streams) as ContractEvents['streams'],
    dialects: Object.fromEntries(
      [...events.dialects].map(([dialect, { client, server }]) => [
        dialect,
        { client: createTable(client), server: createTable(server) },
      ]),
    ),
  };
}
