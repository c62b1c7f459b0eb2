import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { addExclusions } from '../../../../scripts/generate/validators/add-exclusions.ts';

const options = { strict: false };

function reportBoth(schema: object, value: unknown) {
  const ours = new Ajv2020(options);
  addExclusions(ours);
  return [ours, new Ajv2020(options)].map((ajv) => {
    const validate = ajv.compile(schema);
    return { isValid: validate(value), errors: validate.errors };
  });
}

describe('addExclusions', () => {
  it.each([
    [{ required: ['a', 'b'] }],
    [{ required: ['a', 'b'], properties: { a: {}, b: {} } }],
    [{ required: ['a', 'b', 'c'] }],
  ])('names the fields that %j keeps apart', (not) => {
    const [ours, theirs] = reportBoth({ not }, { a: 1, b: 2, c: 3 });
    expect(ours?.errors).toEqual([{ ...theirs?.errors?.[0], params: { together: not.required } }]);
    const [one] = reportBoth({ not }, { a: 1, c: 3 });
    expect(one?.isValid).toBe(true);
  });

  it.each([
    [{ not: {} }],
    [{ not: { required: ['a'] } }],
    [{ not: { required: ['a', 'b'], properties: { a: { const: 1 } } } }],
    [{ not: { required: ['a'] }, required: ['z'], anyOf: [{ type: 'string' }], properties: { a: false } }],
  ])('reports %j as Ajv does', (schema) => {
    const [ours, theirs] = reportBoth(schema, { a: 1, b: 2 });
    expect(ours).toEqual(theirs);
    expect(ours?.isValid).toBe(false);
  });
});
