import type { EventPayloads } from '../list-events.ts';
import { isObject, type JsonObject, type JsonValue } from '../json.ts';
import { listSharedNames } from '../list-shared-names.ts';
import { schemaReferencePrefix } from '../schema-composition.ts';
import { stripAnnotations } from '../strip-annotations.ts';
import { createAjv, type SchemaPurpose } from './create-ajv.ts';
import type { OperationSchemas, Profile } from './list-operation-schemas.ts';
import { renderStandalone } from './render-standalone.ts';
import { tidyCode } from './tidy-code.ts';

/** Event name to the name of the function that judges it. */
export type FunctionNames = ReadonlyMap<string, string>;

/** The names of the functions that judge one operation. */
export interface OperationFunctions {
  readonly request: string;
  readonly formRequest: string | null;
  readonly responses: ReadonlyMap<string, string | null>;
  readonly events: FunctionNames | null;
}

/**
 * Compiles the schemas of one area, in both profiles. Every named schema is one function, and one for both profiles
 * where they agree.
 */
export class AreaCompiler {
  readonly #components: Readonly<Record<Profile, JsonObject>>;
  readonly #purpose: SchemaPurpose;
  readonly #sharedNames: ReadonlySet<string>;
  /** The text of a schema without a name to its key. */
  readonly #unnamed = new Map<string, string>();
  /** Key to what is compiled: what was asked for, and all that leads to. */
  readonly #schemas = new Map<string, JsonObject>();
  readonly #roots = new Set<string>();

  constructor(components: Readonly<Record<Profile, JsonObject>>, purpose: SchemaPurpose) {
    this.#components = components;
    this.#purpose = purpose;
    this.#sharedNames = listSharedNames(components.neutral, components.vendor);
  }

  addOperation(operation: OperationSchemas, profile: Profile): OperationFunctions {
    const { operationId, request, formRequest, responses, events } = operation;
    const add = (schema: JsonValue, role: string) => this.#add(schema, `${role}Of.${operationId}`, profile);
    return {
      request: add(request, 'request'),
      formRequest: formRequest === null ? null : add(formRequest, 'form'),
      responses: new Map(
        [...responses].map(([status, schema]) => [status, schema === null ? null : add(schema, status)]),
      ),
      events: events === null ? null : this.addEvents(events, operationId, profile),
    };
  }

  addEvents(events: EventPayloads, owner: string, profile: Profile): FunctionNames {
    return new Map(
      [...events].map(([name, payload]) => [name, this.#add(payload, `eventOf.${owner}.${name}`, profile)]),
    );
  }

  /** The code of all functions that were asked for, and of those they call. */
  render(): string {
    assertUnique([...this.#schemas.keys()].map(nameFunction));
    const ajv = createAjv(this.#purpose);
    // Else every function notes which properties it has seen, for nobody.
    ajv.opts.unevaluated = JSON.stringify([...this.#schemas]).includes('"unevaluated');
    for (const [key, schema] of this.#schemas) ajv.addSchema(schema, key);
    const exported = Object.fromEntries([...this.#roots].map((key) => [nameFunction(key), key]));
    const code = renderStandalone(ajv, exported);
    const names = Object.entries(ajv.schemas).flatMap(([key, env]) => {
      const source = env?.validate?.source;
      return source === undefined ? [] : [[String(source.validateName), nameFunction(key)] as const];
    });
    return tidyCode(code, new Map(names));
  }

  #add(schema: JsonValue, unnamedKey: string, profile: Profile): string {
    const key = this.#findKey(schema, unnamedKey, profile);
    this.#roots.add(key);
    return nameFunction(key);
  }

  #findKey(schema: JsonValue, unnamedKey: string, profile: Profile): string {
    if (isObject(schema) && typeof schema.$ref === 'string') return this.#use(schema.$ref, profile);
    const prepared = this.#prepare(schema, profile);
    const text = JSON.stringify(prepared);
    const known = this.#unnamed.get(text);
    if (known !== undefined) return known;
    const key = profile === 'vendor' ? `vendor.${unnamedKey}` : unnamedKey;
    this.#schemas.set(key, prepared);
    this.#unnamed.set(text, key);
    return key;
  }

  /** The key of a named schema. */
  #use(reference: string, profile: Profile): string {
    const name = reference.slice(schemaReferencePrefix.length);
    const schema = this.#components[profile][name];
    if (schema === undefined) throw new Error(`There is no schema ${name}.`);
    const key = profile === 'vendor' && !this.#sharedNames.has(name) ? `vendor.${name}` : name;
    if (this.#schemas.has(key)) return key;
    this.#schemas.set(key, {});
    this.#schemas.set(key, this.#prepare(schema, profile));
    return key;
  }

  /** Leaves only what validation needs. */
  #prepare(schema: JsonValue, profile: Profile): JsonObject {
    return stripAnnotations(schema, (reference) => this.#use(reference, profile)) as JsonObject;
  }
}

function assertUnique(names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two schemas would be judged by ${twice}. Rename one of them.`);
}

/** `vendor.requestOf.createMessage` becomes `isVendorRequestOfCreateMessage`. */
function nameFunction(key: string): string {
  return `is${key.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_match, letter: string) => letter.toUpperCase())}`;
}
