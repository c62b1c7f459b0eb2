import { describe, expect, it } from 'vitest';
import type { BudgetPeriod } from '../../../../../src/core/ledger.ts';
import { findBudgetWindow, maxPeriodMs } from '../../../../../src/stores/sql/ledger/budget-window.ts';

const cases: readonly (readonly [BudgetPeriod, now: string, start: string, end: string])[] = [
  ['day', '2026-03-04T00:00:00.000Z', '2026-03-04', '2026-03-05'],
  ['day', '2026-12-31T23:59:59.999Z', '2026-12-31', '2027-01-01'],
  ['week', '2026-03-02T00:00:00.000Z', '2026-03-02', '2026-03-09'],
  ['week', '2026-03-08T23:59:59.999Z', '2026-03-02', '2026-03-09'],
  ['week', '2027-01-01T12:00:00.000Z', '2026-12-28', '2027-01-04'],
  ['month', '2028-02-29T12:00:00.000Z', '2028-02-01', '2028-03-01'],
  ['month', '2026-12-31T23:59:59.999Z', '2026-12-01', '2027-01-01'],
];

describe('findBudgetWindow', () => {
  it.each(cases)('finds the %s of %s', (period, now, start, end) => {
    expect(findBudgetWindow(period, Date.parse(now))).toEqual({
      startsAt: Date.parse(start),
      endsAt: Date.parse(end),
    });
  });

  it('has one window for a budget that never begins anew', () => {
    expect(findBudgetWindow('none', Date.now())).toEqual({ startsAt: 0, endsAt: null });
  });
});

describe('maxPeriodMs', () => {
  it.each(cases)('is no shorter than the %s of %s', (period, _now, start, end) => {
    expect(Date.parse(end) - Date.parse(start)).toBeLessThanOrEqual(maxPeriodMs[period]);
  });
});
