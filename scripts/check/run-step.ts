import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countTests, type Counts, type VitestReport } from './count-tests.ts';
import type { Step } from './steps.ts';

/**
 * Runs one step and counts what came of it. A step that outlives its time has failed. Tests write on our output as they go; what
 * others write comes when they have ended, since several of them run side by side.
 */
export async function runStep(step: Step): Promise<Counts> {
  if (step.kind === 'step') {
    const exitCode = await runScript(step, []);
    return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  }
  const dir = await mkdtemp(join(tmpdir(), 'specway-check-'));
  try {
    const reportPath = join(dir, 'report.json');
    const exitCode = await runScript(step, [
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportPath}`,
    ]);
    return countTests(await readReport(reportPath), exitCode);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

function runScript(step: Step, args: readonly string[]): Promise<number> {
  const output = step.kind === 'tests' ? 'inherit' : 'pipe';
  const title = `\n== npm run ${step.script}\n`;
  if (output === 'inherit') process.stdout.write(title);
  const child = spawn('npm', ['run', '--silent', step.script, '--', ...args], {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...step.env },
    // A group of its own, so that a step that hangs is ended together with everything it started.
    detached: true,
  });
  const written: Buffer[] = output === 'pipe' ? [Buffer.from(title)] : [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => written.push(chunk));
  const end = () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  };
  const leave = () => {
    end();
    // When those that run beside it have been ended too.
    setImmediate(() => process.exit(1));
  };
  const timer = setTimeout(() => {
    console.error(`${step.script} did not end within ${step.timeoutMs / 1000} s.`);
    end();
  }, step.timeoutMs);
  process.on('SIGINT', leave).on('SIGTERM', leave);
  return new Promise<number>((resolve) => {
    child.on('error', (error) => {
      console.error(`npm could not be started: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  }).finally(() => {
    process.stdout.write(Buffer.concat(written));
    clearTimeout(timer);
    process.off('SIGINT', leave).off('SIGTERM', leave);
  });
}

async function readReport(path: string): Promise<VitestReport | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as VitestReport;
  } catch {
    return null;
  }
}
