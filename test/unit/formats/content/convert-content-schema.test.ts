import { describe, expect, it } from 'vitest';
import { convertContentSchema } from '../../../../src/formats/content/convert-content-schema.ts';

describe('convertContentSchema', () => {
  it('writes a schema of format C as JSON Schema, at every depth', () => {
    const schema = {
      type: 'OBJECT',
      description: 'A place',
      propertyOrdering: ['type', 'tags'],
      properties: {
        type: { type: 'STRING', enum: ['TOWN', 'VILLAGE'], nullable: true },
        tags: { type: 'ARRAY', items: { type: 'STRING', minLength: '1' }, minItems: '2', maxItems: 3 },
        size: { anyOf: [{ type: 'INTEGER', example: 7 }, { type: 'BOOLEAN' }] },
        any: { type: 'TYPE_UNSPECIFIED' },
      },
      required: ['type'],
    };
    expect(convertContentSchema(schema)).toEqual({
      type: 'object',
      description: 'A place',
      properties: {
        type: { type: ['string', 'null'], enum: ['TOWN', 'VILLAGE', null] },
        tags: { type: 'array', items: { type: 'string', minLength: 1 }, minItems: 2, maxItems: 3 },
        size: { anyOf: [{ type: 'integer', examples: [7] }, { type: 'boolean' }] },
        any: {},
      },
      required: ['type'],
    });
  });

  it('makes null a second type', () => {
    expect(convertContentSchema({ type: 'STRING', nullable: true, enum: ['A'] })).toEqual({
      type: ['string', 'null'],
      enum: ['A', null],
    });
    expect(convertContentSchema({ type: 'STRING', nullable: false })).toEqual({ type: 'string' });
  });

  it('makes null one more alternative where there is no type', () => {
    const alternatives = [{ type: 'STRING' }, { type: 'INTEGER' }];
    expect(convertContentSchema({ anyOf: alternatives, nullable: true })).toEqual({
      anyOf: [{ type: 'string' }, { type: 'integer' }, { type: 'null' }],
    });
    expect(convertContentSchema({ $ref: '#/$defs/a', description: 'x', nullable: true })).toEqual({
      description: 'x',
      anyOf: [{ $ref: '#/$defs/a' }, { type: 'null' }],
    });
  });

  it('writes the numbers of an enumeration of numbers, which format C has as texts', () => {
    const schema = { type: 'INTEGER', format: 'enum', enum: ['101', '201', 301] };
    expect(convertContentSchema(schema)).toMatchObject({ type: 'integer', enum: [101, 201, 301] });
    expect(convertContentSchema({ type: 'NUMBER', enum: ['0.5', 'half'], nullable: true })).toEqual({
      type: ['number', 'null'],
      enum: [0.5, 'half', null],
    });
    expect(convertContentSchema({ type: 'STRING', enum: ['101'] }).enum).toEqual(['101']);
  });

  it('keeps all digits of a number of an enumeration', () => {
    const schema = { type: 'INTEGER', format: 'int64', enum: ['9007199254740993', '-1', '0x10', ''] };
    expect(JSON.stringify(convertContentSchema(schema).enum)).toBe('[9007199254740993,-1,"0x10",""]');
  });

  it('drops a type that says nothing', () => {
    expect(convertContentSchema({ type: 'TYPE_UNSPECIFIED', description: 'x' })).toEqual({
      description: 'x',
    });
  });

  it('leaves values alone that look like schemas', () => {
    const schema = {
      type: 'STRING',
      enum: ['OBJECT'],
      example: { type: 'STRING' },
      default: { minItems: '1' },
    };
    expect(convertContentSchema(schema)).toMatchObject({
      enum: ['OBJECT'],
      examples: [{ type: 'STRING' }],
      default: { minItems: '1' },
    });
  });

  it('leaves JSON Schema as it is', () => {
    const schema = {
      type: 'object',
      properties: { at: { type: ['string', 'null'], format: 'date-time' }, nullable: { type: 'boolean' } },
      additionalProperties: false,
      $defs: { Place: { type: 'string' } },
    };
    expect(convertContentSchema(schema)).toEqual(schema);
  });
});
