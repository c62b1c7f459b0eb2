import { runCase, type ContractCase } from '../../test/contract/runner/contract-case.ts';
import { listCases, loadContracts } from '../../test/contract/runner/list-cases.ts';
import { createVideoShelf } from '../../test/support/contract-videos.ts';
import type { BlackBoxOptions } from './parse-options.ts';

/** How many cases held and how many did not. */
export interface BlackBoxResult {
  readonly passed: number;
  readonly failed: number;
}

/** Sends every request that makes sense to a server and prints what is wrong with its answers. */
export async function runBlackBox(
  options: BlackBoxOptions,
  print: (line: string) => void,
): Promise<BlackBoxResult> {
  const contracts = loadContracts(options.strictness);
  const cases = listCases(contracts).filter((contractCase) => isWanted(contractCase, options));
  const server = { ...options, videos: createVideoShelf(options) };
  let failed = 0;
  for (const contractCase of cases) {
    const problems = await runCase(contracts, server, contractCase);
    if (problems.length === 0) continue;
    failed += 1;
    print([`FAILED ${contractCase.name}`, ...problems.map((problem) => `       ${problem}`)].join('\n'));
  }
  const passed = cases.length - failed;
  print(`${String(passed)} passed, ${String(failed)} failed`);
  return { passed, failed };
}

function isWanted({ name, needs, profile }: ContractCase, options: BlackBoxOptions): boolean {
  const isPossible = needs === 'contract' || (needs === 'simulator' && options.kind === 'simulator');
  return isPossible && options.profiles.includes(profile) && name.includes(options.only);
}
