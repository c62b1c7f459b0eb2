import process from 'node:process';
import { openDatabase } from '../../src/stores/index.ts';
import { createHold, createSettlement } from './ledger-requests.ts';

/*
 * A gateway that does nothing but hold and charge until somebody kills it: `ledger-child.ts <url> <journal folder> <name>`.
 * It writes a line for each charge that it was told of: `<request> <cost>`.
 */
const [url = '', folder = '', name = ''] = process.argv.slice(2);
const database = await openDatabase(url);
const ledger = await database.openLedger({
  journal: { folder, worker: 1 },
  watch: {
    onState: () => undefined,
    onWriteOff: () => undefined,
    onJournaled: () => undefined,
    onRefused: () => undefined,
    onUnvoided: () => undefined,
    onUnwritten: () => undefined,
  },
});
process.stdout.write(`node ${ledger.nodeId}\n`);

async function spend(index: number): Promise<void> {
  const id = `req_${name}_${String(index)}`;
  await ledger.hold(createHold(id));
  if (index % 7 === 0) return;
  if (index % 5 === 0) await ledger.void(id);
  else {
    const { cost } = await ledger.settle(createSettlement(id, BigInt(index % 13)));
    process.stdout.write(`${id} ${String(cost)}\n`);
  }
}

async function spendOn(start: number): Promise<void> {
  for (let index = start; ; index += 16) await spend(index);
}

await Promise.all(Array.from({ length: 16 }, (_, start) => spendOn(start)));
