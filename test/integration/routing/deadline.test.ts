import { describe, expect, it } from 'vitest';
import type { StreamAnswer } from '../../../src/core/provider.ts';
import { catchError, collectStream } from '../../support/create-upstream-call.ts';
import { answerEventStream, answerStatus, delayAnswer, keepSilent } from '../../support/fake-answers.ts';
import type { FakeAnswer } from '../../support/fake-upstream.ts';
import { playStream, playWhole, readChunks, writeEvent } from '../../support/read-fixture.ts';
import { useRoutingBench } from '../../support/routing-bench.ts';

const createBench = useRoutingBench();
/** All longer than {@link soonMs}, so that nothing but the deadline ends anything. */
const timeouts = {
  connectMs: 30_000,
  firstByteMs: 60_000,
  firstEventMs: 30_000,
  idleMs: 60_000,
  totalMs: 60_000,
};
/** What a deadline has ended is over by then, on a busy machine too. */
const soonMs = 15_000;

async function measure(promise: Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await promise;
  return performance.now() - startedAt;
}

/** A deadline of a minute, of which the first attempt leaves a second to the next one, however quick this machine is. */
function failLate() {
  let now = 0;
  const passAt = (atMs: number, answer: FakeAnswer): FakeAnswer => {
    return (exchange) => {
      now = atMs;
      return answer(exchange);
    };
  };
  return {
    routing: { deadlineMs: 60_000 },
    now: () => now,
    first: passAt(59_000, answerStatus(500)),
    next: passAt(60_000, keepSilent()),
  };
}

describe('the deadline of a request', () => {
  it.each(['whole', 'stream'] as const)('covers all of its attempts: %s', async (delivery) => {
    const { routing, now, first, next } = failLate();
    const bench = await createBench({
      deployments: { a: { timeouts }, b: { timeouts, priority: 1 } },
      routing: { ...routing, attempts: 5 },
      now,
    });
    bench.upstream('a').answer(first);
    bench.upstream('b').answer(next);
    const pending = catchError(bench.ask({ delivery }));
    expect(await measure(pending)).toBeLessThan(soonMs);
    expect(await pending).toMatchObject({
      code: 'deadline_exceeded',
      upstream: { deploymentId: 'b', kind: 'timeout', fault: 'deadline' },
    });
    expect(bench.countCalls()).toEqual([1, 1]);
  });

  it('does not blame the deployment that had what others left of it', async () => {
    const { routing, now, first, next } = failLate();
    const bench = await createBench({
      deployments: { a: { timeouts }, b: { timeouts, priority: 1 } },
      routing: { ...routing, cooldown: { failures: 1, durationMs: 5000 } },
      now,
    });
    bench.upstream('a').answer(first);
    bench.upstream('b').answer(next);
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
    expect(await measure(pending)).toBeLessThan(soonMs);
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
      routing: { deadlineMs: 200, backoffMs: 60_000, maxBackoffMs: 60_000 },
    });
    bench.upstream('a').answerAlways(answerStatus(500));
    expect(await measure(catchError(bench.ask()))).toBeLessThan(soonMs);
    expect(bench.countCalls()).toEqual([1]);
  });

  it('does not end a stream that has begun', async () => {
    const bench = await createBench({ deployments: { a: { timeouts } }, routing: { deadlineMs: 600 } });
    bench.upstream('a').answer(playStream('anthropic', 'text', { paceMs: 120 }));
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
    expect(await measure(pending)).toBeLessThan(soonMs);
    expect((await pending).notes.attempts).toBe(2);
    expect(bench.failures).toMatchObject([{ kind: 'timeout', fault: 'first_event_timeout' }]);
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
