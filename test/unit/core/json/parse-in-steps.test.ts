import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
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
