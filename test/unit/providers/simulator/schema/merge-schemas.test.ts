import { describe, expect, it } from 'vitest';
import { mergeSchemas } from '../../../../../src/providers/simulator/schema/merge-schemas.ts';

type Json = Readonly<Record<string, unknown>>;

describe('mergeSchemas', () => {
  it.each<[Json, Json, Json]>([
    [
      { minimum: 1, maximum: 9 },
      { minimum: 3, maximum: 12 },
      { minimum: 3, maximum: 9 },
    ],
    [{ required: ['a'] }, { required: ['a', 'b'] }, { required: ['a', 'b'] }],
    [{ enum: ['a', 'b'] }, { enum: ['b', 'c'] }, { enum: ['b'] }],
    [{ type: ['string', 'null'] }, { type: 'string' }, { type: 'string' }],
    [{ type: 'number' }, { type: 'integer' }, { type: 'integer' }],
    [{ multipleOf: 4 }, { multipleOf: 6 }, { multipleOf: 12 }],
    [{ additionalProperties: false }, { additionalProperties: {} }, { additionalProperties: false }],
    [{ title: 'a' }, { title: 'b' }, { title: 'b' }],
    [
      { properties: { a: { type: 'string' }, b: {} } },
      { properties: { a: { minLength: 2 } } },
      { properties: { a: { allOf: [{ type: 'string' }, { minLength: 2 }] }, b: {} } },
    ],
    [
      { anyOf: [{ minimum: 1 }] },
      { anyOf: [{ maximum: 2 }] },
      { anyOf: [{ allOf: [{ minimum: 1 }, { maximum: 2 }] }] },
    ],
  ])('makes of %j and %j one schema', (first, second, merged) => {
    expect(mergeSchemas(first, second)).toEqual(merged);
  });

  it('keeps a property that is called __proto__', () => {
    const first = JSON.parse('{"properties":{"__proto__":{"type":"string"}}}') as Json;
    const merged = mergeSchemas(first, { properties: { a: {} } });
    expect(Object.keys(merged.properties as Json)).toEqual(['__proto__', 'a']);
  });
});
