import { GatewayError } from '../../src/core/gateway-error.ts';
import type { Profile } from '../../src/core/area.ts';
import { mapBlockReason, mapFinishReason } from './map-finish-reason.ts';

export interface RenderContentOptions {
  /** The model as the client spelled it. */
  readonly model: string;
  readonly profile: Profile;
  /** The response id where the upstream gives none. */
  readonly responseId: string;
}

type Json = Readonly<Record<string, unknown>>;

/**
 * An upstream's answer (or one chunk of it) as the client sees it: under the model name the client sent, with a response
 * id and with the reasons of its profile. Returns the same object when nothing differs.
 */
export function renderContent(value: Json, { model, profile, responseId }: RenderContentOptions): Json {
  const candidates = mapCandidates(value.candidates, profile);
  const promptFeedback = mapPromptFeedback(value.promptFeedback, profile);
  const isSame =
    value.modelVersion === model &&
    value.responseId !== undefined &&
    value.responseId !== null &&
    candidates === value.candidates &&
    promptFeedback === value.promptFeedback;
  if (isSame) return value;
  return {
    ...value,
    ...(candidates === undefined ? {} : { candidates }),
    ...(promptFeedback === undefined ? {} : { promptFeedback }),
    modelVersion: model,
    responseId: value.responseId ?? responseId,
  };
}

function mapCandidates(candidates: unknown, profile: Profile): unknown {
  if (!Array.isArray(candidates)) return candidates;
  const mapped = readCandidates(candidates).map((candidate) => {
    const finishReason = mapFinishReason(candidate.finishReason, profile);
    return finishReason === candidate.finishReason ? candidate : { ...candidate, finishReason };
  });
  return mapped.every((candidate, index) => candidate === candidates[index]) ? candidates : mapped;
}

/** Throws `bad_gateway` for what is no candidate: an upstream may write anything. */
function readCandidates(candidates: unknown): readonly Json[] {
  const list = Array.isArray(candidates) ? (candidates as readonly unknown[]) : [];
  return list.map((candidate) => {
    if (typeof candidate === 'object' && candidate !== null && !Array.isArray(candidate))
      return candidate as Json;
    throw new GatewayError('bad_gateway', 'The upstream sent an answer that this gateway cannot use.', {
      reason: 'upstream_error',
    });
  });
}

function mapPromptFeedback(feedback: unknown, profile: Profile): unknown {
  if (typeof feedback !== 'object' || feedback === null) return feedback;
  const { blockReason } = feedback as { readonly blockReason?: unknown };
  const mapped = mapBlockReason(blockReason, profile);
  return mapped === blockReason ? feedback : { ...feedback, blockReason: mapped };
}

/** Which candidates of a stream have begun and which have ended, by index. Per stream. */
export interface ContentProgress {
  readonly begun: Set<number>;
  readonly ended: Set<number>;
  isBlocked: boolean;
}

/** Takes one chunk into account. */
export function trackContent(value: Json, progress: ContentProgress): void {
  for (const { index, finishReason } of readCandidates(value.candidates)) {
    const key = typeof index === 'number' ? index : 0;
    progress.begun.add(key);
    if (typeof finishReason === 'string') progress.ended.add(key);
  }
  const feedback = value.promptFeedback as { readonly blockReason?: unknown } | undefined;
  if (typeof feedback?.blockReason === 'string') progress.isBlocked = true;
}

/** Whether a stream may end here: every candidate that began has ended, or the prompt was blocked. */
export function isComplete({ begun, ended, isBlocked }: ContentProgress): boolean {
  return isBlocked || (begun.size > 0 && begun.size === ended.size);
}
