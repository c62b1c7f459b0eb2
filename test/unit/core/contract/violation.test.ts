import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { describeViolation, pickViolation } from '../../../../src/core/contract/violation.ts';

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true });

describe('describeViolation', () => {
  it.each([
    [{ type: 'integer', enum: [4, 8] }, 'much', 'must be one of 4, 8'],
    [{ type: 'string', const: 'inf' }, 7, 'must be "inf"'],
    [
      { oneOf: [{ type: 'integer' }, { const: 'inf' }, { type: 'null' }] },
      1.5,
      'must be "inf" or an integer',
    ],
    [{ oneOf: [{ enum: ['auto', null] }, { type: 'object' }] }, 1, 'must be auto or an object'],
    [
      { oneOf: [{ const: 'a' }, { type: ['object', 'boolean'] }, { type: 'object' }] },
      1,
      'must be "a" or an object or a boolean',
    ],
    [
      { anyOf: [{ type: 'string' }, { type: 'array', items: {} }, { type: 'null' }] },
      1,
      'must be a string or an array',
    ],
    [
      { anyOf: [{ properties: { a: { type: 'string' } } }, { properties: { a: { type: 'array' } } }] },
      { a: 1 },
      'must be a string',
    ],
  ])('names the types of the other branches of the value: %j', (schema, value, description) => {
    const validate = ajv.compile(schema);
    expect(validate(value)).toBe(false);
    expect(describeViolation(pickViolation(validate.errors ?? []), 'event')).toBe(description);
  });
});
