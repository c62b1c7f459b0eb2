import { describe, expect, it } from 'vitest';
import type { RealtimeProviderAdapter } from '../../../src/core/realtime/realtime-adapter.ts';
import type { AttemptBeginning } from '../../../src/core/request-trace.ts';
import { createRouter } from '../../../src/routing/index.ts';
import { createBench, createOrder, createPlace, model, type Given } from '../../support/link-bench.ts';
import { ScriptedRealtimeModel } from '../../support/realtime-session.ts';
import { createScriptedLinks } from '../../support/scripted-links.ts';

const fallback = 'rtfam-4o-mini-realtime-preview';

describe('createRealtimePlaces', () => {
  it('opens a session and notes who was asked for what', async () => {
    const { router, links } = createBench({ one: {} });
    const { order, heard, notes } = createOrder({ modelName: 'gpt-4o-realtime-preview' });
    const opened = await router.realtime.open(order);
    expect(opened).toMatchObject({
      deployment: { id: 'one' },
      model: { id: model },
      upstreamModel: 'gpt-realtime',
    });
    expect(heard).toEqual(['session.created']);
    expect(notes).toMatchObject({
      model,
      requestedModel: 'gpt-4o-realtime-preview',
      metricName: model,
      deploymentId: 'one',
      attempts: 1,
      upstreamMs: expect.any(Number) as number,
      calls: [{ deploymentId: 'one', outcome: 'answered', status: 101, endedAt: null }],
    });
    expect(links[0]?.call).toMatchObject({
      requestId: 'req_1',
      upstreamModel: 'gpt-realtime',
      traceparent: null,
    });
  });

  it('hands on what its owner asks of the session', async () => {
    const { router, links } = createBench({ one: {} });
    const { order, heard } = createOrder();
    const { link } = await router.realtime.open(order);
    const event = { type: 'response.create', value: {}, text: '{}' };
    link.send(event);
    link.pause();
    link.resume();
    links[0]?.emit('response.created');
    expect(links[0]).toMatchObject({ sent: [event], steps: ['pause', 'resume'] });
    expect(link.bufferedBytes).toBe(7);
    expect(heard).toEqual(['session.created', 'response.created']);
  });

  it('asks the next deployment where one fails, of which the listener hears nothing', async () => {
    const { router, failures, running } = createBench({
      one: { priority: 0, script: ['server_error', 'server_error'] },
      two: { priority: 1 },
    });
    const { order, heard, ends, notes } = createOrder();
    const { deployment } = await router.realtime.open(order);
    expect(deployment.id).toBe('two');
    expect([heard, ends]).toEqual([['session.created'], []]);
    expect(notes).toMatchObject({ attempts: 2, deploymentId: 'two' });
    expect(notes.calls?.map(({ outcome }) => outcome)).toEqual(['failed', 'answered']);
    expect(failures).toMatchObject([{ requestId: 'req_1', deploymentId: 'one', kind: 'server_error' }]);
    expect(running()).toEqual([0, 1]);
  });

  it('takes deployments of the lowest priority, by weight', async () => {
    const { router } = createBench({
      late: { priority: 1 },
      never: { weight: 0 },
      always: { weight: 5 },
    });
    const { deployment } = await router.realtime.open(createOrder().order);
    expect(deployment.id).toBe('always');
  });

  it('throws what the last attempt threw when nobody is left', async () => {
    const { router, running } = createBench({ one: { script: ['reset', 'timeout', 'connect'] } });
    await expect(router.realtime.open(createOrder().order)).rejects.toMatchObject({
      upstream: { kind: 'connect', deploymentId: 'one' },
    });
    expect(running()).toEqual([0]);
    expect(router.isIdle).toBe(true);
  });

  it('asks nobody again after a refusal of what was asked for', async () => {
    const { router, links } = createBench({ one: { script: ['rejected_request'] }, two: { priority: 1 } });
    await expect(router.realtime.open(createOrder().order)).rejects.toMatchObject({
      upstream: { kind: 'rejected_request' },
    });
    expect(links).toHaveLength(1);
  });

  it('asks a deployment that refuses our credential no more', async () => {
    const { router, links, cooldowns } = createBench({ one: { script: ['rejected_credential'] } });
    await expect(router.realtime.open(createOrder().order)).rejects.toMatchObject({
      upstream: { kind: 'rejected_credential' },
    });
    expect(links).toHaveLength(1);
    expect(cooldowns).toMatchObject([{ deploymentId: 'one', leftOut: 'deployment' }]);
  });

  it.each([
    ['a model that nobody serves', 'rtfam-nobody', 'does not exist'],
    ['a model of another kind', 'imgfam-2', 'is not served by realtime sessions'],
  ])('refuses %s', async (_, modelName, message) => {
    const { router } = createBench({
      one: { models: { [model]: 'gpt-realtime', 'imgfam-2': 'gpt-image-2' } },
    });
    await expect(router.realtime.open(createOrder({ modelName }).order)).rejects.toMatchObject({
      code: 'not_found',
      reason: 'model_not_found',
      message: expect.stringContaining(message) as string,
    });
  });

  it('keeps a place on the deployment until the session is closed', async () => {
    const { router, running, links } = createBench({ one: { concurrency: 1 } });
    const { order, notes } = createOrder();
    const { link } = await router.realtime.open(order);
    expect(running()).toEqual([1]);
    expect(router.isIdle).toBe(false);
    await expect(router.realtime.open(createOrder().order)).rejects.toMatchObject({ code: 'overloaded' });
    link.close();
    link.close();
    expect(links[0]?.steps).toEqual(['close']);
    expect(running()).toEqual([0]);
    expect(router.isIdle).toBe(true);
    expect(notes.calls).toMatchObject([{ outcome: 'answered', endedAt: expect.any(Number) as number }]);
    (await router.realtime.open(createOrder().order)).link.close();
  });

  it.each(['truncated', 'reset', 'timeout'] as const)(
    'counts a session that breaks off (%s) as a failure of the deployment, and frees its place',
    async (kind) => {
      const { router, links, failures, cooldowns, running } = createBench(
        { one: {} },
        { routing: { cooldown: { failures: 1, durationMs: 1000 } } },
      );
      const { order, ends, notes } = createOrder();
      const { link } = await router.realtime.open(order);
      links[0]?.end(kind);
      expect(ends).toMatchObject([{ kind: 'broken', error: { upstream: { kind } } }]);
      expect(failures).toMatchObject([{ deploymentId: 'one', kind }]);
      expect(cooldowns).toHaveLength(1);
      expect(running()).toEqual([0]);
      expect(notes.calls).toMatchObject([{ outcome: 'failed' }]);
      link.close();
      link.send({ type: 'x', value: {}, text: null });
      expect([running(), router.isIdle, links[0]?.sent]).toEqual([[0], true, []]);
    },
  );

  it('takes a session that has lasted as long as it may for one that ended well', async () => {
    const { router, links, failures, running } = createBench({ one: {} });
    const { order, ends, notes } = createOrder();
    await router.realtime.open(order);
    links[0]?.end('expired');
    expect(ends).toMatchObject([{ kind: 'expired' }]);
    expect(failures).toEqual([]);
    expect([running(), notes.calls?.[0]?.outcome]).toEqual([[0], 'answered']);
  });

  it('leaves out what is cooling, and what is drained', async () => {
    const drained = new Set(['gone']);
    const routing = { cooldown: { failures: 1, durationMs: 60_000 } };
    const { router, links } = createBench(
      { hot: { priority: 0, script: ['connect'] }, gone: { priority: 0 }, cold: { priority: 1 } },
      { drained, routing },
    );
    await router.realtime.open(createOrder().order);
    await router.realtime.open(createOrder().order);
    expect(links.map(({ call }) => call.deployment.id)).toEqual(['hot', 'cold', 'cold']);
  });

  it('asks a fallback that may be asked, and says so', async () => {
    const models = { [model]: { fallbacks: [fallback], aliases: [] } } as const;
    const given: Given = {
      one: { script: ['connect', 'connect', 'connect'] },
      two: { models: { [fallback]: 'gpt-realtime-mini' } },
    };
    const { order, notes } = createOrder();
    const opened = await createBench(given, { models }).router.realtime.open(order);
    expect(opened).toMatchObject({ model: { id: fallback }, upstreamModel: 'gpt-realtime-mini' });
    expect(notes).toMatchObject({ model, fallbackModel: fallback, deploymentId: 'two' });
    const asked: string[] = [];
    const mayAsk = ({ id }: { readonly id: string }) => asked.push(id) < 0;
    const refused = createBench(given, { models }).router.realtime.open(createOrder({ mayAsk }).order);
    await expect(refused).rejects.toMatchObject({ upstream: { deploymentId: 'one' } });
    expect(asked).toEqual([fallback]);
  });

  it('gives an opening up when its client leaves, which is nobody’s fault', async () => {
    const { router, failures, running, links } = createBench({
      one: { script: ['hang'] },
      two: { priority: 1 },
    });
    const { order, leaving, notes } = createOrder();
    const opening = router.realtime.open(order);
    leaving.abort();
    await expect(opening).rejects.toMatchObject({ code: 'cancelled' });
    expect(failures).toEqual([]);
    expect([running(), links.length, notes.calls?.[0]?.outcome]).toEqual([[0, 0], 1, 'cancelled']);
  });

  it('gives an opening up when the deadline of routing is over', async () => {
    const { router, running } = createBench({ one: { script: ['hang'] } }, { routing: { deadlineMs: 20 } });
    await expect(router.realtime.open(createOrder().order)).rejects.toMatchObject({
      code: 'deadline_exceeded',
      reason: 'timeout',
      upstream: { kind: 'timeout' },
    });
    expect(running()).toEqual([0]);
  });

  it('closes a session that comes when nobody waits for it any more', async () => {
    const { order, heard, leaving } = createOrder();
    const late = createScriptedLinks();
    const { realtime } = late.adapter;
    const adapter: RealtimeProviderAdapter = {
      ...late.adapter,
      realtime: {
        kind: 'link',
        open: async (call) => {
          if (realtime?.kind !== 'link') throw new Error('no link');
          const link = await realtime.open(call);
          leaving.abort();
          return link;
        },
      },
    };
    const { router, running } = createBench({ one: {} }, { adapter });
    await expect(router.realtime.open(order)).rejects.toMatchObject({ code: 'cancelled' });
    expect(late.links[0]?.steps).toEqual(['close']);
    expect([heard, running()]).toEqual([[], [0]]);
  });

  it('takes a session that is over before anybody had it for a failed attempt', async () => {
    const broken = createScriptedLinks();
    const { realtime } = broken.adapter;
    const adapter: RealtimeProviderAdapter = {
      ...broken.adapter,
      realtime: {
        kind: 'link',
        open: async (call) => {
          if (realtime?.kind !== 'link') throw new Error('no link');
          const link = await realtime.open(call);
          if (broken.links.length === 1) broken.links[0]?.end('reset');
          return link;
        },
      },
    };
    const { router, running } = createBench({ one: {} }, { adapter });
    const { order, heard, ends } = createOrder();
    await router.realtime.open(order);
    expect([heard, ends, running()]).toEqual([['session.created'], [], [1]]);
    expect(broken.links).toHaveLength(2);
  });

  it('traces each attempt, and the session as long as it lasts', async () => {
    const { router, links } = createBench({ one: { priority: 0, script: ['reset'] }, two: { priority: 1 } });
    const { order, notes } = createOrder();
    const begun: AttemptBeginning[] = [];
    const steps: string[] = [];
    notes.trace = {
      beginAttempt: (attempt) => {
        begun.push(attempt);
        const name = attempt.deployment.id;
        return {
          traceparent: `trace of ${name}`,
          noteFirstEvent: () => void steps.push(`${name} has begun`),
          end: (error) => void steps.push(`${name} ended ${error === null ? 'well' : 'badly'}`),
        };
      },
    };
    const { link } = await router.realtime.open(order);
    expect(begun).toMatchObject([
      { number: 1, operation: 'connectRealtime', delivery: 'stream' },
      { number: 2, upstreamModel: 'gpt-realtime' },
    ]);
    expect(links.map(({ call }) => call.traceparent)).toEqual(['trace of one', 'trace of two']);
    link.close();
    expect(steps).toEqual(['one ended badly', 'two has begun', 'two ended well']);
  });
});

describe('models that only answer', () => {
  const adapter: RealtimeProviderAdapter = {
    provider: 'openai',
    realtime: { kind: 'model', createModel: () => Promise.resolve(new ScriptedRealtimeModel([])) },
    close: () => Promise.resolve(),
  };

  it('get a session put around them', async () => {
    const { order, heard } = createOrder();
    const asked: unknown[] = [];
    const router = createRouter({
      deployments: [createPlace('one', {})],
      adapters: new Map([['openai', adapter]]),
      translators: [],
      openAround: (_model, { order: given, target, listener }) => {
        asked.push(given, target.upstreamModel);
        listener.onEvent({ type: 'session.created', value: {}, text: null });
        return Promise.resolve({
          send: () => undefined,
          pause: () => undefined,
          resume: () => undefined,
          close: () => undefined,
          bufferedBytes: 0,
        });
      },
    });
    const { deployment } = await router.realtime.open(order);
    expect([deployment.id, heard, asked]).toEqual(['one', ['session.created'], [order, 'gpt-realtime']]);
  });

  it('are served to nobody where nothing puts sessions around them', () => {
    const { router } = createBench({ one: {} }, { adapter });
    expect(router.findModel(model)?.operations.size).toBe(0);
    expect(router.listModels()).toEqual([]);
  });
});

describe('listModels', () => {
  it('has models that sessions are had with', () => {
    const { router } = createBench({ one: {} });
    expect(router.listModels().map(({ id, operations }) => [id, [...operations]])).toEqual([
      [model, ['connectRealtime']],
    ]);
  });

  it.each([
    ['gpt-realtime-2.1', true],
    ['gpt-5', false],
  ])('knows %s by its name, where a pattern stands for it: %s', (name, isKnown) => {
    const { router } = createBench({ one: { models: { 'gpt-*': 'gpt-*' } } });
    expect(router.findModel(name)?.operations.has('connectRealtime') ?? false).toBe(isKnown);
  });
});
