import type { LimitKind } from '../../core/gateway-error.ts';

/** What our own errors of this format name the limits that pass with time, in `quotaId`. */
export const quotaNames: Readonly<Record<LimitKind, string>> = {
  requests: 'RequestsPerMinute',
  tokens: 'TokensPerMinute',
  concurrency: 'ConcurrentRequests',
};

/** The name of a limit that does not pass within minutes, or not for this request. */
export const lastingQuota = 'RequestsPerDay';

const kindOfName: ReadonlyMap<unknown, LimitKind> = new Map(
  (Object.keys(quotaNames) as readonly LimitKind[]).map((kind) => [quotaNames[kind], kind]),
);

/** The limit that a gateway with this contract names so; `null` where it names another one, or none. */
export function findLimitKind(quotaId: unknown): LimitKind | null {
  return kindOfName.get(quotaId) ?? null;
}
