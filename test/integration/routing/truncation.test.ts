import { describe, expect, it } from 'vitest';
import type { StreamAnswer, UpstreamOperation } from '../../../src/core/provider.ts';
import { collectStream } from '../../support/create-upstream-call.ts';
import { answerEventStream } from '../../support/fake-answers.ts';
import type { FakeAnswer } from '../../support/fake-upstream.ts';
import { parseMetrics } from '../../support/parse-metrics.ts';
import { playStream, readChunks, writeEvent, type FixtureProvider } from '../../support/read-fixture.ts';
import { useRoutingBench, type BenchCall } from '../../support/routing-bench.ts';
import { askContent, askMessage, createUsageGateway, post } from '../../support/usage-gateway.ts';

const createBench = useRoutingBench();

interface Case {
  readonly provider: FixtureProvider;
  readonly stream: string;
  readonly call: BenchCall;
}

function writeCall(operation: UpstreamOperation, model: string, value: object): BenchCall {
  const body = { value: { ...value, model, stream: true }, bytes: null };
  return { operation, model, body, delivery: 'stream' };
}

const contents = [{ role: 'user', parts: [{ text: 'Hello' }] }];
const messages = [{ role: 'user', content: 'Hello' }];

const cases: Readonly<Record<string, Case>> = {
  'format B': {
    provider: 'anthropic',
    stream: 'text',
    call: writeCall('createMessage', 'chatfam-opus-4-8', { max_tokens: 10, messages }),
  },
  'format C': {
    provider: 'gemini',
    stream: 'text',
    call: writeCall('generateContent', 'genfam-2.5-flash', { contents }),
  },
  'images of format A': {
    provider: 'openai',
    stream: 'image',
    call: writeCall('createImage', 'imgfam-2', { prompt: 'A cat' }),
  },
  'format B on format C': {
    provider: 'gemini',
    stream: 'text',
    call: writeCall('createMessage', 'genfam-2.5-flash', { max_tokens: 10, messages }),
  },
  'format C on format B': {
    provider: 'anthropic',
    stream: 'text',
    call: writeCall('generateContent', 'chatfam-opus-4-8', { contents }),
  },
};

/** Everything but the last event, and then the end of an answer as HTTP has it. */
function playCut({ provider, stream }: Case): FakeAnswer {
  return playStream(provider, stream, { events: readChunks(provider, stream).length - 1 });
}

describe('a stream that ends without its terminal event', () => {
  it.each(Object.entries(cases))('is a failure of its deployment: %s', async (_what, entry) => {
    const cooldown = { failures: 2, durationMs: 10_000 };
    const tiers = { a: { provider: entry.provider }, b: { provider: entry.provider, priority: 1 } };
    const bench = await createBench({ deployments: tiers, routing: { cooldown } });
    bench.upstream('a').answerAlways(playCut(entry));
    bench.upstream('b').answerAlways(playStream(entry.provider, entry.stream));
    const reasons = [];
    for (let count = 0; count < 3; count += 1) {
      const { answer } = await bench.ask(entry.call);
      reasons.push((await collectStream((answer as StreamAnswer).batches)).error?.reason ?? null);
    }
    expect(reasons).toEqual(['stream_truncated', 'stream_truncated', null]);
    expect(bench.countCalls()).toEqual([2, 1]);
    const failure = { deploymentId: 'a', kind: 'truncated', status: 200 };
    expect(bench.failures).toMatchObject([failure, failure]);
    expect(bench.cooldowns).toMatchObject([failure]);
  });

  it.each(Object.entries(cases))('is asked for again where no event had come: %s', async (_what, entry) => {
    const bench = await createBench({ deployments: { a: { provider: entry.provider } } });
    bench.upstream('a').answer(answerEventStream([]), playStream(entry.provider, entry.stream));
    // A picture may have been made, and paid for.
    const isPicture = entry.provider === 'openai';
    const asked = await bench.ask(entry.call).catch((error: unknown) => ({ error }));
    if (isPicture) expect(asked).toMatchObject({ error: { reason: 'stream_truncated' } });
    else expect(asked).toMatchObject({ notes: { attempts: 2 } });
    expect(bench.failures).toMatchObject([{ kind: 'truncated' }]);
  });

  it.each(
    Object.entries(cases).flatMap(([what, entry]) => [
      [what, 'is silent', entry, 'hold'] as const,
      [what, 'breaks off', entry, 'reset'] as const,
    ]),
  )('is not one in %s that %s after it', async (_what, _how, { provider, stream, call }, end) => {
    const timeouts = { connectMs: 200, firstByteMs: 5000, idleMs: 300, totalMs: 5000 };
    const bench = await createBench({ deployments: { a: { provider, timeouts } } });
    bench.upstream('a').answer(playStream(provider, stream), playStream(provider, stream, { end }));
    const streams = [];
    for (let count = 0; count < 2; count += 1) {
      const { answer } = await bench.ask(call);
      streams.push(await collectStream((answer as StreamAnswer).batches));
    }
    const [usual, unusual] = streams;
    expect(unusual?.error).toBeNull();
    expect(unusual?.events.length).toBe(usual?.events.length);
    expect(bench.failures).toEqual([]);
    expect(bench.countPlaces()).toEqual([0]);
  });

  it.each(['format B', 'images of format A'])('ends with it, whatever follows: %s', async (what) => {
    const { provider, stream, call } = cases[what] ?? {};
    if (provider === undefined || stream === undefined) throw new Error(`There is no case ${what}`);
    const bench = await createBench({ deployments: { a: { provider } } });
    const events = readChunks(provider, stream).map((payload) => writeEvent(provider, payload));
    const answers = [[...events, ...events].join(''), [...events, 'data: {\n\n'].join('')];
    bench.upstream('a').answer(...answers.map((text) => answerEventStream([text])));
    for (let count = 0; count < answers.length; count += 1) {
      const { answer } = await bench.ask(call);
      const read = await collectStream((answer as StreamAnswer).batches);
      expect(read).toMatchObject({ error: null, events: { length: events.length } });
    }
  });

  it.each([
    ['a reset', 'text', { events: 4, end: 'reset' }, 'reset'],
    ['silence', 'text', { events: 4, end: 'hold' }, 'timeout'],
    ['an error event', 'overloaded', { paceMs: 5 }, 'overloaded'],
  ] as const)('is told from one that ends with %s', async (_what, fixture, options, kind) => {
    const timeouts = { connectMs: 200, firstByteMs: 5000, idleMs: 200, totalMs: 5000 };
    const bench = await createBench({ deployments: { a: { timeouts } } });
    bench.upstream('a').answer(playStream('anthropic', fixture, options));
    const { answer } = await bench.ask({ delivery: 'stream' });
    const { events, error } = await collectStream((answer as StreamAnswer).batches);
    expect(events.length).toBeGreaterThan(0);
    expect(error).not.toBeNull();
    expect(bench.failures).toMatchObject([{ deploymentId: 'a', kind }]);
  });

  it('has as many images as were asked for', async () => {
    const bench = await createBench({ deployments: { a: { provider: 'openai' } } });
    const call = writeCall('createImage', 'imgfam-2', { prompt: 'A cat', n: 2 });
    const completed = writeEvent('openai', readChunks('openai', 'image').at(-1) ?? '');
    bench.upstream('a').answer(answerEventStream([completed]), answerEventStream([completed, 20, completed]));
    const errors = [];
    for (let count = 0; count < 2; count += 1) {
      const { answer } = await bench.ask(call);
      errors.push((await collectStream((answer as StreamAnswer).batches)).error?.reason ?? null);
    }
    expect(errors).toEqual(['stream_truncated', null]);
    expect(bench.failures).toHaveLength(1);
  });

  it.each([
    ['figures', '{"usageMetadata":{"promptTokenCount":9,"candidatesTokenCount":6,"totalTokenCount":15}}'],
    ['sources', '{"candidates":[{"index":0,"groundingMetadata":{}}]}'],
  ])('is not one of format C whose %s come after the finish reason', async (_what, tail) => {
    const bench = await createBench({ deployments: { a: { provider: 'gemini' } } });
    const events = [...readChunks('gemini', 'text'), tail].map((payload) => writeEvent('gemini', payload));
    bench.upstream('a').answer(answerEventStream(events));
    const { answer } = await bench.ask(cases['format C']?.call);
    expect((await collectStream((answer as StreamAnswer).batches)).error).toBeNull();
    expect(bench.failures).toEqual([]);
  });

  it('is not one whose prompt was blocked', async () => {
    const bench = await createBench({ deployments: { a: { provider: 'gemini' } } });
    const blocked = '{"promptFeedback":{"blockReason":"SAFETY"},"usageMetadata":{"promptTokenCount":9}}';
    bench.upstream('a').answer(answerEventStream([writeEvent('gemini', blocked)]));
    const { answer } = await bench.ask(cases['format C']?.call);
    expect((await collectStream((answer as StreamAnswer).batches)).error).toBeNull();
    expect(bench.failures).toEqual([]);
  });

  it('is one for its client, its record, the metrics and the log', async () => {
    const { gateway, upstream, stopAndRead } = await createUsageGateway();
    const drawing = { model: 'imgfam-2', prompt: 'A cat', stream: true };
    upstream.answer(...Object.values(cases).slice(0, 3).map(playCut));
    const answers = [
      await askMessage(gateway, { stream: true }),
      await askContent(gateway, 'streamGenerateContent?alt=sse'),
      await post(gateway, '/v1/images/generations', { json: drawing }),
    ];
    const metrics = parseMetrics(await (await fetch(`${gateway.url}/metrics`)).text());
    const records = await stopAndRead();
    const isError =
      /(?:event: error\ndata: .*stream_truncated.*\n\n|data: \{"error":\{"code":503,.*\r\n\r\n\{"error":.*)$/u;
    for (const { status, text } of answers) {
      expect(status).toBe(200);
      expect(text).toMatch(isError);
    }
    expect(records.map(({ outcome, error_reason: reason }) => [outcome, reason])).toEqual(
      answers.map(() => ['truncated', 'stream_truncated']),
    );
    for (const provider of ['anthropic', 'gemini', 'openai']) {
      const deployment = `${provider}-test`;
      const failed = metrics.find('specway_failed_attempts_total', { deployment, kind: 'truncated' });
      expect(failed).toBe(1);
    }
    for (const operation of ['createMessage', 'streamGenerateContent', 'createImage']) {
      const labels = { operation, status: '200', outcome: 'truncated' };
      expect(metrics.find('specway_requests_total', labels)).toBe(1);
    }
    for (const provider of ['anthropic', 'gemini', 'openai']) {
      const deployment = `${provider}-test`;
      const line = gateway.logLines.find(
        ({ msg, deploymentId }) => msg === 'an attempt failed' && deploymentId === deployment,
      );
      expect(line).toMatchObject({ kind: 'truncated', status: 200 });
    }
  });
});
