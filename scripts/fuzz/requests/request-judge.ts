import { readFileSync } from 'node:fs';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { Profile } from '../../../src/core/area.ts';
import { createSchemaCompiler, type SchemaCompiler } from '../../../test/support/compile-schema.ts';
import { isObject, toList, toObject, type JsonObject, type JsonValue } from '../../generate/json.ts';
import { setField } from './copy-json.ts';
import { SchemaGuide } from './schema-guide.ts';

const fileNames: Readonly<Record<Profile, string>> = {
  neutral: 'openapi.json',
  vendor: 'openapi.vendor.json',
};

/** Tells requests that the contract refuses from others; it knows the schemas and nothing of the gateway. */
export class RequestJudge {
  readonly guide: SchemaGuide;
  readonly #document: JsonObject;
  readonly #compiler: SchemaCompiler;
  readonly #validators = new Map<string, ValidateFunction | null>();

  constructor(profile: Profile) {
    const url = new URL(`../../../generated/${fileNames[profile]}`, import.meta.url);
    // A gateway may fetch what examples name: here they name hosts that never exist (RFC 2606, 2).
    const text = readFileSync(url, 'utf8').replaceAll('https://example.com/', 'https://example.invalid/');
    this.#document = JSON.parse(text) as JsonObject;
    this.guide = new SchemaGuide(this.#document);
    this.#compiler = createSchemaCompiler(this.#document);
  }

  /** The schema of a body; `null` where the operation has none of this type. */
  findSchema(operationId: string, mediaType: string): JsonObject | null {
    return this.guide.findBodySchema(operationId, mediaType);
  }

  /**
   * Whether the contract refuses the body however it is read: as it is, with null as absence, with snake_case for
   * camelCase, or also with one object for a list of one (docs/profiles.md).
   */
  refuses(operationId: string, mediaType: string, body: unknown): boolean {
    const validate = this.#compile(operationId, mediaType);
    if (validate === null) return false;
    const withoutNulls = dropNulls(body, (name) => name);
    const camelCase = dropNulls(body, toCamelCase);
    if ([body, withoutNulls, camelCase].some((reading) => validate(reading))) return false;
    const root = this.findSchema(operationId, mediaType);
    return root === null || !validate(this.#wrapLone(camelCase, this.guide.expand([root])));
  }

  /** Each object that may stand for a list (`x-lone: list`) in one. */
  #wrapLone(value: unknown, schemas: readonly JsonObject[]): unknown {
    if (schemas.length === 0 || typeof value !== 'object' || value === null) return value;
    const wrapAt = (key: string | number, item: unknown) =>
      this.#wrapLone(item, this.guide.step(schemas, key));
    if (Array.isArray(value)) return value.map((item, index) => wrapAt(index, item));
    if (schemas.some((schema) => schema['x-lone'] === 'list')) return [wrapAt(0, value)];
    const copy = {};
    for (const [name, item] of Object.entries(value)) setField(copy, name, wrapAt(name, item));
    return copy;
  }

  #compile(operationId: string, mediaType: string): ValidateFunction | null {
    const id = `${operationId} ${mediaType}`;
    const known = this.#validators.get(id);
    if (known !== undefined) return known;
    const pointer = this.#point(operationId, mediaType);
    const validate = pointer === null ? null : this.#compiler.compile(pointer);
    this.#validators.set(id, validate);
    return validate;
  }

  #point(operationId: string, mediaType: string): string | null {
    for (const [path, item] of Object.entries(toObject(this.#document.paths))) {
      for (const [method, operation] of Object.entries(toObject(item))) {
        if (!isObject(operation) || operation.operationId !== operationId) continue;
        if (this.findSchema(operationId, mediaType) === null) return null;
        return `#/paths/${escape(path)}/${method}/requestBody/content/${escape(mediaType)}/schema`;
      }
    }
    return null;
  }
}

function escape(token: string): string {
  return encodeURIComponent(token.replaceAll('~', '~0').replaceAll('/', '~1'));
}

function dropNulls(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return toList(value as JsonValue[]).map((item) => dropNulls(item, rename));
  if (!isObject(value as JsonValue)) return value;
  const copy = {};
  for (const [name, item] of Object.entries(value as object)) {
    if (item !== null) setField(copy, rename(name), dropNulls(item, rename));
  }
  return copy;
}

function toCamelCase(name: string): string {
  return name.replace(/_([a-z])/gu, (_, letter: string) => letter.toUpperCase());
}
