import { describe, expect, it } from 'vitest';
import type { UploadedFile } from '../../../../src/core/uploaded-file.ts';
import { createImageFormat } from '../../../../src/formats/images/image-format.ts';

const files: readonly UploadedFile[] = [{ field: 'image[]', bytes: Buffer.from('x'), sizeBytes: 1 }];
const format = createImageFormat({ body: { value: { prompt: 'A', size: '1x1' }, bytes: null }, files });

const parse = (error: unknown) => format.parseError({ error });

describe('parseError of createImageFormat', () => {
  it.each([null, 1, 'x', [], {}, { error: null }, { error: 'x' }, { data: [] }])(
    'finds no error in %j',
    (body) => {
      expect(format.parseError(body)).toBeNull();
    },
  );

  it.each([
    ['size', 'size'],
    ['prompt', 'prompt'],
    ['image', 'image'],
    ['image[3]', 'image[3]'],
    ['image[]', 'image[]'],
    ['mask', undefined],
    ['model', undefined],
    ['response_format', undefined],
    ['size; see https://example.org', undefined],
    [7, undefined],
    [null, undefined],
  ])('keeps the field %j only where the client sent it', (param, expected) => {
    expect(parse({ message: 'x', code: 'invalid_value', param })?.param).toBe(expected);
  });

  it.each([
    [{ code: 'moderation_blocked' }, { status: 400, reason: 'moderation_blocked' }],
    [
      { code: 'content_policy_violation', param: 'prompt' },
      { status: 400, reason: 'moderation_blocked' },
    ],
    [
      {
        type: 'invalid_request_error',
        message: 'Your request was rejected as a result of our safety system.',
        code: null,
      },
      { status: 400, reason: 'moderation_blocked' },
    ],
    [
      { type: 'invalid_request_error', param: 'size', code: null },
      { status: 400, reason: 'invalid_value' },
    ],
    [
      { type: 'server_error', code: 'timeout' },
      { status: 504, reason: 'timeout' },
    ],
    [
      { type: 'server_error', code: 'overloaded' },
      { status: 529, reason: 'overloaded' },
    ],
    [
      { type: 'server_error', code: 'stream_truncated' },
      { status: 502, reason: 'stream_truncated' },
    ],
    [{ type: 'image_generation_server_error', code: 'of_tomorrow' }, { status: 500 }],
    [{ type: 'of_tomorrow' }, { status: null }],
    [{ type: 'insufficient_quota' }, { concerns: 'credential' }],
    [{ code: 'billing_hard_limit_reached' }, { concerns: 'credential' }],
    [{ message: 'Please try again in 1m2.5s.' }, { retryAfterMs: 62_500, concerns: 'request' }],
  ])('reads %j', (error, expected) => {
    expect(parse(error)).toMatchObject(expected);
  });

  it('never names a field for what the content policy refuses', () => {
    expect(parse({ code: 'moderation_blocked', param: 'prompt' })).not.toHaveProperty('param');
  });

  it.each(['of_tomorrow', 'constructor', '__proto__', ''])('gives no reason for the code %j', (code) => {
    expect(parse({ code })).not.toHaveProperty('reason');
  });
});

describe('classifyEvent of createImageFormat', () => {
  const facts = '"background":"opaque","output_format":"png","quality":"low","size":"1x1"';
  const picture = `"b64_json":"QUJD",${facts}`;
  const large = `"b64_json":"${'A'.repeat(4000)}",${facts}`;

  it.each([
    ['image_generation.partial_image', `{${picture}}`, 'data'],
    ['image_generation.completed', `{${picture}}`, 'last'],
    ['image_edit.completed', `{${picture}}`, 'last'],
    ['error', '{}', 'error'],
    ['of_tomorrow', '{}', 'aside'],
    [null, `{"type":"image_edit.completed",${picture}}`, 'last'],
    [null, `{"created_at":1,${picture},"type":"image_edit.partial_image"}`, 'data'],
    [null, `{${large},"type":"image_edit.completed"}`, 'last'],
    [null, '{"error":{"message":"x"}}', 'error'],
    [null, '{"type":"error","error":{}}', 'error'],
    [null, '[DONE]', 'skip'],
    ['image_generation.completed', '{"type":"image_generation.completed","error":{"message":"x"}}', 'error'],
    ['image_generation.completed', '{"b64_json":"QUJD","\\u0065rror":{"message":"x"}}', 'error'],
    ['image_generation.completed', `{"type":"image_generation.partial_image",${picture}}`, 'data'],
    ['of_tomorrow', `{"type":"image_generation.completed",${picture}}`, 'last'],
    [null, `{"seed":1,${large},"created_at":1,"type":"image_edit.completed"}`, 'last'],
    ['error', 'down', 'error'],
    ['image_edit.completed', '{"type":"two\\nlines"}', 'skip'],
  ])('takes the event %j with %.100s for %s', (event, data, type) => {
    expect(format.classifyEvent({ event, data }).type).toBe(type);
  });

  it.each([
    ['{}', 'has none'],
    ['{"b64_json":""}', 'has none'],
    ['{"b64_json":null}', 'has none'],
    ['{"b64_json":"QUJD"}', 'is none'],
  ])('refuses an event of an image with %s', (data, message) => {
    for (const event of ['image_generation.partial_image', 'image_edit.completed'])
      expect(() => format.classifyEvent({ event, data })).toThrow(message);
  });

  it('writes an event without its empty error, whose text may hold a second one', () => {
    const type = '"type":"image_edit.completed"';
    const data = `{${type},"error":{"message":"x"},${picture},"error":null}`;
    expect(format.classifyEvent({ event: null, data }).event).toEqual({
      event: 'image_edit.completed',
      data: `{${type},${picture}}`,
    });
  });

  it('refuses what is no JSON object', () => {
    expect(() => format.classifyEvent({ event: 'image_edit.completed', data: '{oops}' })).toThrow();
  });

  it('names an event by its payload where the stream does not', () => {
    const data = `{ "type" : "image_edit.partial_image", ${picture} }`;
    expect(format.classifyEvent({ event: null, data }).event).toEqual({
      event: 'image_edit.partial_image',
      data,
    });
  });
});
