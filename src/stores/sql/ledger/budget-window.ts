import type { BudgetPeriod } from '../../../core/ledger.ts';

/** When a period began and when the next one begins, in Unix milliseconds. */
export interface BudgetWindow {
  readonly startsAt: number;
  /** `null` for a budget that never begins anew. */
  readonly endsAt: number | null;
}

const dayMs = 24 * 60 * 60 * 1_000;

/** How long a period is at most, in milliseconds: the one of now began less than that ago. */
export const maxPeriodMs: Readonly<Record<BudgetPeriod, number>> = {
  none: Number.MAX_SAFE_INTEGER,
  day: dayMs,
  week: 7 * dayMs,
  month: 31 * dayMs,
};

/** The period that a time is in, in UTC: a day from 00:00, a week from Monday, a month from its first day. */
export function findBudgetWindow(period: BudgetPeriod, nowMs: number): BudgetWindow {
  const now = new Date(nowMs);
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  switch (period) {
    case 'none':
      return { startsAt: 0, endsAt: null };
    case 'day':
      return { startsAt: Date.UTC(year, month, day), endsAt: Date.UTC(year, month, day + 1) };
    case 'week': {
      const monday = day - ((now.getUTCDay() + 6) % 7);
      return { startsAt: Date.UTC(year, month, monday), endsAt: Date.UTC(year, month, monday + 7) };
    }
    case 'month':
      return { startsAt: Date.UTC(year, month, 1), endsAt: Date.UTC(year, month + 1, 1) };
  }
}
