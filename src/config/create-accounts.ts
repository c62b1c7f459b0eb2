import type { AccountsConfig, RetentionConfig } from '../core/config.ts';
import type { RateLimits } from '../core/limiter.ts';
import { parseRetention, parseUsd } from './parse-units.ts';

/** `accounts` as specway.yaml spells it, defaults filled in. Amounts are in USD. */
export interface FileAccounts extends Pick<
  AccountsConfig,
  'registration' | 'registrationsPerHour' | 'holdOutputTokens'
> {
  readonly startQuota: number;
  readonly invitation: { readonly inviter: number; readonly invitee: number; readonly maxRewards: number };
  readonly limits: Partial<RateLimits>;
}

/** `retention` as specway.yaml spells it, defaults filled in. */
export type FileRetention = Readonly<Record<'usage' | 'audit' | 'addresses' | 'sessions', string>>;

/** Accounts with their amounts read. Throws RangeError where an amount is too exact. */
export function createAccounts({ startQuota, invitation, limits, ...rest }: FileAccounts): AccountsConfig {
  return {
    ...rest,
    startQuotaMicroUsd: parseUsd(startQuota),
    invitation: {
      inviterMicroUsd: parseUsd(invitation.inviter),
      inviteeMicroUsd: parseUsd(invitation.invitee),
      maxRewards: invitation.maxRewards,
    },
    limits: {
      rpm: limits.rpm ?? null,
      tpm: limits.tpm ?? null,
      concurrency: limits.concurrency ?? null,
    },
  };
}

/** Retention times in milliseconds. */
export function createRetention({ usage, audit, addresses, sessions }: FileRetention): RetentionConfig {
  return {
    usageMs: parseRetention(usage),
    auditMs: parseRetention(audit),
    addressesMs: parseRetention(addresses),
    sessionsMs: parseRetention(sessions),
  };
}
