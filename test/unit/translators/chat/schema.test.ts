import { describe, expect, it } from 'vitest';
import { convertToJsonSchema } from '../../../../src/translators/chat/schema.ts';

describe('convertToJsonSchema', () => {
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
    expect(convertToJsonSchema(schema)).toEqual({
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

  it('leaves JSON Schema as it is', () => {
    const schema = {
      type: 'object',
      properties: { at: { type: ['string', 'null'], format: 'date-time' }, nullable: { type: 'boolean' } },
      additionalProperties: false,
      $defs: { Place: { type: 'string' } },
    };
    expect(convertToJsonSchema(schema)).toEqual(schema);
  });
});
