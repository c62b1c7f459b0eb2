import type { AnswerPart, AnswerPlan, CandidatePlan } from '../plan/answer-plan.ts';
import type { InputUsage } from '../prompt/prompt.ts';
import type { JsonObject } from '../../../core/json/json-object.ts';
import { findStopSequence, mapStopReason } from './map-stop-reason.ts';

export interface MessageContext {
  /** The upstream's name of the model, as the answer repeats it. */
  readonly model: string;
  readonly input: InputUsage;
}

/** The whole answer in format B. */
export function renderMessage(plan: AnswerPlan, context: MessageContext): JsonObject {
  const candidate = firstCandidate(plan);
  return {
    ...renderMessageHead(plan, context),
    content: candidate.parts.flatMap((part) => renderBlock(part) ?? []),
    stop_reason: mapStopReason(candidate.finish),
    stop_sequence: findStopSequence(candidate.finish),
    usage: {
      ...renderFinalUsage(context.input, candidate),
      ...renderCacheCreation(context.input),
    },
  };
}

/** What the beginning of a stream and a whole answer share. */
export function renderMessageHead({ id }: AnswerPlan, { model }: MessageContext): JsonObject {
  return { id: `msg_01${id}`, type: 'message', role: 'assistant', model };
}

/** Format B has one candidate. */
export function firstCandidate({ candidates }: AnswerPlan): CandidatePlan {
  const [candidate] = candidates;
  if (!candidate) throw new Error('A plan without candidates');
  return candidate;
}

/** Cached tokens are counted apart from the input. */
export function renderMessageUsage(input: InputUsage, outputTokens: number): JsonObject {
  return {
    input_tokens: input.total - input.cacheRead - input.cacheWrite,
    output_tokens: outputTokens,
    cache_creation_input_tokens: input.cacheWrite,
    cache_read_input_tokens: input.cacheRead,
  };
}

/** At the end: thoughts are part of the output, and told apart where there are any. Even an empty answer costs a token. */
export function renderFinalUsage(input: InputUsage, { tokens }: CandidatePlan): JsonObject {
  const { text, thoughts } = tokens;
  return {
    ...renderMessageUsage(input, Math.max(1, text + thoughts)),
    ...(thoughts === 0 ? {} : { output_tokens_details: { thinking_tokens: thoughts } }),
  };
}

/** How long what was written is kept, where any of it is kept for an hour. The vendor's end of a stream does not say it. */
export function renderCacheCreation({ cacheWrite, hourWrite }: InputUsage): JsonObject {
  if (hourWrite === 0) return {};
  return {
    cache_creation: {
      ephemeral_5m_input_tokens: cacheWrite - hourWrite,
      ephemeral_1h_input_tokens: hourWrite,
    },
  };
}

/** A content block; `null` for parts this format does not have. */
export function renderBlock(part: AnswerPart): JsonObject | null {
  switch (part.kind) {
    case 'text':
      return { type: 'text', text: part.text };
    case 'thinking':
      return { type: 'thinking', thinking: part.text, signature: part.signature };
    case 'redacted-thinking':
      return { type: 'redacted_thinking', data: part.data };
    case 'tool-call':
      return { type: 'tool_use', id: renderToolId(part.id), name: part.name, input: part.input };
    default:
      return null;
  }
}

export function renderToolId(id: string): string {
  return `toolu_01${id}`;
}
