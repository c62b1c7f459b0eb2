import type { FuzzRandom } from '../fuzz-random.ts';
import type { CallFacts } from './read-call.ts';

/** One event of a stream before it is written. */
export interface StreamPiece {
  /** Of the line `event:`; `null` for none. */
  readonly name: string | null;
  /** What stands after `data: `, usually JSON. */
  readonly data: string;
}

/** What an upstream says before it becomes bytes. */
export type Payload =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'events'; readonly pieces: readonly StreamPiece[]; readonly lineEnd: string }
  | { readonly kind: 'bytes'; readonly bytes: Buffer };

/** How an answer ends: as it should, before its time, by a reset, or not at all. */
export type AnswerEnd = 'end' | 'close' | 'reset' | 'hold';

/** One answer of an upstream. */
export interface UpstreamAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly payload: Payload;
  readonly end: AnswerEnd;
  /** Only this share of the body is sent; 1 is all of it. */
  readonly sentShare: number;
  /** Into how many writes the body is cut. */
  readonly writes: number;
  /** Written in place of everything else: no HTTP. */
  readonly raw: Buffer | null;
}

/** What is known when a fault is planted. */
export interface FaultPlace {
  readonly call: CallFacts;
  readonly random: FuzzRandom;
  /** Host and port of the upstream. */
  readonly address: string;
}

/** Changes an answer so that something is wrong with it. */
export interface AnswerFault {
  readonly name: string;
  /** It puts secrets where errors belong; nothing may change them afterwards, or they would be words of an answer. */
  readonly tells?: 'secrets';
  readonly plant: (answer: UpstreamAnswer, place: FaultPlace) => UpstreamAnswer;
}

/** An answer with nothing wrong. */
export function answerWith(payload: Payload): UpstreamAnswer {
  const type = payload.kind === 'events' ? 'text/event-stream' : 'application/json';
  return {
    status: 200,
    headers: [['content-type', type]],
    payload,
    end: 'end',
    sentShare: 1,
    writes: 1,
    raw: null,
  };
}

/** The body as it goes out. */
export function renderPayload(payload: Payload): Buffer {
  if (payload.kind === 'bytes') return payload.bytes;
  if (payload.kind === 'json') return Buffer.from(JSON.stringify(payload.value) ?? '');
  const { pieces, lineEnd } = payload;
  const texts = pieces.map(
    ({ name, data }) => `${name === null ? '' : `event: ${name}${lineEnd}`}data: ${data}${lineEnd}${lineEnd}`,
  );
  return Buffer.from(texts.join(''));
}
