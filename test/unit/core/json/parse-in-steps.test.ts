import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { JsonDocument } from '../../../../src/core/json/json-document.ts';
import { parseInSteps } from '../../../../src/core/json/parse-in-steps.ts';
import { createParseQueue, inTurns } from '../../../../src/core/json/parse-queue.ts';

const kibibyte = 1024;
const picture = 'AAAA'.repeat(1024 * kibibyte);
const turns = Array.from({ length: 400 }, () => '"é"\n'.repeat(2 * kibibyte));
const source = Buffer.from(JSON.stringify({ picture, turns }));

describe('parseInSteps', () => {
  it('takes texts of 512 KiB together at most, and a longer one alone', () => {
    const sizes: number[] = [];
    const steps = parseInSteps(source);
    let step = steps.next();
    for (; !step.done; step = steps.next()) sizes.push(step.value);
    expect(step.value.value).toEqual({ picture, turns });
    expect(sizes.filter((size) => size > 512 * kibibyte)).toEqual([picture.length + 2]);
    expect(sizes.length).toBeGreaterThan(10);
  });
});

function parseLate(json: string): JsonDocument {
  const steps = parseInSteps(Buffer.from(json), { texts: 'late' });
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

describe('parseInSteps, of a document whose texts may be late', () => {
  const prose = 'Is it dark? \u2013 "No."\n'.repeat(400);
  const whole = { content: prose, list: [prose, { text: prose }], short: 'a', n: null };

  it('says what JSON.parse says', () => {
    const { value, lateTexts } = parseLate(JSON.stringify(whole));
    expect(lateTexts).not.toBeNull();
    expect(value).toEqual(whole);
    expect(JSON.stringify(value)).toBe(JSON.stringify(whole));
  });

  it('leaves members of objects for later', () => {
    const { value, lateTexts } = parseLate(JSON.stringify(whole));
    const seen = lateTexts?.glance(() => structuredClone(value)) as typeof whole;
    expect(seen.content).toMatch(/^\0+$/u);
    expect(seen.content).toHaveLength(prose.length);
    const inBytes = lateTexts?.glance(() => structuredClone(value), 'bytes') as typeof whole;
    expect(inBytes.content).toHaveLength(Buffer.byteLength(prose));
    expect(seen.list).toEqual([prose, { text: seen.content }]);
  });

  it('makes at once what more is to be known of', () => {
    const number = JSON.stringify(prose).replaceAll('dark', '\\u0064ark');
    const { value, lateTexts } = parseLate(`{"a":${number},"b":"\\u00e9"}`);
    expect(lateTexts).toBeNull();
    expect(value).toEqual({ a: prose, b: 'é' });
  });

  it('makes at once what would take its reader too long', () => {
    const texts = Object.fromEntries(
      Array.from({ length: 80 }, (_, index) => [index, 'é'.repeat(32 * kibibyte)]),
    );
    const { value, lateTexts } = parseLate(JSON.stringify(texts));
    expect(lateTexts).toBeNull();
    expect(value).toEqual(texts);
  });

  it.each([
    ['a control character', 'a\u0001b'],
    ['an escape that is none', 'a\\xb'],
    ['a lone surrogate', 'a\\ud800b'],
  ])('refuses %s', (_what, flaw) => {
    expect(() => parseLate(`{"a":"${'words '.repeat(1_000)}${flaw}"}`)).toThrow(/^(The|A) /u);
  });
});

describe('inTurns', () => {
  it('lets others have their turn between the steps', async () => {
    let turnCount = 0;
    let isDone = false;
    const { signal } = new AbortController();
    const parsing = inTurns(createParseQueue(), { signal }, parseInSteps(source)).finally(() => {
      isDone = true;
    });
    for (; !isDone; turnCount += 1) await nextTurn();
    await parsing;
    expect(turnCount).toBeGreaterThan(10);
  });

  it('ends with a request that is over', async () => {
    const parsing = inTurns(createParseQueue(), { signal: AbortSignal.abort() }, parseInSteps(source));
    await expect(parsing).rejects.toMatchObject({ code: 'cancelled' });
  });
});
