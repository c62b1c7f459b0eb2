import type {
  ContentUsageMetadata,
  GenerateContentResponse,
  MessageInputJsonDelta,
  MessageSignatureDelta,
  MessageStartedTextBlock,
  MessageStartedThinkingBlock,
  MessageStartedToolUseBlock,
  MessageThinkingDelta,
  MessageUsage,
  VendorMessageStartMessage,
} from '../../../generated/contract-types.ts';
import type { EventsOf } from '../../core/handler.ts';
import { createUnfinishedError } from '../../core/create-truncation-error.ts';
import type { StreamAnswer, UpstreamEvent } from '../../core/provider.ts';
import { convertBatches } from '../../core/convert-batches.ts';
import { estimateText } from '../../core/tokens/estimate-tokens.ts';
import { parseUpstreamEvent } from '../../core/wire/parse-upstream-event.ts';
import { readBlockReason, readFinishReason, updateContentUsage } from '../../formats/content/index.ts';
import { asString, type Unchecked } from '../../core/json/json-object.ts';
import { convertFinalUsage, convertUsage } from './convert-usage.ts';
import {
  createEmptySignature,
  createMessageId,
  findCandidate,
  mapFinishReason,
  readPieces,
  type AnswerPiece,
  type AnswerReading,
} from './read-candidate.ts';
import { renameRejection } from './rename-rejection.ts';

type KnownDelta = MessageInputJsonDelta | MessageSignatureDelta | MessageThinkingDelta;

/** How far a stream has come. Per stream. */
interface StreamState {
  readonly reading: AnswerReading;
  /** Events of the batch at hand. */
  events: UpstreamEvent[];
  hasStarted: boolean;
  /** The block that is being written. */
  open: 'text' | 'thinking' | null;
  /** The index of the next block. */
  blocks: number;
  isBlocked: boolean;
  finishReason: string | null;
  stopReason: string | null;
  /** The counters so far. */
  usageMetadata: Unchecked<ContentUsageMetadata>;
}

/**
 * Chunks of format C as the events of format B. Text is joined within one block, a call is a block of its own. Throws
 * `bad_gateway`: `stream_truncated` when the upstream ends without a finish reason, `upstream_error` for what format B
 * cannot carry.
 */
export function convertContentStream(
  { batches }: Pick<StreamAnswer, 'batches'>,
  reading: AnswerReading,
): StreamAnswer['batches'] {
  const state: StreamState = {
    reading,
    events: [],
    hasStarted: false,
    open: null,
    blocks: 0,
    isBlocked: false,
    finishReason: null,
    stopReason: null,
    usageMetadata: {},
  };
  return convertBatches(batches, {
    convert: (batch, events) => {
      state.events = events;
      for (const event of batch) convertChunk(parseUpstreamEvent(event, reading.call.deployment), state);
    },
    end: () => endMessage(state),
    fail: (error) => {
      throw renameRejection(error);
    },
  });
}

type Answer = Unchecked<GenerateContentResponse>;

/** Read to its end before anything is written: of a chunk that cannot be used there is nothing. */
function convertChunk(chunk: Answer, state: StreamState): void {
  state.usageMetadata = updateContentUsage(state.usageMetadata, chunk.usageMetadata);
  const pieces = readPieces(chunk, state.reading);
  readEnding(chunk, state);
  startMessage(chunk, pieces, state);
  for (const piece of pieces) convertPiece(piece, state);
}

function startMessage(chunk: Answer, pieces: readonly AnswerPiece[], state: StreamState): void {
  if (state.hasStarted) return;
  state.hasStarted = true;
  const message: Unchecked<VendorMessageStartMessage> = {
    id: createMessageId(chunk, state.reading.call),
    type: 'message',
    role: 'assistant',
    model: asString(chunk.modelVersion) ?? state.reading.call.upstreamModel,
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: countAtStart(chunk, pieces, state),
  };
  addEvent<'message_start'>(state, { type: 'message_start', message });
}

/**
 * Some clients add what the end counts to this. Another gateway does not, and charges for a stream that is left by this and what it
 * sees afterwards: what the first pieces do not show, which may be thoughts.
 */
function countAtStart(
  { usageMetadata }: Answer,
  pieces: readonly AnswerPiece[],
  { reading }: StreamState,
): MessageUsage {
  const usage = convertUsage(usageMetadata);
  if (reading.call.request.passed.length <= 1) return { ...usage, output_tokens: 0 };
  const shown = estimateText(pieces.reduce((sum, piece) => sum + countCharacters(piece), 0));
  return { ...usage, output_tokens: Math.max(0, usage.output_tokens - shown) };
}

/** As many as its block has. */
function countCharacters(piece: AnswerPiece): number {
  return piece.kind === 'call' ? piece.name.length + JSON.stringify(piece.input).length : piece.text.length;
}

/** Calls may come behind the finish reason, and a prompt that was blocked has no other end. */
function readEnding(chunk: Answer, state: StreamState): void {
  state.isBlocked ||= readBlockReason(chunk) !== null;
  state.finishReason = readFinishReason(findCandidate(chunk)) ?? state.finishReason;
  if (state.isBlocked) state.stopReason = 'refusal';
  else if (state.finishReason !== null) state.stopReason = mapFinishReason(state.finishReason, state.reading);
}

function convertPiece(piece: AnswerPiece, state: StreamState): void {
  switch (piece.kind) {
    case 'text':
      addText(piece.text, state);
      return;
    case 'thinking':
      addThought(piece, state);
      return;
    case 'call':
      addCall(piece, state);
  }
}

/** Most of a stream is this event, so that it is written without an object. */
function addText(text: string, state: StreamState): void {
  openBlock('text', { type: 'text', text: '' }, state);
  const delta = `{"type":"text_delta","text":${JSON.stringify(text)}}`;
  const data = `{"type":"content_block_delta","index":${String(state.blocks)},"delta":${delta}}`;
  state.events.push({ event: 'content_block_delta', data });
}

/** A signature ends its thought. */
function addThought(
  { text, signature }: Extract<AnswerPiece, { kind: 'thinking' }>,
  state: StreamState,
): void {
  openBlock('thinking', { type: 'thinking', thinking: '', signature: '' }, state);
  if (text !== '') addDelta({ type: 'thinking_delta', thinking: text }, state);
  if (signature !== null) closeBlock(state, signature);
}

/** Calls come whole, so that their input is one piece of JSON. */
function addCall({ id, name, input }: Extract<AnswerPiece, { kind: 'call' }>, state: StreamState): void {
  closeBlock(state);
  const content_block: MessageStartedToolUseBlock = { type: 'tool_use', id, name, input: {} };
  addEvent<'content_block_start'>(state, { type: 'content_block_start', index: state.blocks, content_block });
  addDelta({ type: 'input_json_delta', partial_json: JSON.stringify(input) }, state);
  addEvent<'content_block_stop'>(state, { type: 'content_block_stop', index: state.blocks });
  state.blocks += 1;
}

function openBlock(
  kind: 'text' | 'thinking',
  content_block: MessageStartedTextBlock | MessageStartedThinkingBlock,
  state: StreamState,
): void {
  if (state.open === kind) return;
  closeBlock(state);
  state.open = kind;
  addEvent<'content_block_start'>(state, { type: 'content_block_start', index: state.blocks, content_block });
}

/** A thought ends with its signature, or with one that says only whose it is. */
function closeBlock(state: StreamState, signature: string | null = null): void {
  if (state.open === null) return;
  if (state.open === 'thinking') {
    addDelta({ type: 'signature_delta', signature: signature ?? createEmptySignature(state.reading) }, state);
  }
  state.open = null;
  addEvent<'content_block_stop'>(state, { type: 'content_block_stop', index: state.blocks });
  state.blocks += 1;
}

function addDelta(delta: KnownDelta, state: StreamState): void {
  addEvent<'content_block_delta'>(state, { type: 'content_block_delta', index: state.blocks, delta });
}

/** The counters may come after the finish reason, so that the end is written when the upstream has ended. */
function endMessage(state: StreamState): readonly UpstreamEvent[] {
  const { reading, stopReason } = state;
  if (stopReason === null) throw createUnfinishedError(reading.call.deployment.id);
  state.events = [];
  closeBlock(state);
  const delta: Unchecked<Events['message_delta']['delta']> = {
    stop_reason: stopReason,
    stop_sequence: null,
  };
  addEvent<'message_delta'>(state, {
    type: 'message_delta',
    delta,
    usage: convertFinalUsage(state.usageMetadata),
  });
  addEvent<'message_stop'>(state, { type: 'message_stop' });
  return state.events;
}

type Events = EventsOf<'createMessage'>;

function addEvent<Name extends keyof Events>(
  state: StreamState,
  value: Unchecked<Events[Name]> & { readonly type: Name },
): void {
  state.events.push({ event: value.type, data: JSON.stringify(value) });
}
