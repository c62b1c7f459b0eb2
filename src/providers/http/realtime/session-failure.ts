import { GatewayError, type UpstreamFailureKind } from '../../../core/gateway-error.ts';
import { asObject, asString, isObject, type JsonObject } from '../../../core/json/json-object.ts';
import type { RealtimeEvent } from '../../../core/realtime/realtime-link.ts';
import { createSessionError, type RefusalSource } from './create-link-error.ts';

/** What an event within a session says of the upstream, or of the gateway's account there, and not of what its client did. */
export interface SessionFailure {
  /** In words for the client. */
  readonly error: GatewayError;
  /** `words` where only the upstream's words are none for clients: it says nothing of what the next session would meet. */
  readonly concerns: 'deployment' | 'words';
}

/** Whether the upstream owed something when the event came; where it did not, such as when it is about to stop, it has failed nobody. */
export type Debt = 'busy' | 'idle';

const transcriptionFailed = 'conversation.item.input_audio_transcription.failed';

/** What else is the upstream's own trouble, in which its account may be named. */
const ownKinds: ReadonlySet<UpstreamFailureKind> = new Set([
  'rate_limited',
  'overloaded',
  'unavailable',
  'server_error',
  'timeout',
] as const);

/** Reads what an event says of the upstream; `null` for every other one. A right that the account has not (403) is about what was asked for. */
export function readSessionFailure(
  event: RealtimeEvent,
  debt: Debt,
  source: RefusalSource,
): SessionFailure | null {
  const stated = readStated(event);
  // A response that is cut off by the end of the session's time: that is no failure.
  if (!isObject(stated) || stated.code === 'session_expired') return null;
  if (stated.code === 'session_ended') return { error: createEnded(source), concerns: 'words' };
  const error = createSessionError(stated, source);
  if (error === null || error.upstream === null) return null;
  if (error.reason === 'upstream_rejected_credential')
    return error.upstream.status === 403 ? null : { error, concerns: 'deployment' };
  const { kind } = error.upstream;
  if (!ownKinds.has(kind)) return null;
  const owes = debt === 'busy' || kind === 'rate_limited' || asString(stated.event_id) !== null;
  return { error, concerns: isAboutDeployment(event, stated) && owes ? 'deployment' : 'words' };
}

/** Another model transcribes, and a limit that names a field is one of what this client has sent. */
function isAboutDeployment({ type }: RealtimeEvent, { param }: JsonObject): boolean {
  return type !== transcriptionFailed && asString(param) === null;
}

function readStated({ type, value }: RealtimeEvent): unknown {
  if (type === 'error' || type === transcriptionFailed) return value.error;
  return type === 'response.done' ? readDetails(value).error : null;
}

/** Somebody there has ended it, whom the client does not know. */
function createEnded({ deployment }: RefusalSource): GatewayError {
  return new GatewayError('bad_gateway', 'The upstream ended the session. Open another one.', {
    reason: 'upstream_error',
    upstream: { deploymentId: deployment.id, status: 101, kind: 'truncated', retryAfterMs: null },
  });
}

/** The event as clients may see it, who would take the upstream's words for their own key's, limit's or balance's. */
export function hideSessionFailure({ type, value }: RealtimeEvent, error: GatewayError): RealtimeEvent {
  const code = error.upstream?.kind === 'rate_limited' ? 'rate_limit_exceeded' : 'upstream_error';
  const hidden = { type: 'server_error', code, message: error.message };
  if (type === transcriptionFailed) return { type, value: { ...value, error: hidden }, text: null };
  if (type === 'error') {
    const { param, event_id: eventId } = asObject(value.error);
    const told = { ...hidden, param: asString(param), event_id: asString(eventId) };
    return { type, value: { ...value, error: told }, text: null };
  }
  const details = { ...readDetails(value), error: hidden };
  const response = { ...asObject(value.response), status_details: details };
  return { type, value: { ...value, response }, text: null };
}

function readDetails({ response }: JsonObject): JsonObject {
  return asObject(asObject(response).status_details);
}
