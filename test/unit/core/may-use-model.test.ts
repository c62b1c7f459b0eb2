import { describe, expect, it } from 'vitest';
import { mayUseModel } from '../../../src/core/may-use-model.ts';
import type { ServedModel } from '../../../src/core/router.ts';

const model = (id: string): ServedModel => ({
  id,
  catalogue: null,
  metricName: id,
  kinds: new Set(),
  operations: new Set(),
  fallbacks: [],
});

const router = { findModel: (name: string) => (name === 'fast' ? model('chatfam-haiku-4-5') : null) };

describe('mayUseModel', () => {
  it.each([
    [null, 'imgfam-2', true],
    [['imgfam-2'], 'imgfam-2', true],
    [['imgfam-2'], 'imgfam-2.5', false],
    [['chatfam-*'], 'chatfam-opus-4-8', true],
    [['chatfam-*'], 'imgfam-2', false],
    [['*'], 'imgfam-2', true],
    [['fast'], 'chatfam-haiku-4-5', true],
    [['fast', 'unknown'], 'chatfam-opus-4-8', false],
  ] as const)('with %j, of %s, is %s', (models, id, may) => {
    expect(mayUseModel({ models }, model(id), router)).toBe(may);
  });

  it('is true without a key', () => {
    expect(mayUseModel(null, model('imgfam-2'), router)).toBe(true);
  });
});
