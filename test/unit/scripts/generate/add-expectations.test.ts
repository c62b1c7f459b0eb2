import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { addExpectations } from '../../../../scripts/generate/validators/add-expectations.ts';

function reportBoth(schema: object, value: unknown) {
  const ours = new Ajv2020({ strict: false });
  addExpectations(ours);
  return [ours, new Ajv2020({ strict: false })].map((ajv) => {
    const validate = ajv.compile(schema);
    return { isValid: validate(value), errors: validate.errors };
  });
}

const digits = { type: 'string', pattern: '^[0-9]+$' };

describe('addExpectations', () => {
  it('says in words what is expected', () => {
    const [ours, theirs] = reportBoth({ ...digits, 'x-expects': 'digits' }, 'a');
    const error = theirs?.errors?.[0];
    expect(ours?.errors).toEqual([{ ...error, params: { ...error?.params, expects: 'digits' } }]);
  });

  it.each([
    [digits, 'a'],
    [digits, '12'],
    [digits, 12],
    [{ ...digits, 'x-expects': 'digits' }, '12'],
    [{ pattern: '^"\\p{L}"$' }, '"1"'],
    [{ pattern: '^"\\p{L}"$' }, '"ä"'],
  ])('judges and reports anything else of %j as Ajv does: %j', (schema, value) => {
    const [ours, theirs] = reportBoth(schema, value);
    expect(ours).toEqual(theirs);
  });
});
