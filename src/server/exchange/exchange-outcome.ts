import { toGatewayError, type GatewayError } from '../../core/gateway-error.ts';
import type { UsageOutcome } from '../../core/usage.ts';
import type { Exchange } from './exchange.ts';
import { createClientGone } from './wait-for-drain.ts';

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
  return describe(exchange, { status, error, failure: 'failed' });
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
  return describe(exchange, { status, error, failure: 'truncated' });
}

interface Ending extends Omit<ExchangeOutcome, 'outcome'> {
  /** What an error made of the answer. */
  readonly failure: 'failed' | 'truncated';
}

/** What was read to its end for nobody has no error of its own. */
function describe({ hasClientLeft }: Exchange, { status, error, failure }: Ending): ExchangeOutcome {
  if (hasClientLeft) return { status, error: error ?? createClientGone(), outcome: 'cancelled' };
  if (error === null) return { status, error, outcome: 'answered' };
  return { status, error, outcome: error.code === 'cancelled' ? 'cancelled' : failure };
}
