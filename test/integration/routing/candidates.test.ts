import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { StreamAnswer } from '../../../src/core/provider.ts';
import { catchError, collectStream } from '../../support/create-upstream-call.ts';
import { delayAnswer, keepSilent } from '../../support/fake-answers.ts';
import { playStream, playWhole } from '../../support/read-fixture.ts';
import { useRoutingBench, type RoutingBench } from '../../support/routing-bench.ts';

const createBench = useRoutingBench();
const good = playWhole('anthropic', 'message');
const slow = delayAnswer(150, good);

async function askTimes(bench: RoutingBench, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) await bench.ask();
}

describe('candidates', () => {
  it('share the requests by weight', async () => {
    let step = 0;
    // Every tenth part of the range in turn.
    const random = () => (step++ % 10) / 10;
    const bench = await createBench({ deployments: { a: { weight: 1 }, b: { weight: 4 } }, random });
    bench.upstream('a').answerAlways(good);
    bench.upstream('b').answerAlways(good);
    await askTimes(bench, 20);
    expect(bench.countCalls()).toEqual([4, 16]);
  });

  it('of the lowest priority number serve alone while they can', async () => {
    const bench = await createBench({ deployments: { later: { priority: 5 }, first: { priority: 1 } } });
    bench.upstream('first').answerAlways(good);
    await askTimes(bench, 3);
    expect(bench.countCalls()).toEqual([0, 3]);
  });

  it('of one model only are asked', async () => {
    const bench = await createBench({
      deployments: {
        a: { models: { 'chatfam-opus-4-8': 'x' } },
        b: { models: { 'chatfam-haiku-4-5': 'y' } },
      },
    });
    bench.upstream('b').answerAlways(good);
    await bench.ask({ model: 'claude-haiku-4-5' });
    expect(bench.countCalls()).toEqual([0, 1]);
    expect(bench.upstream('b').calls[0]?.json()).toMatchObject({ model: 'y' });
  });

  it('are skipped while they are full, and a full group says when to come back', async () => {
    const bench = await createBench({
      deployments: { a: { concurrency: 1 }, b: { concurrency: 1, priority: 1 } },
    });
    bench.upstream('a').answer(slow);
    bench.upstream('b').answer(slow);
    const first = bench.ask();
    const second = bench.ask();
    const error = await catchError(bench.ask());
    expect(error).toMatchObject({
      code: 'overloaded',
      reason: 'overloaded',
      retryAfterMs: 1000,
      upstream: null,
    });
    expect((await first).notes.deploymentId).toBe('a');
    expect((await second).notes.deploymentId).toBe('b');
    bench.upstream('a').answer(good);
    expect((await bench.ask()).notes.deploymentId).toBe('a');
  });

  it('are free again after a failure', async () => {
    const bench = await createBench({ deployments: { a: { concurrency: 1 } }, routing: { attempts: 2 } });
    bench.upstream('a').answer(playWhole('anthropic', 'error-invalid-request', 400), good);
    await catchError(bench.ask());
    expect((await bench.ask()).notes.deploymentId).toBe('a');
  });

  it('keep the place of a stream until it has ended or was given up', async () => {
    const bench = await createBench({ deployments: { a: { concurrency: 1 } } });
    bench.upstream('a').answerAlways(playStream('anthropic', 'text', { paceMs: 5 }));
    const open = async () => (await bench.ask({ delivery: 'stream' })).answer as StreamAnswer;
    const first = await open();
    expect(await catchError(open())).toMatchObject({ code: 'overloaded' });
    await collectStream(first.batches);
    const second = await open();
    await second.batches[Symbol.asyncIterator]().return?.();
    const third = await open();
    expect((await collectStream(third.batches)).error).toBe(null);
  });

  it('that are faster get the requests with the strategy latency', async () => {
    const bench = await createBench({
      deployments: { slow: {}, fast: {} },
      routing: { strategy: 'latency' },
    });
    bench.upstream('slow').answerAlways(slow);
    bench.upstream('fast').answerAlways(good);
    await askTimes(bench, 12);
    const [slowCalls = 0, fastCalls = 0] = bench.countCalls();
    expect(slowCalls).toBeLessThanOrEqual(2);
    expect(fastCalls).toBeGreaterThanOrEqual(10);
  });

  it('that let calls wait get few of the requests with the strategy latency, also before they have ever answered', async () => {
    const bench = await createBench({
      deployments: { silent: {}, fast: {} },
      routing: { strategy: 'latency' },
    });
    bench.upstream('silent').answerAlways(keepSilent());
    bench.upstream('fast').answerAlways(delayAnswer(60, good));
    const controller = new AbortController();
    const asked = Array.from({ length: 30 }, async (_, index) => {
      await sleep(index * 10);
      return await bench.ask({ signal: controller.signal });
    });
    await sleep(600);
    controller.abort();
    await Promise.allSettled(asked);
    const [silentCalls = 0, fastCalls = 0] = bench.countCalls();
    // On a busy machine more of them come before there is anything to compare. Nine of ten go there where waits do not count.
    expect(silentCalls).toBeLessThanOrEqual(15);
    expect(fastCalls).toBeGreaterThanOrEqual(15);
    expect(bench.countPlaces()).toEqual([0, 0]);
  });

  it('whose other models let calls wait are as fast as ever with the strategy latency', async () => {
    const models = { 'chatfam-opus-4-8': 'good', 'chatfam-sonnet-4-6': 'silent' };
    let time = 0;
    const bench = await createBench({
      deployments: { a: { models }, b: { models: { 'chatfam-opus-4-8': 'good' } } },
      routing: { strategy: 'latency' },
      random: () => 0,
      now: () => time,
    });
    bench.upstream('a').answer(keepSilent(), keepSilent());
    for (const id of ['a', 'b']) bench.upstream(id).answerAlways(good);
    const controller = new AbortController();
    const { signal } = controller;
    const hanging = [1, 2].map(() => catchError(bench.ask({ model: 'chatfam-sonnet-4-6', signal })));
    await expect.poll(() => bench.countCalls()).toEqual([2, 0]);
    time = 30_000;
    await askTimes(bench, 4);
    expect(bench.countCalls()).toEqual([6, 0]);
    controller.abort();
    await Promise.all(hanging);
  });

  it('are found under an alias of their model, in any spelling', async () => {
    const bench = await createBench({
      deployments: { a: {} },
      models: { 'claude-opus-4-8': { aliases: ['our-best', 'claude-best'], fallbacks: [] } },
    });
    bench.upstream('a').answerAlways(good);
    for (const model of ['our-best', 'chatfam-best', 'claude-best']) await bench.ask({ model });
    expect(bench.upstream('a').calls.map((call) => (call.json() as { model: string }).model)).toEqual(
      Array.from({ length: 3 }, () => 'claude-opus-4-8'),
    );
    expect(bench.router.findModel('our-best')?.id).toBe('chatfam-opus-4-8');
    expect(bench.router.findModel('our-worst')).toBe(null);
    expect(bench.router.listModels().map(({ id }) => id)).not.toContain('our-best');
  });

  it('are found under an alias in any spelling where a pattern or a list of the upstream has that name as well', async () => {
    const models = { 'claude-opus-4-8': 'claude-opus-4-8', 'claude-*': 'claude-*' };
    const bench = await createBench({
      deployments: { a: { models, discovered: ['claude-best', 'claude-other'] } },
      models: {
        'claude-opus-4-8': { aliases: ['claude-best', 'claude-haiku-4-5'], fallbacks: [] },
        // Its own name, in the other spelling.
        'claude-other': { aliases: ['chatfam-other'], fallbacks: ['claude-best'] },
      },
    });
    const { router } = bench;
    bench.upstream('a').answerAlways(good);
    for (const model of ['claude-best', 'chatfam-best', 'claude-haiku-4-5', 'chatfam-haiku-4-5'])
      await bench.ask({ model });
    expect(bench.upstream('a').calls.map((call) => (call.json() as { model: string }).model)).toEqual(
      Array.from({ length: 4 }, () => 'claude-opus-4-8'),
    );
    expect(router.findModel('claude-other')?.fallbacks.map(({ id }) => id)).toEqual(['chatfam-opus-4-8']);
    const listed = router.listModels().map(({ id }) => id);
    expect(listed).toContain('chatfam-other');
    expect(listed).not.toContain('chatfam-best');
    expect(listed).not.toContain('chatfam-haiku-4-5');
  });
});
