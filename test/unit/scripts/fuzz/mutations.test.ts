import { describe, expect, it } from 'vitest';
import { FuzzRandom } from '../../../../scripts/fuzz/fuzz-random.ts';
import { mutateJsonText } from '../../../../scripts/fuzz/mutations/mutate-json-text.ts';
import { mutateValue } from '../../../../scripts/fuzz/mutations/mutate-value.ts';
import { maxJsonDepth } from '../../../../src/core/json/json-limits.ts';

const value = {
  model: 'chatfam-opus-4-8',
  max_tokens: 64,
  messages: [{ role: 'user', content: [{ type: 'text', text: 'Say “naïve”' }] }],
};
const text = JSON.stringify(value);

/** Whether these bytes are a JSON object that the gateway promises to read. */
function isReadable(bytes: Buffer): boolean {
  try {
    const read = JSON.parse(
      new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes),
    ) as unknown;
    return typeof read === 'object' && read !== null && !Array.isArray(read) && isPlain(read, 1);
  } catch {
    return false;
  }
}

/** Not nested too deeply, and without half a surrogate pair (docs/errors.md). */
function isPlain(item: unknown, depth: number): boolean {
  if (typeof item === 'string') return item.isWellFormed();
  if (typeof item !== 'object' || item === null) return true;
  if (depth > maxJsonDepth) return false;
  return Object.entries(item).every(([key, each]) => key.isWellFormed() && isPlain(each, depth + 1));
}

describe('mutateJsonText', () => {
  const all = Array.from({ length: 4000 }, (_, index) => mutateJsonText(text, new FuzzRandom(1, index)));

  it('says of no text that it is broken which is JSON after all', () => {
    const wrong = all.filter(({ effect, bytes }) => effect === 'breaks' && isReadable(bytes));
    expect(wrong.map(({ note, bytes }) => `${note}: ${bytes.toString('utf8').slice(0, 200)}`)).toEqual([]);
  });

  it('keeps the value where it says so', () => {
    const kept = all.filter(({ effect }) => effect === 'keeps');
    expect(kept.length).toBeGreaterThan(100);
    for (const { bytes } of kept) expect(JSON.parse(bytes.toString('utf8'))).toEqual(value);
  });
});

describe('mutateValue', () => {
  it('changes one place and leaves the value itself alone', () => {
    const before = structuredClone(value);
    const notes = new Set<string>();
    for (let index = 0; index < 2000; index += 1)
      notes.add(mutateValue(value, new FuzzRandom(1, index), null).note);
    expect(value).toEqual(before);
    expect(notes.size).toBeGreaterThan(500);
  });

  it('plants names that mean something to JavaScript', () => {
    const planted = Array.from({ length: 4000 }, (_, index) =>
      mutateValue(value, new FuzzRandom(2, index), null),
    );
    const texts = planted.map((each) => JSON.stringify(each.value));
    for (const name of ['"__proto__":', '"constructor":', '"toJSON":', '"a.b":', '"a[0]":'])
      expect(
        texts.some((each) => each.includes(name)),
        name,
      ).toBe(true);
  });
});

describe('FuzzRandom', () => {
  it('gives the same for the same seed and numbers, and nothing alike for their neighbours', () => {
    const draw = (...numbers: readonly [number, ...number[]]) => {
      const random = new FuzzRandom(...numbers);
      return Array.from({ length: 4 }, random.next);
    };
    expect(draw(1, 2)).toEqual(draw(1, 2));
    const others = [draw(1, 2), draw(2, 1), draw(1, 3), draw(2, 2), draw(0, 3), draw(3, 0), draw(1, 2, 0)];
    expect(new Set(others.map(([first]) => first)).size).toBe(others.length);
  });
});
