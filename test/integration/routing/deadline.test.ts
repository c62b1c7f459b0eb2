import { describe, expect, it } from 'vitest';
import type { StreamAnswer } from '../../../src/core/provider.ts';
import { catchError, collectStream } from '../../support/create-upstream-call.ts';
import { answerEventStream, answerStatus, delayAnswer, keepSilent } from '../../support/fake-answers.ts';
import { playStream, playWhole, readChunks, writeEvent } from '../../support/read-fixture.ts';
import { useRoutingBench } from '../../support/routing-bench.ts';

const createBench = useRoutingBench();
const timeouts = {
  connectMs: 1000,
  firstByteMs: 10_000,
  firstEventMs: 5000,
  idleMs: 10_000,
  totalMs: 10_000,
};

async function measure(promise: Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await promise;
  return performance.now() - startedAt;
}

describe('the deadline of a request', () => {
  it.each(['whole', 'stream'] as const)('covers all of its attempts: %s', async (delivery) => {
    const bench = await createBench({
      deployments: { a: { timeouts }, b: { timeouts, priority: 1 } },
      routing: { deadlineMs: 900, attempts: 5 },
    });
    bench.upstream('a').answer(delayAnswer(150, answerStatus(500)));
    bench.upstream('b').answer(keepSilent());
    const pending = catchError(bench.ask({ delivery }));
    expect(await measure(pending)).toBeLessThan(1800);
    expect(await pending).toMatchObject({
      code: 'deadline_exceeded',
      upstream: { deploymentId: 'b', kind: 'timeout' },
    });
    expect(bench.countCalls()).toEqual([1, 1]);
  });

  it('does not blame the deployment that had what others left of it', async () => {
    const bench = await createBench({
      deployments: { a: { timeouts }, b: { timeouts, priority: 1 } },
      routing: { deadlineMs: 900, cooldown: { failures: 1, durationMs: 5000 } },
    });
    bench.upstream('a').answer(delayAnswer(120, answerStatus(500)));
    bench.upstream('b').answer(keepSilent());
    await catchError(bench.ask());
    expect(bench.cooldowns).toMatchObject([{ deploymentId: 'a' }]);
  });

  it('covers its fallbacks', async () => {
    const bench = await createBench({
      deployments: {
        a: { timeouts, models: { 'chatfam-opus-4-8': 'a' } },
        b: { timeouts, models: { 'chatfam-haiku-4-5': 'b' } },
      },
      models: { 'chatfam-opus-4-8': { fallbacks: ['chatfam-haiku-4-5'], aliases: [] } },
      routing: { deadlineMs: 250 },
    });
    bench.upstream('a').answerAlways(keepSilent());
    const pending = catchError(bench.ask());
    expect(await measure(pending)).toBeLessThan(1800);
    expect(bench.countCalls()).toEqual([1, 0]);
  });

  it('has passed for whoever would come next when a timer fires a little too soon', async () => {
    const bench = await createBench({
      deployments: {
        a: { timeouts, models: { 'chatfam-opus-4-8': 'a' } },
        b: { timeouts, models: { 'chatfam-haiku-4-5': 'b' } },
      },
      models: { 'chatfam-opus-4-8': { fallbacks: ['chatfam-haiku-4-5'], aliases: [] } },
      routing: { deadlineMs: 400 },
      now: () => performance.now() * 0.93,
    });
    bench.upstream('a').answerAlways(keepSilent());
    expect(await catchError(bench.ask())).toMatchObject({ code: 'deadline_exceeded' });
    expect(bench.countCalls()).toEqual([1, 0]);
  });

  it('is not waited past', async () => {
    const bench = await createBench({
      deployments: { a: { timeouts } },
      routing: { deadlineMs: 200, backoffMs: 5000, maxBackoffMs: 5000 },
    });
    bench.upstream('a').answerAlways(answerStatus(500));
    expect(await measure(catchError(bench.ask()))).toBeLessThan(1800);
    expect(bench.countCalls()).toEqual([1]);
  });

  it('does not end a stream that has begun', async () => {
    const bench = await createBench({ deployments: { a: { timeouts } }, routing: { deadlineMs: 150 } });
    bench.upstream('a').answer(playStream('anthropic', 'text', { paceMs: 60 }));
    const { answer } = await bench.ask({ delivery: 'stream' });
    const { events, error } = await collectStream((answer as StreamAnswer).batches);
    expect([events.at(-1)?.event, error]).toEqual(['message_stop', null]);
  });
});

describe('the first event of a stream', () => {
  const [first = ''] = readChunks('anthropic', 'text');

  it.each([
    ['no head', keepSilent()],
    ['a head alone', answerEventStream([], 'hold')],
    ['comments', answerEventStream([': x\n\n', 60, ': x\n\n', 60, ': x\n\n', 60, ': x\n\n'], 'hold')],
  ])('is waited for less long than a whole answer: %s', async (_what, silence) => {
    const bench = await createBench({ deployments: { a: { timeouts: { ...timeouts, firstEventMs: 150 } } } });
    bench.upstream('a').answer(silence, playStream('anthropic', 'text'));
    const pending = bench.ask({ delivery: 'stream' });
    expect(await measure(pending)).toBeLessThan(1800);
    expect((await pending).notes.attempts).toBe(2);
    expect(bench.failures).toMatchObject([{ kind: 'timeout' }]);
  });

  it('once there, leaves the rest to the other time-outs', async () => {
    const short = { ...timeouts, firstEventMs: 100, totalMs: 400 };
    const bench = await createBench({ deployments: { a: { timeouts: short } } });
    bench.upstream('a').answer(answerEventStream([writeEvent('anthropic', first)], 'hold'));
    const { answer } = await bench.ask({ delivery: 'stream' });
    const collected = collectStream((answer as StreamAnswer).batches);
    const took = await measure(collected);
    expect((await collected).error).toMatchObject({ code: 'deadline_exceeded' });
    expect(took).toBeGreaterThan(200);
  });

  it('does not hold for whole answers, nor for streams of pictures', async () => {
    const slow = { ...timeouts, firstEventMs: 100 };
    const bench = await createBench({
      deployments: { a: { timeouts: slow }, painter: { provider: 'openai', timeouts: slow } },
    });
    bench.upstream('a').answer(delayAnswer(250, playWhole('anthropic', 'message')));
    bench.upstream('painter').answer(delayAnswer(250, playStream('openai', 'image')));
    expect((await bench.ask()).notes.attempts).toBe(1);
    const value = { model: 'imgfam-2', prompt: 'A red square', stream: true };
    const call = bench.createCall({
      delivery: 'stream',
      operation: 'createImage',
      model: 'imgfam-2',
      body: { value, bytes: null },
    });
    const answer = (await bench.router.call(call)) as StreamAnswer;
    expect((await collectStream(answer.batches)).error).toBe(null);
  });
});
