import { describe, expect, it } from 'vitest';
import { closeSchema } from '../../../../src/translators/content-to-messages/close-schema.ts';

describe('closeSchema', () => {
  it('writes oneOf as anyOf, at every depth', () => {
    const kinds = [
      { type: 'object', properties: { kind: { const: 'a' } } },
      { oneOf: [{ type: 'string' }, { type: 'null' }] },
    ];
    expect(closeSchema({ type: 'object', properties: { k: { oneOf: kinds } } })).toEqual({
      type: 'object',
      properties: {
        k: {
          anyOf: [
            { type: 'object', properties: { kind: { const: 'a' } }, additionalProperties: false },
            { anyOf: [{ type: 'string' }, { type: 'null' }] },
          ],
        },
      },
      additionalProperties: false,
    });
  });

  it('tells of oneOf beside anyOf', () => {
    const anyOf = [{ type: 'string' }];
    expect(closeSchema({ anyOf, oneOf: [{ minLength: 2 }], description: 'A word.' })).toEqual({
      anyOf,
      description: 'A word. (oneOf: [{"minLength":2}])',
    });
  });

  it.each([
    ['propertyNames', { type: 'string' }],
    ['patternProperties', { '^x': {} }],
    ['prefixItems', [{ type: 'string' }]],
    ['contains', {}],
    ['not', { type: 'null' }],
    ['if', {}],
    ['dependentRequired', { a: ['b'] }],
    ['maxLength', 5],
  ])('tells of %s, which the upstream refuses', (name, constraint) => {
    expect(closeSchema({ type: 'string', [name]: constraint })).toEqual({
      type: 'string',
      description: `(${name}: ${JSON.stringify(constraint)})`,
    });
  });

  it.each([
    [{ type: ['string', 'null'], enum: ['x', null] }, { enum: ['x', null] }],
    [{ type: ['string', 'null'], const: null }, { const: null }],
    [
      { type: 'string', enum: ['x'] },
      { type: 'string', enum: ['x'] },
    ],
    [{ type: ['string', 'null'] }, { type: ['string', 'null'] }],
  ])('names no types beside values of several: %j', (schema, closed) => {
    expect(closeSchema(schema)).toEqual(closed);
  });
});
