import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StreamAnswer } from '../../../src/core/provider.ts';
import { quickRouting } from '../../support/create-candidate.ts';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { catchError, collectStream } from '../../support/create-upstream-call.ts';
import { answerEventStream, answerStatus, keepSilent, resetAtOnce } from '../../support/fake-answers.ts';
import { createFakeUpstream, type FakeAnswer, type FakeUpstream } from '../../support/fake-upstream.ts';
import { createUpstreamDeployment } from '../../support/interface-deployments.ts';
import { playStream, playWhole, writeEvent } from '../../support/read-fixture.ts';
import { useRoutingBench } from '../../support/routing-bench.ts';

const createBench = useRoutingBench();
const good = playStream('anthropic', 'text');
const overloaded = writeEvent(
  'anthropic',
  '{"type":"error","error":{"type":"overloaded_error","message":"x"}}',
);

describe('a stream', () => {
  it.each<[string, FakeAnswer]>([
    ['a status', answerStatus(529)],
    ['an event that is an error', answerEventStream([overloaded])],
    ['a reset before the first event', answerEventStream([': comment\n\n'], 'reset')],
    ['an end before the first event', answerEventStream([': comment\n\n'])],
    ['half an event', answerEventStream(['event: message_start\ndata: {'])],
    ['silence before the first event', answerEventStream([], 'hold')],
  ])('is asked for again after %s', async (_what, answer) => {
    const timeouts = { connectMs: 200, firstByteMs: 5000, idleMs: 200, totalMs: 5000 };
    const bench = await createBench({ deployments: { a: { timeouts } } });
    bench.upstream('a').answer(answer, good);
    const asked = await bench.ask({ delivery: 'stream' });
    const { events, error } = await collectStream((asked.answer as StreamAnswer).batches);
    expect([asked.notes.attempts, error]).toEqual([2, null]);
    expect([events.at(0)?.event, events.at(-1)?.event]).toEqual(['message_start', 'message_stop']);
    expect(events.filter(({ event }) => event === 'message_start')).toHaveLength(1);
  });

  it('is never asked for again after its first event', async () => {
    const bench = await createBench({ deployments: { a: {} } });
    bench
      .upstream('a')
      .answer(playStream('anthropic', 'text', { events: 2, end: 'reset', paceMs: 10 }), good);
    const { answer } = await bench.ask({ delivery: 'stream' });
    const { events, error } = await collectStream((answer as StreamAnswer).batches);
    expect([events.length, error?.reason]).toEqual([2, 'stream_truncated']);
    expect(bench.countCalls()).toEqual([1]);
  });

  it('that nobody reads any more ends the upstream call', async () => {
    const bench = await createBench({ deployments: { a: {} } });
    bench.upstream('a').answer(playStream('anthropic', 'text', { events: 2, end: 'hold' }));
    const { answer } = await bench.ask({ delivery: 'stream' });
    for await (const batch of (answer as StreamAnswer).batches) if (batch.length > 0) break;
    expect(await bench.upstream('a').calls[0]?.outcome).toBe('left');
  });

  it('is given up when the client leaves before its first event', async () => {
    const bench = await createBench({ deployments: { a: {}, b: {} } });
    bench.upstream('a').answerAlways(answerEventStream([], 'hold'));
    bench.upstream('b').answerAlways(answerEventStream([], 'hold'));
    const controller = new AbortController();
    const pending = catchError(bench.ask({ delivery: 'stream', signal: controller.signal }));
    await Promise.race([bench.upstream('a').waitForCall(0), bench.upstream('b').waitForCall(0)]);
    setTimeout(() => controller.abort(), 30);
    expect(await pending).toMatchObject({ code: 'cancelled' });
    expect(bench.countCalls().toSorted((left, right) => left - right)).toEqual([0, 1]);
  });
});

describe('the gateway', () => {
  let gateway: TestGateway;
  let first: FakeUpstream;
  let second: FakeUpstream;
  beforeAll(async () => {
    [first, second] = await Promise.all([createFakeUpstream(), createFakeUpstream()]);
    const create = (id: string, upstream: FakeUpstream, priority: number) => ({
      ...createUpstreamDeployment('anthropic', upstream.url),
      id,
      priority,
      ...(id === 'other' ? { models: { 'chatfam-haiku-4-5': 'haiku' } } : {}),
    });
    gateway = await createTestGateway({
      config: {
        deployments: [
          { ...create('first', first, 0), models: { 'chatfam-opus-4-8': 'opus' }, concurrency: 2 },
          create('other', second, 0),
        ],
        routing: { ...quickRouting, cooldown: { failures: 1000, durationMs: 100 } },
        models: { 'chatfam-opus-4-8': { fallbacks: ['chatfam-haiku-4-5'], aliases: ['our-best'] } },
      },
    });
  });
  afterAll(async () => {
    await gateway.stop();
    await Promise.all([first.close(), second.close()]);
  });

  type Sending = {
    readonly stream?: boolean;
    readonly model?: string;
    readonly signal?: AbortSignal;
    readonly version?: 'msg-version' | 'anthropic-version';
  };

  function send(options: Sending = {}): Promise<Response> {
    const { stream = false, model = 'chatfam-opus-4-8', signal, version = 'msg-version' } = options;
    return fetch(`${gateway.url}/v1/messages`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-api-key': gateway.apiKey,
        [version]: '2023-06-01',
      },
      body: JSON.stringify({ model, stream, max_tokens: 10, messages: [{ role: 'user', content: 'Hello' }] }),
      ...(signal ? { signal } : {}),
    });
  }

  it('says how many attempts an answer took', async () => {
    first.answer(answerStatus(503), playWhole('anthropic', 'message'));
    const { status, headers } = await send();
    expect([status, headers.get('x-specway-attempts'), headers.get('x-specway-deployment')]).toEqual([
      200,
      '2',
      'first',
    ]);
    expect(headers.get('x-specway-fallback')).toBe(null);
    expect(headers.get('server-timing')).toMatch(
      /^gateway;dur=\d+\.\d, upstream;dur=\d+\.\d, wait;dur=\d+\.\d$/,
    );
  });

  it('says it of errors too', async () => {
    first.answer(answerStatus(503), answerStatus(503), answerStatus(529));
    second.answer(answerStatus(500), answerStatus(500), answerStatus(500));
    const { status, headers } = await send();
    expect([status, headers.get('x-specway-attempts'), headers.get('x-specway-deployment')]).toEqual([
      503,
      '6',
      'other',
    ]);
    expect(headers.get('x-specway-fallback')).toBe(null);
    expect(headers.get('server-timing')).toMatch(/upstream;dur=/);
  });

  it('names who cannot take a request, and no attempt, where nobody was asked', async () => {
    const { status, headers } = await fetch(`${gateway.url}/v1beta/models/chatfam-opus-4-8:generateContent`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-goog-api-key': gateway.apiKey },
      body: JSON.stringify({
        contents: [{ role: 'user', parts: [{ text: 'Hello' }] }],
        generationConfig: { candidateCount: 2 },
      }),
    });
    expect([status, headers.get('x-specway-attempts')]).toEqual([400, null]);
    expect(headers.get('x-specway-deployment')).not.toBeNull();
  });

  it('says which model answered, and answers in the name of the one asked for', async () => {
    first.answer(resetAtOnce(), resetAtOnce(), resetAtOnce());
    second.answer(playWhole('anthropic', 'message'));
    const answer = await send({ model: 'our-best' });
    expect(answer.headers.get('x-specway-fallback')).toBe('chatfam-haiku-4-5');
    expect(await answer.json()).toMatchObject({ type: 'message', model: 'our-best' });
  });

  it('streams from another model as if nothing had happened', async () => {
    const broken = answerEventStream([overloaded]);
    first.answer(broken, broken, broken);
    second.answer(good);
    const answer = await send({ stream: true });
    expect([answer.status, answer.headers.get('x-specway-attempts')]).toEqual([200, '4']);
    const text = await answer.text();
    expect(text.match(/^event: message_start$/gm)).toHaveLength(1);
    expect(text).toContain('"model":"chatfam-opus-4-8"');
    expect(text).toMatch(/event: message_stop\ndata: .*\n\n$/);
  });

  const unknown = writeEvent('anthropic', '{"type":"vendor_news"}');

  it.each<[string, FakeAnswer]>([
    ['an error', answerEventStream([unknown, overloaded])],
    ['a reset', answerEventStream([unknown, 30, unknown], 'reset')],
    ['the end', answerEventStream([unknown])],
  ])('asks again where %s follows events that the client does not get', async (_, broken) => {
    first.answer(broken);
    first.answer(good);
    const answer = await send({ stream: true });
    expect([answer.status, answer.headers.get('x-specway-attempts')]).toEqual([200, '2']);
    const text = await answer.text();
    expect(text).not.toContain('vendor_news');
    expect(text).toMatch(/^event: message_start\n[^]*event: message_stop\ndata: .*\n\n$/);
  });

  it('does not ask again where the client has read such an event', async () => {
    first.answer(answerEventStream([unknown, overloaded]));
    const answer = await send({ stream: true, version: 'anthropic-version' });
    expect([answer.status, answer.headers.get('x-specway-attempts')]).toEqual([200, '1']);
    expect(await answer.text()).toMatch(/^event: vendor_news\n.*\n\nevent: error\n/);
  });

  it('frees the place of a client that leaves in the middle of a stream', async () => {
    for (let count = 0; count < 4; count += 1) {
      first.answer(playStream('anthropic', 'text', { events: 2, end: 'hold' }));
      const controller = new AbortController();
      const answer = await send({ stream: true, signal: controller.signal });
      expect(answer.headers.get('x-specway-deployment')).toBe('first');
      await answer.body?.getReader().read();
      controller.abort();
      expect(await first.calls.at(-1)?.outcome).toBe('left');
    }
  });

  it('frees the place of a client that leaves before the first byte', async () => {
    for (let count = 0; count < 3; count += 1) {
      const seen = first.calls.length;
      first.answer(keepSilent());
      const controller = new AbortController();
      const pending = send({ stream: count === 1, signal: controller.signal }).catch(() => null);
      const received = await first.waitForCall(seen);
      controller.abort();
      await pending;
      expect(await received.outcome).toBe('left');
    }
    first.answer(playWhole('anthropic', 'message'));
    expect((await send()).headers.get('x-specway-deployment')).toBe('first');
  });

  it('logs a credential that was refused although the client got an answer', async () => {
    first.answer(playWhole('anthropic', 'error-authentication', 401));
    second.answer(playWhole('anthropic', 'message'));
    expect((await send()).status).toBe(200);
    expect(gateway.logLines).toContainEqual(
      expect.objectContaining({ level: 40, deploymentId: 'first', kind: 'rejected_credential', status: 401 }),
    );
  });
});
