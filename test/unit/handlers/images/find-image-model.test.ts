import { describe, expect, it } from 'vitest';
import { asImageError, findImageModel } from '../../../../handlers/images/find-image-model.ts';
import { GatewayError } from '../../../../src/core/gateway-error.ts';
import type { HandlerServices } from '../../../../src/core/handler.ts';
import { createImageRouter } from '../../../support/create-image-router.ts';

const services = { router: createImageRouter() } as HandlerServices;

function find(name: string, size?: string): string {
  return (
    findImageModel(name, { operation: 'createImage', profile: 'neutral', size }, services).model?.id ?? 'none'
  );
}

describe('findImageModel', () => {
  it.each([
    ['imgfam-2', undefined, 'imgfam-2'],
    ['gpt-image-2', '1920x1088', 'imgfam-2'],
    ['imgfam-1.5', '1536x1024', 'imgfam-1.5'],
    ['gpt-image-1', 'auto', 'imgfam-1'],
    ['our-painter', '1920x1088', 'our-painter'],
    ['gemini-3-pro-image-preview', '1280x720', 'genfam-3-pro-image-preview'],
    ['imgfam2-4.0-fast-generate-001', '1280x720', 'imgfam2-4.0-fast-generate-001'],
  ])('finds %s with the size %s', (name, size, id) => {
    expect(find(name, size)).toBe(id);
  });

  it.each(['imgfam-1', 'imgfam-1.5', 'gpt-image-1.5'])('refuses an unusual size for %s', (name) => {
    expect(() => find(name, '1920x1088')).toThrow(
      expect.objectContaining({ code: 'invalid_argument', reason: 'invalid_value', param: 'size' }),
    );
  });

  it.each(['nobody', 'chatfam-opus-4-8'])('refuses the model %s', (name) => {
    expect(() => find(name)).toThrow(
      expect.objectContaining({ code: 'invalid_argument', reason: 'model_not_found', param: 'model' }),
    );
  });
});

describe('findImageModel for an edit', () => {
  it.each([
    ['imgfam2-4.0-fast-generate-001', 'makes images from words alone, and edits none here. Nearest: '],
    ['chatfam-opus-4-8', 'makes no images here. Served, for example: '],
    ['nobody', 'does not exist on this gateway. '],
  ])('says what %s does not do', (name, finding) => {
    const use = { operation: 'createImageEdit', profile: 'neutral', size: undefined } as const;
    expect(() => findImageModel(name, use, services)).toThrow(
      expect.objectContaining({
        code: 'invalid_argument',
        reason: 'model_not_found',
        message: expect.stringContaining(finding) as string,
      }),
    );
  });
});

describe('asImageError', () => {
  it('makes a model the upstream lacks a wrong argument', () => {
    const upstream = { deploymentId: 'a', status: 404, kind: 'not_found', retryAfterMs: null } as const;
    const error = new GatewayError('not_found', 'None.', { reason: 'model_not_found', upstream });
    expect(asImageError(error)).toMatchObject({
      code: 'invalid_argument',
      reason: 'model_not_found',
      param: 'model',
      upstream,
    });
  });

  it('makes an operation the upstream lacks a failure of the upstream', () => {
    const error = new GatewayError('not_implemented', 'None.', { reason: 'not_implemented' });
    expect(asImageError(error)).toMatchObject({ code: 'bad_gateway', reason: 'upstream_error', final: true });
  });

  it.each([new GatewayError('internal', 'A'), new Error('B'), 'C'])('leaves %s as it is', (thrown) => {
    expect(asImageError(thrown)).toBe(thrown);
  });
});
