import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countTests, listRetried, type Counts, type VitestReport } from './count-tests.ts';
import type { Step } from './steps.ts';

/** What came of one step. */
export interface StepResult extends Counts {
  /** A line for each test that had to be tried twice. */
  readonly retried: readonly string[];
}

/**
 * Runs one step and counts what came of it. A step that outlives its time has failed. Tests write on our output as they go; what
 * others write comes when they have ended, since several of them run side by side. A test that fails is tried once more: a machine
 * that is busy elsewhere must not fail a change, and what needs it is named.
 */
export async function runStep(step: Step): Promise<StepResult> {
  if (step.kind === 'step') {
    const exitCode = await runScript(step, []);
    return exitCode === 0 ? { passed: 1, failed: 0, retried: [] } : { passed: 0, failed: 1, retried: [] };
  }
  const dir = await mkdtemp(join(tmpdir(), 'specway-check-'));
  try {
    const reportPath = join(dir, 'report.json');
    const exitCode = await runScript(step, ['--reporter=default', ...listTestOptions(reportPath)]);
    const report = await readReport(reportPath);
    return { ...countTests(report, exitCode), retried: listRetried(report) };
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** A step as its npm command, for readers. */
export function renderCommand({ script, args = [] }: Step): string {
  return args.length === 0 ? script : `${script} -- ${args.join(' ')}`;
}

/** How vitest is told to try twice what fails, and to write down what came of each try. */
export function listTestOptions(reportPath: string): readonly string[] {
  return ['--retry=1', '--reporter=json', `--outputFile.json=${reportPath}`];
}

function runScript(step: Step, args: readonly string[]): Promise<number> {
  const output = step.kind === 'tests' ? 'inherit' : 'pipe';
  const title = `\n== npm run ${renderCommand(step)}\n`;
  if (output === 'inherit') process.stdout.write(title);
  const child = spawn('npm', ['run', '--silent', step.script, '--', ...(step.args ?? []), ...args], {
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
