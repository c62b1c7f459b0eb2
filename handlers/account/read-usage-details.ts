import type { AccountRecords } from '../../src/core/account-records.ts';
import { GatewayError } from '../../src/core/gateway-error.ts';
import { renderAccount } from './render-account.ts';
import { renderEntry } from './render-ledger.ts';
import { renderUsageRecord, type Audience } from './render-usage.ts';

export interface DetailsOptions {
  readonly requestId: string;
  /** Whose request it has to be; `null` for anybody's. */
  readonly owner: string | null;
  readonly audience: Audience;
}

/** One request and what it cost. Throws `not_found` for one that is not there, and for one of somebody else. */
export async function readUsageDetails(
  { usage, ledger }: AccountRecords,
  { requestId, owner, audience }: DetailsOptions,
) {
  const record = await usage.findRecord(requestId, owner);
  if (record === null) {
    throw new GatewayError('not_found', 'There is no record of this request.', {
      reason: 'usage_not_found',
    });
  }
  const entries = await ledger.listOfRequest(requestId);
  return renderAccount({
    record: renderUsageRecord(record, audience),
    entries: entries.map((entry) => renderEntry(entry, audience)),
  });
}
