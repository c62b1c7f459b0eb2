import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { StreamAnswer } from '../../../src/core/provider.ts';
import { catchError, collectStream } from '../../support/create-upstream-call.ts';
import { answerStatus, delayAnswer } from '../../support/fake-answers.ts';
import { playStream, playWhole } from '../../support/read-fixture.ts';
import { useRoutingBench } from '../../support/routing-bench.ts';

const createBench = useRoutingBench();
const good = playWhole('anthropic', 'message');
const broken = answerStatus(500);
const twoTiers = { a: {}, b: { priority: 1 } };
const cooldown = { failures: 2, durationMs: 200 };

describe('cooldown', () => {
  it('leaves a deployment out after failures in a row, and a single probe brings it back', async () => {
    const bench = await createBench({ deployments: twoTiers, routing: { cooldown } });
    const [a, b] = [bench.upstream('a'), bench.upstream('b')];
    a.answer(broken, broken);
    b.answerAlways(good);
    for (let count = 0; count < 4; count += 1) await bench.ask();
    expect(bench.countCalls()).toEqual([2, 4]);
    expect(bench.cooldowns).toMatchObject([{ deploymentId: 'a', kind: 'server_error', status: 500 }]);
    await sleep(220);
    a.answer(delayAnswer(80, good), good);
    const served = await Promise.all([bench.ask(), bench.ask(), bench.ask()]);
    expect(served.map(({ notes }) => notes.deploymentId)).toEqual(['a', 'b', 'b']);
    expect((await bench.ask()).notes.deploymentId).toBe('a');
  });

  it('goes on when the probe fails', async () => {
    const bench = await createBench({ deployments: twoTiers, routing: { cooldown } });
    bench.upstream('a').answerAlways(broken);
    bench.upstream('b').answerAlways(good);
    for (let count = 0; count < 3; count += 1) await bench.ask();
    await sleep(220);
    for (let count = 0; count < 3; count += 1) await bench.ask();
    expect(bench.countCalls()).toEqual([3, 6]);
    expect(bench.cooldowns).toHaveLength(2);
  });

  it('never leaves the last deployment out', async () => {
    const bench = await createBench({ deployments: { a: {} }, routing: { cooldown, attempts: 1 } });
    bench.upstream('a').answerAlways(broken);
    for (let count = 0; count < 5; count += 1) await catchError(bench.ask());
    expect(bench.countCalls()).toEqual([5]);
  });

  it('does not hinder a request for which nothing else is left', async () => {
    const bench = await createBench({ deployments: twoTiers, routing: { cooldown } });
    bench.upstream('a').answer(broken, broken, good);
    bench.upstream('b').answer(good, good);
    await bench.ask();
    await bench.ask();
    bench.upstream('b').answerAlways(answerStatus(429, { 'retry-after': '30' }));
    expect((await bench.ask()).notes).toMatchObject({ attempts: 2, deploymentId: 'a' });
  });

  it.each([401, 402, 403])(
    'begins at once where the upstream refuses our credential with %d',
    async (status) => {
      const bench = await createBench({ deployments: twoTiers });
      bench.upstream('a').answerAlways(answerStatus(status));
      bench.upstream('b').answerAlways(good);
      await bench.ask();
      await bench.ask();
      expect(bench.countCalls()).toEqual([1, 2]);
      expect(bench.cooldowns).toMatchObject([{ deploymentId: 'a', kind: 'rejected_credential', status }]);
    },
  );

  it.each([
    ['a request that is refused', playWhole('anthropic', 'error-invalid-request', 400)],
    ['a model that is not there', playWhole('anthropic', 'error-not-found', 404)],
    ['a final error', answerStatus(500, { 'x-should-retry': 'false' })],
  ])('does not count %s', async (_what, answer) => {
    const bench = await createBench({ deployments: twoTiers, routing: { cooldown, attempts: 1 } });
    bench.upstream('a').answerAlways(answer);
    for (let count = 0; count < 4; count += 1) await catchError(bench.ask());
    expect(bench.countCalls()).toEqual([4, 0]);
  });

  it('counts streams that break in the middle, and those that end well against them', async () => {
    const bench = await createBench({ deployments: twoTiers, routing: { cooldown } });
    const cut = playStream('anthropic', 'text', { events: 3, end: 'reset' });
    const whole = playStream('anthropic', 'text');
    bench.upstream('a').answer(cut, whole, cut, cut);
    bench.upstream('b').answerAlways(whole);
    const errors = [];
    for (let count = 0; count < 5; count += 1) {
      const { answer } = await bench.ask({ delivery: 'stream' });
      errors.push((await collectStream((answer as StreamAnswer).batches)).error?.reason ?? null);
    }
    expect(errors).toEqual(['stream_truncated', null, 'stream_truncated', 'stream_truncated', null]);
    expect(bench.countCalls()).toEqual([4, 1]);
  });
});
