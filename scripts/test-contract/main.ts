import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseTestContractOptions, usage } from './parse-options.ts';
import { runBlackBox } from './run-black-box.ts';

const outcome = parseTestContractOptions(process.argv.slice(2));
if (outcome.kind === 'refused') {
  console.error(`${outcome.message}\n\n${usage}`);
  process.exitCode = 2;
} else if (outcome.kind === 'everything') process.exitCode = await runEverything();
else {
  const { passed, failed } = await runBlackBox(outcome.options, (line) => console.log(line));
  if (failed > 0 || passed === 0) process.exitCode = 1;
}

function runEverything(): Promise<number> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const vitestPath = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));
  const args = [vitestPath, 'run', '--project', 'repository', '--project', 'long', 'test/contract/'];
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}
