import { describe, expect, it } from 'vitest';
import { ModelPaces } from '../../../src/routing/model-paces.ts';

describe('ModelPaces', () => {
  it('keeps those of the configuration, and a limited number of others', () => {
    const paces = new ModelPaces(new Set(['named']));
    const named = paces.obtain('named');
    for (let index = 0; index < 1000; index += 1) paces.obtain(`other-${String(index)}`);
    expect(paces.size).toBe(257);
    expect([paces.find('named'), paces.find('other-0')]).toEqual([named, null]);
    expect(paces.obtain('other-999')).toBe(paces.find('other-999'));
  });
});
