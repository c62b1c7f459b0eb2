import fc from 'fast-check';
import type { UpstreamEvent } from '../../src/core/provider.ts';
import { event } from './message-stream-events.ts';

type Json = Readonly<Record<string, unknown>>;

/** Texts such as models write, and those that have cost somebody something. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('', ' ', '\n', '"', '\\', '\u2028', '😀', '\u0000', '[DONE]'),
);

/** Arguments of a call, as they are when they have been written and read. */
const input = fc
  .dictionary(fc.string({ maxLength: 6 }), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 4 })
  .map((value) => JSON.parse(JSON.stringify(value)) as Json);

const name = fc.constantFrom('f', 'get_weather');
const signature = fc.option(fc.base64String({ minLength: 4, maxLength: 12 }));

/** A block of format B; of every kind that an answer in format C has, and one that it has not. */
export const messageBlock = fc.oneof(
  fc.record({ type: fc.constant('text' as const), text }),
  fc.record({
    type: fc.constant('tool_use' as const),
    id: fc.stringMatching(/^toolu_[A-Za-z0-9_-]{1,12}$/u),
    name,
    input,
  }),
  fc.record({
    type: fc.constant('thinking' as const),
    thinking: text,
    signature: fc.base64String({ maxLength: 12 }),
  }),
  fc.record({ type: fc.constant('redacted_thinking' as const), data: fc.base64String({ maxLength: 8 }) }),
  fc.constant({
    type: 'server_tool_use' as const,
    id: 'srvtoolu_1',
    name: 'web_search',
    input: { query: 'tea' },
  }),
);

/** A whole answer of format B. */
export const messageAnswer = fc.record({
  id: fc.constant('msg_1'),
  content: fc.array(messageBlock, { maxLength: 6 }),
  stop_reason: fc.constantFrom(
    'end_turn',
    'tool_use',
    'max_tokens',
    'stop_sequence',
    'refusal',
    'pause_turn',
  ),
  usage: fc.record({
    input_tokens: fc.nat(5_000),
    cache_read_input_tokens: fc.nat(5_000),
    cache_creation_input_tokens: fc.nat(3_000),
    output_tokens: fc.nat(5_000),
  }),
});

export type MessageAnswer = typeof messageAnswer extends fc.Arbitrary<infer Value> ? Value : never;
type MessageBlock = MessageAnswer['content'][number];

/** A part of format C; `null` members are left out. */
const contentPart = fc
  .oneof(
    fc.record({ text, thought: fc.constantFrom(true, null), thoughtSignature: signature }),
    fc.record({
      functionCall: fc.record({
        id: fc.option(fc.string({ minLength: 1, maxLength: 8 })),
        name,
        args: input,
      }),
      thoughtSignature: signature,
    }),
    fc.constant({ executableCode: { language: 'PYTHON', code: 'print(1)' } }),
  )
  .map(leaveOutNull);

/** What an answer of format C says, whole or in chunks. */
export const contentAnswer = fc.record({
  parts: fc.array(contentPart, { maxLength: 6 }),
  finishReason: fc.constantFrom('STOP', 'MAX_TOKENS', 'SAFETY', 'RECITATION', 'OTHER', 'IMAGE_SAFETY'),
  usageMetadata: fc.record({
    promptTokenCount: fc.nat(5_000),
    cachedContentTokenCount: fc.nat(5_000),
    toolUsePromptTokenCount: fc.nat(100),
    candidatesTokenCount: fc.nat(5_000),
    thoughtsTokenCount: fc.nat(5_000),
  }),
});

export type ContentAnswer = typeof contentAnswer extends fc.Arbitrary<infer Value> ? Value : never;

function leaveOutNull(value: object): Json {
  return JSON.parse(JSON.stringify(value, (_key, member: unknown) => member ?? undefined)) as Json;
}

/** Shares at which what is written is cut, used in turns. */
export const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 12 });

/** Cuts texts and lists of this many things, always in the same way. */
export class Cutter {
  readonly #shares: readonly number[];
  #next = 0;

  constructor(shares: readonly number[]) {
    this.#shares = shares;
  }

  /** A number below `limit`. */
  pick(limit: number): number {
    const share = this.#shares[this.#next++ % this.#shares.length] ?? 0;
    return Math.min(limit - 1, Math.floor(share * limit));
  }

  /** Pieces of at least one character each; none of an empty text. */
  cut(whole: string): readonly string[] {
    const pieces: string[] = [];
    for (let rest = whole; rest !== ''; rest = rest.slice(pieces.at(-1)?.length))
      pieces.push(rest.slice(0, 1 + this.pick(rest.length)));
    return pieces;
  }

  batch<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
    const batches: (readonly Item[])[] = [];
    for (let at = 0; at < items.length; at += batches.at(-1)?.length ?? 1)
      batches.push(items.slice(at, at + 1 + this.pick(4)));
    return batches;
  }
}

/** The events that an upstream would stream an answer of format B in. */
export function streamMessage(answer: MessageAnswer, cutter: Cutter): readonly UpstreamEvent[] {
  const { id, content, stop_reason, usage } = answer;
  return [
    event('message_start', {
      message: { id, content: [], stop_reason: null, usage: { ...usage, output_tokens: 1 } },
    }),
    ...content.flatMap((block, index) => streamBlock(block, index, cutter)),
    event('message_delta', { delta: { stop_reason }, usage: { output_tokens: usage.output_tokens } }),
    event('message_stop'),
  ];
}

function streamBlock(block: MessageBlock, index: number, cutter: Cutter): readonly UpstreamEvent[] {
  const { content_block, deltas } = divideBlock(block, cutter);
  return [
    event('content_block_start', { index, content_block }),
    ...deltas.map((delta) => event('content_block_delta', { index, delta })),
    event('content_block_stop', { index }),
  ];
}

interface DividedBlock {
  readonly content_block: Json;
  readonly deltas: readonly Json[];
}

function divideBlock(block: MessageBlock, cutter: Cutter): DividedBlock {
  switch (block.type) {
    case 'text':
      return {
        content_block: { type: 'text', text: '' },
        deltas: cutter.cut(block.text).map((piece) => ({ type: 'text_delta', text: piece })),
      };
    case 'thinking':
      return {
        content_block: { type: 'thinking', thinking: '', signature: '' },
        deltas: [
          ...cutter.cut(block.thinking).map((thinking) => ({ type: 'thinking_delta', thinking })),
          ...cutter.cut(block.signature).map((piece) => ({ type: 'signature_delta', signature: piece })),
        ],
      };
    case 'tool_use':
      return {
        content_block: { ...block, input: {} },
        deltas: cutter
          .cut(JSON.stringify(block.input))
          .map((partial_json) => ({ type: 'input_json_delta', partial_json })),
      };
    default:
      return { content_block: block, deltas: [] };
  }
}

const names = { modelVersion: 'gemini', responseId: 'R1' };

/** An answer of format C in one. */
export function renderContent({ parts, finishReason, usageMetadata }: ContentAnswer): Json {
  const candidate = { content: { role: 'model', parts }, finishReason, index: 0 };
  return { candidates: [candidate], usageMetadata, ...names };
}

/** The chunks that an upstream would stream it in: the reason with the last parts, the counters with it or behind it. */
export function streamContent(answer: ContentAnswer, cutter: Cutter): readonly Json[] {
  const { finishReason, usageMetadata } = answer;
  const batches = cutter.batch(answer.parts.flatMap((part) => dividePart(part, cutter)));
  const chunks: Json[] = batches.map((parts) => ({ content: { role: 'model', parts }, index: 0 }));
  const last = chunks.pop() ?? { index: 0 };
  const begun = chunks.map((candidate) => ({ candidates: [candidate], ...names }));
  const end = { candidates: [{ ...last, finishReason }], ...names };
  const isBehind = cutter.pick(2) === 1;
  return isBehind ? [...begun, end, { usageMetadata, ...names }] : [...begun, { ...end, usageMetadata }];
}

/** The signature of a thought comes with its last piece. */
function dividePart(part: Json, cutter: Cutter): readonly Json[] {
  if (typeof part['text'] !== 'string' || part['text'] === '') return [part];
  const { thoughtSignature, ...rest } = part;
  const pieces = cutter.cut(part['text']).map((piece): Json => ({ ...rest, text: piece }));
  const last = pieces.pop() ?? part;
  return [...pieces, thoughtSignature === undefined ? last : { ...last, thoughtSignature }];
}
