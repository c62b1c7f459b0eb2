import { beforeEach, afterEach, describe, expect, it } from 'vitest';
import { auditLedger } from '../../src/stores/tools.ts';
import { createHold, createSettlement } from './ledger-requests.ts';
import { LedgerRig, type LedgerPlace } from './ledger-rig.ts';

// prettier-ignore
/** What somebody did to the tables, and what the audit says of it. */
const planted: readonly (readonly [what: string, sql: string, fault: RegExp])[] = [
  ['an account with more than it was given', `update accounts set available = available + 1 where id = 'user_1'`, /^account user_1: available and held are 961, its entries make 960$/],
  ['an account that holds too little', `update accounts set held = held - 1, available = available + 1 where id = 'user_1'`, /^account user_1: held is 9, its open holds are 10$/],
  ['an account that spent too little', `update accounts set spent = spent - 1 where id = 'user_1'`, /^account user_1: spent is 39, its spends are 40$/],
  ['a spend that is gone', `delete from entries where hold_id = 'req_1'`, /^usage record req_1: cost is 25, nothing was charged$/],
  ['a spend that is gone, of a request with a budget', `delete from entries where hold_id = 'req_over' and kind = 'spend'`, /^hold req_over: 15 was charged, its spends are 0/],
  ['a request that was charged twice', `insert into entries (id, kind, from_account, amount, hold_id, actor, created_at) values ('ent_x', 'late_spend', 'user_1', 25, 'req_1', 'key_a', 0)`, /^request req_1: 50 was charged, its usage record says 25, or more than once$/],
  ['a spend of a hold that is open', `insert into entries (id, kind, from_account, amount, hold_id, actor, created_at) values ('ent_x', 'spend', 'user_1', 5, 'req_open', 'key_c', 0)`, /^hold req_open: 0 was charged, its spends are 5/],
  ['a spend of another account', `update holds set account_id = 'user_2' where id = 'req_over'`, /^entry ent_\w+: 15 of another account than its hold$/],
  ['a write-off that is gone', `delete from entries where kind = 'write_off'`, /^hold req_over: 85 was written off, its entry says 0$/],
  ['an entry of nobody', `update entries set to_account = 'nobody' where kind = 'credit'`, /^entry ent_\w+: 1000 of an account that is not there$/],
  ['a usage record that is gone', `delete from usage_records where request_id = 'req_1'`, /^request req_1: 25 was charged, its usage record says 0, or more than once$/],
  ['a usage record of another cost', `update usage_records set cost = 26 where request_id = 'req_1'`, /^request req_1: 25 was charged, its usage record says 26, or more than once$/],
  ['a usage record that nobody was charged for', `update usage_records set request_id = 'req_9' where request_id = 'req_1'`, /^usage record req_9: cost is 25, nothing was charged$/],
  ['a budget that spent too much', `update budget_windows set spent = spent + 1`, /^budget key_b none 0: spent is 16, its requests were charged 15$/],
  ['a budget that holds too much', `update budget_windows set held = held + 1`, /^budget key_b none 0: held is 1, its open holds are 0$/],
  ['a budget that is gone', `delete from budget_windows`, /^hold req_over: its account or its budget is not there$/],
  ['an account that is gone', `delete from accounts where id = 'user_1'`, /^hold req_over: its account or its budget is not there$/],
];

/** What an audit finds, and what it does not. */
export function describeLedgerAudit(name: string, open: () => Promise<LedgerPlace>): void {
  describe(`auditLedger: ${name}`, () => {
    let rig: LedgerRig;

    beforeEach(async () => {
      rig = new LedgerRig(await open());
      const ledger = await rig.openLedger();
      await rig.fund('user_1', 1_000n);
      for (const id of ['req_1', 'req_voided']) await ledger.hold(createHold(id));
      await ledger.hold(createHold('req_open', { keyId: 'key_c', budget: { amount: 50n, period: 'none' } }));
      await ledger.settle(createSettlement('req_1', 25n));
      await ledger.void('req_voided');
      const budget = { amount: 15n, period: 'none' } as const;
      await ledger.hold(createHold('req_over', { keyId: 'key_b', budget }));
      await ledger.settle(createSettlement('req_over', 100n));
    });

    afterEach(() => rig.close());

    it('finds nothing in what the ledger made, and lists what was written off', async () => {
      expect(await auditLedger(rig.place.url, 'live')).toEqual({
        faults: [],
        faultCount: 0,
        writeOffs: ['hold req_over: account user_1 did not pay 85'],
        writeOffCount: 1,
        writtenOff: 85n,
        accountCount: 1,
        openHoldCount: 1,
        taskHoldCount: 0,
      });
    });

    it('finds open holds where everything has to be settled', async () => {
      const { faults } = await auditLedger(rig.place.url, 'settled');
      expect(faults).toEqual(['hold req_open: 10 is still held']);
    });

    it('counts holds of video tasks that are still open, and of no others, as what they are', async () => {
      const ledger = await rig.openLedger();
      for (const id of ['req_task', 'req_done']) await ledger.hold(createHold(id, { owner: 'task' }));
      const columns =
        '(id, state, key_id, request_id, operation_id, order_digest, model, order_json, amount, is_held, run_after, created_at, completed_at, attempt, polls, tries, progress, filtered_count, progress_source, calls_json, videos_json, filtered_json, copies_json)';
      for (const [id, completedAt] of [
        ['task', 'null'],
        ['done', '1'],
      ])
        await rig.place.query(
          `insert into video_tasks ${columns} values ('video_${id}', 'queued', 'key_a', 'req_${id}', 'createVideo', '', 'm', '{}', 10, 1, 0, 0, ${completedAt}, 0, 0, 0, 0, 0, 'experience', '[]', '[]', '[]', '[]')`,
        );
      const { faults, taskHoldCount } = await auditLedger(rig.place.url, 'settled');
      await rig.place.query('delete from video_tasks');
      expect(faults).toContain('hold req_done: 10 is still held');
      expect(faults).not.toContain('hold req_task: 10 is still held');
      expect(taskHoldCount).toBe(1);
    });

    it.each(planted)('finds %s', async (_what, sql, fault) => {
      await rig.place.query(sql);
      const { faults, faultCount } = await auditLedger(rig.place.url, 'live');
      expect(faults).toContainEqual(expect.stringMatching(fault));
      expect(faultCount).toBe(faults.length);
    });

    it('counts more faults than it shows', async () => {
      for (let index = 0; index < 60; index++)
        await rig.place.query(
          `insert into accounts (id, kind, available, unlimited, created_at) values ('more_${String(index)}', 'quota', 1, 0, 0)`,
        );
      const { faults, faultCount } = await auditLedger(rig.place.url, 'live');
      expect([faults.length, faultCount]).toEqual([50, 60]);
    });

    it('sees one moment while requests hold and charge', async () => {
      const ledger = await rig.openLedger();
      const until = { isOver: false };
      const spend = async (worker: number): Promise<void> => {
        for (let index = 0; !until.isOver; index++) {
          const id = `req_${String(worker)}_${String(index)}`;
          await ledger.hold(createHold(id, { amount: 1n }));
          await ledger.settle(createSettlement(id, BigInt(index % 2)));
        }
      };
      const spends = Promise.allSettled(Array.from({ length: 8 }, (_, worker) => spend(worker)));
      const audits: number[] = [];
      for (let round = 0; round < 10; round++)
        audits.push((await auditLedger(rig.place.url, 'live')).faultCount);
      until.isOver = true;
      await spends;
      expect(audits).toEqual(Array.from({ length: 10 }, () => 0));
    });
  });
}
