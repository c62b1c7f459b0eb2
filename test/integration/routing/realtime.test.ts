import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../../src/core/clock.ts';
import type { Deployment } from '../../../src/core/provider.ts';
import type { RealtimeEvent } from '../../../src/core/realtime/realtime-link.ts';
import { createPictureTools } from '../../../src/pictures/index.ts';
import { createAdapter, providers, type ProviderName } from '../../../src/providers/index.ts';
import { createRouter, type ReplaceableRouter } from '../../../src/routing/index.ts';
import { createOpenAround } from '../../../src/server/live/create-open-around.ts';
import { quickRouting } from '../../support/create-candidate.ts';
import { testCredential } from '../../support/create-upstream-call.ts';
import { createOrder, model } from '../../support/link-bench.ts';
import {
  answerPlainly,
  createRealtimeUpstream,
  type RealtimeUpstream,
} from '../../support/realtime-upstream.ts';

const names = ['openai', 'specway', 'simulator'] as const satisfies readonly ProviderName[];
const adapters = new Map(
  names.map((name) => [name, createAdapter(name, { clock: systemClock, pictures: createPictureTools() })]),
);
let upstreams: readonly RealtimeUpstream[];

beforeEach(async () => {
  upstreams = [await createRealtimeUpstream(), await createRealtimeUpstream()];
});

afterEach(async () => {
  await Promise.all([...adapters.values()].map((adapter) => adapter.close()));
  await Promise.all(upstreams.map((upstream) => upstream.close()));
});

/** A router with the real adapters, in the order in which they are asked. */
function createBench(given: readonly (typeof names)[number][]): ReplaceableRouter {
  const deployments = given.map((name, priority): Deployment => ({
    id: `${name}-${String(priority)}`,
    provider: providers[name],
    baseUrl: upstreams[priority]?.url ?? '',
    credential: testCredential,
    models: { [model]: 'gpt-realtime-2.1' },
    timeouts: { connectMs: 5_000, firstByteMs: 5_000, idleMs: 5_000, totalMs: 10_000 },
    priority,
  }));
  const openAround = createOpenAround({ maxDurationMs: 60_000 }, pino({ level: 'silent' }));
  return createRouter({ deployments, adapters, translators: [], routing: quickRouting, openAround });
}

const createResponse = { type: 'response.create', value: { type: 'response.create' }, text: null };

/** Has the first upstream fail its responses with these errors, one after the other; `null` and what comes after them it answers. */
async function failResponses(errors: readonly (object | null)[]): Promise<void> {
  const waiting = [...errors];
  const answer: typeof answerPlainly = (event, session) => {
    const error = event.type === 'response.create' ? waiting.shift() : null;
    if (error === undefined || error === null) {
      answerPlainly(event, session);
      return;
    }
    const response = { id: 'resp_of_failure', object: 'realtime.response', output: [] };
    const failed = { ...response, status: 'failed', status_details: { type: 'failed', error } };
    session.send(
      { type: 'response.created', response: { ...response, status: 'in_progress' } },
      { type: 'response.done', response: failed },
    );
  };
  await upstreams[0]?.close();
  upstreams = [await createRealtimeUpstream({ answer }), ...upstreams.slice(1)];
}

/** Has one response of a session of its own. */
async function ask(router: ReplaceableRouter): Promise<{ deploymentId: string; told: string }> {
  const events: RealtimeEvent[] = [];
  const listener = { onEvent: (event: RealtimeEvent) => void events.push(event), onEnd: () => undefined };
  const { link, deployment } = await router.realtime.open(createOrder({ listener }).order);
  link.send(createResponse);
  const find = () => events.find(({ type }) => type === 'response.done');
  await expect.poll(find).toBeDefined();
  link.close();
  return { deploymentId: deployment.id, told: JSON.stringify(find()) };
}

describe('sessions at upstreams', () => {
  it('are opened at the next one where one refuses, and relayed', async () => {
    upstreams[0]?.script({ kind: 'refuse', status: 503 });
    const { order, heard } = createOrder();
    const { link, deployment } = await createBench(['openai', 'openai']).realtime.open(order);
    link.send(createResponse);
    await expect.poll(() => heard.at(-1)).toBe('rate_limits.updated');
    expect(deployment.id).toBe('openai-1');
    expect(heard.filter((type) => type === 'session.created')).toHaveLength(1);
    expect(upstreams[1]?.upgrades[0]?.path).toBe('/v1/realtime?model=gpt-realtime-2.1');
    link.close();
    await expect.poll(() => upstreams[1]?.openConnections).toBe(0);
  });

  it('go on where the account of the gateway is used up, while the next one is opened elsewhere', async () => {
    const error = { type: 'insufficient_quota', code: 'insufficient_quota', message: 'Check your plan.' };
    await failResponses([error]);
    const bench = createBench(['openai', 'openai']);
    const { order, heard } = createOrder();
    const { link, deployment } = await bench.realtime.open(order);
    expect(deployment.id).toBe('openai-0');
    link.send(createResponse);
    await expect.poll(() => heard.at(-1)).toBe('response.done');
    const next = await bench.realtime.open(createOrder().order);
    expect(next.deployment.id).toBe('openai-1');
    link.close();
    const third = await bench.realtime.open(createOrder().order);
    expect(third.deployment.id).toBe('openai-1');
    next.link.close();
    third.link.close();
  });

  it.each([
    { type: 'tokens', code: 'rate_limit_exceeded', message: 'Limit reached in organization org-operator.' },
    { type: 'server_error', code: null, message: 'Trouble of org-operator.' },
  ])(
    'cool the deployment that fails their responses as it would over HTTP, in own words: %j',
    async (error) => {
      const { failures } = quickRouting.cooldown;
      await failResponses(Array.from({ length: failures }, () => error));
      const bench = createBench(['openai', 'openai']);
      for (let count = 0; count < failures; count += 1) {
        const { told, deploymentId } = await ask(bench);
        expect(deploymentId).toBe('openai-0');
        expect(told).not.toContain('org-operator');
        expect(told).toContain(error.code ?? 'upstream_error');
      }
      expect((await ask(bench)).deploymentId).toBe('openai-1');
    },
  );

  it('cool no deployment whose next response comes', async () => {
    const { failures } = quickRouting.cooldown;
    const error = { type: 'server_error', code: null, message: 'Oh.' };
    await failResponses(Array.from({ length: 2 * failures }, (_, index) => (index % 2 === 0 ? error : null)));
    const bench = createBench(['openai', 'openai']);
    const { order, heard } = createOrder();
    const { link } = await bench.realtime.open(order);
    for (let count = 1; count <= 2 * failures; count += 1) {
      link.send(createResponse);
      await expect.poll(() => heard.filter((type) => type === 'response.done').length).toBe(count);
    }
    link.close();
    expect((await ask(bench)).deploymentId).toBe('openai-0');
  });

  it('end with the upstream that breaks, which is another one’s turn next time', async () => {
    const router = createBench(['openai', 'openai']);
    for (let count = 0; count < quickRouting.cooldown.failures; count += 1) {
      const { order, ends } = createOrder();
      await router.realtime.open(order);
      (await upstreams[0]?.waitForSession(count))?.cut();
      await expect.poll(() => ends.length).toBe(1);
    }
    expect((await router.realtime.open(createOrder().order)).deployment.id).toBe('openai-1');
  });

  it('go to another gateway as of one that speaks the GA dialect, with the place in the trace', async () => {
    const { order, notes } = createOrder();
    notes.trace = {
      beginAttempt: () => ({
        traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
        noteFirstEvent: () => undefined,
        end: () => undefined,
      }),
    };
    (await createBench(['specway']).realtime.open(order)).link.close();
    expect(upstreams[0]?.upgrades[0]?.headers).toMatchObject({
      authorization: `Bearer ${testCredential}`,
      'user-agent': 'specway',
      'x-request-id': 'req_1',
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    });
  });

  it('are put around the simulator’s model', async () => {
    const { order, heard } = createOrder();
    const { link, deployment } = await createBench(['simulator']).realtime.open(order);
    expect([deployment.id, heard]).toEqual(['simulator-0', ['session.created']]);
    link.send(createResponse);
    await expect.poll(() => heard.at(-1)).toBe('response.done');
    link.close();
  });
});
