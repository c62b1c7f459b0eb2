import { describe, expect, it } from 'vitest';
import { convertContentSchema } from '../../../../../src/providers/simulator/schema/convert-content-schema.ts';

describe('convertContentSchema', () => {
  it('writes types in lower case at every depth', () => {
    const schema = {
      type: 'OBJECT',
      properties: {
        list: { type: 'ARRAY', items: { type: 'INTEGER' }, minItems: '2' },
        type: { type: 'STRING' },
      },
      anyOf: [{ type: 'OBJECT' }],
    };
    expect(convertContentSchema(schema)).toEqual({
      type: 'object',
      properties: {
        list: { type: 'array', items: { type: 'integer' }, minItems: 2 },
        type: { type: 'string' },
      },
      anyOf: [{ type: 'object' }],
    });
  });

  it('makes null a second type', () => {
    expect(convertContentSchema({ type: 'STRING', nullable: true, enum: ['A'] })).toEqual({
      type: ['string', 'null'],
      enum: ['A', null],
    });
    expect(convertContentSchema({ type: 'STRING', nullable: false })).toEqual({ type: 'string' });
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
      example: { type: 'STRING' },
      default: { minItems: '1' },
    });
  });

  it('leaves JSON Schema as it is', () => {
    const schema = { type: ['string', 'null'], $ref: '#/$defs/a', $defs: { a: { type: 'integer' } } };
    expect(convertContentSchema(schema)).toEqual(schema);
  });
});
