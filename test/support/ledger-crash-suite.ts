import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type OpenLedger } from '../../src/stores/index.ts';
import { auditLedger } from '../../src/stores/tools.ts';
import { createHold, createSettlement } from './ledger-requests.ts';
import { useRig, type LedgerPlace, type LedgerRig } from './ledger-rig.ts';

const childPath = fileURLToPath(new URL('./ledger-child.ts', import.meta.url));
const patience = { timeout: 15_000 };
/** Nodes are gone after one second in place of thirty: a busy machine must not look like one that stood still. */
const quick = { beatMs: 20, janitorMs: 30, silentMs: 1_000, lostMs: 1_000 };

/** Lets a process hold and charge, and kills it in the middle; the lines it wrote. */
async function killInTheMiddle(rig: LedgerRig, name: string): Promise<readonly string[]> {
  const child = spawn(process.execPath, [childPath, rig.place.url, rig.folder, name], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const text of child.stdout.setEncoding('utf8')) {
    output += text as string;
    if (output.length > 4_000) child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return output.split('\n').slice(0, -1);
}

/** What is left of processes that are gone. */
export function describeLedgerCrashes(name: string, open: () => Promise<LedgerPlace>): void {
  describe(`Ledger after a crash: ${name}`, () => {
    let rig: LedgerRig;

    useRig(open, async (opened) => {
      rig = opened;
      await rig.fund('user_1', 1_000_000n);
    });

    const openQuickly = (): Promise<OpenLedger> =>
      rig.openLedger({ times: quick, journal: { folder: rig.folder, worker: 1 } });

    it('has every charge that was told, once, and gives back the rest', async () => {
      const lines = [...(await killInTheMiddle(rig, 'a')), ...(await killInTheMiddle(rig, 'b'))];
      const told = lines.filter((line) => line.startsWith('req_')).map((line) => line.split(' '));
      expect(told.length).toBeGreaterThan(100);
      await openQuickly();
      await expect
        .poll(async () => (await auditLedger(rig.place.url, 'settled')).faults, patience)
        .toEqual([]);
      const rows = await rig.place.query('select request_id, cost from usage_records');
      const costs = new Map(rows.map((row) => [row['request_id'], Number(row['cost'])]));
      expect(costs.size).toBe(rows.length);
      for (const [id, cost] of told) expect([id, costs.get(id)]).toEqual([id, Number(cost)]);
      const { available, spent } = await rig.balanceOf('user_1');
      expect(available + spent).toBe(1_000_000);
      expect(spent).toBe(rows.reduce((sum, row) => sum + Number(row['cost']), 0));
    });

    it('gives back what requests and sessions held, and leaves tasks to their rows', async () => {
      await rig.place.query('delete from nodes');
      for (const owner of ['request', 'task', 'session'] as const) await holdOfNobody(rig, owner);
      const ledger = await openQuickly();
      await expect.poll(() => rig.balanceOf('user_1'), patience).toMatchObject({ held: 10 });
      await ledger.void('task');
      // The node was cut off, and its session goes on.
      await ledger.settle(createSettlement('session', 3n));
      expect(await rig.balanceOf('user_1')).toEqual({ available: 999_997, held: 0, spent: 3 });
    });

    it('charges a request that was given up for dead and ends after all', async () => {
      const slow = await rig.openLedger();
      await slow.hold(createHold('req_1'));
      await openQuickly();
      await expect.poll(() => rig.balanceOf('user_1'), patience).toMatchObject({ held: 0 });
      await slow.settle(createSettlement('req_1', 8n));
      expect(await rig.balanceOf('user_1')).toEqual({ available: 999_992, held: 0, spent: 8 });
    });
  });
}

/** A hold of a process that is not there. */
async function holdOfNobody(rig: LedgerRig, owner: 'request' | 'task' | 'session'): Promise<void> {
  await rig.place.query(
    `insert into holds (id, account_id, key_id, owner, amount, unlimited, state, node_id, created_at)
     values ('${owner}', 'user_1', 'key_a', '${owner}', 10, 0, 'held', 'node_gone', 0)`,
  );
  await rig.place.query(
    "update accounts set available = available - 10, held = held + 10 where id = 'user_1'",
  );
}
