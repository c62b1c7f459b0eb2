import { describe, expect, it } from 'vitest';
import { asksForStream } from '../../../../scripts/mock/asks-for-stream.ts';

const operation = { streams: true };
const plain = { query: {}, headers: {}, body: {} };
const form = { ...plain, body: undefined, headers: { 'content-type': 'multipart/form-data; boundary=b' } };

function renderPart(value: string): Buffer {
  return Buffer.from(`--b\r\nContent-Disposition: form-data; name="stream"\r\n\r\n${value}\r\n--b--\r\n`);
}

describe('asksForStream', () => {
  it.each([
    ['stream: true in the body', { ...plain, body: { stream: true } }, null, true],
    ['alt=sse', { ...plain, query: { alt: 'sse' } }, null, true],
    ['a part stream of a form', form, renderPart('true'), true],
    ['nothing', plain, null, false],
    ['stream: false', { ...plain, body: { stream: false } }, null, false],
    ['stream as text', { ...plain, body: { stream: 'true' } }, null, false],
    ['alt=json', { ...plain, query: { alt: 'json' } }, null, false],
    ['a part that says false', form, renderPart('false'), false],
  ])('%s', (_what, request, body, expected) => {
    expect(asksForStream(operation, request, body)).toBe(expected);
  });

  it('is never so of an operation without a stream', () => {
    expect(asksForStream({ streams: false }, { ...plain, body: { stream: true } }, null)).toBe(false);
  });
});
