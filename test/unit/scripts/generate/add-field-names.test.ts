import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { addFieldNames } from '../../../../scripts/generate/validators/add-field-names.ts';

const options = { strict: false };

function reportBoth(schema: object, value: unknown) {
  const ours = new Ajv2020(options);
  addFieldNames(ours);
  return [ours, new Ajv2020(options)].map((ajv) => {
    const validate = ajv.compile(schema);
    return { isValid: validate(value), error: validate.errors?.[0] };
  });
}

const closed = { additionalProperties: false, properties: { a: {}, b: { type: 'string' } } };

describe('addFieldNames', () => {
  it.each([
    [closed, { c: 1 }],
    [{ ...closed, minProperties: 1 }, {}],
  ])('names the fields of %j', (schema, value) => {
    const [ours, theirs] = reportBoth(schema, value);
    const params = { ...theirs?.error?.params, fields: ['a', 'b'] };
    expect(ours?.error).toEqual({ ...theirs?.error, params });
  });

  it('names none where there may be others', () => {
    const [ours] = reportBoth({ minProperties: 2, properties: { a: {} } }, { a: 1 });
    expect(ours?.error?.params).toEqual({ limit: 2, fields: [] });
    const [typed] = reportBoth({ additionalProperties: { type: 'string' } }, { a: 1 });
    expect(typed?.error?.keyword).toBe('type');
  });

  it('reports a field that there is not before one that is missing', () => {
    const [ours, theirs] = reportBoth({ ...closed, required: ['a'] }, { c: 1 });
    expect([ours?.error?.keyword, theirs?.error?.keyword]).toEqual(['additionalProperties', 'required']);
  });

  it.each([
    [{ ...closed, required: ['a'] }, {}],
    [closed, { b: 1 }],
    [
      { ...closed, maxProperties: 1 },
      { a: 1, b: 'x' },
    ],
    [{ ...closed, minProperties: 1 }, { a: 1 }],
  ])('judges and reports anything else of %j as Ajv does', (schema, value) => {
    const [ours, theirs] = reportBoth(schema, value);
    expect(ours).toEqual(theirs);
  });
});
