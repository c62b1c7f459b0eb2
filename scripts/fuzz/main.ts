import { parseFuzzOptions, usageText, type CommandOptions } from './options.ts';
import { renderFinding, renderResult } from './report.ts';
import { runFuzz } from './run-fuzz.ts';

const outcome = parseFuzzOptions(process.argv.slice(2), Date.now() % 1_000_000);
if (outcome.kind === 'help') console.log(usageText);
else if (outcome.kind === 'refused') {
  console.error(`${outcome.message}\n\n${usageText}`);
  process.exitCode = 2;
} else process.exitCode = await run(outcome.options);

async function run(options: CommandOptions): Promise<number> {
  console.log(`seed ${String(options.seed)}`);
  const onFinding = (finding: Parameters<typeof renderFinding>[0]) =>
    console.log(renderFinding(finding, options));
  const result = await runFuzz({ ...options, onFinding });
  console.log(renderResult(result, options));
  return result.failed > 0 || result.passed === 0 ? 1 : 0;
}
