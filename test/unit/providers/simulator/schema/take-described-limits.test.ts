import { describe, expect, it } from 'vitest';
import { takeDescribedLimits } from '../../../../../src/providers/simulator/schema/take-described-limits.ts';

type Json = Readonly<Record<string, unknown>>;

describe('takeDescribedLimits', () => {
  it.each<[string, Json, Json]>([
    ['{minimum: 1, maximum: 5}', { type: 'integer' }, { minimum: 1, maximum: 5 }],
    ['How many.\n\n{minimum: 1, maximum: 5}', { type: 'integer' }, { minimum: 1, maximum: 5 }],
    ['How many (of both) (minimum: 1, maximum: 5)', { type: 'number' }, { minimum: 1, maximum: 5 }],
    ['minimum: 1; maximum: 5.', { type: 'integer' }, { minimum: 1, maximum: 5 }],
    ['A name.\nmin length: 3; max length: 9.', { type: 'string' }, { minLength: 3, maxLength: 9 }],
    ['pattern: ^a; b{2}$.', { type: 'string' }, { pattern: '^a; b{2}$' }],
    ['{enum: ["a, b: 1","b"]}', { type: 'string' }, { enum: ['a, b: 1', 'b'] }],
    [
      'A word (pattern: "^(a|b), c: d$", minLength: 2)',
      { type: 'string' },
      {
        pattern: '^(a|b), c: d$',
        minLength: 2,
      },
    ],
    ['{minItems: 2, maxItems: 3}', { type: ['array', 'null'] }, { minItems: 2, maxItems: 3 }],
  ])('takes the limits of %j', (description, schema, limits) => {
    expect(takeDescribedLimits({ ...schema, description })).toEqual({ ...schema, description, ...limits });
  });

  it.each<[string, Json]>([
    ['From 1 to 5 (minimum: one)', { type: 'integer' }],
    ['{minimum: "1"}', { type: 'integer' }],
    ['{minLength: 5}', { type: 'integer' }],
    ['{minimum: 5}', { type: 'string' }],
    ['{colour: 5}', { type: 'integer' }],
    ['{enum: []}', { type: 'string' }],
    ['{enum: ["c"]}', { type: 'string', enum: ['a'] }],
    ['A note: see above.', { type: 'string' }],
    ['{minimum: 5} of them', { type: 'integer' }],
  ])('finds no limit in %j', (description, schema) => {
    expect(takeDescribedLimits({ ...schema, description })).toEqual({ ...schema, description });
  });

  it('takes the stricter one of two, at every depth, and leaves values alone', () => {
    const stars = { type: 'integer', minimum: 3, description: '{minimum: 1, maximum: 5}' };
    const value = { type: 'integer', description: '{minimum: 1}' };
    const properties = { description: stars, list: { type: 'array', items: { anyOf: [stars] } } };
    const taken = { ...stars, maximum: 5 };
    expect(takeDescribedLimits({ properties, default: value })).toEqual({
      properties: { description: taken, list: { type: 'array', items: { anyOf: [taken] } } },
      default: value,
    });
  });
});
