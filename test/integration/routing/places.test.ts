import { describe, expect, it } from 'vitest';
import type { StreamAnswer } from '../../../src/core/provider.ts';
import { catchError, collectStream } from '../../support/create-upstream-call.ts';
import { answerStatus, delayAnswer, keepSilent } from '../../support/fake-answers.ts';
import type { FakeAnswer } from '../../support/fake-upstream.ts';
import { playWhole } from '../../support/read-fixture.ts';
import { useRoutingBench, type RoutingBench } from '../../support/routing-bench.ts';

const createBench = useRoutingBench();
const picture = playWhole('gemini', 'content-image');
const limited = answerStatus(429);
const model = 'genfam-2.5-flash-image';

function createImageCall(count: number, delivery: 'whole' | 'stream' = 'whole', signal?: AbortSignal) {
  const value = {
    model,
    prompt: 'A red square',
    n: count,
    ...(delivery === 'stream' ? { stream: true } : {}),
  };
  return {
    operation: 'createImage',
    model,
    delivery,
    body: { value, bytes: null },
    ...(signal ? { signal } : {}),
  } as const;
}

/** Answers a while after so many calls were under way at a time, and notes how many those were at most. */
function watch(
  answer: FakeAnswer,
  together: number,
): { readonly answer: FakeAnswer; readonly most: () => number } {
  let running = 0;
  let most = 0;
  const { promise: areTogether, resolve } = Promise.withResolvers<undefined>();
  return {
    most: () => most,
    answer: async (exchange) => {
      running += 1;
      most = Math.max(most, running);
      if (most >= together) resolve(undefined);
      void exchange.call.outcome.then(() => (running -= 1));
      await areTogether;
      await delayAnswer(30, answer)(exchange);
    },
  };
}

async function paint(bench: RoutingBench, count: number, delivery: 'whole' | 'stream'): Promise<number> {
  const answer = await bench.router.call(bench.createCall(createImageCall(count, delivery)));
  if (answer.kind === 'whole') return (answer.value.data as unknown[]).length;
  const { events, error } = await collectStream(answer.batches);
  if (error !== null) throw error;
  return events.length;
}

describe('the calls of one attempt', () => {
  it.each([
    ['whole', 1],
    ['whole', 2],
    ['stream', 1],
    ['stream', 2],
  ] as const)('take a place each: %s, concurrency %d', async (delivery, concurrency) => {
    const bench = await createBench({ deployments: { a: { provider: 'gemini', concurrency } } });
    const { answer, most } = watch(picture, concurrency);
    bench.upstream('a').answerAlways(answer);
    expect(await paint(bench, 4, delivery)).toBe(4);
    expect(most()).toBe(concurrency);
    expect(bench.countCalls()).toEqual([4]);
    expect(bench.countPlaces()).toEqual([0]);
  });

  it('run side by side where there is no limit', async () => {
    const bench = await createBench({ deployments: { a: { provider: 'gemini' } } });
    const { answer, most } = watch(picture, 4);
    bench.upstream('a').answerAlways(answer);
    await paint(bench, 4, 'whole');
    expect(most()).toBe(4);
  });

  it('of two requests that share the places do not wait for one another for ever', async () => {
    const bench = await createBench({ deployments: { a: { provider: 'gemini', concurrency: 2 } } });
    const { answer, most } = watch(picture, 2);
    bench.upstream('a').answerAlways(answer);
    const painted = await Promise.all([paint(bench, 4, 'whole'), paint(bench, 4, 'stream')]);
    expect([painted, most()]).toEqual([[4, 4], 2]);
    expect(bench.countPlaces()).toEqual([0]);
  });

  it('leave no place behind when the client leaves while some wait', async () => {
    const bench = await createBench({ deployments: { a: { provider: 'gemini', concurrency: 2 } } });
    bench.upstream('a').answer(keepSilent(), keepSilent());
    const controller = new AbortController();
    const pending = catchError(
      bench.router.call(bench.createCall(createImageCall(4, 'whole', controller.signal))),
    );
    await bench.upstream('a').waitForCall(1);
    expect(bench.countPlaces()).toEqual([2]);
    controller.abort();
    expect(await pending).toMatchObject({ code: 'cancelled' });
    await expect.poll(() => bench.countPlaces()).toEqual([0]);
    bench.upstream('a').answerAlways(picture);
    expect(await paint(bench, 4, 'whole')).toBe(4);
  });

  it('leave no place behind when a stream is given up', async () => {
    const bench = await createBench({ deployments: { a: { provider: 'gemini', concurrency: 2 } } });
    bench.upstream('a').answer(picture, keepSilent(), keepSilent());
    const answer = await bench.router.call(bench.createCall(createImageCall(4, 'stream')));
    const iterator = (answer as StreamAnswer).batches[Symbol.asyncIterator]();
    await iterator.next();
    await iterator.return?.();
    await expect.poll(() => bench.countPlaces()).toEqual([0]);
  });

  it('wait no longer than the request may', async () => {
    const bench = await createBench({
      deployments: { a: { provider: 'gemini', concurrency: 1 } },
      routing: { deadlineMs: 200 },
    });
    bench.upstream('a').answerAlways(delayAnswer(120, picture));
    expect(await catchError(bench.ask(createImageCall(4)))).toMatchObject({ code: 'deadline_exceeded' });
    await expect.poll(() => bench.countPlaces()).toEqual([0]);
  });

  it('are not repeated after one of them has made a picture', async () => {
    const two = { a: { provider: 'gemini' }, b: { provider: 'gemini', priority: 1 } } as const;
    const bench = await createBench({ deployments: two });
    bench.upstream('a').answer(delayAnswer(60, picture), limited, delayAnswer(60, picture));
    expect(await catchError(bench.ask(createImageCall(3)))).toMatchObject({ code: 'resource_exhausted' });
    expect(bench.countCalls()).toEqual([3, 0]);
  });

  it('are repeated where all of them were turned away', async () => {
    const two = { a: { provider: 'gemini' }, b: { provider: 'gemini', priority: 1 } } as const;
    const bench = await createBench({ deployments: two });
    bench.upstream('a').answer(limited, delayAnswer(60, limited), limited, delayAnswer(30, limited));
    bench.upstream('b').answerAlways(picture);
    expect((await bench.ask(createImageCall(4))).notes).toMatchObject({ attempts: 2, deploymentId: 'b' });
    expect(bench.countCalls()).toEqual([4, 4]);
  });
});
