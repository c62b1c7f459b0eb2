import type { Attributes } from '@opentelemetry/api';
import type { TokenUsage } from '../core/usage.ts';
import { nameRequestOperation } from './name-operation.ts';
import type { RequestSpan } from './tracing.ts';

/**
 * Attributes of a request that has ended, in the words of the semantic conventions where they have one. Not the path: it
 * may hold what a client put there by mistake.
 */
export function describeRequest(facts: Parameters<RequestSpan['end']>[0]): Attributes {
  const { operationId, notes, error } = facts;
  return dropUndefined({
    'http.response.status_code': facts.status,
    'error.type': error === null ? undefined : (error.reason ?? error.code),
    'specway.request.id': facts.requestId,
    'specway.outcome': facts.outcome,
    'specway.operation.id': operationId === '' ? undefined : operationId,
    'specway.deployment.id': notes.deploymentId,
    'specway.attempts': notes.attempts,
    'specway.first_byte.duration_ms': facts.firstByteMs ?? undefined,
    'gen_ai.operation.name': notes.model === undefined ? undefined : nameRequestOperation(operationId),
    'gen_ai.request.model': notes.model,
    'gen_ai.response.model': hasAnswer(facts) ? (notes.fallbackModel ?? notes.model) : undefined,
    ...describeUsage(notes.answer?.usage),
  });
}

/** A client that has left may have got a part of one. */
function hasAnswer({ outcome, notes }: Parameters<RequestSpan['end']>[0]): boolean {
  return outcome === 'cancelled' ? notes.isAnswered === true : outcome !== 'failed';
}

/** The conventions count cached tokens as input, as most vendors do. */
function describeUsage(usage: TokenUsage | undefined): Attributes {
  if (!usage) return {};
  return {
    'gen_ai.usage.input_tokens': usage.inputTokens + usage.cacheReadTokens + usage.cacheWriteTokens,
    'gen_ai.usage.output_tokens': usage.outputTokens,
    'specway.usage.source': usage.source,
  };
}

function dropUndefined(attributes: Attributes): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));
}
