import type { Profile } from '../../../core/area.ts';
import type { RealtimeDialect } from '../../../core/realtime/token-store.ts';

/** Tables of realtime sessions. */
export interface RealtimeTables {
  readonly realtime_tokens: RealtimeTokenRow;
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
