import { describe, expect, it } from 'vitest';
import { isKnownEvent } from '../../../handlers/messages/render-message-stream.ts';
import { isPictureEvent } from '../../../handlers/images/render-image-stream.ts';
import type { StreamAnswer } from '../../../src/core/provider.ts';
import type { ModelCall } from '../../../src/core/router.ts';
import { catchError, collectStream } from '../../support/create-upstream-call.ts';
import { answerEventStream, type BodyStep } from '../../support/fake-answers.ts';
import { playStream, readChunks, writeEvent } from '../../support/read-fixture.ts';
import { useRoutingBench, type RoutingBench } from '../../support/routing-bench.ts';

const createBench = useRoutingBench();

/** More time than a test has. */
const patient = { connectMs: 5000, firstByteMs: 60_000, idleMs: 60_000, totalMs: 60_000 };
/** The first event has not. */
const timeouts = { ...patient, firstEventMs: 300 };

const ping = writeEvent('anthropic', '{"type":"ping"}');
const unknown = writeEvent('anthropic', '{"type":"status"}');
const overloaded = writeEvent(
  'anthropic',
  '{"type":"error","error":{"type":"overloaded_error","message":"x"}}',
);
const [start = '', ...rest] = readChunks('anthropic', 'text').map((chunk) => writeEvent('anthropic', chunk));

function repeat(event: string, paceMs: number, count: number): readonly BodyStep[] {
  return Array.from({ length: count }, () => [event, paceMs]).flat();
}

/** What the client is, and what it gets. */
const clients: Readonly<Record<string, (bench: RoutingBench) => ModelCall>> = {
  'format C': (bench) =>
    bench.createCall({
      operation: 'generateContent',
      delivery: 'stream',
      body: { value: { contents: [{ role: 'user', parts: [{ text: 'Hello' }] }] }, bytes: null },
    }),
  'format B, neutral': (bench) => ({
    ...bench.createCall({ delivery: 'stream' }),
    isShown: isKnownEvent,
  }),
  'format B, of the vendor': (bench) => bench.createCall({ delivery: 'stream' }),
};

async function createPair(deadlineMs = 60_000): Promise<RoutingBench> {
  const bench = await createBench({
    deployments: { a: { timeouts }, b: { timeouts: patient, priority: 1 } },
    routing: { deadlineMs, attempts: 2, cooldown: { failures: 1, durationMs: 10_000 } },
  });
  bench.upstream('b').answerAlways(playStream('anthropic', 'text'));
  return bench;
}

async function read(bench: RoutingBench, client: string) {
  const call = clients[client]?.(bench);
  if (call === undefined) throw new Error(`There is no client ${client}`);
  const { batches } = (await bench.router.call(call)) as StreamAnswer;
  return { ...(await collectStream(batches)), attempts: call.request.notes.attempts };
}

describe('the first event of a stream', () => {
  it.each([
    ['a ping, and then silence', 'format C', [ping]],
    ['a ping, and then silence', 'format B, of the vendor', [ping]],
    ['pings for ever', 'format C', repeat(ping, 50, 200)],
    ['pings for ever', 'format B, neutral', repeat(ping, 50, 200)],
    ['an event of later versions, and then silence', 'format B, neutral', [unknown]],
    ['events of later versions for ever', 'format C', repeat(unknown, 50, 200)],
  ])('is none of these: %s, for %s', async (_what, client, steps) => {
    const bench = await createPair();
    bench.upstream('a').answer(answerEventStream(steps, 'hold'));
    const { events, error, attempts } = await read(bench, client);
    expect([attempts, error, bench.countCalls()]).toEqual([2, null, [1, 1]]);
    expect(events[0]?.data).not.toContain('ping');
    expect(bench.failures).toMatchObject([{ deploymentId: 'a', kind: 'timeout' }]);
  });

  it.each(Object.keys(clients))('is asked for again after pings and a failure, for %s', async (client) => {
    const bench = await createPair();
    bench.upstream('a').answer(answerEventStream([ping, 20, ping, overloaded]));
    const { error, attempts } = await read(bench, client);
    expect([attempts, error]).toEqual([2, null]);
    expect(bench.failures).toMatchObject([{ deploymentId: 'a', kind: 'overloaded' }]);
  });

  it.each(Object.keys(clients))('may come after pings, which %s does not get', async (client) => {
    const bench = await createPair();
    bench.upstream('a').answer(answerEventStream([ping, 20, ping, start, ping, ...rest]));
    const { events, error, attempts } = await read(bench, client);
    expect([attempts, error]).toEqual([1, null]);
    const names = events.slice(0, 2).map(({ event }) => event);
    if (client !== 'format C') expect(names).toEqual(['message_start', 'ping']);
  });

  it('is that of the upstream, also where the client gets nothing of it', async () => {
    const bench = await createPair();
    bench.upstream('a').answer(answerEventStream([start, 600, ...rest]));
    const { error, attempts } = await read(bench, 'format C');
    expect([attempts, error]).toEqual([1, null]);
  });

  it('is any that the client has read', async () => {
    const bench = await createPair();
    bench.upstream('a').answer(answerEventStream([unknown, 600, start, ...rest]));
    const { events, error, attempts } = await read(bench, 'format B, of the vendor');
    expect([attempts, error, events[0]?.event]).toEqual([1, null, 'status']);
  });
});

describe('the deadline of a request', () => {
  const thought = writeEvent(
    'anthropic',
    '{"type":"content_block_delta","index":0,"delta":{"type":"thinking_delta","thinking":"Hm"}}',
  );
  const thinking = writeEvent(
    'anthropic',
    '{"type":"content_block_start","index":0,"content_block":{"type":"thinking","thinking":"","signature":""}}',
  );

  it.each([
    ['silence', [start]],
    ['thoughts that it is not shown', [start, thinking, ...repeat(thought, 50, 200)]],
  ])('runs until the client gets something: %s', async (_what, steps) => {
    const bench = await createPair(500);
    bench.upstream('a').answer(answerEventStream(steps, 'hold'));
    expect(await catchError(read(bench, 'format C'))).toMatchObject({
      code: 'deadline_exceeded',
      upstream: { deploymentId: 'a', kind: 'timeout' },
    });
    expect(bench.countCalls()).toEqual([1, 0]);
  });

  it('runs until there is a picture', async () => {
    const bench = await createBench({
      deployments: { painter: { provider: 'openai', timeouts } },
      routing: { deadlineMs: 500 },
    });
    const drawing = writeEvent('openai', '{"type":"image_generation.in_progress"}');
    bench.upstream('painter').answer(answerEventStream(repeat(drawing, 50, 200), 'hold'));
    const value = { model: 'imgfam-2', prompt: 'A red square', stream: true };
    const call = bench.createCall({
      delivery: 'stream',
      operation: 'createImage',
      model: 'imgfam-2',
      body: { value, bytes: null },
    });
    expect(await catchError(bench.router.call({ ...call, isShown: isPictureEvent }))).toMatchObject({
      code: 'deadline_exceeded',
      upstream: { kind: 'timeout' },
    });
  });
});
