import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { addExclusions } from '../../../../scripts/generate/validators/add-exclusions.ts';
import { convertViolation } from '../../../../src/server/contract/convert-violation.ts';

const block = {
  type: 'object',
  required: ['type'],
  discriminator: { propertyName: 'type' },
  oneOf: [
    {
      type: 'object',
      properties: { type: { const: 'text' }, text: { type: 'string', minLength: 1 } },
      required: ['type', 'text'],
      additionalProperties: false,
    },
    {
      type: 'object',
      properties: { type: { const: 'image' }, url: { type: 'string' } },
      required: ['type', 'url'],
      additionalProperties: false,
    },
  ],
};

const schema = {
  type: 'object',
  properties: {
    requestBody: {
      type: 'object',
      properties: {
        model: { type: 'string', maxLength: 5 },
        temperature: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 },
        role: { enum: ['user', 'assistant'] },
        content: { anyOf: [{ type: 'string' }, { type: 'array', items: block }] },
        file: {},
        'file[url]': {},
        part: { oneOf: [{ required: ['text'] }, { required: ['image'] }, { required: ['sound'] }] },
        tool: { type: 'object', minProperties: 1, maxProperties: 2 },
        count: { type: 'number', multipleOf: 1 },
        step: { type: 'number', multipleOf: 16 },
        names: { type: 'array', uniqueItems: true },
      },
      required: ['model'],
      additionalProperties: false,
      allOf: [{ not: { type: 'object', required: ['file', 'file[url]'] } }],
    },
    header: { type: 'object', required: ['msg-version'] },
    query: {
      type: 'object',
      properties: { alt: { enum: ['sse', 'json'] }, variant: { enum: ['video'] } },
      additionalProperties: false,
    },
  },
};

const ajv = new Ajv2020({ strict: false, discriminator: true });
addExclusions(ajv);
const validate = ajv.compile(schema);

interface Parts {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly header?: object;
}

function convert(requestBody: unknown, parts: Parts = {}) {
  const { query = {}, ...others } = parts;
  const isValid = validate({ requestBody, header: { 'msg-version': '1' }, query, ...others });
  expect(isValid).toBe(false);
  return convertViolation(validate.errors ?? [], query);
}

describe('convertViolation', () => {
  it.each([
    [{}, 'model', 'missing_required_parameter', 'model is required.'],
    [{ model: 'm', foo: 1 }, 'foo', 'unknown_parameter', 'foo is not a field of this request.'],
    [{ model: 'mmmmmm' }, 'model', 'string_above_max_length', 'model must have at most 5 characters.'],
    [{ model: 'm', temperature: 1 }, 'temperature', 'invalid_value', 'temperature must be < 1.'],
    [{ model: 'm', role: 'tool' }, 'role', 'invalid_value', 'role must be one of user, assistant.'],
    [{ model: 'm', tool: {} }, 'tool', 'invalid_value', 'tool must have at least 1 field.'],
    [{ model: 'm', tool: { a: 1, b: 2, c: 3 } }, 'tool', 'invalid_value', 'tool must have at most 2 fields.'],
    [{ model: 'm', count: 1.5 }, 'count', 'invalid_value', 'count must be a whole number.'],
    [{ model: 'm', step: 17 }, 'step', 'invalid_value', 'step must be a multiple of 16.'],
  ])('names the field of %j', (body, param, reason, message) => {
    expect(convert(body)).toMatchObject({ code: 'invalid_argument', param, reason, message });
  });

  it('reports the branch of a union the client came closest to', () => {
    expect(convert({ model: 'm', content: [{ type: 'text', text: '' }] })).toMatchObject({
      param: 'content[0].text',
      message: 'content[0].text must have at least 1 character.',
    });
    expect(convert({ model: 'm', content: [{ type: 'image', text: 'x' }] })).toMatchObject({
      param: 'content[0].url',
    });
  });

  it.each([
    [{}, 'missing_required_parameter'],
    [{ type: 7 }, 'invalid_value'],
  ])('tells a kind that is absent from one of a wrong type: %j', (item, reason) => {
    const fault = { param: 'content[0].type', reason };
    expect(convert({ model: 'm', content: [item] })).toMatchObject(fault);
  });

  it('names the kind that is not supported', () => {
    expect(convert({ model: 'm', content: [{ type: 'hologram' }] })).toMatchObject({
      param: 'content[0].type',
      reason: 'unsupported_block',
      message: 'content[0].type must name a supported kind; "hologram" is not one.',
    });
  });

  it('names fields that exclude each other', () => {
    expect(convert({ model: 'm', file: '', 'file[url]': 'x' })).toMatchObject({
      param: 'file[url]',
      reason: 'invalid_value',
      message: 'file[url] cannot be sent together with file; send one of them.',
    });
  });

  it('says which items are equal', () => {
    expect(convert({ model: 'm', names: ['a', 'b', 'c', 'b'] })).toMatchObject({
      param: 'names',
      reason: 'invalid_value',
      message: 'names must not have the same item twice: [1] and [3] are equal.',
    });
  });

  it.each([[{ text: 'a', image: 'b' }], [{ text: 'a', sound: 'c' }], [{ image: 'b', sound: 'c' }]])(
    'asks for nothing more where %j is of two kinds',
    (part) => {
      expect(convert({ model: 'm', part })).toMatchObject({
        param: 'part',
        reason: 'invalid_value',
        message: 'part is of several kinds that exclude each other; send one of them.',
      });
    },
  );

  it('cuts a long name instead of sending it back', () => {
    const { message, param } = convert({ model: 'm', ['x'.repeat(5_000_000)]: 1 });
    expect(param).toHaveLength(257);
    expect(message.length).toBeLessThan(400);
  });

  it('knows a missing version header', () => {
    expect(convert({ model: 'm' }, { header: {} })).toMatchObject({
      reason: 'missing_version_header',
      param: 'msg-version',
    });
  });

  it('names query parameters and the body as a whole', () => {
    expect(convert({ model: 'm' }, { query: { alt: 'xml' } }).message).toBe(
      'The query parameter alt must be one of sse, json.',
    );
    expect(convert({ model: 'm' }, { query: { variant: 'thumbnail' } }).message).toBe(
      'The query parameter variant must be video.',
    );
    expect(convert([]).message).toBe('The request body must be an object.');
  });

  it('gives format C its field violation', () => {
    expect(convert({ model: 'm', temperature: 0 }).violations).toEqual([
      { field: 'temperature', description: 'Must be > 0.' },
    ]);
  });
});
