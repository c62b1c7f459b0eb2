import type { LedgerAudit } from '../../src/core/ledger-audit.ts';

/** What an audit prints, line by line; the last one is the verdict. */
export function renderAudit(audit: LedgerAudit): readonly string[] {
  const { faults, faultCount, writeOffs, writeOffCount, writtenOff, accountCount } = audit;
  const { openHoldCount, taskHoldCount } = audit;
  const ofTasks =
    taskHoldCount === 0 ? '' : `, ${String(taskHoldCount)} of them of video tasks that are open`;
  return [
    `${String(accountCount)} accounts, ${String(openHoldCount)} open holds${ofTasks}`,
    ...writeOffs.map((line) => `written off: ${line}`),
    ...countOthers(writeOffCount - writeOffs.length, 'write-offs'),
    ...(writeOffCount === 0 ? [] : [`written off in all: ${String(writtenOff)} micro-USD`]),
    ...faults.map((line) => `fault: ${line}`),
    ...countOthers(faultCount - faults.length, 'faults'),
    faultCount === 0 ? 'ledger: clean' : `ledger: ${String(faultCount)} faults`,
  ];
}

function countOthers(count: number, what: string): readonly string[] {
  return count === 0 ? [] : [`and ${String(count)} more ${what}`];
}
