import { describe, expect, it } from 'vitest';
import { emitSchemaTypes } from '../../../../scripts/generate/emit-schema-types.ts';
import type { JsonObject } from '../../../../scripts/generate/json.ts';

async function emit(schema: JsonObject, requestNames: readonly string[] = []): Promise<string> {
  const text = await emitSchemaTypes({
    schemas: { Thing: schema, Other: {} },
    requestNames: new Set(requestNames),
  });
  return text.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/\s+/g, ' ');
}

const object = (properties: JsonObject, rest: JsonObject = {}) => ({ type: 'object', properties, ...rest });

describe('emitSchemaTypes', () => {
  it('gives each schema a type of its own name', async () => {
    const text = await emit(object({ other: { $ref: '#/components/schemas/Other' } }));
    expect(text).toBe('export type Thing = { readonly other?: Other; }; export type Other = unknown; ');
  });

  it('keeps a field with a default optional', async () => {
    expect(await emit(object({ size: { type: 'integer', default: 1 } }))).toContain('size?: number');
  });

  it('lets an object without named members hold anything', async () => {
    expect(await emit(object({ free: { type: 'object' } }))).toContain(
      'free?: { readonly [key: string]: unknown; }',
    );
  });

  it('says nothing of members that an open schema does not name', async () => {
    const open = object({ size: { type: 'integer' } }, { additionalProperties: true });
    expect(await emit(open)).toContain('Thing = { readonly size?: number; };');
  });

  it('drops conditions that name no members', async () => {
    const oneOf = [{ required: ['size'] }, { properties: { size: { not: {} } } }];
    expect(await emit({ ...object({ size: { type: 'integer' } }), oneOf })).toContain(
      'Thing = { readonly size?: number; };',
    );
    expect(await emit({ type: 'object', oneOf })).toContain('Thing = unknown;');
  });

  it('knows null in answers, and not in what clients alone send', async () => {
    const schema = object({ size: { type: ['string', 'null'], enum: ['s', null] } });
    expect(await emit(schema)).toContain('size?: "s" | null');
    expect(await emit(schema, ['Thing'])).toContain('size?: "s";');
  });

  it('knows null where clients send it as a value', async () => {
    const schema = object({ size: { type: ['integer', 'null'], 'x-null': 'value' } });
    expect(await emit(schema, ['Thing'])).toContain('size?: number | null');
  });

  it('tells members called like keywords from keywords', async () => {
    const text = await emit(object({ enum: { type: 'string' }, oneOf: {}, type: { type: 'string' } }), [
      'Thing',
    ]);
    expect(text).toContain('readonly enum?: string; readonly oneOf?: unknown; readonly type?: string;');
  });
});
