import { GatewayError } from '../../src/core/gateway-error.ts';

/**
 * What official SDKs can do with videos and the gateway cannot: always throws `invalid_argument` (`unsupported_operation`), whatever
 * the request says. The contract has these operations so that clients are told by name instead of by 404.
 */
export function refuseOperation(): never {
  throw new GatewayError(
    'invalid_argument',
    'Videos can be made and downloaded here, not remixed, edited or extended, and there are no characters.',
    { reason: 'unsupported_operation' },
  );
}
