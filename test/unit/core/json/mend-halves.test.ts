import { describe, expect, it } from 'vitest';
import { mendHalves, mendTextHalves } from '../../../../src/core/json/mend-halves.ts';

/** Both ways, which agree. */
function mend(json: string): string {
  const bytes = Buffer.from(json);
  mendHalves(bytes);
  expect(mendTextHalves(json)).toBe(bytes.toString());
  return bytes.toString();
}

describe('mendHalves', () => {
  it.each([
    ['a first half', String.raw`"a\ud83d b"`, String.raw`"a\ufffd b"`],
    ['a second half', String.raw`"\uDE00"`, String.raw`"\ufffd"`],
    ['halves in the wrong order', String.raw`"\ude00\ud83d"`, String.raw`"\ufffd\ufffd"`],
    ['one half too many', String.raw`"\ud83d\uD83D\uDe00"`, String.raw`"\ufffd\uD83D\uDe00"`],
    ['a half before an escape', String.raw`"\ud83d\n"`, String.raw`"\ufffd\n"`],
    ['a half behind a backslash', String.raw`"\\\ud83d"`, String.raw`"\\\ufffd"`],
    ['a half in a key', String.raw`{"é\ud800":1}`, String.raw`{"é\ufffd":1}`],
  ])('replaces %s', (_what, json, expected) => {
    expect(mend(json)).toBe(expected);
  });

  it.each([
    ['pairs', String.raw`"\ud83d\ude00\uD83D\uDE00"`],
    ['what only looks like one', String.raw`"\\ud83d"`],
    ['other escapes', String.raw`"\u00e9\ud7ff\ue000\"\\"`],
    ['characters', '"é中😀"'],
    ['what is no JSON', String.raw`"\ud8`],
    ['half an escape', String.raw`"\udzzz"`],
    ['nothing', ''],
  ])('leaves %s', (_what, json) => {
    expect(mend(json)).toBe(json);
  });

  it('leaves nothing that is not Unicode', () => {
    const pieces = ['a', 'é', '😀', '\\n', '\\\\', '\\ud83d', '\\uDE00', '\\u00e9', 'ud83d', '\\"'];
    const isWhole = (json: string) => (JSON.parse(json) as string).isWellFormed();
    for (let round = 0; round < 1000; round++) {
      const digits = String(round).padStart(3, '0').split('').map(Number);
      const json = `"${digits.map((digit) => pieces[digit]).join('')}"`;
      expect(isWhole(mend(json)), json).toBe(true);
      if (isWhole(json)) expect(mend(json)).toBe(json);
    }
  });
});
