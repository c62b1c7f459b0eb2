import type {
  CandidatePart,
  MessageStartedTextBlock,
  MessageStartedThinkingBlock,
  MessageStartedRedactedThinkingBlock,
  MessageStartedToolUseBlock,
  RedactedThinkingBlock,
  ThinkingBlock,
  VendorCandidate,
  VendorGenerateContentResponse,
} from '../../../generated/contract-types.ts';
import type { EventsOf } from '../../core/handler.ts';
import { createUnfinishedError } from '../../core/create-truncation-error.ts';
import type { GatewayError } from '../../core/gateway-error.ts';
import type { StreamAnswer, UpstreamEvent } from '../../core/provider.ts';
import { convertBatches } from '../../core/convert-batches.ts';
import { parseUpstreamEvent } from '../../core/wire/parse-upstream-event.ts';
import { updateMessageUsage } from '../../formats/messages/index.ts';
import { createUnusableAnswer } from '../create-unusable-answer.ts';
import { asObject, asString, type JsonObject, type Unchecked } from '../../core/json/json-object.ts';
import {
  type AnswerReading,
  createCallPart,
  isCutOff,
  keepThought,
  mapStopReason,
  parseArguments,
  signThought,
  unwrapText,
} from './answer-reading.ts';
import { BlockOrder, type BlockEnding } from './block-order.ts';
import { convertUsage } from './convert-usage.ts';
import { readDelta } from './read-delta.ts';
import { renameRejection } from './rename-message-fields.ts';

/**
 * Most that is kept of a stream: arguments of one call, an answer that has to be unwrapped, thoughts before a call, blocks that began
 * before another one had ended; in characters.
 */
const maxKeptLength = 8 * 1024 * 1024;
/** What a block of thoughts takes beside its characters, in the same measure. */
const blockLength = 256;

type Events = EventsOf<'createMessage'>;

type StartedBlock =
  | MessageStartedTextBlock
  | MessageStartedToolUseBlock
  | MessageStartedThinkingBlock
  | MessageStartedRedactedThinkingBlock;

/** The block that is being read. */
interface OpenBlock {
  readonly start: Unchecked<StartedBlock>;
  /** What was written so far where it is handed on whole: arguments, thoughts, a wrapped answer. */
  gathered: string;
  signature: string;
  /** Characters of both. */
  length: number;
}

/** A part on its way into a chunk; texts that follow each other grow together. */
type GrowingPart = { -readonly [Name in keyof CandidatePart]?: unknown };

type Chunk = Unchecked<VendorGenerateContentResponse>;

/** Per stream. */
interface StreamState {
  readonly reading: AnswerReading;
  /** The counters so far, as they came. */
  usage: JsonObject;
  /** `usage` as every chunk has it. */
  usageMember: Pick<Chunk, 'usageMetadata'>;
  responseId: string | null;
  readonly blocks: BlockOrder;
  block: OpenBlock | null;
  /** A call that is told as soon as it is certain that the model was not cut off in it. */
  lastCall: GrowingPart | null;
  /** Characters of the thoughts that wait for a call. */
  thinkingLength: number;
  stopReason: unknown;
  hasEnded: boolean;
  /** The chunk with the finish reason, too. */
  isWritten: boolean;
  /** Parts of the batch that is being read. */
  parts: GrowingPart[];
}

/**
 * The events of format B as chunks of format C: what came together is one chunk, but for thoughts; calls come whole, and blocks that
 * overlap one after the other. The finish reason is on the last chunk, which message_stop makes; a stream that ends without it throws
 * `bad_gateway` (`stream_truncated`), one with words that belong to no block `bad_gateway` (`upstream_error`).
 */
export function convertMessageStream(
  { batches }: StreamAnswer,
  reading: AnswerReading,
): StreamAnswer['batches'] {
  const state: StreamState = {
    reading,
    usage: {},
    usageMember: {},
    responseId: null,
    blocks: new BlockOrder((ending) => {
      endBlock(ending, state);
    }),
    block: null,
    lastCall: null,
    thinkingLength: 0,
    stopReason: null,
    hasEnded: false,
    isWritten: false,
    parts: [],
  };
  return convertBatches(batches, {
    convert: (batch, events) => {
      try {
        readBatch(batch, state);
      } finally {
        writeBatch(state, events);
      }
    },
    end: () => {
      if (!state.hasEnded) throw createUnfinishedError(reading.call.deployment.id);
      return [];
    },
    fail: (error) => {
      throw renameRejection(error, reading.call.body.value);
    },
  });
}

function readBatch(batch: readonly UpstreamEvent[], state: StreamState): void {
  for (const event of batch) if (!state.hasEnded) eventReaders.get(event.event)?.(event, state);
}

/**
 * Nothing follows the chunk with the finish reason. Thoughts have chunks of their own, without it: some clients read no further in a
 * chunk that begins with a thought.
 */
function writeBatch(state: StreamState, events: UpstreamEvent[]): void {
  const { parts, hasEnded } = state;
  if (parts.length === 0 && (!hasEnded || state.isWritten)) return;
  state.isWritten = hasEnded;
  state.parts = [];
  let written = 0;
  for (let index = 1; index < parts.length; index += 1) {
    if (parts[index]?.thought === parts[index - 1]?.thought) continue;
    events.push(renderChunk(parts.slice(written, index), state));
    written = index;
  }
  const rest = written === 0 ? parts : parts.slice(written);
  if (hasEnded && rest[0]?.thought === true)
    events.push(renderChunk(rest, state), renderLastChunk([], state));
  else events.push(renderLastChunk(rest, state));
}

/** The last one of a batch, which has what the others would only repeat. */
function renderLastChunk(parts: readonly GrowingPart[], state: StreamState): UpstreamEvent {
  const { hasEnded, stopReason, reading, usageMember } = state;
  const finishReason = hasEnded ? mapStopReason(stopReason, reading) : undefined;
  return renderChunk(parts, state, { finishReason, usageMember });
}

/** What a chunk says beside its parts. */
interface ChunkNotes {
  readonly finishReason?: string | undefined;
  readonly usageMember?: StreamState['usageMember'];
}

function renderChunk(
  parts: readonly GrowingPart[],
  { responseId }: StreamState,
  { finishReason, usageMember }: ChunkNotes = {},
): UpstreamEvent {
  const candidate: Unchecked<VendorCandidate> = {
    // Clients send the contents of all chunks back, and give up on an answer with a chunk without parts.
    content: { role: 'model', parts: parts.length === 0 ? [{ text: '' }] : parts },
    finishReason,
    index: 0,
  };
  const chunk: Chunk = { candidates: [candidate], ...usageMember, responseId: responseId ?? undefined };
  return { event: null, data: JSON.stringify(chunk) };
}

function noteUsage(usage: unknown, state: StreamState): void {
  state.usage = updateMessageUsage(state.usage, usage);
  state.usageMember = convertUsage(state.usage);
}

/**
 * What a stream begins with counts no words of it. A count of format C is one of all that came up to it, so that clients, gateways
 * among them, would take the words beside it for counted.
 */
function leaveOutOutput({ output_tokens: _, ...usage }: JsonObject): JsonObject {
  return usage;
}

type EventReader = (event: UpstreamEvent, state: StreamState) => void;

/** One for each event that says something; pings and events of later versions are passed over unread. */
const eventReaders: ReadonlyMap<string | null, EventReader> = new Map<string | null, EventReader>([
  ['message_start', readStart],
  ['content_block_start', readBlockStart],
  ['content_block_delta', readBlockDelta],
  ['content_block_stop', readBlockStop],
  ['message_delta', readMessageDelta],
  ['message_stop', readStop],
]);

function readStop(_: UpstreamEvent, state: StreamState): void {
  if (state.responseId === null) throw createUnfinishedError(state.reading.call.deployment.id);
  if (isCutOff(state.stopReason)) state.lastCall = null;
  state.blocks.endAll();
  tellCall(state);
  state.hasEnded = true;
}

function readStart(event: UpstreamEvent, state: StreamState): void {
  const start: Unchecked<Events['message_start']> = parseEvent(event, state);
  const message = asObject<Events['message_start']['message']>(start.message);
  state.responseId = asString(message.id) ?? '';
  noteUsage(message.usage, state);
  state.usageMember = convertUsage(leaveOutOutput(state.usage));
}

function readBlockStart(event: UpstreamEvent, state: StreamState): void {
  const { index, content_block: begun }: Unchecked<Events['content_block_start']> = parseEvent(event, state);
  state.blocks.begin(index, event.data.length, () => {
    beginBlock(asObject(begun), state);
  });
  limitKept(0, state);
}

function beginBlock(start: Unchecked<StartedBlock>, state: StreamState): void {
  tellCall(state);
  state.block = { start, gathered: '', signature: asString(start.signature) ?? '', length: 0 };
  const text = asString(start.text) ?? asString(start.thinking) ?? '';
  if (text !== '') writeText(text, state);
}

function readBlockDelta(event: UpstreamEvent, state: StreamState): void {
  const { index, delta: written }: Unchecked<Events['content_block_delta']> = parseEvent(event, state);
  const delta = readDelta(asObject(written));
  if (delta === null) return;
  const { kind, text } = delta;
  const isOpen = state.blocks.add(index, text.length, () => {
    deltaWriters[kind](text, state);
  });
  if (!isOpen) throw createStrayPiece(state);
  limitKept(0, state);
}

const deltaWriters = { words: writeText, input: writeInput, signature: sign } as const;

function createStrayPiece({ reading }: StreamState): GatewayError {
  return createUnusableAnswer(
    reading.call,
    'The upstream sent a part of an answer that belongs to no block.',
  );
}

/** Hands on what can be read at once and gathers what cannot. */
function writeText(text: string, state: StreamState): void {
  const { reading, block } = state;
  if (block?.start.type === 'thinking') {
    gather(text, state);
    if (reading.thoughts === 'shown') addText(state, text, 'thought');
  } else if (block?.start.type === 'text') {
    if (reading.shape === 'plain') addText(state, text, 'text');
    else gather(text, state);
  } else refuseKnown(block, state);
}

function writeInput(json: string, state: StreamState): void {
  if (state.block?.start.type === 'tool_use') gather(json, state);
  else refuseKnown(state.block, state);
}

/** Whatever comes for a block that format C does not have is left out with it. */
function refuseKnown(block: OpenBlock | null, state: StreamState): void {
  if (blockEnders.has(block?.start.type)) throw createStrayPiece(state);
}

function addText({ parts, reading }: StreamState, text: string, kind: 'text' | 'thought'): void {
  if (text === '') return;
  const last = parts.at(-1);
  const isThought = kind === 'thought';
  if (!isThought) reading.textLength += text.length;
  const canGrow =
    last !== undefined && (last.thought === true) === isThought && last.thoughtSignature === undefined;
  if (canGrow && typeof last.text === 'string') last.text += text;
  else parts.push(isThought ? { text, thought: true } : { text });
}

function gather(text: string, state: StreamState): void {
  if (!state.block) return;
  state.block.gathered += text;
  countKept(text, state.block, state);
}

function sign(signature: string, state: StreamState): void {
  if (!state.block) return;
  state.block.signature += signature;
  countKept(signature, state.block, state);
}

function countKept(text: string, block: OpenBlock, state: StreamState): void {
  block.length += text.length;
  limitKept(block.length, state);
}

/** `length` is that of the block that is being read, as far as it has to be kept. */
function limitKept(length: number, { reading, thinkingLength, blocks }: StreamState): void {
  if (length + thinkingLength + blocks.waitingLength <= maxKeptLength) return;
  throw createUnusableAnswer(reading.call, 'The upstream sent an answer that is too long to be converted.');
}

function readBlockStop(event: UpstreamEvent, state: StreamState): void {
  const { index }: Unchecked<Events['content_block_stop']> = parseEvent(event, state);
  state.blocks.end(index);
}

function endBlock(ending: BlockEnding, state: StreamState): void {
  const { block } = state;
  state.block = null;
  const isBeginning = ending === 'perhaps cut' && isCutOff(state.stopReason);
  if (isBeginning && block?.start.type === 'tool_use') return;
  if (block) blockEnders.get(block.start.type)?.(block, state);
}

type BlockEnder = (block: OpenBlock, state: StreamState) => void;

/** What the end of each kind of block brings. */
const blockEnders: ReadonlyMap<unknown, BlockEnder> = new Map<unknown, BlockEnder>([
  ['text', endText],
  ['thinking', endThinking],
  ['redacted_thinking', endRedacted],
  ['tool_use', endCall],
]);

function endText({ gathered }: OpenBlock, state: StreamState): void {
  const { shape } = state.reading;
  if (shape !== 'plain' && gathered !== '') addText(state, unwrapText(gathered, shape), 'text');
}

function endThinking({ gathered, signature }: OpenBlock, state: StreamState): void {
  noteThought({ type: 'thinking', thinking: gathered, signature }, gathered.length + signature.length, state);
  if (state.reading.thoughts === 'shown' && gathered !== '')
    addSignature({ type: 'thinking', signature }, state);
}

function endRedacted({ start: { type, data } }: OpenBlock, state: StreamState): void {
  noteThought({ type, data }, asString(data)?.length ?? 0, state);
}

function endCall({ start, gathered }: OpenBlock, state: StreamState): void {
  const input = gathered === '' ? (start.input ?? {}) : parseArguments(gathered);
  const part = createCallPart({ ...start, input }, state.reading);
  if (part === null) return;
  state.thinkingLength = 0;
  state.lastCall = part;
}

function tellCall(state: StreamState): void {
  if (state.lastCall !== null) state.parts.push(state.lastCall);
  state.lastCall = null;
}

function noteThought(
  block: Unchecked<ThinkingBlock | RedactedThinkingBlock>,
  length: number,
  state: StreamState,
): void {
  keepThought(block, state.reading);
  state.thinkingLength += length + blockLength;
  limitKept(0, state);
}

/** On the last piece of the thought where it is still here, else on one without words. */
function addSignature(block: Unchecked<ThinkingBlock>, { parts, reading }: StreamState): void {
  const thoughtSignature = signThought(block, reading);
  const last = parts.at(-1);
  const isOwn = last?.thought === true && last.thoughtSignature === undefined;
  if (isOwn) last.thoughtSignature = thoughtSignature;
  else parts.push({ text: '', thought: true, thoughtSignature });
}

function readMessageDelta(event: UpstreamEvent, state: StreamState): void {
  const { delta, usage }: Unchecked<Events['message_delta']> = parseEvent(event, state);
  state.stopReason = asObject<Events['message_delta']['delta']>(delta).stop_reason ?? state.stopReason;
  noteUsage(usage, state);
}

function parseEvent(event: UpstreamEvent, { reading }: StreamState): JsonObject {
  return parseUpstreamEvent(event, reading.call.deployment);
}
