import type { LiveSession } from '../../generated/contract-types.ts';
import type { ListedSession } from '../../src/core/realtime/session-directory.ts';
import { renderSeconds } from '../render-seconds.ts';

/** A realtime session as its owner sees it. */
export function renderLiveSession({ session }: ListedSession): LiveSession {
  return {
    id: session.id,
    transport: session.transport,
    model: session.model,
    key_id: session.keyId,
    started_at: renderSeconds(session.startedAt),
    last_event_at: renderSeconds(session.lastEventAt),
    ends_at: renderSeconds(session.endsAt),
    responses: session.responses,
    audio_in_ms: Math.round(session.audioInMs),
    audio_out_ms: Math.round(session.audioOutMs),
    cost: Number(session.cost),
  };
}

/** The same as administrators see it. */
export function renderAnyLiveSession(listed: ListedSession): LiveSession {
  const { userId, deployment } = listed.session;
  return { ...renderLiveSession(listed), user_id: userId, deployment, node: listed.nodeId };
}
