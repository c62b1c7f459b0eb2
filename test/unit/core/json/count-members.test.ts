import { describe, expect, it } from 'vitest';
import { countKeys, countMembers } from '../../../../src/core/json/count-members.ts';

describe('countMembers', () => {
  it.each([
    ['{}', 0],
    ['{"a":1}', 1],
    [' { "a" : 1 , "b" : "x" } ', 2],
    ['{"a":1,"a":2}', 2],
    ['{"a":1,"\\u0061":2}', 2],
    ['{"a":{"a":1,"b":[{"c":2}]},"b":[{"a":3}]}', 6],
    ['[{"a":[{"b":1,"b":2}]},":"]', 3],
    ['{"a":"\\"b\\":1,","c":":{"}', 2],
    ['{"a":"\\\\","b":"\\\\\\"","c":""}', 3],
  ])('counts those of all depths, and each time that one stands there: %s', (text, count) => {
    expect(countMembers(text)).toBe(count);
  });

  it.each(['null', '"a"', '[]', '{}', '{"a":1,"b":{"a":[{"c":2},{"c":{"d":null}}]}}'])(
    'counts as many as the parsed value has where none stands twice: %s',
    (text) => {
      expect(countKeys(JSON.parse(text))).toBe(countMembers(text));
    },
  );

  it('reads a long text in a moment', () => {
    const long = '\\"'.repeat(130_000);
    const start = performance.now();
    expect(countMembers(`{"a":"${long}","b":"${'A'.repeat(260_000)}"}`)).toBe(2);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
