import { describe, expect, it } from 'vitest';
import { paginate } from '../../../../handlers/models/paginate.ts';

const items = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
const ids = (page: { items: readonly { id: string }[] }) => page.items.map(({ id }) => id).join('');

describe('paginate', () => {
  it('walks forward from a cursor and says whether there is more', () => {
    const first = paginate(items, { limit: 2 });
    expect([ids(first), first.hasMore]).toEqual(['ab', true]);
    const last = paginate(items, { limit: 3, afterId: 'b' });
    expect([ids(last), last.hasMore]).toEqual(['cde', false]);
  });

  it('walks backward from a cursor', () => {
    const page = paginate(items, { limit: 2, beforeId: 'd' });
    expect([ids(page), page.hasMore]).toEqual(['bc', true]);
  });

  it('refuses a cursor it does not know, naming the parameter', () => {
    expect(() => paginate(items, { limit: 1, afterId: 'z' })).toThrow(
      expect.objectContaining({ param: 'after_id' }),
    );
  });
});
