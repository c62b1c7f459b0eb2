import { describe, expect, it } from 'vitest';
import { convertTexts, createFormShape } from '../../../../src/server/multipart/form-shape.ts';

const shape = createFormShape({
  isClosed: true,
  fields: {
    text: { kind: 'text', isNullable: false },
    optional: { kind: 'text', isNullable: true },
    count: { kind: 'number', isNullable: true },
    size: { kind: 'number', isNullable: false },
    flag: { kind: 'boolean', isNullable: true },
    either: { kind: 'text', isNullable: true },
    object: { kind: 'json', isNullable: true },
    list: { kind: 'json', isNullable: false },
    settings: { kind: 'json', isNullable: true, numbers: ['seconds', 'count'] },
  },
});
const convert = (texts: Readonly<Record<string, string>>) =>
  convertTexts(new Map(Object.entries(texts)), shape);

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
    ['settings', '{"seconds":"8","count":"1e0","name":"4"}', { seconds: 8, count: 1, name: '4' }],
    ['settings', '{"seconds":8,"count":"1s"}', { seconds: 8, count: '1s' }],
    ['settings', '["8"]', ['8']],
    ['settings', '{"inner":{"seconds":"8"}}', { inner: { seconds: '8' } }],
    ['unknown', '1', '1'],
    ['constructor', '1', '1'],
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
