import { describe, expect, it } from 'vitest';
import { listPlaces } from '../../../../src/core/json/list-places.ts';

describe('listPlaces', () => {
  it('tells where an item stands, and nothing of others', () => {
    const items = [{ a: 1 }, { a: 1 }];
    expect(listPlaces(items).get(items[1])).toBe(1);
    expect(listPlaces(items).get({ a: 1 })).toBeUndefined();
  });

  it('knows none of what is no list', () => {
    expect(listPlaces('ab').size).toBe(0);
  });
});
