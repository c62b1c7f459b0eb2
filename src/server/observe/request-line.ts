import type { RequestFacts } from '../../core/request-facts.ts';
import type { TokenUsage } from '../../core/usage.ts';
import type { Exchange } from '../exchange/exchange.ts';

/** What the log says of every request, in this order; what is `undefined` is left out. */
export interface RequestLine {
  readonly requestId: string;
  readonly operationId: string | null;
  readonly method: string | undefined;
  readonly status: number;
  readonly profile: string;
  readonly clientAddress: string | undefined;
  readonly keyId: string | undefined;
  /** Of who is logged in. */
  readonly userId: string | undefined;
  readonly model: string | undefined;
  readonly fallbackModel: string | undefined;
  readonly deploymentId: string | undefined;
  readonly attempts: number | undefined;
  readonly durationMs: number;
  readonly firstByteMs: number | undefined;
  readonly tokens: TokensOfLine | undefined;
}

interface TokensOfLine {
  readonly input: number;
  readonly cacheRead: number | undefined;
  readonly cacheWrite: number | undefined;
  readonly output: number;
  readonly thought: number | undefined;
  readonly source: string;
}

/** One object of one shape for all requests: this runs once per request. */
export function describeRequestLine(exchange: Exchange, facts: RequestFacts): RequestLine {
  const { notes } = facts;
  return {
    requestId: exchange.requestId,
    operationId: exchange.operationId === '' ? null : exchange.operationId,
    method: exchange.req.method,
    status: facts.status,
    profile: exchange.profile,
    clientAddress: exchange.address.id || undefined,
    keyId: exchange.principal?.keyId,
    userId: exchange.login?.userId,
    model: notes.model,
    fallbackModel: notes.fallbackModel,
    deploymentId: notes.deploymentId ?? facts.error?.upstream?.deploymentId,
    attempts: notes.attempts,
    durationMs: facts.durationMs,
    firstByteMs: facts.firstByteMs ?? undefined,
    tokens: notes.answer?.usage && describeTokens(notes.answer.usage),
  };
}

/** Kinds that were not used are left out. */
function describeTokens(usage: TokenUsage): TokensOfLine {
  return {
    input: usage.inputTokens,
    cacheRead: usage.cacheReadTokens || undefined,
    cacheWrite: usage.cacheWriteTokens || undefined,
    output: usage.outputTokens,
    thought: usage.thoughtTokens || undefined,
    source: usage.source,
  };
}
