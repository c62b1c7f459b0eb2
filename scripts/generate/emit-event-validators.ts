import { createRequire } from 'node:module';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { EventCatalogue, EventPayloads } from './list-events.ts';
import { isObject, type JsonObject, type JsonValue } from './json.ts';
import { listSharedNames } from './list-shared-names.ts';
import { schemaReferencePrefix } from './schema-composition.ts';
import { stripAnnotations } from './strip-annotations.ts';

const require = createRequire(import.meta.url);
const addFormats = (require('ajv-formats') as { default: (ajv: Ajv2020) => Ajv2020 }).default;
const renderStandalone = (
  require('ajv/dist/standalone') as { default: (ajv: Ajv2020, names: Record<string, string>) => string }
).default;

/** The events of one profile with the schemas their payloads refer to. */
export interface ProfileEvents {
  readonly events: EventCatalogue;
  readonly components: JsonObject;
}

/** What the text of the emitted module starts with; Ajv's code calls `require` even in a module. */
const banner = `// Generated from specs/ by \`npm run generate\`. Do not edit.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
`;

/** The tables of the emitted module, in this order. */
const tableNames = [
  'realtimeClientEvents',
  'realtimeServerEvents',
  'realtimeGaClientEvents',
  'realtimeGaServerEvents',
];

/**
 * Emits a module of validators that are compiled already, so that loading it compiles nothing. Schemas that several
 * events use are one function. A stream that the vendor profile does not describe is the neutral one.
 */
export function emitEventValidators(neutral: ProfileEvents, vendor: ProfileEvents): string {
  const compiler = new EventCompiler(neutral.components, vendor.components);
  const streams = compiler.addStreams(neutral.events.streams, 'neutral');
  const vendorStreams = new Map([...streams, ...compiler.addStreams(vendor.events.streams, 'vendor')]);
  const tables = [
    compiler.addEvents(neutral.events.client, 'neutral'),
    compiler.addEvents(neutral.events.server, 'neutral'),
    compiler.addEvents(vendor.events.client, 'vendor'),
    compiler.addEvents(vendor.events.server, 'vendor'),
  ];
  const exported = [
    `export const streamEvents = ${renderStreams(streams)};`,
    `export const vendorStreamEvents = ${renderStreams(vendorStreams)};`,
    ...tables.map((table, index) => `export const ${tableNames[index]} = ${renderTable(table)};`),
  ];
  return `${banner}${compiler.renderFunctions()}\n${exported.join('\n')}\n`;
}

/** The types of the module {@link emitEventValidators} emits. */
export function emitEventValidatorTypes(): string {
  return `// Generated from specs/ by \`npm run generate\`. Do not edit.
import type { ValidateFunction } from 'ajv';

/** Event name to the validator of its payload. */
export type EventValidators = Readonly<Record<string, ValidateFunction>>;

/** By operationId: the events of the HTTP streams in the neutral profile. */
export declare const streamEvents: Readonly<Record<string, EventValidators>>;
/** By operationId: the events of the HTTP streams in the vendor profile. */
export declare const vendorStreamEvents: Readonly<Record<string, EventValidators>>;
${tableNames.map((name) => `export declare const ${name}: EventValidators;`).join('\n')}
`;
}

type Profile = 'neutral' | 'vendor';
type Table = ReadonlyMap<string, string>;

class EventCompiler {
  readonly #ajv = new Ajv2020({
    strict: false,
    discriminator: true,
    validateSchema: false,
    inlineRefs: false,
    code: { source: true, esm: true, lines: true },
  });
  readonly #components: Readonly<Record<Profile, JsonObject>>;
  readonly #sharedNames: ReadonlySet<string>;
  /** Schema key to the name of its function in the emitted module. */
  readonly #functions = new Map<string, string>();
  readonly #inline = new Map<string, string>();

  constructor(neutral: JsonObject, vendor: JsonObject) {
    addFormats(this.#ajv);
    this.#components = { neutral, vendor };
    this.#sharedNames = listSharedNames(neutral, vendor);
    for (const [name, schema] of Object.entries(neutral)) this.#addComponent(name, schema, 'neutral');
    for (const [name, schema] of Object.entries(vendor)) {
      if (!this.#sharedNames.has(name)) this.#addComponent(name, schema, 'vendor');
    }
  }

  addStreams(streams: ReadonlyMap<string, EventPayloads>, profile: Profile): ReadonlyMap<string, Table> {
    return new Map(
      [...streams].map(([operationId, events]) => [operationId, this.addEvents(events, profile)]),
    );
  }

  /** Event name to the name of the function that validates it. */
  addEvents(events: EventPayloads, profile: Profile): Table {
    return new Map([...events].map(([name, payload]) => [name, this.#nameFunction(payload, profile)]));
  }

  /** The code of all functions that were asked for, and of those they call. */
  renderFunctions(): string {
    const names = Object.fromEntries([...this.#functions].map(([key, name]) => [name, key]));
    const code = renderStandalone(this.#ajv, names).replaceAll(
      /^export const (event\d+) = /gm,
      'const $1 = ',
    );
    return dropUnusedSchemas(code);
  }

  #nameFunction(payload: JsonValue, profile: Profile): string {
    const key = this.#keyOf(payload, profile);
    const name = this.#functions.get(key) ?? `event${this.#functions.size}`;
    this.#functions.set(key, name);
    return name;
  }

  #keyOf(payload: JsonValue, profile: Profile): string {
    if (isObject(payload) && typeof payload.$ref === 'string') {
      return this.#componentKey(payload.$ref.slice(schemaReferencePrefix.length), profile);
    }
    const schema = this.#prepare(payload, profile);
    const text = JSON.stringify(schema);
    const key = this.#inline.get(text) ?? `inline.${this.#inline.size}`;
    if (!this.#inline.has(text)) this.#ajv.addSchema(schema as JsonObject, key);
    this.#inline.set(text, key);
    return key;
  }

  #componentKey(name: string, profile: Profile): string {
    if (this.#components[profile][name] === undefined)
      throw new Error(`There is no schema ${name} for an event.`);
    return profile === 'vendor' && !this.#sharedNames.has(name) ? `vendor.${name}` : name;
  }

  #addComponent(name: string, schema: JsonValue, profile: Profile): void {
    this.#ajv.addSchema(this.#prepare(schema, profile) as JsonObject, this.#componentKey(name, profile));
  }

  /** Leaves only what validation needs: Ajv writes whole schemas into its code. */
  #prepare(schema: JsonValue, profile: Profile): JsonValue {
    return stripAnnotations(schema, (reference) =>
      this.#componentKey(reference.slice(schemaReferencePrefix.length), profile),
    );
  }
}

/** Ajv writes down every schema it has seen; only those whose lists the code reads are needed. */
function dropUnusedSchemas(code: string): string {
  const uses = new Map<string, number>();
  for (const [name] of code.matchAll(/\bschema\d+\b/g)) uses.set(name, (uses.get(name) ?? 0) + 1);
  return code.replaceAll(/^const (schema\d+) = .*\n/gm, (line, name: string) =>
    (uses.get(name) ?? 0) > 1 ? line : '',
  );
}

function renderStreams(streams: ReadonlyMap<string, Table>): string {
  const rows = [...streams].map(
    ([operationId, table]) => `  ${JSON.stringify(operationId)}: ${renderTable(table)},`,
  );
  return `Object.freeze({\n${rows.join('\n')}\n})`;
}

function renderTable(table: Table): string {
  const rows = [...table].map(([event, name]) => `    ${JSON.stringify(event)}: ${name},`);
  return `Object.freeze({\n${rows.join('\n')}\n  })`;
}
