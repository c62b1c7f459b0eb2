import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { UsageFilter } from '../../src/core/usage-reader.ts';
import type { UsageRecord } from '../../src/core/usage.ts';
import { createTestRecord } from './test-records.ts';
import type { OpenedUsageReader } from './usage-reader-suite.ts';

const long = Date.UTC(2020, 0, 1);
const everything: UsageFilter = {
  from: 0,
  to: Date.UTC(2100, 0, 1),
  userId: null,
  keyId: null,
  model: null,
  deploymentId: null,
  operationId: null,
  outcome: null,
  status: null,
  requestId: null,
};
const keep = { auditMs: null, addressesMs: null, sessionsMs: null, usageMs: 3_600_000 };

/** Free records and paid ones in turn, whose ids do not tell which is which. */
function createMixed(count: number, readStart: (index: number) => number): readonly UsageRecord[] {
  return Array.from({ length: count }, (_, index) =>
    createTestRecord({
      requestId: `req_${String((index * 7_919) % 1_000_003)}`,
      startedAt: readStart(index),
      cost: [null, 1n, 0n, 1n][index % 4] ?? null,
    }),
  );
}

/** What is removed of usage records that are kept for a time only. */
export function describeUsagePurge(name: string, open: () => Promise<OpenedUsageReader>): void {
  describe(`Usage records that were kept for long enough: ${name}`, () => {
    let opened: OpenedUsageReader;

    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.close());

    const readTotals = async () => {
      const { requests, cost } = await opened.reader.readTotals(everything);
      return { requests, cost };
    };

    it.each<readonly [string, (index: number) => number]>([
      ['began at one moment', () => long],
      ['began one after the other', (index) => long + index],
    ])('go where they cost nothing, also where thousands %s', async (_, readStart) => {
      await opened.store.insert(createMixed(9_000, readStart));
      await opened.purge(keep);
      expect(await readTotals()).toEqual({ requests: 4_500, cost: 4_500 });
    });

    it('go without another of the same request, which was paid or began lately', async () => {
      const [requestId, soon] = ['req_1', Date.now() - 60_000];
      await opened.store.insert([
        createTestRecord({ requestId, startedAt: long, cost: 0n }),
        createTestRecord({ requestId, startedAt: long + 1, cost: 1n }),
        createTestRecord({ requestId, startedAt: soon, cost: null }),
      ]);
      await opened.purge(keep);
      expect(await readTotals()).toEqual({ requests: 2, cost: 1 });
    });

    it('are none of those that began lately', async () => {
      const soon = Date.now() - 60_000;
      await opened.store.insert(createMixed(2_500, (index) => (index < 2_100 ? long : soon)));
      await opened.purge(keep);
      expect(await readTotals()).toEqual({ requests: 1_050 + 400, cost: 1_250 });
      await opened.purge(keep);
      expect(await readTotals()).toEqual({ requests: 1_050 + 400, cost: 1_250 });
    });
  });
}
