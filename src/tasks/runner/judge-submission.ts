import { GatewayError } from '../../core/gateway-error.ts';
import type { VideoPlace } from '../../core/video/video-places.ts';

/**
 * What follows from a submission that failed. `queue`: nothing was made, and it may be tried again, here or elsewhere. `elsewhere`:
 * not here. `again`: the upstream knows the task by its id, so that asking the same one again makes nothing twice. `end`: the
 * failure is final. `unsettled`: it is, and the upstream may have begun.
 */
export type SubmissionVerdict = 'queue' | 'elsewhere' | 'again' | 'end' | 'unsettled';

/** Decides from the error, and from what the upstream does with a second submission. */
export function judgeSubmission(thrown: unknown, place: VideoPlace): SubmissionVerdict {
  const { adapter, deployment } = place;
  const unclear = adapter.isIdempotent ? 'again' : deployment.retryAmbiguous === true ? 'queue' : 'unsettled';
  if (!(thrown instanceof GatewayError) || thrown.upstream === null) return unclear;
  const { beyond, kind, retryAfterMs } = thrown.upstream;
  if (thrown.final && kind !== 'rate_limited') return 'end';
  switch (kind) {
    case 'connect':
      return 'queue';
    case 'rate_limited':
      return thrown.final && retryAfterMs === null ? 'elsewhere' : 'queue';
    case 'rejected_credential':
    case 'not_found':
      return 'elsewhere';
    case 'rejected_request':
      return beyond === undefined && !isBeyondGateway(thrown, place) ? 'end' : 'elsewhere';
    case 'unavailable':
    case 'overloaded':
      return retryAfterMs === null ? unclear : 'queue';
    case 'timeout':
    case 'reset':
    case 'server_error':
    case 'invalid_answer':
    case 'declined':
    case 'truncated':
      return unclear;
  }
}

/** What was found in order here is refused by another gateway for what its models make, or its upstreams take. */
function isBeyondGateway({ reason }: GatewayError, { deployment }: VideoPlace): boolean {
  return deployment.provider.isGateway === true && reason === 'invalid_value';
}
