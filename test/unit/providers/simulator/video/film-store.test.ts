import { describe, expect, it } from 'vitest';
import { FilmStore } from '../../../../../src/providers/simulator/video/film-store.ts';

describe('FilmStore', () => {
  it('keeps what fits, and lets go of what was not asked for longest', () => {
    const store = new FilmStore(10);
    store.keep('a', new Uint8Array(4));
    store.keep('b', new Uint8Array(4));
    expect(store.find('a')).toHaveLength(4);
    store.keep('c', new Uint8Array(4));
    expect(store.find('b')).toBeNull();
    expect(store.find('a')).toHaveLength(4);
    expect(store.find('c')).toHaveLength(4);
  });

  it('keeps nothing that is larger than it', () => {
    const store = new FilmStore(10);
    store.keep('a', new Uint8Array(11));
    expect(store.find('a')).toBeNull();
    store.keep('b', new Uint8Array(10));
    expect(store.find('b')).toHaveLength(10);
  });
});
