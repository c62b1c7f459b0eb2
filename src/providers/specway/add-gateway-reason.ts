import type { ErrorReason } from '../../core/gateway-error.ts';
import type { UpstreamErrorBody } from '../../core/wire/wire-format.ts';
import { accountCodes, knownReasons, statusOfCode } from '../../formats/images/index.ts';

/** What it says to an address that came without a valid key too often, whatever key comes next: the key of this gateway is no good there. */
const keyMessage = /^Too many requests without a valid API key came from this address\b/u;

/** An error of another gateway with what its reason (docs/errors.md) says more exactly than the format does. */
export function addGatewayReason(error: UpstreamErrorBody, reason: string | null): UpstreamErrorBody {
  if (reason === null) return error;
  return {
    ...error,
    status: statusOfCode.get(reason) ?? error.status,
    concerns:
      accountCodes.has(reason) || keyMessage.test(error.message ?? '') ? 'credential' : error.concerns,
    ...(knownReasons.has(reason) ? { reason: reason as ErrorReason } : {}),
  };
}
