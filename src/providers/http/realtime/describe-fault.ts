import type { GatewayError } from '../../../core/gateway-error.ts';
import type { Deployment } from '../../../core/provider.ts';
import { createInvalidAnswerError } from '../create-upstream-error.ts';
import { createTransportError, type TransportFailure } from '../transport-failure.ts';

/**
 * How far a session is: `connected` where the upgrade is asked for, `upgraded` where it was granted, `open` where the session was
 * created.
 */
export type LinkState = 'connecting' | 'connected' | 'upgraded' | 'open' | 'over';

/** The error for what broke below the events of a session. */
export function createLinkTransportError(
  failure: TransportFailure,
  state: LinkState,
  { id: deploymentId }: Deployment,
): GatewayError {
  const status = state === 'upgraded' || state === 'open' ? 101 : null;
  return createTransportError(failure, { deploymentId, phase: 'head', status });
}

/** The same for an error of the library. What it stumbled over is not kept. */
export function describeFault(
  error: Error & { readonly code?: unknown },
  state: LinkState,
  deployment: Deployment,
): GatewayError {
  const code = typeof error.code === 'string' ? error.code : '';
  const cause = Object.assign(new Error(error.message), code === '' ? {} : { code });
  if (state === 'connecting') return createLinkTransportError({ type: 'connect', cause }, state, deployment);
  if (code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH')
    return createLinkTransportError({ type: 'too_large', cause }, state, deployment);
  if (state !== 'connected') return createInvalidAnswerError(deployment, 101, cause);
  const isForeign = code === '' || code.startsWith('HPE_');
  return createLinkTransportError({ type: isForeign ? 'protocol' : 'reset', cause }, state, deployment);
}
