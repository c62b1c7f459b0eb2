import { describe, expect, it } from 'vitest';
import type { GatewayError } from '../../../src/core/gateway-error.ts';
import { catchError } from '../../support/create-upstream-call.ts';
import { answerStatus } from '../../support/fake-answers.ts';
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
