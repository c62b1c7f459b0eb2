import { describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '../../../../src/server/contract/openapi-document.ts';
import { convertTexts, createFormShape } from '../../../../src/server/multipart/form-shape.ts';

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
          list: { type: 'array' },
          anything: {},
        },
      },
    },
  },
} as unknown as OpenApiDocument;
const shape = createFormShape(document, { $ref: '#/components/schemas/Form' });
const convert = (texts: Readonly<Record<string, string>>) =>
  convertTexts(new Map(Object.entries(texts)), shape);

describe('createFormShape', () => {
  it('knows every field, behind references too, and whether there may be others', () => {
    expect([...shape.fields.keys()]).toHaveLength(9);
    expect(shape.isClosed).toBe(true);
    expect(createFormShape(document, { type: 'object' })).toEqual({ fields: new Map(), isClosed: false });
  });
});

describe('convertTexts', () => {
  it.each([
    ['text', '12', '12'],
    ['text', '', ''],
    ['text', 'null', 'null'],
    ['count', '2', 2],
    ['count', '-2', -2],
    ['count', '2.0', 2],
    ['count', '1.5', 1.5],
    ['count', '1e2', 100],
    ['size', '', ''],
    ['size', '0.25', 0.25],
    ['flag', 'true', true],
    ['flag', 'false', false],
    ['either', '4', '4'],
    ['object', '{"a":[1]}', { a: [1] }],
    ['list', '[1]', [1]],
    ['anything', '1', '1'],
    ['unknown', '1', '1'],
  ])('%s: %j becomes %j', (name, text, value) => {
    expect(convert({ [name]: text })).toEqual({ [name]: value });
  });

  it.each([
    ['count', '02'],
    ['count', ' 2'],
    ['count', '2 '],
    ['count', '+2'],
    ['count', '0x2'],
    ['count', '.5'],
    ['count', '1e999'],
    ['count', 'NaN'],
    ['count', '２'],
    ['flag', 'TRUE'],
    ['flag', '1'],
    ['object', '{"a":'],
    ['list', 'x'],
  ])('%s: %j stays text for the schema to refuse', (name, text) => {
    expect(convert({ [name]: text })).toEqual({ [name]: text });
  });

  it('leaves out an empty text where null would be absence', () => {
    expect(convert({ optional: '', count: '', flag: '', either: '', object: '', text: 'x' })).toEqual({
      text: 'x',
    });
  });

  it('makes own properties of every name', () => {
    const values = convert(JSON.parse('{"__proto__":"x"}') as Record<string, string>);
    expect(Object.keys(values)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
  });
});
