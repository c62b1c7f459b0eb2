import { describe, expect, it } from 'vitest';
import type { StreamAnswer, UpstreamAnswer } from '../../../src/core/provider.ts';
import { collectStream } from '../../support/create-upstream-call.ts';
import { answerEventStream, answerJson } from '../../support/fake-answers.ts';
import type { FakeAnswer } from '../../support/fake-upstream.ts';
import { playStream, playWhole, readChunks, writeEvent } from '../../support/read-fixture.ts';
import { useRoutingBench, type BenchCall, type BenchOptions } from '../../support/routing-bench.ts';

const createBench = useRoutingBench();

const model = 'genfam-2.5-flash';
const contentBody = { value: { contents: [{ role: 'user', parts: [{ text: 'Hello' }] }] }, bytes: null };
const messages = [{ role: 'user', content: 'Hello' }];

type Delivery = 'whole' | 'stream';

/** Clients of a deployment of format C. */
const clients: Readonly<Record<string, (delivery: Delivery) => BenchCall>> = {
  'format C': (delivery) => ({ operation: 'generateContent', model, delivery, body: contentBody }),
  'format B': (delivery) => ({
    operation: 'createMessage',
    model,
    delivery,
    body: { value: { model, max_tokens: 10, messages, stream: delivery === 'stream' }, bytes: null },
  }),
};

const tiers: BenchOptions = {
  deployments: {
    a: { provider: 'gemini' },
    b: { provider: 'gemini', priority: 1 },
  },
  routing: { attempts: 2, cooldown: { failures: 1, durationMs: 10_000 } },
};

const onClients = Object.keys(clients).map((client) => [client] as const);

function createCall(client: string, delivery: Delivery): BenchCall {
  const create = clients[client];
  if (create === undefined) throw new Error(`There is no client ${client}`);
  return create(delivery);
}

const write = (value: unknown) => writeEvent('gemini', JSON.stringify(value));

async function finish(answer: UpstreamAnswer) {
  return await collectStream((answer as StreamAnswer).batches);
}

describe('candidates that are none', () => {
  it.each(
    onClients.flatMap(([client]) =>
      ([['x'], [null], 'x', { 0: {} }] as const).map((candidates) => [candidates, client] as const),
    ),
  )('are repeated elsewhere: %j, for %s', async (candidates, client) => {
    for (const delivery of ['whole', 'stream'] as const) {
      const bench = await createBench(tiers);
      const bad = { candidates, usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 7 } };
      bench.upstream('a').answer(delivery === 'whole' ? answerJson(bad) : answerEventStream([write(bad)]));
      bench
        .upstream('b')
        .answer(delivery === 'whole' ? playWhole('gemini', 'content') : playStream('gemini', 'text'));
      const { notes, answer } = await bench.ask(createCall(client, delivery));
      expect([notes.attempts, answer.kind]).toEqual([2, delivery]);
      expect(bench.failures).toMatchObject([{ deploymentId: 'a', kind: 'invalid_answer' }]);
    }
  });

  it('are nothing where there are none', async () => {
    const bench = await createBench({ deployments: { a: { provider: 'gemini' } } });
    const blocked = { candidates: null, promptFeedback: { blockReason: 'SAFETY' } };
    bench.upstream('a').answer(answerJson(blocked), answerEventStream([write(blocked)]));
    await bench.ask(createCall('format C', 'whole'));
    const { answer } = await bench.ask(createCall('format C', 'stream'));
    expect((await finish(answer)).error).toBeNull();
    expect(bench.failures).toEqual([]);
  });
});

describe('a stream of two candidates', () => {
  const part = (index: number, finishReason?: string) => ({
    content: { role: 'model', parts: [{ text: 'Hello' }] },
    index,
    finishReason,
  });
  const both = write({ candidates: [part(0), part(1)] });
  const [first, second] = [0, 1].map((index) => write({ candidates: [part(index, 'STOP')] }));

  it.each<[string, FakeAnswer, string]>([
    ['ends', answerEventStream([both, first ?? '']), 'truncated'],
    ['is reset', answerEventStream([both, first ?? ''], 'reset'), 'reset'],
  ])('that %s when one of them has ended was cut off', async (_what, broken, kind) => {
    const bench = await createBench(tiers);
    bench.upstream('a').answer(broken);
    const { answer } = await bench.ask(createCall('format C', 'stream'));
    const { events, error } = await finish(answer);
    expect([events.length, error?.reason]).toEqual([2, 'stream_truncated']);
    expect(bench.failures).toMatchObject([{ deploymentId: 'a', kind }]);
    expect(bench.cooldowns).toMatchObject([{ deploymentId: 'a' }]);
  });

  it.each<[string, readonly string[]]>([
    ['one after the other', [both, first ?? '', second ?? '']],
    ['each by itself', [first ?? '', write({ candidates: [part(1)] }), second ?? '']],
  ])('is whole when both have ended, %s', async (_what, steps) => {
    const bench = await createBench(tiers);
    bench.upstream('a').answer(answerEventStream(steps, 'reset'));
    const { answer } = await bench.ask(createCall('format C', 'stream'));
    expect((await finish(answer)).error).toBeNull();
    expect(bench.failures).toEqual([]);
  });
});

describe('an answer of format B', () => {
  const events = readChunks('anthropic', 'text').map((chunk) => writeEvent('anthropic', chunk));
  const [start = '', ...rest] = events;

  it.each<[string, BenchCall]>([
    ['format B', {}],
    ['format C', { operation: 'generateContent', body: contentBody }],
  ])('that begins twice is a failure of its deployment, for %s', async (_client, call) => {
    const bench = await createBench({ deployments: { a: {} } });
    bench.upstream('a').answer(answerEventStream([start, ...rest.slice(0, 4), 20, start, ...rest]));
    const { answer } = await bench.ask({ ...call, delivery: 'stream' });
    expect((await finish(answer)).error).toMatchObject({ code: 'bad_gateway', reason: 'upstream_error' });
    expect(bench.failures).toMatchObject([{ deploymentId: 'a', kind: 'invalid_answer' }]);
  });

  it.each([
    ['nothing but its end', events.slice(-1)],
    ['no beginning', rest],
  ])('with %s is asked for again', async (_what, steps) => {
    const bench = await createBench({ deployments: { a: {}, b: { priority: 1 } } });
    bench.upstream('a').answer(answerEventStream(steps));
    bench.upstream('a').answerAlways(answerEventStream(steps));
    bench.upstream('b').answer(playStream('anthropic', 'text'));
    const { answer, notes } = await bench.ask({ delivery: 'stream' });
    expect((await finish(answer)).error).toBeNull();
    expect(notes.attempts).toBe(2);
    expect(bench.failures).toMatchObject([{ deploymentId: 'a', kind: 'invalid_answer' }]);
  });
});

describe('a stream of format C that is whole', () => {
  const whole = readChunks('gemini', 'text').map((chunk) => writeEvent('gemini', chunk));
  const tails: Readonly<Record<string, string>> = {
    'what is no JSON': 'data: {bad\n\n',
    'an error': write({ error: { code: 503, status: 'UNAVAILABLE', message: 'x' } }),
    'candidates that are none': write({ candidates: ['x'] }),
    'another message': write({ hello: 'there' }),
  };

  it.each(onClients.flatMap(([client]) => Object.keys(tails).map((tail) => [tail, client] as const)))(
    'has ended, whatever follows: %s, for %s',
    async (what, client) => {
      const tail = tails[what] ?? '';
      const figures = write({ usageMetadata: { promptTokenCount: 1 } });
      const streams = [
        [...whole, tail, figures],
        [...whole, 20, tail, 20, figures],
        [[...whole, tail].join('')],
      ];
      const bench = await createBench({ deployments: { a: { provider: 'gemini' } } });
      bench.upstream('a').answer(playStream('gemini', 'text'));
      const usual = await finish((await bench.ask(createCall(client, 'stream'))).answer);
      for (const steps of streams) {
        bench.upstream('a').answer(answerEventStream(steps, 'hold'));
        const { events, error } = await finish((await bench.ask(createCall(client, 'stream'))).answer);
        expect([error, events.length]).toEqual([null, usual.events.length]);
      }
      expect(bench.failures).toEqual([]);
      expect(bench.countPlaces()).toEqual([0]);
    },
  );
});
