import type { TokenUsage } from '../usage.ts';
import { createTokenUsage, isCount } from './token-counts.ts';

/** What was seen of a request whose upstream did not say everything. */
export interface Seen {
  /** By what was sent. */
  readonly inputTokens: number;
  /** By what came of the answer. */
  readonly outputTokens: number;
}

/** What the upstream did say stays; what it did not is estimated. `saidInput` is its own count of the input, if any. */
export function completeEstimate(said: TokenUsage, saidInput: unknown, seen: Seen): TokenUsage {
  return createTokenUsage({
    ...said,
    inputTokens: isCount(saidInput) ? said.inputTokens : Math.max(said.inputTokens, seen.inputTokens),
    outputTokens: Math.max(said.outputTokens, seen.outputTokens),
    source: 'estimated',
  });
}
