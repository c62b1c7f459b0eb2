import { describe, expect, it } from 'vitest';
import type { GatewayError } from '../../../src/core/gateway-error.ts';
import { catchError } from '../../support/create-upstream-call.ts';
import { answerJson, answerStatus } from '../../support/fake-answers.ts';
import { playWhole } from '../../support/read-fixture.ts';
import { useRoutingBench } from '../../support/routing-bench.ts';

const createBench = useRoutingBench();
const good = playWhole('anthropic', 'message');
const model = 'our-chat';
const models = { [model]: 'gemini-3-pro-preview' };
/** What the translator to format C refuses, and upstreams of format B may take. */
const call = {
  model,
  body: {
    value: {
      model,
      max_tokens: 10,
      thinking: { type: 'sometimes' },
      messages: [{ role: 'user', content: 'Hello' }],
    },
    bytes: null,
  },
};
const refused = { code: 'invalid_argument', param: 'thinking.type', upstream: null };

describe('a deployment that cannot take a request', () => {
  it('leaves it to another one of the group', async () => {
    const bench = await createBench({
      deployments: { a: { provider: 'gemini', models }, b: { models: { [model]: 'x' }, priority: 1 } },
    });
    bench.upstream('b').answerAlways(good);
    for (let count = 0; count < 5; count += 1)
      expect((await bench.ask(call)).notes).toMatchObject({ deploymentId: 'b', attempts: 1 });
    expect(bench.countCalls()).toEqual([0, 5]);
    expect({ cooldowns: bench.cooldowns, failures: bench.failures }).toEqual({ cooldowns: [], failures: [] });
  });

  it('takes no attempt away from those that can', async () => {
    const deployments = {
      a: { provider: 'gemini', models },
      b: { models: { [model]: 'x' }, priority: 1 },
    } as const;
    const bench = await createBench({ deployments, routing: { attempts: 2 } });
    bench.upstream('b').answer(answerStatus(500), good);
    expect((await bench.ask(call)).notes).toMatchObject({ deploymentId: 'b' });
  });

  it('does not hide what became of those that can', async () => {
    const bench = await createBench({
      deployments: { a: { provider: 'gemini', models }, b: { models: { [model]: 'x' }, priority: 1 } },
    });
    bench.upstream('b').answerAlways(answerStatus(503, { 'retry-after': '30' }));
    for (let count = 0; count < 2; count += 1) {
      const error = (await catchError(bench.ask(call))) as GatewayError;
      expect(error).toMatchObject({ code: 'unavailable', upstream: { deploymentId: 'b', status: 503 } });
    }
  });

  it.each([401, 403, 404])('is the answer where those that can would never answer: %d', async (status) => {
    const bench = await createBench({
      deployments: {
        a: { models: { [model]: 'x' } },
        b: { provider: 'gemini', models, priority: 1 },
        c: { models: { [model]: 'y' }, priority: 2 },
      },
    });
    for (const id of ['a', 'c']) bench.upstream(id).answerAlways(answerStatus(status));
    expect(await catchError(bench.ask(call))).toMatchObject(refused);
    expect(bench.countCalls()).toEqual([1, 0, 1]);
  });

  it('is not the answer where those that can are at a limit that lasts', async () => {
    const bench = await createBench({
      deployments: { a: { models: { [model]: 'x' } }, b: { provider: 'gemini', models, priority: 1 } },
    });
    const headers = { 'x-should-retry': 'false' };
    bench.upstream('a').answer(answerStatus(429, { ...headers, 'retry-after': '3600' }));
    expect(await catchError(bench.ask(call))).toMatchObject({
      code: 'resource_exhausted',
      retryAfterMs: 3_600_000,
    });
    const alone = await createBench({
      deployments: { a: { models: { [model]: 'x' } }, b: { provider: 'gemini', models, priority: 1 } },
    });
    alone.upstream('a').answer(answerStatus(429, headers));
    expect(await catchError(alone.ask(call))).toMatchObject(refused);
  });

  it('is the answer where nobody can, without a call and without asking a fallback', async () => {
    const bench = await createBench({
      deployments: {
        a: { provider: 'gemini', models },
        b: { provider: 'gemini', models, priority: 1 },
        c: { models: { 'chatfam-haiku-4-5': 'x' } },
      },
      models: { [model]: { fallbacks: ['chatfam-haiku-4-5'], aliases: [] } },
    });
    expect(await catchError(bench.ask(call))).toMatchObject(refused);
    expect(bench.countCalls()).toEqual([0, 0, 0]);
  });

  it('does not keep a fallback from answering while those that can are left out', async () => {
    const bench = await createBench({
      deployments: {
        a: { provider: 'gemini', models },
        b: { priority: 1, models: { [model]: 'x' } },
        c: { models: { 'chatfam-haiku-4-5': 'x' } },
      },
      models: { [model]: { fallbacks: ['chatfam-haiku-4-5'], aliases: [] } },
      routing: { cooldown: { failures: 1, durationMs: 60_000 } },
    });
    bench.upstream('b').answer(answerStatus(500));
    bench.upstream('c').answerAlways(good);
    for (let count = 0; count < 3; count += 1)
      expect((await bench.ask(call)).notes).toMatchObject({ deploymentId: 'c' });
    expect(bench.countCalls()).toEqual([0, 1, 3]);
  });
});

/** Refused by models that know no prefill, and in order for others. */
const plain = {
  model,
  body: { value: { model, max_tokens: 10, messages: [{ role: 'user', content: 'Hello' }] }, bytes: null },
};
const beyond = (message: string) =>
  answerJson({ type: 'error', error: { type: 'invalid_request_error', message } }, { status: 400 });
const noPrefill = beyond('Prefilling assistant messages is not supported for this model.');

describe('a request that is beyond the model of a deployment', () => {
  it('is left to another model of the group, and asked of the same one nowhere else', async () => {
    const newer = { models: { [model]: 'newer' } };
    const bench = await createBench({
      deployments: { a: newer, b: newer, c: { models: { [model]: 'older' }, priority: 1 } },
    });
    for (const id of ['a', 'b']) bench.upstream(id).answerAlways(noPrefill);
    bench.upstream('c').answerAlways(good);
    for (let count = 0; count < 4; count += 1)
      expect((await bench.ask(plain)).notes).toMatchObject({ deploymentId: 'c', attempts: 2 });
    const [a = 0, b = 0, c] = bench.countCalls();
    expect([a + b, c]).toEqual([4, 4]);
    expect(bench.cooldowns).toEqual([]);
  });

  it('is refused in the words of the upstream where no model can take it, and no fallback is asked', async () => {
    const bench = await createBench({
      deployments: {
        a: { models: { [model]: 'one' } },
        b: { models: { [model]: 'two' }, priority: 1 },
        c: { models: { 'chatfam-haiku-4-5': 'x' } },
      },
      models: { [model]: { fallbacks: ['chatfam-haiku-4-5'], aliases: [] } },
    });
    bench.upstream('a').answerAlways(noPrefill);
    bench.upstream('b').answerAlways(beyond('prompt is too long: 210000 tokens > 200000 maximum'));
    const error = (await catchError(bench.ask(plain))) as GatewayError;
    expect(error).toMatchObject({ code: 'invalid_argument', upstream: { deploymentId: 'a', status: 400 } });
    expect(bench.countCalls()).toEqual([1, 1, 0]);
  });

  it('is not one that no model would take', async () => {
    const bench = await createBench({
      deployments: { a: { models: { [model]: 'one' } }, b: { models: { [model]: 'two' }, priority: 1 } },
    });
    bench.upstream('a').answerAlways(beyond('messages.0.content: unsupported image format'));
    expect(await catchError(bench.ask(plain))).toMatchObject({ upstream: { deploymentId: 'a' } });
    expect(bench.countCalls()).toEqual([1, 0]);
  });
});

describe('a request that refers to what an account does not have', () => {
  const gone = 'You do not have permission to access the File abc or it may not exist.';
  const forbidden = answerJson(
    { error: { code: 403, status: 'PERMISSION_DENIED', message: gone } },
    { status: 403 },
  );
  const google = { provider: 'gemini', models: { 'genfam-2.5-flash': 'gemini-2.5-flash' } } as const;
  const read = {
    model: 'genfam-2.5-flash',
    operation: 'generateContent',
    body: { value: { contents: [{ role: 'user', parts: [{ text: 'Hello' }] }] }, bytes: null },
  } as const;

  it('is asked of other accounts, leaves nobody out, and is told in the words of the upstream', async () => {
    const bench = await createBench({ deployments: { a: google, b: { ...google, priority: 1 } } });
    bench.upstream('a').answerAlways(forbidden);
    bench.upstream('b').answer(forbidden, playWhole('gemini', 'content'));
    expect(await catchError(bench.ask(read))).toMatchObject({
      code: 'not_found',
      reason: 'not_found',
      message: gone,
      upstream: { deploymentId: 'a', status: 403, kind: 'rejected_request' },
    });
    expect((await bench.ask(read)).notes).toMatchObject({ deploymentId: 'b', attempts: 2 });
    expect(bench.cooldowns).toEqual([]);
  });

  it('is an ordinary refusal where the status says so', async () => {
    const bench = await createBench({ deployments: { a: google, b: { ...google, priority: 1 } } });
    const error = { code: 400, status: 'INVALID_ARGUMENT', message: 'CachedContent not found.' };
    bench.upstream('a').answerAlways(answerJson({ error }, { status: 400 }));
    expect(await catchError(bench.ask(read))).toMatchObject({ code: 'invalid_argument' });
    expect(bench.countCalls()).toEqual([1, 0]);
  });

  it.each(['File not found: file_011abc', 'Container does not exist.'])(
    'is not told as a model that is not there: %s',
    async (message) => {
      const bench = await createBench({ deployments: { a: { models: { [model]: 'x' } } } });
      const error = { type: 'not_found_error', message };
      bench.upstream('a').answerAlways(answerJson({ type: 'error', error }, { status: 404 }));
      const told = { code: 'not_found', reason: 'not_found', message };
      expect(await catchError(bench.ask(plain))).toMatchObject(told);
    },
  );
});
