import { writeFileSync } from 'node:fs';
import { runComparison } from './compare.ts';
import { parseOptions, usageText, type BenchOptions } from './options.ts';
import { runProfile } from './profile.ts';
import { Refusal } from './refusal.ts';
import { renderReport } from './render-report.ts';

function progress(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** `null` for what is not understood; that is said. */
function readCommandLine(): BenchOptions | null {
  try {
    return parseOptions(process.argv.slice(2));
  } catch (error) {
    refuse(error, 2);
    return null;
  }
}

function refuse(error: unknown, status: 1 | 2): void {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = status;
}

async function run(options: BenchOptions): Promise<string> {
  if (options.mode === 'help') return usageText;
  if (options.mode === 'profile') return runProfile(options, progress);
  const report = await runComparison(options, progress);
  if (options.jsonPath !== null) writeFileSync(options.jsonPath, `${JSON.stringify(report, null, 2)}\n`);
  if (report.scenarios.some(({ failures }) => failures.length > 0)) process.exitCode = 1;
  return `\n${renderReport(report)}`;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(130));
}

const options = readCommandLine();
try {
  if (options !== null) process.stdout.write(await run(options));
} catch (error) {
  refuse(error, 1);
}
