import { describe, expect, it } from 'vitest';
import { parseJson } from '../../../../src/core/json/parse-json.ts';

const long = 'QUJD'.repeat(20_000);
const other = 'REVG'.repeat(20_000);

describe('parseJson, of answers with pictures', () => {
  it.each<[string, unknown]>([
    ['one picture', { created: 1, data: [{ b64_json: long }], size: '1x1' }],
    ['several pictures', { data: [{ b64_json: long }, { b64_json: other, revised_prompt: 'Größe 😀' }] }],
    ['short ones between long ones', { data: [{ b64_json: '0' }, { b64_json: long }, { b64_json: '1' }] }],
    ['a picture of an event', { type: 'a', b64_json: long }],
    ['a picture elsewhere', { inner: { b64_json: long }, data: [{ b64_json: other }] }],
    ['a text about pictures', { data: [{ b64_json: long, revised_prompt: `"b64_json":"${long}"` }] }],
    ['a picture that is none', { data: [{ b64_json: 7 }, { b64_json: null }, { b64_json: long }] }],
    ['characters beyond ASCII', { data: [{ b64_json: `${long}ü` }] }],
    ['escapes', { data: [{ b64_json: `${long}"\n` }] }],
    ['no pictures', { error: { message: 'x' } }],
    ['an array', [{ b64_json: long }]],
  ])('gives what was written for %s', (_name, value) => {
    const bytes = Buffer.from(JSON.stringify(value));
    expect(parseJson(bytes)).toEqual(value);
    expect(parseJson(Buffer.from(JSON.stringify(value, null, 2)))).toEqual(value);
  });

  it.each<[string, Buffer]>([
    ['a cut picture', Buffer.from(`{"data":[{"b64_json":"${long}`)],
    ['a cut answer', Buffer.from(`{"data":[{"b64_json":"${long}"}`)],
    ['a line end within a picture', Buffer.from(`{"b64_json":"${long}\n"}`)],
    [
      'bytes that are not UTF-8',
      Buffer.concat([Buffer.from(`{"b64_json":"${long}`), Buffer.from([0xff, 0x22, 0x7d])]),
    ],
    ['nothing', Buffer.alloc(0)],
  ])('refuses %s', (_name, bytes) => {
    expect(() => parseJson(bytes)).toThrow(expect.objectContaining({ reason: 'invalid_json' }));
  });
});
