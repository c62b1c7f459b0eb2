import { setTimeout as sleep } from 'node:timers/promises';
import { answerWell, readChaosCall, writeBody, writeEvents, type ChaosCall } from './chaos-answers.ts';
import { pick } from './create-random.ts';
import {
  answerBody,
  answerEventStream,
  answerHtml,
  answerRaw,
  answerStatus,
  answerSteps,
  closeAtOnce,
  keepSilent,
  resetAtOnce,
} from './fake-answers.ts';
import { createFakeUpstream, type FakeAnswer, type FakeUpstream } from './fake-upstream.ts';
import { writeEvent } from './read-fixture.ts';

type Random = () => number;
type Fault = (call: ChaosCall, random: Random) => FakeAnswer;

/** An upstream of formats B and C that fails in random ways, or answers well. */
export interface FaultyUpstream extends FakeUpstream {
  /** How often each fault was played. */
  readonly faults: ReadonlyMap<string, number>;
  /** From now on it answers well. */
  recover(): Promise<void>;
}

export interface FaultyUpstreamOptions {
  readonly random: Random;
  /** How many of its answers fail, from 0 to 1. */
  readonly failures: number;
  /** Told of each call as soon as it has arrived. */
  readonly onCall: (call: ChaosCall) => void;
}

/** Besides failing in its answers it is down now and then, and refuses connections. */
export async function createFaultyUpstream(options: FaultyUpstreamOptions): Promise<FaultyUpstream> {
  const { random, onCall } = options;
  const upstream = await createFakeUpstream();
  const faults = new Map<string, number>();
  const stopping = new AbortController();
  let { failures } = options;
  upstream.answerAlways((exchange) => {
    const call = readChaosCall(exchange.call);
    onCall(call);
    if (random() >= failures) return answerWell(call)(exchange);
    const list = call.delivery === 'whole' ? wholeFaults : streamFaults;
    const [name, fault] = pick(random() < 0.5 ? list : commonFaults, random);
    faults.set(name, (faults.get(name) ?? 0) + 1);
    return fault(call, random)(exchange);
  });
  const outages = goDownNowAndThen(upstream, random, stopping.signal);
  const recover = async () => {
    failures = 0;
    stopping.abort();
    await outages;
  };
  return {
    ...upstream,
    faults,
    recover,
    close: async () => {
      await recover();
      await upstream.close();
    },
  };
}

async function goDownNowAndThen(upstream: FakeUpstream, random: Random, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await sleep(300 + random() * 700, undefined, { signal }).catch(() => undefined);
    upstream.suspend();
    await sleep(random() * 120);
    await upstream.resume();
  }
}

/** Before the first byte of an answer. */
const commonFaults: readonly (readonly [string, Fault])[] = [
  ['reset', () => resetAtOnce()],
  ['close', () => closeAtOnce()],
  ['silence', () => keepSilent()],
  ['garbage', () => answerRaw('SSH-2.0-OpenSSH_9.6\r\n')],
  ['status', (_call, random) => answerStatus(pick([500, 502, 503, 504, 529, 429], random))],
  [
    'retry-after',
    (_call, random) =>
      answerStatus(pick([503, 529, 429], random), { 'retry-after': pick(['0', '2'], random) }),
  ],
  ['page', (_call, random) => answerHtml(pick([500, 502, 503, 200], random))],
  ['error', (call, random) => answerBody(writeError(call), { status: pick([500, 503, 529, 429], random) })],
  ['credential', () => answerStatus(401)],
];

const wholeFaults: readonly (readonly [string, Fault])[] = [
  [
    'reset in the body',
    (call, random) => answerSteps({ steps: [cut(writeBody(call), random)], end: 'reset', headers: json }),
  ],
  ['half a body', (call, random) => answerBody(cut(writeBody(call), random))],
  [
    'silence in the body',
    (call, random) => answerSteps({ steps: [cut(writeBody(call), random)], end: 'hold', headers: json }),
  ],
  ['slow body', (call) => answerSteps({ steps: drip(splitBytes(writeBody(call)), 4), headers: json })],
];

const streamFaults: readonly (readonly [string, Fault])[] = [
  ['reset in the stream', (call, random) => answerEventStream(someEvents(call, random), 'reset')],
  ['early end', (call, random) => answerEventStream(someEvents(call, random))],
  [
    'half an event',
    (call, random) => answerEventStream([...someEvents(call, random), 'event: x\ndata: {"ty']),
  ],
  ['silence in the stream', (call, random) => answerEventStream(someEvents(call, random), 'hold')],
  ['error event', (call, random) => answerEventStream([...someEvents(call, random), writeErrorEvent(call)])],
  ['slow stream', (call) => answerEventStream(drip(splitBytes(writeEvents(call).join('')), 4))],
];

const json = { 'content-type': 'application/json' };

function cut(text: string, random: Random): string {
  return text.slice(0, Math.floor(random() * (text.length - 1)));
}

/** Never all of them. */
function someEvents(call: ChaosCall, random: Random): readonly string[] {
  const events = writeEvents(call);
  return events.slice(0, Math.floor(random() * events.length));
}

/** In pieces that end anywhere, in the middle of a character too. */
function splitBytes(text: string): readonly Buffer[] {
  const bytes = Buffer.from(text);
  const size = Math.ceil(bytes.length / 15);
  return Array.from({ length: 15 }, (_, index) => bytes.subarray(index * size, (index + 1) * size));
}

function drip(pieces: readonly Buffer[], milliseconds: number): readonly (Buffer | number)[] {
  return pieces.flatMap((piece) => [piece, milliseconds]);
}

function writeError({ provider }: ChaosCall): string {
  return provider === 'anthropic'
    ? '{"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}'
    : '{"error":{"code":503,"message":"The model is overloaded.","status":"UNAVAILABLE"}}';
}

function writeErrorEvent(call: ChaosCall): string {
  return writeEvent(call.provider, writeError(call));
}
