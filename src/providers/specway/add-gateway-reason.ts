import type { ErrorReason } from '../../core/gateway-error.ts';
import type { UpstreamErrorBody } from '../../core/wire/wire-format.ts';
import { accountCodes, knownReasons, statusOfCode } from '../../formats/images/index.ts';

/** An error of another gateway with what its reason (docs/errors.md) says more exactly than the format does. */
export function addGatewayReason(error: UpstreamErrorBody, reason: string | null): UpstreamErrorBody {
  if (reason === null) return error;
  return {
    ...error,
    status: statusOfCode.get(reason) ?? error.status,
    concerns: findConcern(error, reason),
    ...(knownReasons.has(reason) ? { reason: reason as ErrorReason } : {}),
  };
}

/** Of a request that nobody there can take, as this gateway finds of its own deployments, somebody else may be asked. */
function findConcern({ concerns }: UpstreamErrorBody, reason: string): UpstreamErrorBody['concerns'] {
  if (accountCodes.has(reason)) return 'credential';
  return reason === 'unsupported_parameter' ? 'model' : concerns;
}
