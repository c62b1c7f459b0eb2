import { describe, expect, it } from 'vitest';
import { checkImageRequest } from '../../../../handlers/images/check-image-request.ts';
import { GatewayError } from '../../../../src/core/gateway-error.ts';

function check(body: unknown): GatewayError | null {
  try {
    checkImageRequest(body);
    return null;
  } catch (error) {
    if (error instanceof GatewayError) return error;
    throw error;
  }
}

describe('checkImageRequest', () => {
  it.each<[string, object, string, string]>([
    ['response_format url', { response_format: 'url' }, 'response_format', 'unknown_parameter'],
    ['response_format that is no string', { response_format: 1 }, 'response_format', 'unknown_parameter'],
    ['partial_images without stream', { partial_images: 1 }, 'partial_images', 'invalid_value'],
    ['no partial_images without stream', { partial_images: 0 }, 'partial_images', 'invalid_value'],
    ['partial_images of no stream', { partial_images: 1, stream: false }, 'partial_images', 'invalid_value'],
    ['too many pixels', { size: '3840x2161' }, 'size', 'invalid_value'],
    ['a side that is too long', { size: '3841x16' }, 'size', 'invalid_value'],
    ['a side without pixels', { size: '0x16' }, 'size', 'invalid_value'],
    ['a number that begins with 0', { size: '1024x0768' }, 'size', 'invalid_value'],
    ['a size in words', { size: 'large' }, 'size', 'invalid_value'],
    ['a size with a sign', { size: '-1x16' }, 'size', 'invalid_value'],
    ['no image', { n: 0 }, 'n', 'invalid_value'],
    ['eleven images', { n: 11 }, 'n', 'invalid_value'],
    ['transparent jpeg', { background: 'transparent', output_format: 'jpeg' }, 'background', 'invalid_value'],
  ])('refuses %s', (_name, fields, param, reason) => {
    expect(check({ prompt: 'A', ...fields })).toMatchObject({ code: 'invalid_argument', param, reason });
  });

  it.each<[string, object]>([
    ['response_format b64_json', { response_format: 'b64_json' }],
    ['null for absent fields', { response_format: null, partial_images: null, size: null, n: null }],
    ['partial_images of a stream', { partial_images: 0, stream: true }],
    ['the most pixels', { size: '3840x2160' }],
    ['one pixel', { size: '1x1' }],
    ['auto', { size: 'auto' }],
    ['ten images', { n: 10 }],
    ['transparent png', { background: 'transparent' }],
    ['opaque jpeg', { background: 'opaque', output_format: 'jpeg' }],
  ])('passes %s', (_name, fields) => {
    expect(check({ prompt: 'A', ...fields })).toBeNull();
  });

  it.each([
    ['01024x1024', '1024x1024'],
    ['1024x0768', '1024x768'],
  ])('says how %s is written', (size, plain) => {
    expect(check({ size })?.message).toBe(`size must have no zeros before its numbers; send ${plain}.`);
  });

  it.each([null, 1, 'text', [], {}, { n: 'x', size: 5, background: {} }])(
    'leaves %j to the contract',
    (body) => {
      expect(check(body)).toBeNull();
    },
  );
});
