import { hash } from 'node:crypto';
import { parseJson } from '../../../core/json/parse-json.ts';
import type { User, UserCredentials, UserLimits } from '../../../core/accounts/user.ts';
import type { UserRow } from './account-tables.ts';

/** By what a name is found and kept unique, in whatever case it is written; all that stays of it when the user is gone. */
export function hashName(username: string): string {
  return hash('sha256', username.toLowerCase(), 'hex');
}

export function convertUser(row: UserRow): User {
  return {
    id: row.id,
    username: row.username,
    displayName: row.display_name,
    role: row.role,
    status: row.status,
    affCode: row.aff_code,
    affCount: Number(row.aff_count),
    createdAt: Number(row.created_at),
    lastLoginAt: toNumber(row.last_login_at),
    limits: parseUserLimits(row.limits),
  };
}

export function convertCredentials(
  row: UserRow & { readonly second_factor: string | null },
): UserCredentials {
  return {
    user: convertUser(row),
    passwordHash: row.password_hash,
    isOneTime: row.one_time === 1n,
    hasTwoFactor: row.second_factor !== null,
  };
}

function toNumber(value: bigint | null): number | null {
  return value === null ? null : Number(value);
}

/** The column `limits` of a user, which this store wrote itself. */
export function parseUserLimits(text: string | null): UserLimits | null {
  return text === null ? null : (parseJson(text) as UserLimits);
}
