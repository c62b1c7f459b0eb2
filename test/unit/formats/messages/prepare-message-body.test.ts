import { describe, expect, it } from 'vitest';
import type { JsonBody } from '../../../../src/core/provider.ts';
import { prepareMessageBody } from '../../../../src/formats/messages/prepare-message-body.ts';
import { joinBytes } from '../../../support/join-bytes.ts';

function parse(json: string): JsonBody {
  return { value: JSON.parse(json) as Record<string, unknown>, bytes: Buffer.from(json) };
}

function prepare(body: JsonBody, delivery: 'whole' | 'stream', value = body.value): string {
  return joinBytes(prepareMessageBody({ body, upstreamModel: 'new', delivery }, value)).toString();
}

describe('prepareMessageBody', () => {
  it('keeps every byte but the model', () => {
    expect(prepare(parse('{ "max_tokens":1.0, "model":"old" , "x":"\\u00e9"}'), 'whole')).toBe(
      '{ "max_tokens":1.0, "model":"new" , "x":"\\u00e9"}',
    );
  });

  it('keeps every byte of a streamed request', () => {
    expect(prepare(parse('{"model":"old", "stream": true}'), 'stream')).toBe(
      '{"model":"new", "stream": true}',
    );
  });

  it('writes the value anew when there are no bytes', () => {
    expect(prepare({ value: { model: 'old', x: 1 }, bytes: null }, 'whole')).toBe('{"model":"new","x":1}');
  });

  it('writes the value anew when it was rewritten', () => {
    expect(prepare(parse('{"model": "old", "x": 1}'), 'whole', { model: 'old' })).toBe('{"model":"new"}');
  });

  it('writes the value anew when the model stands there twice, so that all readers see one', () => {
    expect(prepare(parse('{"model":"a","model":"b"}'), 'whole')).toBe('{"model":"new"}');
  });

  it('asks for a stream when one is wanted', () => {
    expect(prepare(parse('{"model":"old"}'), 'stream')).toBe('{"model":"new","stream":true}');
  });

  it('asks for no stream when none is wanted', () => {
    expect(prepare(parse('{"model":"old","stream":true}'), 'whole')).toBe('{"model":"new","stream":false}');
  });
});
