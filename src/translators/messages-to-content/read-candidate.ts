import { GatewayError } from '../../core/gateway-error.ts';
import type { UpstreamCall } from '../../core/provider.ts';
import { renderToolUseId } from '../chat/tool-ids.ts';
import { sealSignature } from '../../core/signature-envelope.ts';
import { createUnusableAnswer } from '../create-unusable-answer.ts';
import { asObject, asString, type JsonObject } from '../read-json.ts';
import { mapFinishReason, type Ending } from './map-finish-reason.ts';

/** What an answer of format C says, piece by piece, in terms of format B. */
export type AnswerPiece =
  | { readonly kind: 'text'; readonly text: string }
  /** `signature` is `null` where the thought goes on, or has none. */
  | { readonly kind: 'thinking'; readonly text: string; readonly signature: string | null }
  | { readonly kind: 'call'; readonly id: string; readonly name: string; readonly input: JsonObject };

/** What is needed to read an answer, whole or in chunks. Per answer. */
export interface AnswerReading {
  readonly call: UpstreamCall;
  /** Calls after these are left out. */
  readonly allowedCalls: number;
  /** Calls read so far. */
  calls: number;
}

/** The first candidate of an answer or a chunk; an empty object where there is none. */
export function findCandidate({ candidates }: JsonObject): JsonObject {
  if (!Array.isArray(candidates)) return {};
  for (const item of candidates as readonly unknown[]) {
    const candidate = asObject(item);
    if (candidate.index === undefined || candidate.index === 0) return candidate;
  }
  return {};
}

/** The filter that blocked the prompt; `null` where none did. */
export function readBlockReason(answer: JsonObject): string | null {
  return asString(asObject(answer.promptFeedback).blockReason);
}

/** The pieces of a candidate, in order. Throws `bad_gateway` for media, which format B has no blocks for. */
export function readPieces(answer: JsonObject, reading: AnswerReading): readonly AnswerPiece[] {
  const { parts } = asObject(findCandidate(answer).content);
  if (!Array.isArray(parts)) return [];
  const pieces: AnswerPiece[] = [];
  for (const part of parts as readonly unknown[]) {
    const piece = readPart(asObject(part), answer, reading);
    if (piece !== null) pieces.push(piece);
  }
  return pieces;
}

function readPart(part: JsonObject, answer: JsonObject, reading: AnswerReading): AnswerPiece | null {
  if (part.functionCall !== undefined) return readCall(part, answer, reading);
  if (part.executableCode !== undefined) return readCode(asObject(part.executableCode).code);
  if (part.codeExecutionResult !== undefined) return readCode(asObject(part.codeExecutionResult).output);
  if (part.inlineData !== undefined || part.fileData !== undefined) {
    throw createUnusableAnswer(
      reading.call,
      'The model answered with media, which this format cannot carry.',
    );
  }
  const text = asString(part.text) ?? '';
  if (part.thought === true) return { kind: 'thinking', text, signature: readSignature(part, reading) };
  return text === '' ? null : { kind: 'text', text };
}

function readSignature({ thoughtSignature }: JsonObject, { call }: AnswerReading): string | null {
  const signature = asString(thoughtSignature);
  return signature === null ? null : sealSignature({ provider: call.deployment.provider, signature });
}

/** What a thought without a signature gets: it names the provider, so that no other is shown the thought as its own. */
export function createEmptySignature({ call }: AnswerReading): string {
  return sealSignature({ provider: call.deployment.provider, signature: '' });
}

/** A call without an id gets one of the answer's id and its own place, so that it is the same each time it is read. */
function readCall(part: JsonObject, answer: JsonObject, reading: AnswerReading): AnswerPiece | null {
  reading.calls += 1;
  if (reading.calls > reading.allowedCalls) return null;
  const { id, name, args } = asObject(part.functionCall);
  const place = `${asString(answer.responseId) ?? reading.call.requestId}x${String(reading.calls)}`;
  const callId = asString(id) ?? '';
  return {
    kind: 'call',
    id: renderToolUseId({
      callId: callId === '' ? place : callId,
      signature: asString(part.thoughtSignature),
    }),
    name: asString(name) ?? '',
    input: asObject(args),
  };
}

/** Code that the upstream ran, and what it printed, as text; a request of format B cannot ask for it. */
function readCode(code: unknown): AnswerPiece | null {
  const text = asString(code) ?? '';
  return text === '' ? null : { kind: 'text', text: `\n\`\`\`\n${text}\n\`\`\`\n` };
}

/** `id` of a message. */
export function createMessageId({ responseId }: JsonObject, { requestId }: UpstreamCall): string {
  const id = asString(responseId) ?? requestId;
  return id.startsWith('msg_') ? id : `msg_${id}`;
}

/** `stop_reason`. Throws `bad_gateway` where the model made something that is no answer. */
export function readStopReason(ending: Ending, call: UpstreamCall): string {
  const stopReason = mapFinishReason(ending);
  if (stopReason !== null) return stopReason;
  throw createUnusableAnswer(call, 'The model wrote a tool call that cannot be read. Try again.');
}

/** An answer that ended before it was complete. */
export function createTruncation({ deployment }: UpstreamCall): GatewayError {
  return new GatewayError('bad_gateway', 'The upstream ended its answer in the middle.', {
    reason: 'stream_truncated',
    upstream: { deploymentId: deployment.id, status: 200, kind: 'truncated', retryAfterMs: null },
  });
}
