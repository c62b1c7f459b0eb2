import type { RealtimeGaResponse, RealtimeGaUsage } from '../../../../generated/contract-types.ts';
import { toGatewayError, type ErrorReason } from '../../../core/gateway-error.ts';
import type { RealtimeEnding, RealtimeUsage } from '../../../core/realtime/realtime-model.ts';

/** How a response ended. */
export type ResponseOutcome =
  | { readonly kind: 'completed' }
  | { readonly kind: 'incomplete'; readonly reason: 'max_output_tokens' | 'content_filter' }
  | { readonly kind: 'cancelled'; readonly reason: 'client_cancelled' | 'turn_detected' }
  | { readonly kind: 'failed'; readonly error: ResponseError };

export interface ResponseError {
  readonly type: 'invalid_request_error' | 'server_error';
  readonly code: string;
  readonly message: string;
}

export function mapEnding(ending: RealtimeEnding): ResponseOutcome {
  switch (ending) {
    case 'completed':
      return { kind: 'completed' };
    case 'max-output-tokens':
      return { kind: 'incomplete', reason: 'max_output_tokens' };
    case 'content-filter':
      return { kind: 'incomplete', reason: 'content_filter' };
  }
}

/** Limits that clients are told of as they are; any other failure of an upstream is `upstream_error`. */
const passedReasons: ReadonlySet<ErrorReason | null> = new Set<ErrorReason>([
  'rate_limit_exceeded',
  'insufficient_quota',
  'concurrency_limit_exceeded',
]);

/** What was thrown while the model answered, as its client is told. */
export function convertFailure(thrown: unknown): ResponseError {
  const { code, reason, message } = toGatewayError(thrown);
  if (code === 'internal') return { type: 'server_error', code: 'server_error', message };
  if (code === 'invalid_argument')
    return { type: 'invalid_request_error', code: reason ?? 'invalid_value', message };
  const isPassed = reason !== null && passedReasons.has(reason);
  return { type: 'server_error', code: isPassed ? reason : 'upstream_error', message };
}

/** Why a response ended as it did; `null` where there is nothing to say. */
export function renderDetails(
  outcome: ResponseOutcome,
): NonNullable<RealtimeGaResponse['status_details']> | null {
  switch (outcome.kind) {
    case 'completed':
      return null;
    case 'failed':
      return { type: 'failed', error: { ...outcome.error } };
    default:
      return { type: outcome.kind, reason: outcome.reason };
  }
}

export function renderUsage(usage: RealtimeUsage): RealtimeGaUsage {
  const input = usage.inputText + usage.inputAudio + usage.inputImage;
  const output = usage.outputText + usage.outputAudio;
  return {
    total_tokens: input + output,
    input_tokens: input,
    output_tokens: output,
    input_token_details: {
      cached_tokens: usage.inputCached,
      text_tokens: usage.inputText,
      audio_tokens: usage.inputAudio,
      image_tokens: usage.inputImage,
    },
    output_token_details: { text_tokens: usage.outputText, audio_tokens: usage.outputAudio },
  };
}
