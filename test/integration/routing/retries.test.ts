import { describe, expect, it } from 'vitest';
import { catchError } from '../../support/create-upstream-call.ts';
import {
  answerHtml,
  answerJson,
  answerStatus,
  answerSteps,
  keepSilent,
  resetAtOnce,
} from '../../support/fake-answers.ts';
import type { FakeAnswer } from '../../support/fake-upstream.ts';
import { playWhole } from '../../support/read-fixture.ts';
import { useRoutingBench } from '../../support/routing-bench.ts';

const createBench = useRoutingBench();
const good = playWhole('anthropic', 'message');
const overloaded = playWhole('anthropic', 'error-overloaded', 529);
const quickTimeouts = { connectMs: 200, firstByteMs: 5000, idleMs: 5000, totalMs: 200 };

/** Milliseconds a promise takes. */
async function measure(promise: Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await promise;
  return performance.now() - startedAt;
}

describe('retries', () => {
  it.each<[string, FakeAnswer]>([
    ['never ends', answerSteps({ status: 503, steps: ['{'], end: 'hold' })],
    [
      'drips',
      answerSteps({ status: 503, steps: Array.from({ length: 400 }, () => ['{', 50]).flat(), end: 'hold' }),
    ],
  ])('do not wait for the body of an error that %s', async (_what, answer) => {
    const bench = await createBench({ deployments: { a: {}, b: { priority: 1 } } });
    bench.upstream('a').answerAlways(answer);
    bench.upstream('b').answerAlways(good);
    const asking = bench.ask();
    expect(await measure(asking)).toBeLessThan(4_000);
    expect((await asking).notes).toMatchObject({ attempts: 2, deploymentId: 'b' });
    expect(bench.failures).toMatchObject([{ kind: 'unavailable', status: 503 }]);
  });

  it.each<[string, FakeAnswer]>([
    ['429', playWhole('anthropic', 'error-rate-limit', 429)],
    ['500', playWhole('anthropic', 'error-api', 500)],
    ['502 as HTML', answerHtml(502)],
    ['503', answerStatus(503)],
    ['529', overloaded],
    ['a reset', resetAtOnce()],
    ['a time-out', keepSilent()],
    ['an answer that is no JSON', answerHtml(200)],
    ['an answer that has nothing', answerJson({})],
    [
      'a body cut off',
      answerSteps({ steps: ['{'], end: 'reset', headers: { 'content-type': 'application/json' } }),
    ],
  ])('asks the only deployment again after %s', async (_what, answer) => {
    const bench = await createBench({ deployments: { a: { timeouts: quickTimeouts } } });
    bench.upstream('a').answer(answer, good);
    const { notes } = await bench.ask();
    expect(notes).toMatchObject({ attempts: 2, deploymentId: 'a' });
    expect(bench.countCalls()).toEqual([2]);
    const [first, second] = bench.upstream('a').calls;
    expect(second?.json()).toEqual(first?.json());
  });

  it('asks another deployment when a gateway behind it stops', async () => {
    const bench = await createBench({
      deployments: {
        inner: { provider: 'specway', models: { 'chatfam-opus-4-8': 'chatfam-opus-4-8' } },
        other: { priority: 1 },
      },
    });
    const error = { type: 'server_error', message: 'The gateway is shutting down.', code: 'shutting_down' };
    const stopping = answerJson({ type: 'error', error }, { status: 503, headers: { 'retry-after': '1' } });
    bench.upstream('inner').answerAlways(stopping);
    bench.upstream('other').answerAlways(good);
    expect((await bench.ask()).notes).toMatchObject({ attempts: 2, deploymentId: 'other' });
    expect((await bench.ask()).notes).toMatchObject({ attempts: 1, deploymentId: 'other' });
    expect(bench.failures).toMatchObject([{ deploymentId: 'inner', kind: 'unavailable' }]);
  });

  it('asks no deployment twice that wants it not to, and others all the same, after 429', async () => {
    const bench = await createBench({ deployments: { a: {}, b: { priority: 1 } } });
    const never = answerStatus(429, { 'x-should-retry': 'false' });
    bench.upstream('a').answerAlways(never);
    bench.upstream('b').answer(good, never);
    expect((await bench.ask()).notes).toMatchObject({ attempts: 2, deploymentId: 'b' });
    expect(await catchError(bench.ask())).toMatchObject({ reason: 'rate_limit_exceeded', final: true });
    expect(bench.countCalls()).toEqual([2, 2]);
    expect(bench.cooldowns).toEqual([]);
  });

  it('asks again after a connection that cannot be made', async () => {
    const bench = await createBench({
      deployments: { away: { baseUrl: 'http://127.0.0.1:1', priority: 0 }, here: { priority: 1 } },
    });
    bench.upstream('here').answer(good);
    const { notes } = await bench.ask();
    expect(notes).toMatchObject({ attempts: 2, deploymentId: 'here' });
    expect(bench.failures).toMatchObject([{ deploymentId: 'away', kind: 'connect' }]);
  });

  it('gives up after the configured number, with the last error', async () => {
    const bench = await createBench({ deployments: { a: {} }, routing: { attempts: 4 } });
    bench.upstream('a').answer(overloaded, overloaded, overloaded, answerStatus(503));
    const call = bench.createCall();
    const error = await catchError(bench.router.call(call));
    expect(error).toMatchObject({ code: 'unavailable', upstream: { status: 503 } });
    expect(bench.countCalls()).toEqual([4]);
    expect(call.request.notes).toMatchObject({ attempts: 4, deploymentId: 'a' });
    expect(call.request.notes.upstreamMs).toBeGreaterThan(0);
    expect(call.request.notes.waitMs).toBeGreaterThan(0);
  });

  it.each([
    ['a longer limit', answerStatus(429, { 'retry-after': '3600' })],
    ['a limit that lasts', answerStatus(429, { 'x-should-retry': 'false' })],
    ['a credential that is refused', answerStatus(401)],
    ['a model that is not there', answerStatus(404)],
  ])('tells of the wait after which one may answer, and not of %s', async (_what, answer) => {
    const bench = await createBench({ deployments: { a: {}, b: { priority: 1 } } });
    bench.upstream('a').answerAlways(answerStatus(429, { 'retry-after': '2' }));
    bench.upstream('b').answerAlways(answer);
    const error = await catchError(bench.ask());
    expect(error).toMatchObject({ code: 'resource_exhausted', retryAfterMs: 2000, final: false });
    expect(bench.countCalls()).toEqual([1, 1]);
  });

  it.each([
    ['a longer limit', answerStatus(429, { 'retry-after': '3600' }), { retryAfterMs: 3_600_000 }],
    ['a limit that lasts', answerStatus(429, { 'x-should-retry': 'false' }), { final: true }],
    ['a credential that is refused', answerStatus(401), { reason: 'upstream_rejected_credential' }],
  ])(
    'tells of %s where that is the last word of the one that was waited for',
    async (_what, answer, told) => {
      const bench = await createBench({ deployments: { a: {} } });
      bench.upstream('a').answer(answerStatus(429, { 'retry-after-ms': '10' }), answer);
      expect(await catchError(bench.ask())).toMatchObject(told);
      expect(bench.countCalls()).toEqual([2]);
    },
  );

  it('tells what the last one does not take that failed before', async () => {
    const bench = await createBench({ deployments: { a: {} } });
    const error = { type: 'invalid_request_error', message: 'prompt is too long: 9 tokens > 8 maximum' };
    bench.upstream('a').answer(overloaded, answerJson({ type: 'error', error }, { status: 400 }));
    expect(await catchError(bench.ask())).toMatchObject({ code: 'invalid_argument' });
    expect(bench.countCalls()).toEqual([2]);
  });

  it('repeats nothing with one attempt', async () => {
    const bench = await createBench({ deployments: { a: {}, b: {} }, routing: { attempts: 1 } });
    bench.upstream('a').answerAlways(overloaded);
    bench.upstream('b').answerAlways(overloaded);
    await catchError(bench.ask());
    expect(bench.failures).toHaveLength(1);
  });

  it.each<[string, FakeAnswer, string]>([
    ['400', playWhole('anthropic', 'error-invalid-request', 400), 'invalid_argument'],
    [
      '413',
      answerJson({ type: 'error', error: { type: 'request_too_large', message: '' } }, { status: 413 }),
      'payload_too_large',
    ],
    ['x-should-retry: false', answerStatus(529, { 'x-should-retry': 'false' }), 'overloaded'],
  ])('never repeats %s', async (_what, answer, code) => {
    const bench = await createBench({ deployments: { a: {}, b: { priority: 1 } } });
    bench.upstream('a').answer(answer);
    expect(await catchError(bench.ask())).toMatchObject({ code });
    expect(bench.countCalls()).toEqual([1, 0]);
    expect(bench.cooldowns).toEqual([]);
  });

  it.each<[string, FakeAnswer]>([
    ['401', playWhole('anthropic', 'error-authentication', 401)],
    ['404', playWhole('anthropic', 'error-not-found', 404)],
  ])('asks another deployment, but not the same, after %s', async (_what, answer) => {
    const bench = await createBench({ deployments: { a: {}, b: { priority: 1 } } });
    bench.upstream('a').answerAlways(answer);
    bench.upstream('b').answer(good);
    expect((await bench.ask()).notes).toMatchObject({ attempts: 2, deploymentId: 'b' });
    const alone = await createBench({ deployments: { a: {} } });
    alone.upstream('a').answerAlways(answer);
    await catchError(alone.ask());
    expect(alone.countCalls()).toEqual([1]);
  });

  it('asks a deployment that has not failed first, and without a pause', async () => {
    const bench = await createBench({
      deployments: { a: {}, b: { priority: 1 } },
      routing: { backoffMs: 5000, maxBackoffMs: 5000 },
    });
    bench.upstream('a').answerAlways(overloaded);
    bench.upstream('b').answer(good);
    const { notes } = await bench.ask();
    expect(notes).toMatchObject({ attempts: 2, deploymentId: 'b' });
    expect(notes).not.toHaveProperty('waitMs');
  });

  it('waits longer before each attempt at the same deployment', async () => {
    const bench = await createBench({
      deployments: { a: {} },
      routing: { backoffMs: 40, maxBackoffMs: 1000 },
      random: () => 0,
    });
    bench.upstream('a').answer(overloaded, overloaded, good);
    const { notes } = await bench.ask();
    expect(notes.waitMs).toBeGreaterThan(110);
  });

  it('waits as long as the upstream asks', async () => {
    const bench = await createBench({ deployments: { a: {} }, routing: { maxBackoffMs: 400 } });
    bench.upstream('a').answer(answerStatus(429, { 'retry-after-ms': '150' }), good);
    expect((await bench.ask()).notes.waitMs).toBeGreaterThan(140);
  });

  it('goes elsewhere where the upstream asks for a longer wait than allowed, and ends when there is nowhere', async () => {
    const limited = answerStatus(429, { 'retry-after': '30' });
    const bench = await createBench({ deployments: { a: {}, b: { priority: 1 } } });
    bench.upstream('a').answerAlways(limited);
    bench.upstream('b').answer(overloaded, good);
    expect((await bench.ask()).notes).toMatchObject({ attempts: 3, deploymentId: 'b' });
    expect(bench.countCalls()).toEqual([1, 2]);
    const alone = await createBench({ deployments: { a: {} } });
    alone.upstream('a').answerAlways(limited);
    expect(await catchError(alone.ask())).toMatchObject({ code: 'resource_exhausted', retryAfterMs: 30_000 });
    expect(alone.countCalls()).toEqual([1]);
  });

  it('stops waiting when the client leaves', async () => {
    const bench = await createBench({
      deployments: { a: {} },
      routing: { backoffMs: 10_000, maxBackoffMs: 10_000 },
    });
    bench.upstream('a').answerAlways(overloaded);
    const controller = new AbortController();
    const pending = catchError(bench.ask({ signal: controller.signal }));
    await bench.upstream('a').waitForCall(0);
    setTimeout(() => controller.abort(), 60);
    expect(await measure(pending)).toBeLessThan(2000);
    expect(await pending).toMatchObject({ code: 'cancelled', upstream: null });
    expect(bench.countCalls()).toEqual([1]);
    expect(bench.cooldowns).toEqual([]);
  });

  it('ends the upstream call when the client leaves, and blames nobody', async () => {
    const bench = await createBench({
      deployments: { a: {}, b: {} },
      routing: { cooldown: { failures: 1, durationMs: 1000 } },
      random: () => 0,
    });
    bench.upstream('a').answer(keepSilent());
    const controller = new AbortController();
    const pending = catchError(bench.ask({ signal: controller.signal }));
    const received = await bench.upstream('a').waitForCall(0);
    controller.abort();
    expect(await pending).toMatchObject({ code: 'cancelled' });
    expect(await received.outcome).toBe('left');
    expect([bench.countCalls(), bench.cooldowns]).toEqual([[1, 0], []]);
  });

  it('gives each attempt the whole time of the deployment', async () => {
    const bench = await createBench({ deployments: { a: { timeouts: quickTimeouts } } });
    bench.upstream('a').answerAlways(keepSilent());
    const call = bench.createCall();
    expect(await catchError(bench.router.call(call))).toMatchObject({ code: 'deadline_exceeded' });
    expect(call.request.notes.attempts).toBe(3);
    expect(call.request.notes.upstreamMs).toBeGreaterThan(590);
  });
});

describe('retries of images', () => {
  const image = playWhole('openai', 'image');
  const call = { operation: 'createImage', model: 'imgfam-2' } as const;

  it.each<[string, FakeAnswer]>([
    ['429', answerStatus(429)],
    ['503 with retry-after', answerStatus(503, { 'retry-after-ms': '10' })],
  ])('are made after %s', async (_what, answer) => {
    const bench = await createBench({ deployments: { a: { provider: 'openai' } } });
    bench.upstream('a').answer(answer, image);
    expect((await bench.ask(call)).notes.attempts).toBe(2);
  });

  it.each<[string, FakeAnswer]>([
    ['500', answerStatus(500)],
    ['503 without retry-after', answerStatus(503)],
    ['a reset', resetAtOnce()],
    ['a time-out', keepSilent()],
  ])('are not made after %s, unless the deployment allows it', async (_what, answer) => {
    const timeouts = quickTimeouts;
    const bench = await createBench({
      deployments: { a: { provider: 'openai', timeouts }, b: { provider: 'openai', priority: 1, timeouts } },
    });
    bench.upstream('a').answer(answer);
    await catchError(bench.ask(call));
    expect(bench.countCalls()).toEqual([1, 0]);
    const bold = await createBench({
      deployments: { a: { provider: 'openai', timeouts, retryAmbiguous: true } },
    });
    bold.upstream('a').answer(answer, image);
    expect((await bold.ask(call)).notes.attempts).toBe(2);
  });
});
