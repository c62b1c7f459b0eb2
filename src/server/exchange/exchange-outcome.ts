import { toGatewayError, type GatewayError } from '../../core/gateway-error.ts';
import type { UsageOutcome } from '../../core/usage.ts';
import type { Exchange } from './exchange.ts';

/** How a request ended. */
export interface ExchangeOutcome {
  readonly status: number;
  /** The error that was answered, or that ended a stream. */
  readonly error: GatewayError | null;
  readonly outcome: UsageOutcome;
}

/** That of a request whose very error could not be answered. */
export const lostOutcome: ExchangeOutcome = { status: 500, error: toGatewayError(null), outcome: 'failed' };

/** That of a request that was answered as a whole, with an error or without. */
export function describeWhole(
  exchange: Exchange,
  status: number,
  error: GatewayError | null,
): ExchangeOutcome {
  return { status, error, outcome: judge(exchange, error, 'failed') };
}

/** That of a request that was answered with a stream, which an error may have ended. */
export function describeStream(exchange: Exchange, error: GatewayError | null): ExchangeOutcome {
  return describeParts(exchange, 200, error);
}

/** That of a request that was answered part by part, where an error may have broken the answer off. */
export function describeParts(
  exchange: Exchange,
  status: number,
  error: GatewayError | null,
): ExchangeOutcome {
  return { status, error, outcome: judge(exchange, error, 'truncated') };
}

/** `failure` is what an error made of the answer. */
function judge(
  { hasClientLeft }: Exchange,
  error: GatewayError | null,
  failure: 'failed' | 'truncated',
): UsageOutcome {
  if (hasClientLeft || error?.code === 'cancelled') return 'cancelled';
  return error === null ? 'answered' : failure;
}
