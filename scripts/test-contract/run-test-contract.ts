import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseTestContractOptions, usage, type BlackBoxOptions } from './parse-options.ts';
import { renderCoverage } from './places/render-coverage.ts';
import { renderJunit } from './render-junit.ts';

/** Everything held, something did not, nothing could be asked or understood. */
const exitCodes = { held: 0, failed: 1, refused: 2 } as const;

/** Does what a command line says; the exit status. */
export async function runTestContract(words: readonly string[]): Promise<number> {
  const outcome = parseTestContractOptions(words);
  if (outcome.kind === 'help') {
    console.log(usage);
    return exitCodes.held;
  }
  if (outcome.kind === 'refused') {
    console.error(`${outcome.message}\n\n${usage}`);
    return exitCodes.refused;
  }
  if (outcome.kind === 'everything') return await runEverything();
  return await askServer(outcome.options);
}

async function askServer(options: BlackBoxOptions): Promise<number> {
  const { runBlackBox } = await import('./run-black-box.ts');
  const print = (line: string) => {
    console.log(line);
  };
  const result = await runBlackBox(options, { print, progress: process.stderr });
  if (result.kind === 'refused') {
    console.error(result.message);
    return exitCodes.refused;
  }
  const { passed, failed, reports, coverage } = result;
  if (options.junitFile !== null) await writeFile(options.junitFile, renderJunit(reports));
  // A part of the cases of an operation says nothing about what could be asked of it.
  if (options.caseText === '') print(`\n${renderCoverage(coverage)}\n`);
  print(`${String(passed)} passed, ${String(failed)} failed`);
  if (failed > 0) return exitCodes.failed;
  if (passed > 0) return exitCodes.held;
  console.error(
    'Nothing was asked: --only, --profile and --case leave no case that this server can be asked.',
  );
  return exitCodes.refused;
}

async function runEverything(): Promise<number> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const vitestPath = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));
  if (!existsSync(vitestPath)) {
    console.error(
      'Without --url and --key the suite of the repository runs, which needs vitest, a development dependency: run npm ci in a clone.',
    );
    return exitCodes.refused;
  }
  const args = [vitestPath, 'run', '--project', 'repository', '--project', 'long', 'test/contract/'];
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
  return await new Promise((resolve) => {
    child.on('error', () => resolve(exitCodes.failed));
    child.on('close', (code) => resolve(code ?? exitCodes.failed));
  });
}
