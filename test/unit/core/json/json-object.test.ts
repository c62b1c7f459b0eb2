import { describe, expect, it } from 'vitest';
import { asObject, asString, isObject, listObjects } from '../../../../src/core/json/json-object.ts';

describe('isObject', () => {
  it('tells objects from arrays, null and everything else', () => {
    expect([{}, { a: 1 }].every(isObject)).toBe(true);
    expect([[], null, undefined, 'text', 1, true].some(isObject)).toBe(false);
  });
});

describe('asObject', () => {
  it('gives the very object, and an empty one for anything else', () => {
    const value = { a: 1 };
    expect(asObject(value)).toBe(value);
    expect([[1], null, undefined, 'text'].map(asObject)).toEqual([{}, {}, {}, {}]);
  });
});

describe('listObjects', () => {
  it('leaves out what is no object', () => {
    expect(listObjects([{ a: 1 }, null, [], { b: 2 }])).toEqual([{ a: 1 }, { b: 2 }]);
  });

  it('is empty for what is no array', () => {
    expect([{}, null, 'text'].map(listObjects)).toEqual([[], [], []]);
  });
});

describe('asString', () => {
  it('gives a text, and null for anything else', () => {
    expect(['', 'text', 1, null].map(asString)).toEqual(['', 'text', null, null]);
  });
});
