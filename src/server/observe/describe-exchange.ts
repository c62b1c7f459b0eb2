import { isModelName } from '../../core/model-names.ts';
import type { AttemptNote, RequestNotes } from '../../core/operation.ts';
import type { RequestFacts } from '../../core/request-facts.ts';
import type { TokenUsage, UsageAttempt, UsageRecord } from '../../core/usage.ts';
import type { ExchangeOutcome } from '../exchange/exchange-outcome.ts';
import type { Exchange } from '../exchange/exchange.ts';

/** What is known of an exchange that has ended. */
export function describeExchange(
  { operationId, notes, startedAt }: Exchange,
  { status, error, outcome }: ExchangeOutcome,
): RequestFacts {
  const firstByteAt = notes.answer?.firstByteAt;
  return {
    operationId,
    status,
    outcome,
    error,
    durationMs: round(performance.now() - startedAt),
    firstByteMs: firstByteAt === undefined ? null : round(firstByteAt - startedAt),
    notes,
  };
}

/** The usage record of an exchange; `null` for one that never came to ask for a model. */
export function createUsageRecord(
  { requestId, principal }: Pick<Exchange, 'requestId' | 'principal'>,
  facts: RequestFacts,
  endedAt: number,
): UsageRecord | null {
  const { notes, error } = facts;
  if (notes.model === undefined || principal === null) return null;
  return {
    requestId,
    startedAt: Math.round(endedAt - facts.durationMs),
    keyId: principal.keyId,
    userId: principal.userId,
    operationId: facts.operationId,
    model: notes.model,
    requestedModel: notes.requestedModel ?? notes.model,
    servedModel: findServedModel(notes, notes.answer?.usage ?? null),
    deploymentId: notes.deploymentId ?? null,
    attempts: (notes.calls ?? []).map(describeAttempt),
    status: facts.status,
    outcome: facts.outcome,
    errorReason: error === null ? null : (error.reason ?? error.code),
    durationMs: facts.durationMs,
    firstByteMs: facts.firstByteMs,
    usage: notes.answer?.usage ?? null,
    cost: null,
  };
}

/**
 * The model that answered with this usage: a fallback of this gateway, of one behind it, or of the upstream, which may be known by the
 * upstream's name alone; `null` where none did.
 */
export function findServedModel(
  { answer, fallbackModel, model }: RequestNotes,
  usage: TokenUsage | null,
): string | null {
  if (answer === undefined) return null;
  const name = usage?.servedBy;
  if (name === undefined || !isModelName(name)) return fallbackModel ?? model ?? null;
  return answer.names?.toServed(name) ?? name;
}

/** A stream may still be open when its request is charged. */
function describeAttempt({ deploymentId, outcome, status, startedAt, endedAt }: AttemptNote): UsageAttempt {
  const durationMs = round((endedAt ?? performance.now()) - startedAt);
  return { deploymentId, outcome, status, durationMs };
}

/** To a tenth of a millisecond. */
function round(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}
