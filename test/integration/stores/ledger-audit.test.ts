import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHold } from '../../support/ledger-requests.ts';
import { LedgerRig } from '../../support/ledger-rig.ts';
import { openSqlitePlace } from '../../support/sqlite-place.ts';

const script = fileURLToPath(new URL('../../../scripts/ledger-audit/main.ts', import.meta.url));

interface Ended {
  readonly code: number;
  readonly lastLine: string;
  readonly stderr: string;
}

function runAudit(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const folder = mkdtempSync(join(tmpdir(), 'specway-audit-'));
  return new Promise((resolve) => {
    const options = { cwd: folder, env: { PATH: process.env['PATH'], ...environment } };
    const child = execFile(process.execPath, [script, ...args], options, (_error, stdout, stderr) => {
      rmSync(folder, { recursive: true });
      resolve({ code: child.exitCode ?? -1, lastLine: stdout.trimEnd().split('\n').at(-1) ?? '', stderr });
    });
  });
}

describe('npm run ledger:audit', () => {
  let rig: LedgerRig;

  beforeEach(async () => {
    rig = new LedgerRig(await openSqlitePlace());
    await rig.fund('user_1', 100n);
    const ledger = await rig.openLedger();
    await ledger.hold(createHold('req_1'));
  });

  afterEach(() => rig.close());

  it('says that a ledger is clean, beside a gateway that works, and exits 0', async () => {
    expect(await runAudit([], { DATABASE_URL: rig.place.url })).toEqual({
      code: 0,
      lastLine: 'ledger: clean',
      stderr: '',
    });
  });

  it('exits 1 where it found faults', async () => {
    const settled = await runAudit(['--settled', '--database', rig.place.url]);
    expect(settled).toMatchObject({ code: 1, lastLine: 'ledger: 1 faults' });
    await rig.place.query('update accounts set spent = 7');
    expect(await runAudit(['--database', rig.place.url])).toMatchObject({
      code: 1,
      lastLine: 'ledger: 1 faults',
    });
  });

  it('exits 2 where it cannot look, and makes no database', async () => {
    const missing = await runAudit(['--database', 'sqlite:nowhere.db']);
    expect(missing).toMatchObject({ code: 2, lastLine: '' });
    expect(missing.stderr).toContain('--database: there is no database file nowhere.db.\n');
    expect(await runAudit(['--setled'])).toMatchObject({ code: 2 });
    expect(await runAudit([], { SPECWAY_PROT: '1' })).toMatchObject({ code: 2 });
    const secret = 'postgres://user:hunter2@127.0.0.1:1/none';
    const refused = await runAudit(['--database', secret]);
    expect(refused.code).toBe(2);
    expect(refused.stderr).not.toContain('hunter2');
  });
});
