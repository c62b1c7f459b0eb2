import type { UpstreamAnswer } from '../core/provider.ts';
import type { TokenUsage } from '../core/usage.ts';

/** Usage read from an answer, marked as an estimate where the answer's figures are none of the upstream's. */
export function markUsage(usage: TokenUsage, { figures }: Pick<UpstreamAnswer, 'figures'>): TokenUsage {
  return figures === 'estimated' ? { ...usage, source: 'estimated' } : usage;
}
