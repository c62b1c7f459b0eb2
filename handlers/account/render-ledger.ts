import type { LedgerEntry as Entry } from '../../generated/contract-types.ts';
import type { LedgerEntry, LedgerSide } from '../../src/core/account-records.ts';
import { renderSeconds } from '../render-seconds.ts';
import type { Audience } from './render-usage.ts';

const sides: Readonly<Record<LedgerSide, Entry['from']>> = {
  quota: 'quota',
  affiliate: 'aff_quota',
  gateway: 'gateway',
};

/** A movement of money. Amounts are micro-USD. */
export function renderEntry(entry: LedgerEntry, audience: Audience): Entry {
  const { id, at, userId, actor, kind, amount, from, to, requestId, keyId, reason } = entry;
  return {
    id,
    at: renderSeconds(at),
    ...(audience === 'admin' && { actor, ...(userId !== null && { user_id: userId }) }),
    kind,
    amount: Number(amount),
    from: sides[from],
    to: sides[to],
    request_id: requestId,
    key_id: keyId,
    reason,
  };
}
