import type { RealtimeGaSession } from '../../../../generated/contract-types.ts';
import type { Responses } from '../response/responses.ts';
import type { SessionContext } from '../session-context.ts';
import type { InputAudio } from '../sound/input-audio.ts';

/** What a session is besides its settings. */
export interface SessionIdentity {
  /** `sess_` and random characters. */
  readonly id: string;
  /** The model as the client spelled it. */
  readonly model: string;
  /** When the session will be closed, Unix time in seconds. */
  readonly expiresAt: number;
}

/** What client events act on. */
export interface SessionParts {
  readonly identity: SessionIdentity;
  readonly context: SessionContext;
  readonly input: InputAudio;
  readonly responses: Responses;
}

/** A session as events show it. */
export function showSession({
  identity,
  context,
}: Pick<SessionParts, 'identity' | 'context'>): RealtimeGaSession {
  const { id, model, expiresAt } = identity;
  return {
    type: 'realtime',
    object: 'realtime.session',
    id,
    model,
    expires_at: expiresAt,
    ...context.settings,
  };
}
