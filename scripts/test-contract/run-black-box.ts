import {
  runCase,
  type ContractCase,
  type Contracts,
  type Needs,
} from '../../test/contract/runner/contract-case.ts';
import { createHandshakeCases } from '../../test/contract/runner/create-handshake-cases.ts';
import { listCases, loadContracts } from '../../test/contract/runner/list-cases.ts';
import { listRealtimeCases } from '../../test/contract/runner/list-realtime-cases.ts';
import { runRealtimeCase } from '../../test/contract/runner/realtime-case.ts';
import { loadRealtimeContract, realtimeSets } from '../../test/support/contract-realtime.ts';
import { createVideoShelf } from '../../test/support/contract-videos.ts';
import type { BlackBoxOptions } from './parse-options.ts';

/** How many cases held and how many did not. */
export interface BlackBoxResult {
  readonly passed: number;
  readonly failed: number;
}

/** One case of either kind: a request, or a conversation over a WebSocket. */
interface BlackBoxCase {
  readonly name: string;
  readonly needs: Needs;
  readonly profile: ContractCase['profile'];
  /** Returns what is wrong. */
  readonly run: () => Promise<readonly string[]>;
}

/** Asks a server everything that makes sense and prints what is wrong with its answers. */
export async function runBlackBox(
  options: BlackBoxOptions,
  print: (line: string) => void,
): Promise<BlackBoxResult> {
  const contracts = loadContracts(options.strictness);
  const cases = [...listRequests(options, contracts), ...listConversations(options, contracts)].filter(
    (each) => isWanted(each, options),
  );
  let failed = 0;
  for (const { name, run } of cases) {
    const problems = await run();
    if (problems.length === 0) continue;
    failed += 1;
    print([`FAILED ${name}`, ...problems.map((problem) => `       ${problem}`)].join('\n'));
  }
  const passed = cases.length - failed;
  print(`${String(passed)} passed, ${String(failed)} failed`);
  return { passed, failed };
}

function listRequests(options: BlackBoxOptions, contracts: Contracts): readonly BlackBoxCase[] {
  const server = { ...options, videos: createVideoShelf(options) };
  return listCases(contracts).map((contractCase) => ({
    ...contractCase,
    run: () => runCase(contracts, server, contractCase),
  }));
}

function listConversations(options: BlackBoxOptions, contracts: Contracts): readonly BlackBoxCase[] {
  return realtimeSets
    .map((set) => loadRealtimeContract(set, options.strictness))
    .flatMap((contract) => {
      const { profile } = contract;
      const upgrades = createHandshakeCases(contracts[profile], contract).map(({ run, ...upgrade }) => ({
        ...upgrade,
        profile,
        run: () => run(options),
      }));
      const conversations = listRealtimeCases(contract).map((realtimeCase) => ({
        ...realtimeCase,
        profile,
        run: async () => (await runRealtimeCase(options, realtimeCase)).problems,
      }));
      return [...upgrades, ...conversations];
    });
}

function isWanted({ name, needs, profile }: BlackBoxCase, options: BlackBoxOptions): boolean {
  const isPossible = needs === 'contract' || (needs === 'simulator' && options.kind === 'simulator');
  return isPossible && options.profiles.includes(profile) && name.includes(options.only);
}
