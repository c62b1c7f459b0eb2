import { MulterError } from 'multer';
import { describe, expect, it } from 'vitest';
import { GatewayError } from '../../../../src/core/gateway-error.ts';
import {
  createFieldError,
  createStorageError,
  createTooLargeFile,
  createTooManyFiles,
  explainParserError,
} from '../../../../src/server/multipart/form-errors.ts';

const rule = {
  fields: ['image', 'image[]'],
  belowBytes: 25_000_000,
  tooLargeReason: 'image_too_large',
  maxCount: 16,
  tooManyReason: 'too_many_images',
} as const;

describe('errors of forms', () => {
  it('say how large and how many files may be', () => {
    expect(createTooLargeFile(rule)).toMatchObject({
      message: 'image must be smaller than 25 MB (25000000 bytes); send a smaller file.',
      reason: 'image_too_large',
      param: 'image',
    });
    expect(createTooManyFiles(rule)).toMatchObject({
      message: 'image may be sent at most 16 times.',
      param: 'image',
    });
    expect(createTooManyFiles({ ...rule, fields: ['mask'], maxCount: 1 }).message).toBe(
      'mask may be sent only once.',
    );
  });

  it('cut a long name', () => {
    expect(createFieldError('x'.repeat(9_000), 'is odd').message).toHaveLength(257 + ' is odd.'.length);
  });

  it('keep the path of a full disk from the client', () => {
    const cause = new Error("ENOSPC: no space left on device, write '/data/uploads/x'");
    const error = createStorageError(cause);
    expect(error).toMatchObject({
      code: 'unavailable',
      reason: 'upload_storage_unavailable',
      retryAfterMs: 5_000,
      cause,
    });
    expect(error.message).not.toContain('/data');
  });
});

describe('explainParserError', () => {
  it.each([
    ['Multipart: Boundary not found', /boundary/],
    ['Malformed content type', /boundary/],
    ['Unexpected end of form', /breaks off/],
    ['Unexpected end of file', /breaks off/],
    ['Malformed part header', /16 KiB/],
  ])('%s is a form the client can repair', (text, message) => {
    const error = explainParserError(new Error(text));
    expect(error).toMatchObject({ code: 'invalid_argument', reason: 'invalid_request', param: null });
    expect(error.message).toMatch(message);
  });

  it("takes multer's own refusals for the client's fault, and nothing else", () => {
    expect(explainParserError(new MulterError('LIMIT_PART_COUNT'))).toMatchObject({
      code: 'invalid_argument',
    });
    expect(explainParserError(new TypeError('x is not a function'))).toMatchObject({ code: 'internal' });
    const refusal = new GatewayError('cancelled', 'gone');
    expect(explainParserError(refusal)).toBe(refusal);
  });
});
