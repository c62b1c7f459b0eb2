import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { auditLedger } from '../../src/stores/tools.ts';
import { createRandom } from './create-random.ts';
import { useRig, type LedgerPlace, type LedgerRig } from './ledger-rig.ts';
import { LedgerStorm, stormAccounts } from './ledger-storm.ts';

/** More of them take minutes, and are for whoever changed the ledger: SPECWAY_TEST_LEDGER_SPENDS=100000. */
const spendCount = Number(process.env['SPECWAY_TEST_LEDGER_SPENDS'] ?? 2_000);
const hour = 3_600_000;

/** Thousands of requests that end in every way, with a database that goes away in between. */
export function describeLedgerStorm(name: string, open: () => Promise<LedgerPlace>): void {
  describe(`Ledger in a storm: ${name}`, () => {
    let rig: LedgerRig;

    useRig(open, async (opened) => {
      rig = opened;
      // Some of the accounts run dry on the way.
      for (const [index, id] of stormAccounts.entries())
        await rig.fund(id, index < 2 ? BigInt(spendCount) : 10_000_000n);
    });

    it('ends with nothing lost, charged twice, or below 0', { timeout: hour }, async () => {
      const ledger = await rig.openLedger({ limits: {} });
      const seed = 1 + Math.floor(Math.random() * 1_000_000);
      const storm = new LedgerStorm({
        ledgers: [ledger],
        spendCount,
        random: createRandom(seed),
        parallel: 64,
      });
      const running = storm.run();
      await sleep(100);
      const unblock = await rig.place.block();
      await sleep(400);
      await unblock();
      const told = await running;
      const audit = () => auditLedger(rig.place.url, 'settled');
      await expect
        .poll(async () => (await audit()).faults, { timeout: hour / 10, interval: 500 })
        .toEqual([]);
      const rows = await rig.place.query('select request_id, cost from usage_records');
      const costs = new Map(rows.map((row) => [row['request_id'], BigInt(Number(row['cost']))]));
      const differing = [...told.charged].filter(([id, cost]) => costs.get(id) !== cost);
      expect({ seed, differing }).toEqual({ seed, differing: [] });
      for (const [id, cost] of told.journaled) expect(costs.get(id)).toBeLessThanOrEqual(cost);
      const known = new Set([...told.charged.keys(), ...told.journaled.keys()]);
      expect(rows.filter((row) => !known.has(String(row['request_id'])))).toEqual([]);
      expect(known.size).toBe(rows.length);
      expect(told.refusedCount).toBeGreaterThan(0);
    });
  });
}
