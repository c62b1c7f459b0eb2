import { describe, expect, it } from 'vitest';
import { readImageEvent, writeImageEvent } from '../../../../src/formats/images/read-image-event.ts';

describe('readImageEvent', () => {
  it.each([
    '{"type":"a","b64_json":"QUJD","size":"1x1"}',
    '{"b64_json" : "QUJD","type":"a","size":"1x1"}',
    '{"type":"a","size":"1x1","b64_json":"QUJD"}',
    '{"b64_json":"QUJD","b64_json":"QUJD","type":"a","size":"1x1"}',
    '{"b64_json":"\\u0051UJD","type":"a","size":"1x1"}',
    '{"b64_json":"QU\\nJD\\r\\n","type":"a","size":"1x1"}',
  ])('reads %s', (data) => {
    expect(readImageEvent(data)).toEqual({ fields: { type: 'a', size: '1x1' }, picture: 'QUJD' });
  });

  it('takes the picture of the event, not one further inside or one that is talked about', () => {
    const data = '{"note":"\\"b64_json\\":\\"eA==\\"","inner":{"b64_json":"eA=="},"b64_json":"QUJD"}';
    expect(readImageEvent(data)).toEqual({
      fields: { note: '"b64_json":"eA=="', inner: { b64_json: 'eA==' } },
      picture: 'QUJD',
    });
  });

  it('says of an event without a picture that asking again would make another one', () => {
    expect(() => readImageEvent('{"type":"a"}')).toThrow(expect.objectContaining({ final: true }));
  });

  it.each([
    '{"type":"a"}',
    '{"b64_json":""}',
    '{"b64_json":null}',
    '{"b64_json":"a\\u0020b"}',
    '{"b64_json":"\\""}',
    '{"inner":{"b64_json":"QUJD"}}',
    '{"b64_json":"QUJD"',
    '["b64_json"]',
  ])('refuses %s', (data) => {
    expect(() => readImageEvent(data)).toThrow(expect.objectContaining({ code: 'bad_gateway' }));
  });
});

describe('writeImageEvent', () => {
  it('writes what readImageEvent reads', () => {
    const event = { fields: { type: 'a', list: [1] }, picture: 'QUJD' };
    expect(JSON.parse(writeImageEvent(event))).toEqual({ ...event.fields, b64_json: 'QUJD' });
    expect(JSON.parse(writeImageEvent({ fields: {}, picture: 'QUJD' }))).toEqual({ b64_json: 'QUJD' });
  });
});
