import { sql } from 'kysely';
import type { RealtimeToken, RealtimeTokenStore } from '../../../core/realtime/token-store.ts';
import type { OpenConnection } from '../sql-dialect.ts';
import type { RealtimeTokenRow } from './realtime-tables.ts';

/** Ephemeral tokens in a SQL database. */
export function createTokenStore({
  kysely,
  nowMs: now,
  inTurn,
}: Pick<OpenConnection, 'kysely' | 'nowMs' | 'inTurn'>): RealtimeTokenStore {
  return {
    insert: async ({ hash, keyHash, session, lifetimeMs, uses }) => {
      const { id, dialect, profile, model, configJson } = session;
      const row = await kysely
        .insertInto('realtime_tokens')
        .values({
          hash,
          key_hash: keyHash,
          session_id: id,
          dialect,
          profile,
          model,
          config_json: configJson,
          // Its holder is told seconds.
          expires_at: sql<bigint>`(${now} + ${BigInt(lifetimeMs)}) / 1000 * 1000`,
          is_reusable: uses === 'many' ? 1n : 0n,
          used_at: null,
        })
        .returning('expires_at')
        .executeTakeFirstOrThrow();
      return Number(row.expires_at);
    },
    find: async (hash) => {
      const row = await kysely
        .selectFrom('realtime_tokens')
        .selectAll()
        .select(now.as('read_at'))
        .where('hash', '=', hash)
        .executeTakeFirst();
      return row === undefined ? null : convertToken(row);
    },
    use: async (hash) => {
      const update = kysely
        .updateTable('realtime_tokens')
        .set({ used_at: now })
        .where('hash', '=', hash)
        .where('expires_at', '>', now)
        .where(({ or, eb }) => or([eb('used_at', 'is', null), eb('is_reusable', '=', 1n)]))
        .returningAll()
        .returning(now.as('read_at'));
      const row = await inTurn(hash, () => update.executeTakeFirst());
      // It was free a moment ago, by the statement that took it.
      return row === undefined ? null : convertToken({ ...row, used_at: null });
    },
  };
}

function convertToken(row: RealtimeTokenRow & { readonly read_at: bigint }): RealtimeToken {
  return {
    keyHash: row.key_hash,
    session: {
      id: row.session_id,
      dialect: row.dialect,
      profile: row.profile,
      model: row.model,
      configJson: row.config_json,
    },
    expiresAt: Number(row.expires_at),
    state: readState(row),
  };
}

function readState({
  used_at: usedAt,
  is_reusable: isReusable,
  expires_at: expiresAt,
  read_at: readAt,
}: RealtimeTokenRow & { readonly read_at: bigint }): RealtimeToken['state'] {
  if (usedAt !== null && isReusable === 0n) return 'used';
  return expiresAt <= readAt ? 'expired' : 'valid';
}
