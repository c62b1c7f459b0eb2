import type {
  Candidate,
  CandidateCodeExecutionResult,
  CandidateContent,
  CandidateExecutableCode,
  CandidatePart,
  GenerateContentResponse,
  VendorCandidateFunctionCall,
} from '../../../generated/contract-types.ts';
import type { UpstreamCall } from '../../core/provider.ts';
import { renderToolUseId } from '../../formats/messages/index.ts';
import { sealSignature } from '../../core/signature-envelope.ts';
import { createDeclinedAnswer, createUnusableAnswer } from '../create-unusable-answer.ts';
import {
  asObject,
  asString,
  isObject,
  type JsonObject,
  type Unchecked,
} from '../../core/json/json-object.ts';
import { mapFinishReasonToEnding } from '../../formats/content/index.ts';
import { mapEndingToStopReason } from '../../formats/messages/index.ts';

type Answer = Unchecked<GenerateContentResponse>;
type Part = Unchecked<CandidatePart>;

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
  /** Names of tools that the client gave, by those that format C has for them. */
  readonly givenNames: ReadonlyMap<unknown, string>;
  /** Calls read so far. */
  calls: number;
}

/** The first candidate of an answer or a chunk; an empty object where there is none. */
export function findCandidate({ candidates }: Answer): Unchecked<Candidate> {
  const items: readonly unknown[] = Array.isArray(candidates) ? candidates : [];
  for (const item of items) {
    const candidate = asObject<Candidate>(item);
    if ((candidate.index ?? 0) === 0) return candidate;
  }
  return {};
}

/** The pieces of a candidate, in order. Throws `bad_gateway` for media, which format B has no blocks for, and for a call without usable arguments. */
export function readPieces(answer: Answer, reading: AnswerReading): readonly AnswerPiece[] {
  const { parts } = asObject<CandidateContent>(findCandidate(answer).content);
  const items: readonly unknown[] = Array.isArray(parts) ? parts : [];
  const pieces: AnswerPiece[] = [];
  for (const part of items) {
    const piece = readPart(asObject<CandidatePart>(part), answer, reading);
    if (piece !== null) pieces.push(piece);
  }
  return pieces;
}

/** A member that is null says nothing: some upstreams write all that a part may have. */
function readPart(part: Part, answer: Answer, reading: AnswerReading): AnswerPiece | null {
  if (isSaid(part.functionCall)) return readCall(part, answer, reading);
  if (isSaid(part.executableCode))
    return readCode(asObject<CandidateExecutableCode>(part.executableCode).code);
  if (isSaid(part.codeExecutionResult))
    return readCode(asObject<CandidateCodeExecutionResult>(part.codeExecutionResult).output);
  if (isSaid(part.inlineData) || isSaid(part.fileData)) {
    throw createUnusableAnswer(
      reading.call,
      'The model answered with media, which this format cannot carry.',
    );
  }
  const text = asString(part.text) ?? '';
  if (part.thought === true) return { kind: 'thinking', text, signature: readSignature(part, reading) };
  return text === '' ? null : { kind: 'text', text };
}

function isSaid(member: unknown): boolean {
  return member !== undefined && member !== null;
}

function readSignature({ thoughtSignature }: Part, { call }: AnswerReading): string | null {
  const signature = asString(thoughtSignature) ?? '';
  return signature === '' ? null : sealSignature({ provider: call.deployment.provider.name, signature });
}

/** What a thought without a signature gets: it names the provider, so that no other is shown the thought as its own. */
export function createEmptySignature({ call }: AnswerReading): string {
  return sealSignature({ provider: call.deployment.provider.name, signature: '' });
}

/** A call without an id gets one of the answer's id and its own place, so that it is the same each time it is read. */
function readCall(part: Part, answer: Answer, reading: AnswerReading): AnswerPiece | null {
  reading.calls += 1;
  if (reading.calls > reading.allowedCalls) return null;
  const { id, name, args } = asObject<VendorCandidateFunctionCall>(part.functionCall);
  const place = `${asString(answer.responseId) ?? reading.call.request.requestId}x${String(reading.calls)}`;
  const callId = asString(id) ?? '';
  return {
    kind: 'call',
    id: renderToolUseId({
      callId: callId === '' ? place : callId,
      signature: asString(part.thoughtSignature),
    }),
    name: reading.givenNames.get(name) ?? asString(name) ?? '',
    input: readArguments(args, reading),
  };
}

/** Some upstreams write none as an empty text, or as the empty list that their language has for an empty object. */
function readArguments(args: unknown, { call }: AnswerReading): JsonObject {
  const isNone = !isSaid(args) || asString(args)?.trim() === '' || (Array.isArray(args) && args.length === 0);
  if (isNone) return {};
  if (!isObject(args))
    throw createUnusableAnswer(call, 'The upstream sent arguments of a call that are no JSON object.');
  return args;
}

/** Code that the upstream ran, and what it printed, as text; a request of format B cannot ask for it. */
function readCode(code: unknown): AnswerPiece | null {
  const text = asString(code) ?? '';
  return text === '' ? null : { kind: 'text', text: `\n\`\`\`\n${text}\n\`\`\`\n` };
}

/** `id` of a message. */
export function createMessageId({ responseId }: Answer, { request }: UpstreamCall): string {
  const id = asString(responseId) ?? request.requestId;
  return id.startsWith('msg_') ? id : `msg_${id}`;
}

/**
 * The stop reason for a finish reason. Throws `bad_gateway` where the model made something that is no answer, held against nobody:
 * tools that one client declares can bring that about.
 */
export function mapFinishReason(finishReason: string, { calls, call }: AnswerReading): string {
  const ending = mapFinishReasonToEnding(finishReason);
  if (ending === 'malformed')
    throw createDeclinedAnswer(
      call,
      `The model wrote no answer that can be read (${finishReason}). Try again.`,
    );
  return mapEndingToStopReason(calls > 0 && ending !== 'filtered' ? 'tool-calls' : ending);
}
