import type { Profile } from '../../../core/area.ts';
import type { LiveSession } from '../../../core/realtime/live-sessions.ts';
import type { RealtimeDialect } from '../../../core/ephemeral-token.ts';

/** Tables of realtime sessions. */
export interface RealtimeTables {
  readonly realtime_tokens: RealtimeTokenRow;
  readonly live_sessions: LiveSessionRow;
}

/** An ephemeral token. */
export interface RealtimeTokenRow {
  /** Lower-case hex SHA-256 of the whole token. */
  readonly hash: string;
  readonly key_hash: string;
  readonly session_id: string;
  readonly dialect: RealtimeDialect;
  readonly profile: Profile;
  readonly model: string;
  readonly config_json: string;
  /** Unix milliseconds. */
  readonly expires_at: bigint;
  /** 1 where it opens as many sessions as are opened while it lasts. */
  readonly is_reusable: bigint;
  /** Unix milliseconds; null while it may open its session. */
  readonly used_at: bigint | null;
}

/** A session that is going on, as its node said last. It goes with the node's row in `nodes`. */
export interface LiveSessionRow {
  readonly id: string;
  readonly node_id: string;
  readonly transport: LiveSession['transport'];
  readonly dialect: RealtimeDialect;
  readonly model: string;
  readonly deployment_id: string;
  readonly key_id: string;
  readonly user_id: string | null;
  /** Unix milliseconds by the clock of its node, as the two after it. */
  readonly started_at: bigint;
  readonly last_event_at: bigint;
  readonly ends_at: bigint;
  readonly responses: bigint;
  readonly audio_in_ms: bigint;
  readonly audio_out_ms: bigint;
  /** Micro-USD. */
  readonly cost: bigint;
  /** Unix milliseconds; null while nobody wants it ended. */
  readonly end_ordered_at: bigint | null;
}
