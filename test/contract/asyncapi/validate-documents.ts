import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * `asyncapi validate` for several documents in one process, because loading the CLI takes longer than its work. Run as
 * a program: the file to write the exit status of each to, then the documents. Warnings are failures.
 */
const [reportPath = '', ...documents] = process.argv.slice(2);
const manifestPath = createRequire(import.meta.url).resolve('@asyncapi/cli/package.json');
const { run } = createRequire(manifestPath)('@oclif/core') as {
  readonly run: (args: readonly string[], root: string) => Promise<unknown>;
};

const statuses: number[] = [];
for (const document of documents) {
  process.exitCode = 0;
  try {
    await run(['validate', document, '--fail-severity=warn'], manifestPath);
    statuses.push(Number(process.exitCode));
  } catch (error) {
    console.error(error);
    statuses.push(1);
  }
}
process.exitCode = 0;
writeFileSync(reportPath, JSON.stringify(statuses));
