import { describe, expect, it } from 'vitest';
import { createSkippingClock } from '../../support/create-skipping-clock.ts';
import { catchError } from '../../support/create-upstream-call.ts';
import { answerStatus } from '../../support/fake-answers.ts';
import { playWhole } from '../../support/read-fixture.ts';
import { useRoutingBench } from '../../support/routing-bench.ts';

const createBench = useRoutingBench();
const good = playWhole('anthropic', 'message');
const broken = answerStatus(500);
const twoTiers = { a: {}, b: { priority: 1 } };

describe('an upstream that asks to be left alone', () => {
  const limited = answerStatus(429, { 'retry-after-ms': '300' });

  it.each([
    ['', {}],
    [', and not to be asked again', { 'x-should-retry': 'false' }],
  ])('is left alone by later requests too%s', async (_what, headers) => {
    const clock = createSkippingClock();
    const bench = await createBench({ deployments: twoTiers, now: clock.now });
    bench.upstream('a').answer(answerStatus(429, { ...headers, 'retry-after': '30' }));
    bench.upstream('b').answerAlways(good);
    for (let count = 0; count < 4; count += 1) await bench.ask();
    expect(bench.countCalls()).toEqual([1, 4]);
    clock.skip(30_000);
    bench.upstream('a').answer(good);
    expect((await bench.ask()).notes.deploymentId).toBe('a');
  });

  it('is waited for by later requests where nothing else can be asked', async () => {
    const bench = await createBench({ deployments: { a: {} }, routing: { attempts: 1, maxBackoffMs: 1000 } });
    bench.upstream('a').answer(limited, good);
    await catchError(bench.ask());
    expect((await bench.ask()).notes.waitMs).toBeGreaterThan(200);
  });

  it('is waited for where the others want to be left alone for longer than a request may wait', async () => {
    const bench = await createBench({
      deployments: { a: {}, b: {} },
      routing: { attempts: 2, maxBackoffMs: 1000 },
      random: () => 0,
    });
    bench.upstream('a').answer(answerStatus(429, { 'retry-after': '30' }));
    bench.upstream('b').answer(limited, good);
    await catchError(bench.ask());
    expect((await bench.ask()).notes).toMatchObject({ attempts: 1, deploymentId: 'b' });
  });

  it('is waited for by a request that another one has told to wait longer', async () => {
    const bench = await createBench({
      deployments: twoTiers,
      routing: { attempts: 2, maxBackoffMs: 2000 },
    });
    bench.upstream('a').answer(broken, answerStatus(429, { 'retry-after-ms': '1500' }));
    bench.upstream('b').answer(answerStatus(429, { 'retry-after-ms': '400' }), good);
    await catchError(bench.ask());
    expect((await bench.ask()).notes).toMatchObject({ attempts: 2, deploymentId: 'b' });
    expect(bench.countCalls()).toEqual([2, 2]);
  });

  it('is not waited for beyond the time of a request', async () => {
    const bench = await createBench({
      deployments: twoTiers,
      routing: { attempts: 1, maxBackoffMs: 8000, deadlineMs: 1000 },
    });
    bench.upstream('a').answer(answerStatus(401), good);
    bench.upstream('b').answer(answerStatus(429, { 'retry-after': '5' }));
    for (let count = 0; count < 2; count += 1) await catchError(bench.ask());
    expect((await bench.ask()).notes).toMatchObject({ attempts: 1, deploymentId: 'a' });
  });

  it('gets one attempt of a request that has less time than that, and nothing else is left', async () => {
    const bench = await createBench({
      deployments: { a: {} },
      routing: { maxBackoffMs: 60_000, deadlineMs: 10_000 },
    });
    bench.upstream('a').answerAlways(answerStatus(429, { 'retry-after': '30' }));
    for (let count = 0; count < 2; count += 1)
      expect(await catchError(bench.ask())).toMatchObject({
        code: 'resource_exhausted',
        retryAfterMs: 30_000,
      });
    expect(bench.countCalls()).toEqual([2]);
  });

  it('gets the one attempt of a request where the others want it for longer', async () => {
    const bench = await createBench({ deployments: { a: {}, b: {} }, random: () => 0 });
    bench.upstream('a').answerAlways(answerStatus(429, { 'retry-after': '3600' }));
    bench.upstream('b').answerAlways(answerStatus(429, { 'retry-after': '30' }));
    for (let count = 0; count < 2; count += 1)
      expect(await catchError(bench.ask())).toMatchObject({ retryAfterMs: 30_000 });
    expect(bench.countCalls()).toEqual([1, 2]);
  });

  it('gets one attempt for each request where that is longer than a request may wait, and nothing else is left', async () => {
    const bench = await createBench({ deployments: { a: {} } });
    bench.upstream('a').answer(answerStatus(429, { 'retry-after': '30' }), broken, good);
    for (let count = 0; count < 2; count += 1) await catchError(bench.ask());
    expect(bench.countCalls()).toEqual([2]);
    expect((await bench.ask()).notes.attempts).toBe(1);
  });
});
