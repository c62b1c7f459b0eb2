import { describe, expect, it } from 'vitest';
import { describeForm } from '../../../../scripts/generate/describe-form.ts';

const document = {
  components: {
    schemas: {
      Count: { type: ['integer', 'null'] },
      Form: {
        type: 'object',
        additionalProperties: false,
        properties: {
          text: { type: 'string' },
          optional: { type: ['string', 'null'] },
          count: { $ref: '#/components/schemas/Count' },
          size: { type: 'number' },
          flag: { type: ['boolean', 'null'] },
          either: { type: ['string', 'integer', 'null'], enum: ['4', 4, null] },
          object: { oneOf: [{ type: 'object' }, { type: 'null' }] },
          settings: {
            oneOf: [
              {
                type: 'object',
                properties: {
                  seconds: { $ref: '#/components/schemas/Count' },
                  ratio: { type: 'number' },
                  either: { type: ['string', 'integer'] },
                  name: { type: 'string' },
                },
              },
              { type: 'null' },
            ],
          },
          list: { type: 'array' },
          anything: {},
        },
      },
    },
  },
};

describe('describeForm', () => {
  it('knows what every field stands for, behind references too, and whether there may be others', () => {
    expect(describeForm(document, { $ref: '#/components/schemas/Form' })).toEqual({
      isClosed: true,
      fields: {
        text: { kind: 'text', isNullable: false },
        optional: { kind: 'text', isNullable: true },
        count: { kind: 'number', isNullable: true },
        size: { kind: 'number', isNullable: false },
        flag: { kind: 'boolean', isNullable: true },
        either: { kind: 'text', isNullable: true },
        object: { kind: 'json', isNullable: true },
        settings: { kind: 'json', isNullable: true, numbers: ['seconds', 'ratio'] },
        list: { kind: 'json', isNullable: false },
        anything: { kind: 'text', isNullable: false },
      },
    });
  });

  it('leaves a form open that does not close itself', () => {
    expect(describeForm(document, { type: 'object' })).toEqual({ isClosed: false, fields: {} });
  });
});
