import type { EventCatalogue, EventPayloads } from '../list-events.ts';
import { toObject, type JsonObject } from '../json.ts';
import { AreaCompiler, type FunctionNames, type OperationFunctions } from './area-compiler.ts';
import { listOperationSchemas, type OperationSchemas, type Profile } from './list-operation-schemas.ts';

/** One profile of the contract: what is asked and answered, and what is streamed. */
export interface ProfileDocuments {
  readonly openapi: JsonObject;
  readonly asyncapi: JsonObject;
  readonly events: EventCatalogue;
}

const profiles = ['neutral', 'vendor'] as const;

/**
 * A module for each area, by its name under generated/: the validators of the area's operations in both profiles, compiled
 * already; and one for the events of realtime. A stream that the vendor profile does not describe is the neutral one.
 */
export function emitValidators(
  documents: Readonly<Record<Profile, ProfileDocuments>>,
): Readonly<Record<string, string>> {
  const { neutral, vendor } = documents;
  const streams = new Map([...neutral.events.streams, ...vendor.events.streams]);
  const operations = {
    neutral: listOperationSchemas(neutral.openapi, neutral.events.streams, 'neutral'),
    vendor: listOperationSchemas(vendor.openapi, streams, 'vendor'),
  };
  const events = listComponents(neutral.asyncapi);
  const components = {
    neutral: { ...events, ...listComponents(neutral.openapi) },
    vendor: { ...events, ...listComponents(vendor.asyncapi), ...listComponents(vendor.openapi) },
  };
  const areas = new Set(operations.vendor.map(({ area }) => area));
  const modules = [...areas].map((area) => {
    const inArea = (profile: Profile) => operations[profile].filter((operation) => operation.area === area);
    const own = { neutral: inArea('neutral'), vendor: inArea('vendor') };
    const compiler = new AreaCompiler(components, area === 'account' ? 'accounts' : 'contract');
    return [`validators/${area}.cjs`, emitArea(compiler, own)];
  });
  const dialects = { neutral: neutral.events.dialects, vendor: vendor.events.dialects };
  return {
    ...Object.fromEntries(modules),
    'validators/realtimeEvents.cjs': emitDialects(new AreaCompiler(components, 'contract'), dialects),
  };
}

/** What clients send and are sent in each dialect of realtime, by profile and dialect. */
function emitDialects(
  compiler: AreaCompiler,
  dialects: Readonly<Record<Profile, EventCatalogue['dialects']>>,
): string {
  const tables = profiles.map((profile) => {
    const rows = [...dialects[profile]].map(([dialect, { client, server }]) => {
      const add = (events: EventPayloads, sender: string) =>
        renderTable(compiler.addEvents(events, `${dialect}.${sender}`, profile));
      return `  ${dialect}: {\n    client: { ${add(client, 'client')} },\n    server: { ${add(server, 'server')} },\n  },`;
    });
    return `exports.${profile} = {\n${rows.join('\n')}\n};`;
  });
  return `${banner}${compiler.render()}\n${tables.join('\n')}\n`;
}

function listComponents(document: JsonObject): JsonObject {
  return toObject(toObject(document.components).schemas);
}

function emitArea(
  compiler: AreaCompiler,
  operations: Readonly<Record<Profile, readonly OperationSchemas[]>>,
): string {
  const tables = profiles.map((profile) => {
    const rows = operations[profile].map((operation) =>
      renderOperation(operation.operationId, compiler.addOperation(operation, profile)),
    );
    return `exports.${profile} = {\n${rows.join('\n')}\n};`;
  });
  return `${banner}${compiler.render()}\n${tables.join('\n')}\n`;
}

/** What every module begins with; Ajv's code ends each of its refusals alike. */
const banner = `// Generated from specs/ by \`npm run generate\`. Do not edit.
'use strict';
function fail(validate, instancePath, keyword, params, message) {
  validate.errors = [{ instancePath, keyword, params, message }];
  return false;
}
`;

function renderOperation(operationId: string, functions: OperationFunctions): string {
  const { request, formRequest, responses, events } = functions;
  return `  ${operationId}: {
    request: ${request},
    formRequest: ${String(formRequest)},
    responses: { ${renderTable(responses)} },
    events: ${events === null ? 'null' : `{ ${renderTable(events)} }`},
  },`;
}

function renderTable(table: FunctionNames | OperationFunctions['responses']): string {
  return [...table].map(([key, name]) => `${JSON.stringify(key)}: ${String(name)}`).join(', ');
}
