import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  answerBody,
  answerEndlessLine,
  answerEventStream,
  answerHtml,
  answerJson,
  answerRaw,
  answerSteps,
  closeAtOnce,
  keepSilent,
  resetAtOnce,
} from '../../support/fake-answers.ts';
import type { FakeAnswer } from '../../support/fake-upstream.ts';
import { readEvents, type Answer, type WrittenEvent } from '../../support/interface-client.ts';
import type { Refusal } from '../../support/interface-expectations.ts';
import { createTestGateway } from '../../support/create-test-gateway.ts';
import { createUpstreamDeployment } from '../../support/interface-deployments.ts';
import {
  expectClean,
  messageRelay,
  relayFormats,
  useRelay,
  type RelayFormat,
} from '../../support/interface-relay.ts';
import { playStream, readChunks, readJsonFixture, writeEvent } from '../../support/read-fixture.ts';

const maxEventBytes = 512 * 1024;
const relay = useRelay({
  config: { streams: { keepAliveMs: 15_000, maxEventBytes, drainMs: 1_000 } },
  timeouts: { firstByteMs: 200, idleMs: 200, totalMs: 5_000 },
});

async function ask(format: RelayFormat, answer: FakeAnswer, delivery: 'whole' | 'stream'): Promise<Answer> {
  const { gateway, upstream } = relay();
  upstream.answer(answer);
  const received = await format.send(gateway, delivery);
  expectClean(received, upstream);
  return received;
}

/** Without a refusal of its own, a fault is the usual one. */
type Fault = readonly [what: string, answer: FakeAnswer, refusal?: Refusal];

const complete = (faults: readonly Fault[], usual: Refusal) =>
  faults.map(([what, answer, refusal = usual]) => [what, answer, refusal] as const);

/** The events of a stream that began well, and the error that ended it. */
async function breakStream(
  format: RelayFormat,
  answer: FakeAnswer,
): Promise<{ readonly before: readonly WrittenEvent[]; readonly error: unknown }> {
  const received = await ask(format, answer, 'stream');
  expect(received.status, received.text).toBe(200);
  const events = readEvents(received.text);
  const last = events.at(-1);
  expect(last?.event).toBe(format.name === 'createMessage' ? 'error' : null);
  expect(events.filter(({ data }) => 'error' in data)).toHaveLength(1);
  expect(received.text).not.toContain('message_stop');
  return { before: events.slice(0, -1), error: last?.data.error };
}

describe.each(relayFormats)('$name: an upstream that does not answer as it should', (format) => {
  const { badGateway, expectRefusal, fixtures } = format;
  const json = { 'content-type': 'application/json' };
  const timeout: Refusal = { status: 504, code: 'timeout' };
  const good = JSON.stringify(readJsonFixture(fixtures, fixtures === 'anthropic' ? 'message' : 'content'));

  const faults: readonly Fault[] = [
    ['garbage', answerBody('�{{{garbage')],
    ['half a JSON object', answerBody(good.slice(0, 60))],
    ['an HTML page', answerHtml(200)],
    ['an empty body', answerBody('')],
    ['a JSON array', answerJson([])],
    ['a JSON text', answerJson('hello')],
    ['null', answerJson(null)],
    ['JSON of 1000 levels', answerBody('['.repeat(1_000) + ']'.repeat(1_000))],
    ['JSON of millions of values', answerBody(`{"x":[${'{},'.repeat(2_100_000)}0]}`)],
    ['bytes that are not HTTP', answerRaw('garbage\r\n\r\n')],
    ['a 100 that nobody asked for', answerRaw('HTTP/1.1 100 Continue\r\n\r\n')],
    ['an HTTP head without an end', answerRaw('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n')],
    [
      'a shorter body than it said',
      answerSteps({ steps: ['{"id":'], end: 'reset', headers: { ...json, 'content-length': '500' } }),
    ],
    ['a reset before the first byte', resetAtOnce()],
    ['a closed connection', closeAtOnce()],
    ['a reset after the first byte', answerSteps({ steps: ['{'], end: 'reset', headers: json })],
    ['silence', keepSilent(), timeout],
    ['silence after the first byte', answerSteps({ steps: ['{'], end: 'hold', headers: json }), timeout],
    ['an event stream in place of an object', answerEventStream(['data: {}\n\n'])],
    ['an unknown coding', answerSteps({ steps: ['x'], headers: { ...json, 'content-encoding': 'x-zip' } })],
    [
      'a body that is not the gzip it says',
      answerSteps({ steps: ['x'], headers: { ...json, 'content-encoding': 'gzip' } }),
    ],
  ];

  it.each(complete(faults, badGateway))('whole: %s', async (_what, answer, refusal) => {
    expectRefusal(await ask(format, answer, 'whole'), refusal, 'neutral');
  });

  it('whole: an answer compressed without being asked is read', async () => {
    const steps = [gzipSync(good)];
    const answer = await ask(
      format,
      answerSteps({ steps, headers: { ...json, 'content-encoding': 'gzip' } }),
      'whole',
    );
    expect(answer.status, answer.text).toBe(200);
  });

  it('whole: an answer that breaks the contract is an internal error and nothing of it is shown', async () => {
    const answer = await ask(
      format,
      answerJson({ id: 'secret-part', candidates: [{ content: 7 }], content: 7 }),
      'whole',
    );
    expectRefusal(answer, { status: 500, code: 'internal_error' }, 'neutral');
    expect(answer.text).not.toContain('secret-part');
  });
});

describe.each(relayFormats)('$name streamed: an upstream that fails before the first event', (format) => {
  const { badGateway, expectRefusal } = format;
  const truncated: Refusal = { ...badGateway, code: 'stream_truncated' };
  const sse = { 'content-type': 'text/event-stream' };
  const timeout: Refusal = { status: 504, code: 'timeout' };

  const faults: readonly Fault[] = [
    ['garbage', answerBody('garbage')],
    ['an HTML page', answerHtml(200)],
    ['a whole answer', format.play],
    ['an empty stream', answerEventStream([]), truncated],
    ['comments only', answerEventStream([': hello\n\n', ': bye\n\n']), truncated],
    ['lines that are no fields', answerEventStream(['garbage\n\n', 'more garbage\n\n']), truncated],
    ['data that is not JSON', answerEventStream(['data: garbage\n\n'])],
    ['data that is a list', answerEventStream(['data: []\n\n'])],
    ['half an event', answerEventStream(['data: {"type":"mess']), truncated],
    ['an endless line', answerEndlessLine(2 * maxEventBytes)],
    ['a reset', resetAtOnce()],
    ['a reset after the head', answerSteps({ steps: [], end: 'reset', headers: sse }), truncated],
    ['silence after the head', answerSteps({ steps: [], end: 'hold', headers: sse }), timeout],
    ['bytes that are not HTTP', answerRaw('garbage\r\n\r\n')],
    [
      'a compressed stream',
      answerSteps({ steps: [gzipSync('data: {}\n\n')], headers: { ...sse, 'content-encoding': 'gzip' } }),
    ],
  ];

  it.each(complete(faults, badGateway))('%s', async (_what, answer, refusal) => {
    expectRefusal(await ask(format, answer, 'stream'), refusal, 'neutral');
  });
});

describe.each(relayFormats)('$name streamed: an upstream that fails in the middle', (format) => {
  const { fixtures, name } = format;
  const isMessages = name === 'createMessage';
  const first = readChunks(fixtures, 'text')
    .slice(0, 3)
    .map((payload) => writeEvent(fixtures, payload));
  const sse = { 'content-type': 'text/event-stream' };
  const truncated = isMessages
    ? { type: 'server_error', code: 'stream_truncated' }
    : { code: 503, status: 'UNAVAILABLE' };
  const unusable = isMessages
    ? { type: 'server_error', code: 'upstream_error' }
    : { code: 503, status: 'UNAVAILABLE' };
  const timeout = isMessages
    ? { type: 'server_error', code: 'timeout' }
    : { code: 504, status: 'DEADLINE_EXCEEDED' };
  /** The first events arrive before the fault. */
  const then = (...steps: readonly string[]) => [...first, 30, ...steps];

  const faults: readonly (readonly [what: string, answer: FakeAnswer, error: object])[] = [
    ['stops without its terminal event', answerEventStream(then()), truncated],
    [
      'stops in the middle of an event',
      answerEventStream(then('event: content_block_delta\ndata: {"type":')),
      truncated,
    ],
    ['resets the connection', answerSteps({ steps: then(), end: 'reset', headers: sse }), truncated],
    ['falls silent', answerSteps({ steps: then(), end: 'hold', headers: sse }), timeout],
    ['writes garbage', answerEventStream(then('data: garbage\n\n')), unusable],
    [
      'writes a line that never ends',
      answerEventStream(then(`data: ${'a'.repeat(2 * maxEventBytes)}`)),
      unusable,
    ],
  ];

  it.each(faults)('%s', async (_what, answer, expected) => {
    const { before, error } = await breakStream(format, answer);
    expect(before).toHaveLength(first.length);
    expect(error).toMatchObject(expected);
  });

  it('sends an error event', async () => {
    const fixture = isMessages ? 'overloaded' : 'unavailable';
    const { before, error } = await breakStream(format, playStream(fixtures, fixture, { paceMs: 5 }));
    expect(before.length).toBeGreaterThan(0);
    const overloaded = { type: 'server_error', code: 'overloaded' };
    expect(error).toMatchObject(isMessages ? overloaded : { code: 503, status: 'UNAVAILABLE' });
  });
});

describe('createMessage streamed: an upstream that says more after its end', () => {
  it('is cut off there', async () => {
    const events = readChunks('anthropic', 'text').map((payload) => writeEvent('anthropic', payload));
    const more = 'event: message_start\ndata: {}\n\n';
    const answer = await ask(messageRelay, answerEventStream([...events, more, 20, more]), 'stream');
    expect(readEvents(answer.text).at(-1)?.event).toBe('message_stop');
  });
});

/** A whole stream of format B, one event of which has other data. */
const playChanged = (place: number, data: string): FakeAnswer => {
  const events = readChunks('anthropic', 'text').map((payload) => writeEvent('anthropic', payload));
  const name = /"type":"(\w+)"/u.exec(data)?.[1] ?? '';
  const changed = events.toSpliced(place, 1, `event: ${name}\ndata: ${data}\n\n`);
  return answerEventStream(changed.flatMap((event) => [event, 5]));
};
const noDelta = '{"type":"content_block_delta","index":0,"delta":7}';
const noEscape = '{"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"\\x"}}';

describe('createMessage streamed: events that are not of the format', () => {
  it.each([
    ['begins twice', 1, readChunks('anthropic', 'text')[0] ?? ''],
    ['has a block that is none', 1, '{"type":"content_block_start","index":"x"}'],
    ['has a delta that is none', 3, noDelta],
    ['has an escape that is none', 3, noEscape],
    ['has braces around garbage', 3, '{"type":"content_block_delta",garbage}'],
  ])('%s: the stream ends with an error event that blames no client', async (_what, place, replacement) => {
    const { error } = await breakStream(messageRelay, playChanged(place, replacement));
    expect(error).toMatchObject({ type: 'server_error' });
  });
});

describe('createMessage streamed: answers that are only sampled', () => {
  const sampled = useRelay({ config: { validation: 'sample' } });

  it('an event that breaks the contract does not end the stream', async () => {
    const { gateway, upstream } = sampled();
    upstream.answer(playChanged(3, noDelta));
    const answer = await messageRelay.send(gateway, 'stream');
    expect(answer.text).toContain('event: message_stop');
    expect(gateway.logText()).toContain('/delta type');
  });

  it('an event that is not JSON ends it', async () => {
    const { gateway, upstream } = sampled();
    upstream.answer(playChanged(3, noEscape));
    const { text } = await messageRelay.send(gateway, 'stream');
    expect(text).not.toContain(String.raw`\x`);
    expect(readEvents(text).at(-1)?.event).toBe('error');
  });
});

describe('an upstream that cannot be reached', () => {
  const unreachable = (['anthropic', 'gemini'] as const).map((provider) =>
    createUpstreamDeployment(provider, 'http://127.0.0.1:9'),
  );

  it.each(relayFormats)('$name: 502', async ({ send, expectRefusal, badGateway }) => {
    const gateway = await createTestGateway({ config: { deployments: unreachable } });
    try {
      for (const delivery of ['whole', 'stream'] as const) {
        const answer = await send(gateway, delivery);
        expectRefusal(answer, badGateway, 'neutral');
        expect(answer.text).not.toMatch(/127\.0\.0\.1|ECONN/u);
      }
      const [failure] = gateway.logLines.filter(({ msg }) => msg === 'an attempt failed');
      expect(failure).toMatchObject({ kind: 'connect', status: null, fault: 'ECONNREFUSED' });
      expect(gateway.logText()).not.toContain('127.0.0.1:9');
    } finally {
      await gateway.stop();
    }
  });
});
