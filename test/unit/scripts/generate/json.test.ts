import { describe, expect, it } from 'vitest';
import {
  followReference,
  mapObjects,
  renderJson,
  resolvePointer,
} from '../../../../scripts/generate/json.ts';

describe('resolvePointer', () => {
  it('reads escaped and percent-encoded tokens', () => {
    expect(resolvePointer({ 'a/b~c': { '{d}': [1, 2] } }, '#/a~1b~0c/%7Bd%7D/1')).toBe(2);
  });

  it('refuses a pointer to nothing', () => {
    expect(() => resolvePointer({ a: 1 }, '#/b')).toThrow('Nothing is at #/b');
  });
});

describe('followReference', () => {
  it('follows a reference to a reference', () => {
    expect(followReference({ a: { $ref: '#/b' }, b: { c: 1 } }, { $ref: '#/a' })).toEqual({ c: 1 });
  });

  it('refuses a circle', () => {
    expect(() => followReference({ a: { $ref: '#/a' } }, { $ref: '#/a' })).toThrow('circle');
  });
});

describe('mapObjects', () => {
  it('changes inner objects before outer ones', () => {
    const result = mapObjects([{ a: { n: 1 } }], (object) => ({
      ...object,
      size: Object.keys(object).length,
    }));
    expect(result).toEqual([{ a: { n: 1, size: 1 }, size: 1 }]);
  });
});

describe('renderJson', () => {
  const long = 'x'.repeat(200);

  it('writes what fits on one line', () => {
    expect(renderJson({ a: [1, { b: null }], c: 'é\n' })).toBe('{"a":[1,{"b":null}],"c":"é\\n"}\n');
  });

  it('gives each part of anything longer a line', () => {
    expect(renderJson({ a: [long, { b: long }], c: {}, d: [] })).toBe(
      `{\n "a": [\n  "${long}",\n  {"b":"${long}"}\n ],\n "c": {},\n "d": []\n}\n`,
    );
  });

  it('changes no value', () => {
    const value = { a: [long, [[long, long]], { b: { c: long, d: long } }], 'f g': 1, e: [] };
    expect(JSON.parse(renderJson(value))).toEqual(value);
  });
});
