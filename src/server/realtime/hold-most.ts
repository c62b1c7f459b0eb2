import { GatewayError } from '../../core/gateway-error.ts';
import type { HoldRequest, Ledger } from '../../core/ledger.ts';

/** Holds the first of these amounts that there is money for, in micro-USD, and says which. Rejects as `Ledger.hold` where there is none for the last. */
export async function holdMost(
  ledger: Pick<Ledger, 'hold'>,
  hold: HoldRequest,
  [amount, ...lower]: readonly [bigint, ...bigint[]],
): Promise<bigint> {
  try {
    await ledger.hold({ ...hold, amount });
    return amount;
  } catch (error) {
    const [next, ...rest] = lower;
    if (next === undefined || !isRefusal(error)) throw error;
    return await holdMost(ledger, hold, [next, ...rest]);
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof GatewayError && error.code === 'resource_exhausted';
}
