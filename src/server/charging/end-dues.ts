import { countLimitedTokens, readUsage } from '../../metering/index.ts';
import type { ExchangeOutcome } from '../exchange/exchange-outcome.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { createUsageRecord, describeExchange, findServedModel } from '../observe/describe-exchange.ts';
import type { Clock } from '../../core/clock.ts';

/** Charges a request, or gives back what is held for it, before its answer ends; `null` where nothing is paid. */
export function endCharge(exchange: Exchange, outcome: ExchangeOutcome, clock: Clock): Promise<void> | null {
  const charge = exchange.dues?.charge ?? null;
  if (charge === null) return null;
  return charge.end({
    outcome: outcome.outcome,
    createRecord: () => {
      const record = createUsageRecord(exchange, describeExchange(exchange, outcome), clock.now());
      const { answer } = exchange.notes;
      const usage = answer === undefined ? null : readUsage(answer);
      return record && { ...record, usage, servedModel: findServedModel(exchange.notes, usage) };
    },
  });
}

/** The request has ended, and its answer has left: its slot is free, and it is known how many tokens it took. */
export function endLease({ dues, notes }: Exchange): void {
  const lease = dues?.lease ?? null;
  if (lease === null) return;
  const usage = notes.answer === undefined ? null : readUsage(notes.answer);
  lease.end(usage === null ? 0 : countLimitedTokens(usage));
}
