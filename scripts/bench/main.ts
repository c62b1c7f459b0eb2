import { writeFileSync } from 'node:fs';
import { runComparison } from './compare.ts';
import { parseOptions, usageText, type BenchOptions } from './options.ts';
import { runProfile } from './profile.ts';
import { Refusal } from './refusal.ts';
import { renderReport } from './render-report.ts';

function progress(line: string): void {
  process.stderr.write(`${line}\n`);
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

try {
  process.stdout.write(await run(parseOptions(process.argv.slice(2))));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
