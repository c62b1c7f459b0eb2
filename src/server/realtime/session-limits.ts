import { GatewayError } from '../../core/gateway-error.ts';
import type { LimitedParty, Limiter, LimitReport } from '../../core/limiter.ts';
import { countLimitedTokens } from '../../metering/index.ts';
import type { ResponseDemand, ResponseLease, SessionLimits } from '../../realtime/index.ts';
import { takeLimits, type OnReport } from '../charging/take-limits.ts';
import { createRequestId } from '../exchange/create-request-id.ts';

export interface SessionLimitParts {
  readonly limiter: Limiter;
  /** Whose limits are kept, as they are now. Asked for the session and for each of its responses. */
  readonly readParties: () => Promise<readonly LimitedParty[]>;
  /** Output that is reckoned with for a response, by what it may write at most; `null` where that is not said. */
  readonly estimateOutput: (maxOutputTokens: number | null) => number;
}

/** Limits that a session has passed. */
export interface EnteredLimits extends SessionLimits {
  /** `null` where nothing is limited. */
  readonly report: LimitReport | null;
}

const unlimited: ResponseLease = { report: null, reserved: 0, end: () => undefined };

/**
 * Takes a request and a slot for a session, which keeps the slot until it ends; each of its responses is a request with tokens. Limits that
 * change meanwhile hold from the next response on. Throws `resource_exhausted`.
 */
export async function enterSessionLimits(
  parts: SessionLimitParts,
  requestId: string,
  onReport: OnReport,
): Promise<EnteredLimits> {
  const take = (demand: ResponseDemand) => takeResponse(parts, demand);
  const parties = await parts.readParties();
  if (parties.length === 0) return { report: null, take, end: () => undefined };
  const { report, outcome } = await parts.limiter.take({ requestId, parties, tokens: 0 });
  onReport(report);
  if (!('end' in outcome)) throw createRefusal(outcome.kind, outcome.retryAfterMs);
  return {
    report,
    take,
    end: () => {
      outcome.end(0);
    },
  };
}

/** The session has its slot already, so a response is refused for no other. */
async function takeResponse(
  { limiter, readParties, estimateOutput }: SessionLimitParts,
  { usage, maxOutputTokens }: ResponseDemand,
): Promise<ResponseLease> {
  const parties = await readParties();
  if (parties.length === 0) return unlimited;
  const tokens = { input: countLimitedTokens(usage), output: estimateOutput(maxOutputTokens) };
  const limited = {
    requestId: createRequestId(),
    parties: parties.map(({ id, limits }) => ({ id, limits: { ...limits, concurrency: null } })),
    readTokens: () => tokens,
    waitIsIn: 'words',
  } as const;
  let report: LimitReport | null = null;
  const lease = await takeLimits(limited, limiter, (found) => {
    report = found;
  });
  const tightest = Math.min(...parties.map(({ limits }) => limits.tpm ?? Infinity));
  return {
    report,
    reserved: Math.min(tightest, tokens.input + tokens.output),
    end: (used) => {
      lease.end(used === null ? 0 : countLimitedTokens(used));
    },
  };
}

function createRefusal(kind: string, retryAfterMs: number): GatewayError {
  if (kind === 'concurrency')
    return new GatewayError('resource_exhausted', 'This key has as many sessions open as it may have.', {
      reason: 'concurrency_limit_exceeded',
      retryAfterMs,
    });
  const message = 'Too many requests in a minute. Wait as long as retry-after says, then try again.';
  return new GatewayError('resource_exhausted', message, { reason: 'rate_limit_exceeded', retryAfterMs });
}
