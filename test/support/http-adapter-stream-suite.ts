import { expect, it } from 'vitest';
import { catchError, collectStream } from './create-upstream-call.ts';
import {
  answerEndlessLine,
  answerEventStream,
  answerHtml,
  answerJson,
  answerStatus,
  answerSteps,
} from './fake-answers.ts';
import type { Bench, HttpAdapterSuite } from './http-adapter-bench.ts';
import { playStream, readChunks, writeEvent } from './read-fixture.ts';

type StreamSuite = HttpAdapterSuite & { readonly stream: string };

/** The part of the adapter suite that is about streams. */
export function describeAdapterStreams(suite: StreamSuite, bench: Bench): void {
  const { fixtures, stream } = suite;
  const { upstream, openStream } = bench;
  const payloads = readChunks(fixtures, stream);
  const written = payloads.map((payload) => writeEvent(fixtures, payload)).join('');

  it('relays every event of a stream', async () => {
    upstream().answer(playStream(fixtures, stream));
    const { events, error } = await collectStream((await openStream()).batches);
    expect(error).toBeNull();
    expect(events.map(({ data }) => data)).toEqual(payloads);
    expect(upstream().calls[0]?.headers.accept).toBe('text/event-stream');
  });

  it('delivers events as they come, not at the end', async () => {
    upstream().answer(playStream(fixtures, stream, { paceMs: 15 }));
    const { batches } = await collectStream((await openStream()).batches);
    expect(batches.length).toBeGreaterThan(payloads.length / 2);
  });

  it('delivers what came together in one batch', async () => {
    upstream().answer(answerEventStream([written]));
    const { batches } = await collectStream((await openStream()).batches);
    expect(batches.map((batch) => batch.length)).toEqual([payloads.length]);
  });

  it('puts events together that were cut anywhere', async () => {
    const bytes = Buffer.from(written);
    const pieces = Array.from({ length: Math.ceil(bytes.length / 97) }, (_, i) =>
      bytes.subarray(i * 97, (i + 1) * 97),
    );
    upstream().answer(answerEventStream(pieces.flatMap((piece) => [piece, 1])));
    const { events } = await collectStream((await openStream()).batches);
    expect(events.map(({ data }) => data)).toEqual(payloads);
  });

  it.each(['Identity', 'identity, ', ''])(
    'takes a stream whose coding is %j for one without',
    async (coding) => {
      const headers = { 'content-type': 'text/event-stream', 'content-encoding': coding };
      upstream().answer(answerSteps({ steps: [written], headers }));
      const { events } = await collectStream((await openStream()).batches);
      expect(events.map(({ data }) => data)).toEqual(payloads);
    },
  );

  it('writes a payload of several lines on one', async () => {
    upstream().answer(answerEventStream(['data: {\ndata: "responseId":1}\n\n']));
    const { events } = await collectStream((await openStream()).batches);
    expect(events.map(({ data }) => data)).toEqual(['{ "responseId":1}']);
  });

  it('accepts white space around a payload', async () => {
    upstream().answer(answerEventStream(['data:  {"responseId":1} \n\n']));
    const { events } = await collectStream((await openStream()).batches);
    expect(events.map(({ data }) => data)).toEqual([' {"responseId":1} ']);
  });

  describeStreamFaults(suite, bench);
  describeLeaving(suite, bench);
}

function describeStreamFaults({ fixtures, stream }: StreamSuite, bench: Bench): void {
  const { upstream, openStream } = bench;
  const first = writeEvent(fixtures, readChunks(fixtures, stream)[0] ?? '');

  it.each([
    ['an HTML page', answerHtml(200)],
    ['a JSON body', answerJson({})],
    ['an empty body without a type', answerStatus(200)],
    [
      'a compressed stream',
      answerSteps({
        steps: ['x'],
        headers: { 'content-type': 'text/event-stream', 'content-encoding': 'gzip' },
      }),
    ],
  ])('reports %s instead of a stream', async (_name, answer) => {
    upstream().answer(answer);
    expect(await catchError(openStream())).toMatchObject({
      code: 'bad_gateway',
      upstream: { kind: 'invalid_answer' },
    });
  });

  it.each([
    ['stops between events', answerEventStream([first]), 'stream_truncated', 'truncated'],
    [
      'stops in the middle of an event',
      answerEventStream([first, 'data: {"a":']),
      'stream_truncated',
      'truncated',
    ],
    [
      'stops before the blank line',
      answerEventStream([first, 'data: {}\n']),
      'stream_truncated',
      'truncated',
    ],
    ['is reset', answerEventStream([first], 'reset'), 'stream_truncated', 'reset'],
    [
      'is reset in the middle of an event',
      answerEventStream([first, 'data: {'], 'reset'),
      'stream_truncated',
      'reset',
    ],
    [
      'has an event that is no JSON',
      answerEventStream([first, 20, 'data: oops\n\n'], 'hold'),
      'upstream_error',
      'invalid_answer',
    ],
    [
      'has an event that is cut',
      answerEventStream([first, 20, 'data: {"a":\n\n'], 'hold'),
      'upstream_error',
      'invalid_answer',
    ],
    [
      'has an event that is too large',
      answerEventStream([first, 20, `data: {"a":"${'x'.repeat(200_000)}"}\n\n`], 'hold'),
      'upstream_error',
      'invalid_answer',
    ],
  ])('gives what came before a stream that %s', async (_name, answer, ...[reason, kind]) => {
    upstream().answer(answer);
    const { events, error } = await collectStream((await openStream()).batches);
    expect(events).toHaveLength(1);
    expect(error).toMatchObject({
      code: 'bad_gateway',
      reason,
      upstream: { deploymentId: 'primary', kind, status: 200 },
    });
  });

  it('refuses a line without end and hangs up', async () => {
    upstream().answer(answerEndlessLine(64 * 1024 * 1024));
    const { error } = await collectStream((await openStream()).batches);
    expect(error).toMatchObject({
      code: 'bad_gateway',
      reason: 'upstream_error',
      upstream: { kind: 'invalid_answer' },
    });
    expect(await upstream().calls[0]?.outcome).toBe('left');
  });

  it('reports an event stream without a single event as truncated', async () => {
    upstream().answer(answerEventStream(['garbage\n\nmore garbage\n\n']));
    const { events, error } = await collectStream((await openStream()).batches);
    expect(events).toEqual([]);
    expect(error).toMatchObject({ reason: 'stream_truncated', upstream: { kind: 'truncated', status: 200 } });
  });

  it('reports a stream that falls silent', async () => {
    upstream().answer(answerEventStream([first], 'hold'));
    const { events, error } = await collectStream((await openStream({ timeouts: { idleMs: 100 } })).batches);
    expect(events).toHaveLength(1);
    expect(error).toMatchObject({ code: 'deadline_exceeded', upstream: { kind: 'timeout', status: 200 } });
  });

  it('reports a stream that goes on for too long', async () => {
    upstream().answer(
      answerEventStream(Array.from({ length: 100 }, () => [': ping\n\n', 20]).flat(), 'hold'),
    );
    const { error } = await collectStream((await openStream({ timeouts: { totalMs: 200 } })).batches);
    expect(error).toMatchObject({ code: 'deadline_exceeded', upstream: { kind: 'timeout' } });
  });
}

function describeLeaving({ fixtures, stream }: StreamSuite, bench: Bench): void {
  const { upstream, openStream } = bench;

  it('hangs up when the reader returns early', async () => {
    upstream().answer(playStream(fixtures, stream, { events: 1, end: 'hold' }));
    for await (const batch of (await openStream()).batches) {
      expect(batch).toHaveLength(1);
      break;
    }
    expect(await upstream().calls[0]?.outcome).toBe('left');
  });

  it('hangs up when the client leaves in the middle', async () => {
    upstream().answer(playStream(fixtures, stream, { events: 1, end: 'hold' }));
    const controller = new AbortController();
    const pending = collectStream((await openStream({ signal: controller.signal })).batches);
    setTimeout(() => controller.abort(), 50);
    const { events, error } = await pending;
    expect(events).toHaveLength(1);
    expect(error).toMatchObject({ code: 'cancelled', upstream: null });
    expect(await upstream().calls[0]?.outcome).toBe('left');
  });

  it('holds the upstream back while nobody reads', async () => {
    const event = `data: {"responseId":"${'x'.repeat(100_000)}"}\n\n`;
    const count = 500;
    let written = 0;
    upstream().answer(async ({ response, socket }) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (; written < count && !socket.destroyed; written++) {
        if (!response.write(event)) await new Promise((resolve) => response.once('drain', resolve));
      }
      response.end();
    });
    const { batches } = await openStream();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(written).toBeLessThan(count / 2);
    expect((await collectStream(batches)).events).toHaveLength(count);
  });
}
