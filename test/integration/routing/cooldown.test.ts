import { describe, expect, it } from 'vitest';
import type { StreamAnswer } from '../../../src/core/provider.ts';
import { createSkippingClock } from '../../support/create-skipping-clock.ts';
import { catchError, collectStream } from '../../support/create-upstream-call.ts';
import {
  answerEventStream,
  answerHtml,
  answerJson,
  answerStatus,
  delayAnswer,
} from '../../support/fake-answers.ts';
import type { FakeAnswer } from '../../support/fake-upstream.ts';
import { playStream, playWhole } from '../../support/read-fixture.ts';
import { useRoutingBench, type Asked } from '../../support/routing-bench.ts';

const createBench = useRoutingBench();
const good = playWhole('anthropic', 'message');
const broken = answerStatus(500);
const twoTiers = { a: {}, b: { priority: 1 } };
const cooldown = { failures: 2, durationMs: 60_000 };

describe('cooldown', () => {
  it('leaves a deployment out after failures in a row, and a single probe brings it back', async () => {
    const clock = createSkippingClock();
    const bench = await createBench({ deployments: twoTiers, routing: { cooldown }, now: clock.now });
    const [a, b] = [bench.upstream('a'), bench.upstream('b')];
    a.answer(broken, broken);
    b.answerAlways(good);
    for (let count = 0; count < 4; count += 1) await bench.ask();
    expect(bench.countCalls()).toEqual([2, 4]);
    expect(bench.cooldowns).toMatchObject([{ deploymentId: 'a', kind: 'server_error', status: 500 }]);
    clock.skip(cooldown.durationMs);
    a.answer(delayAnswer(80, good), good);
    const served = await Promise.all([bench.ask(), bench.ask(), bench.ask()]);
    expect(served.map(({ notes }) => notes.deploymentId)).toEqual(['a', 'b', 'b']);
    expect((await bench.ask()).notes.deploymentId).toBe('a');
  });

  it('goes on when the probe fails', async () => {
    const clock = createSkippingClock();
    const bench = await createBench({ deployments: twoTiers, routing: { cooldown }, now: clock.now });
    bench.upstream('a').answerAlways(broken);
    bench.upstream('b').answerAlways(good);
    for (let count = 0; count < 3; count += 1) await bench.ask();
    clock.skip(cooldown.durationMs);
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

  it.each([
    ['whole', []],
    ['stream', []],
    ['stream', [{ text: 'Let me see.' }]],
  ] as const)('does not count a tool call that cannot be read: %s, behind %j', async (delivery, parts) => {
    const gemini = { provider: 'gemini' } as const;
    const bench = await createBench({
      deployments: { a: gemini, b: { ...gemini, priority: 1 } },
      routing: { cooldown, attempts: 1 },
    });
    const answers = [
      ...(parts.length === 0 ? [] : [{ candidates: [{ content: { parts }, index: 0 }] }]),
      { candidates: [{ finishReason: 'MALFORMED_FUNCTION_CALL', index: 0 }] },
    ];
    const malformed =
      delivery === 'whole'
        ? answerJson(answers[0])
        : answerEventStream(answers.map((answer) => `data: ${JSON.stringify(answer)}\n\n`));
    bench.upstream('a').answer(malformed, malformed, malformed, playWhole('gemini', 'content'));
    const model = 'genfam-2.5-pro';
    for (let count = 0; count < 3; count += 1) {
      const error = await catchError(readAnswer(bench.ask({ model, delivery })));
      expect(error).toMatchObject({ code: 'bad_gateway', final: false, upstream: { kind: 'declined' } });
    }
    const value = { contents: [{ role: 'user', parts: [{ text: 'Hello' }] }] };
    const { notes } = await bench.ask({ operation: 'generateContent', model, body: { value, bytes: null } });
    expect([notes.deploymentId, bench.cooldowns, bench.countCalls()]).toEqual(['a', [], [4, 0]]);
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

  it('counts streams that break in the middle, whatever clients have given up between them', async () => {
    const bench = await createBench({ deployments: twoTiers, routing: { cooldown } });
    const cut = playStream('anthropic', 'text', { events: 3, end: 'reset' });
    const whole = playStream('anthropic', 'text');
    bench.upstream('a').answer(cut, whole, cut);
    bench.upstream('b').answerAlways(whole);
    const begin = async (signal?: AbortSignal) => {
      const { answer } = await bench.ask({ delivery: 'stream', ...(signal && { signal }) });
      return (answer as StreamAnswer).batches;
    };
    await collectStream(await begin());
    const leaving = new AbortController();
    const given = (await begin(leaving.signal))[Symbol.asyncIterator]();
    await given.next();
    leaving.abort();
    await given.return?.();
    await collectStream(await begin());
    await collectStream(await begin());
    expect(bench.countCalls()).toEqual([3, 1]);
  });

  it.each(['by its reader', 'by its client'])('is over with a stream that is given up %s', async (whom) => {
    const clock = createSkippingClock();
    const bench = await createBench({ deployments: twoTiers, routing: { cooldown }, now: clock.now });
    bench
      .upstream('a')
      .answer(broken, broken, playStream('anthropic', 'text', { events: 3, end: 'hold' }), broken, good);
    bench.upstream('b').answerAlways(good);
    for (let count = 0; count < 2; count += 1) await bench.ask();
    clock.skip(cooldown.durationMs);
    const leaving = new AbortController();
    const { answer } = await bench.ask({ delivery: 'stream', signal: leaving.signal });
    const given = (answer as StreamAnswer).batches[Symbol.asyncIterator]();
    await given.next();
    if (whom === 'by its client') {
      const rest = catchError(readRest(given));
      leaving.abort();
      await rest;
    }
    await given.return?.();
    for (let count = 0; count < 2; count += 1) await bench.ask();
    expect(bench.cooldowns).toHaveLength(1);
    expect(bench.countCalls()).toEqual([5, 3]);
  });
});

async function readRest(batches: AsyncIterator<unknown, unknown>): Promise<void> {
  for (let step = await batches.next(); step.done !== true;) step = await batches.next();
}

const opus = 'chatfam-opus-4-8';
const haiku = 'chatfam-haiku-4-5';
const sonnet = 'chatfam-sonnet-4-6';

describe('cooldown of a model', () => {
  it.each([
    ['529', answerStatus(529)],
    ['500', broken],
    ['403', answerStatus(403)],
    ['429 with retry-after', answerStatus(429, { 'retry-after': '30' })],
    ['an answer that is no JSON', answerHtml(200)],
  ])('leaves the other models of the deployment alone: %s', async (_what, answer) => {
    const bench = await createBench({ deployments: twoTiers, routing: { cooldown } });
    bench.upstream('a').answerAlways(answerByModel({ 'claude-opus-4-8': answer }, good));
    bench.upstream('b').answerAlways(good);
    await bench.ask({ model: haiku });
    for (let count = 0; count < 4; count += 1) await bench.ask({ model: opus });
    const callsBefore = bench.upstream('a').calls.length;
    expect((await bench.ask({ model: opus })).notes).toMatchObject({ attempts: 1, deploymentId: 'b' });
    expect((await bench.ask({ model: haiku })).notes).toMatchObject({ attempts: 1, deploymentId: 'a' });
    expect(bench.upstream('a').calls).toHaveLength(callsBefore + 1);
    expect(bench.cooldowns).toMatchObject([
      { deploymentId: 'a', upstreamModel: 'claude-opus-4-8', leftOut: 'model' },
    ]);
  });

  it('is one of the whole deployment where the credential is rejected', async () => {
    const bench = await createBench({ deployments: twoTiers });
    bench.upstream('a').answer(answerStatus(401));
    bench.upstream('b').answerAlways(good);
    await bench.ask({ model: opus });
    expect((await bench.ask({ model: haiku })).notes).toMatchObject({ attempts: 1, deploymentId: 'b' });
    expect(bench.cooldowns).toMatchObject([{ deploymentId: 'a', leftOut: 'deployment' }]);
  });

  it('is one of the whole deployment where every model is forbidden', async () => {
    const bench = await createBench({ deployments: twoTiers });
    bench.upstream('a').answerAlways(answerStatus(403));
    bench.upstream('b').answerAlways(good);
    for (const model of [opus, haiku, sonnet]) await bench.ask({ model });
    expect(bench.countCalls()).toEqual([2, 3]);
    expect(bench.cooldowns).toMatchObject([{ leftOut: 'model' }, { leftOut: 'deployment' }]);
  });

  it('is one of the whole deployment where no connection can be made', async () => {
    const bench = await createBench({
      deployments: { a: { baseUrl: 'http://127.0.0.1:1' }, b: { priority: 1 } },
      routing: { cooldown },
    });
    bench.upstream('b').answerAlways(good);
    for (const model of [opus, haiku]) await bench.ask({ model });
    expect((await bench.ask({ model: sonnet })).notes).toMatchObject({ attempts: 1, deploymentId: 'b' });
    expect(bench.cooldowns).toMatchObject([{ deploymentId: 'a', kind: 'connect', leftOut: 'deployment' }]);
  });

  it('is not ended by tokens that were counted, nor are its failures', async () => {
    const bench = await createBench({ deployments: twoTiers, routing: { cooldown } });
    const counted = playWhole('anthropic', 'count-tokens');
    bench.upstream('a').answer(broken, counted, broken);
    bench.upstream('b').answerAlways(good);
    await bench.ask();
    await bench.ask({ operation: 'countMessageTokens' });
    await bench.ask();
    expect(bench.cooldowns).toHaveLength(1);
    bench.upstream('a').answer(counted);
    expect((await bench.ask({ operation: 'countMessageTokens' })).notes.deploymentId).toBe('a');
    expect((await bench.ask()).notes).toMatchObject({ attempts: 1, deploymentId: 'b' });
  });
});

describe('a group in cooldown', () => {
  const models = { [opus]: { fallbacks: [haiku], aliases: [] } };
  const deployments = {
    a: { models: { [opus]: 'a' } },
    b: { models: { [opus]: 'b' } },
    spare: { models: { [haiku]: 'spare' } },
  };

  it('is passed over for its fallback', async () => {
    const bench = await createBench({
      deployments,
      models,
      routing: { cooldown: { ...cooldown, durationMs: 5000 } },
    });
    for (const id of ['a', 'b']) bench.upstream(id).answerAlways(broken);
    bench.upstream('spare').answerAlways(good);
    for (let count = 0; count < 2; count += 1) await bench.ask();
    const [a = 0, b = 0] = bench.countCalls();
    for (let count = 0; count < 5; count += 1) {
      const { notes } = await bench.ask();
      expect(notes).toMatchObject({ attempts: 1, deploymentId: 'spare', fallbackModel: haiku });
    }
    expect(bench.countCalls()).toEqual([a, b, 7]);
    expect(a + b).toBeLessThanOrEqual(5);
  });

  it('gets one attempt for each request where its fallback fails too', async () => {
    const routing = { cooldown: { ...cooldown, durationMs: 5000 } };
    const bench = await createBench({ deployments, models, routing });
    for (const id of ['a', 'b', 'spare']) bench.upstream(id).answerAlways(broken);
    for (let count = 0; count < 3; count += 1) await catchError(bench.ask());
    const before = bench.upstream('a').calls.length + bench.upstream('b').calls.length;
    const spareBefore = bench.upstream('spare').calls.length;
    for (let count = 0; count < 5; count += 1) await catchError(bench.ask());
    expect(bench.upstream('a').calls.length + bench.upstream('b').calls.length - before).toBe(5);
    expect(bench.upstream('spare').calls.length - spareBefore).toBe(5);
  });

  it('answers again where it is the only one that can', async () => {
    const routing = { cooldown: { ...cooldown, durationMs: 5000 } };
    const bench = await createBench({ deployments, models, routing });
    for (const id of ['a', 'b', 'spare']) bench.upstream(id).answerAlways(broken);
    for (let count = 0; count < 3; count += 1) await catchError(bench.ask());
    for (const id of ['a', 'b']) bench.upstream(id).answerAlways(good);
    const { notes } = await bench.ask();
    expect(notes.attempts).toBe(1);
    expect(notes).not.toHaveProperty('fallbackModel');
  });

  it('gets one attempt for each request where there is no fallback', async () => {
    const bench = await createBench({
      deployments: { a: {}, b: {} },
      routing: { cooldown: { failures: 2, durationMs: 5000 } },
    });
    for (const id of ['a', 'b']) bench.upstream(id).answerAlways(broken);
    for (let count = 0; count < 2; count += 1) await catchError(bench.ask());
    const before = bench.upstream('a').calls.length + bench.upstream('b').calls.length;
    for (let count = 0; count < 5; count += 1) await catchError(bench.ask());
    expect(bench.upstream('a').calls.length + bench.upstream('b').calls.length - before).toBe(5);
  });
});

/** To its end; rejects where it breaks off. */
async function readAnswer(asked: Promise<Asked>): Promise<void> {
  const { answer } = await asked;
  if (!('batches' in answer)) return;
  const { error } = await collectStream(answer.batches);
  if (error !== null) throw error;
}

/** Plays an answer by the name of the model that is asked for. */
function answerByModel(answers: Readonly<Record<string, FakeAnswer>>, other: FakeAnswer): FakeAnswer {
  return (exchange) => {
    const { model = '' } = exchange.call.json() as { readonly model?: string };
    return (answers[model] ?? other)(exchange);
  };
}
