import { execFile } from 'node:child_process';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listRetried, type VitestReport } from '../../../scripts/check/count-tests.ts';
import { listTestOptions, runStep } from '../../../scripts/check/run-step.ts';
import { createTestDir } from '../../support/copy-small-contract.ts';
import { repositoryDir } from '../../support/list-openapi-examples.ts';

describe('runStep', () => {
  it('counts a script that fails as one failure', async () => {
    const step = { script: 'no-such-script', kind: 'step', timeoutMs: 60_000 } as const;
    expect(await runStep(step)).toEqual({ passed: 0, failed: 1, retried: [] });
  });

  it('ends a script that outlives its time', async () => {
    const step = { script: 'start', kind: 'step', timeoutMs: 50 } as const;
    expect(await runStep(step)).toEqual({ passed: 0, failed: 1, retried: [] });
  });

  it('counts tests that leave no report as one failure', async () => {
    const step = { script: 'no-such-script', kind: 'tests', timeoutMs: 60_000 } as const;
    expect(await runStep(step)).toEqual({ passed: 0, failed: 1, retried: [] });
  });
});

describe('a run of tests', () => {
  it('tries twice what fails, and tells what needed it', async () => {
    const dir = await createTestDir();
    await writeFile(
      join(dir, 'flaky.test.mjs'),
      `let tries = 0;
      it('fails once', () => expect(++tries).toBe(2));
      it('fails always', () => expect(1).toBe(2));
      it('holds', () => expect(1).toBe(1));`,
    );
    const reportPath = join(dir, 'report.json');
    const vitestPath = join(repositoryDir, 'node_modules/vitest/vitest.mjs');
    const args = [vitestPath, 'run', '--root', dir, '--globals', ...listTestOptions(reportPath)];
    await new Promise((resolve) => execFile(process.execPath, args, { cwd: dir }, resolve));
    const report = JSON.parse(await readFile(reportPath, 'utf8')) as VitestReport;
    expect(report).toMatchObject({ numPassedTests: 2, numFailedTests: 1 });
    expect(listRetried(report)).toEqual([
      expect.stringMatching(/^passed at the second try: .*flaky\.test\.mjs fails once \(AssertionError/),
    ]);
  });
});

describe('.ci/run', () => {
  /** Runs it with an npm that does what the given shell lines say. */
  const runWith = async (npm: string): Promise<{ readonly code: number; readonly lastLine: string }> => {
    const dir = await createTestDir();
    await writeFile(join(dir, 'npm'), `#!/usr/bin/env bash\n${npm}\n`);
    await chmod(join(dir, 'npm'), 0o755);
    const env = { ...process.env, PATH: `${dir}:${process.env.PATH ?? ''}` };
    return new Promise((resolve) => {
      execFile('bash', [join(repositoryDir, '.ci/run')], { env }, (error, stdout) => {
        const code = error ? Number(error.code) : 0;
        resolve({ code, lastLine: stdout.trimEnd().split('\n').at(-1) ?? '' });
      });
    });
  };

  it('adds the installation to the counts of the checks', async () => {
    const run = await runWith('if [ "$1" = run ]; then echo "41 passed, 0 failed" > "${@: -1}"; fi');
    expect(run).toEqual({ code: 0, lastLine: '42 passed, 0 failed' });
  });

  it('fails when a check failed', async () => {
    const run = await runWith('if [ "$1" = run ]; then echo "40 passed, 1 failed" > "${@: -1}"; exit 1; fi');
    expect(run).toEqual({ code: 1, lastLine: '41 passed, 1 failed' });
  });

  it('fails when the installation fails', async () => {
    expect(await runWith('exit 1')).toEqual({ code: 1, lastLine: '0 passed, 1 failed' });
  });

  it('fails when the checks do not come to an end', async () => {
    expect(await runWith('if [ "$1" = run ]; then exit 137; fi')).toEqual({
      code: 1,
      lastLine: '1 passed, 1 failed',
    });
  });
});
