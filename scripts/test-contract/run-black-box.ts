import type { ContractCase } from '../../test/contract/runner/contract-case.ts';
import { loadContracts } from '../../test/contract/runner/list-cases.ts';
import type { ContractServer } from '../../test/support/contract-client.ts';
import { loadRealtimeContract, realtimeSets } from '../../test/support/contract-realtime.ts';
import { createVideoShelf } from '../../test/support/contract-videos.ts';
import type { BlackBoxCase, BlackBoxOutcome, BlackBoxReport } from './black-box-case.ts';
import { checkServer } from './check-server.ts';
import { listPlaces, listRealtimePlaces, type ContractPlace } from './places/contract-place.ts';
import { countCoverage, type Coverage } from './places/count-coverage.ts';
import { createCoverageRules } from './places/coverage-rules.ts';
import { createProgress, type ProgressStream } from './create-progress.ts';
import { listBlackBoxCases, listContractCases, type CaseSources } from './list-black-box-cases.ts';
import { isKnownToMock } from './mock-rules.ts';
import type { BlackBoxOptions } from './parse-options.ts';

/** What became of a run. */
export type BlackBoxResult =
  | { readonly kind: 'refused'; readonly message: string }
  | {
      readonly kind: 'asked';
      readonly passed: number;
      readonly failed: number;
      readonly reports: readonly BlackBoxReport[];
      readonly coverage: Coverage;
    };

/** Where a run says what it does. */
export interface BlackBoxOutput {
  readonly print: (line: string) => void;
  /** Default: nowhere. */
  readonly progress?: ProgressStream;
}

/** Cases that are asked at the same time: many of them wait. */
const concurrency = 8;

/** Asks a server everything that makes sense and prints what is wrong with its answers. */
export async function runBlackBox(options: BlackBoxOptions, output: BlackBoxOutput): Promise<BlackBoxResult> {
  const contracts = loadContracts(options.strictness);
  const realtime = realtimeSets.map((set) => loadRealtimeContract(set, options.strictness));
  const server = createServer(options);
  const message = await checkServer(contracts[options.profiles[0] ?? 'neutral'], server);
  if (message !== null) return { kind: 'refused', message };
  const sources = { contracts, realtime, server };
  const contractCases = listContractCases(contracts).map((each) => adaptToServer(options, each));
  const cases = listBlackBoxCases(sources, contractCases).filter((each) => isWanted(options, each));
  const reports = await runAll(cases, output);
  const failed = reports.filter(({ problems }) => problems.length > 0).length;
  const coverage = measure(options, sources, { contractCases, cases, reports });
  return { kind: 'asked', passed: reports.length - failed, failed, reports, coverage };
}

/** A mock takes any key for any login. */
function createServer(options: BlackBoxOptions): ContractServer {
  const server = { ...options, videos: createVideoShelf(options) };
  const { apiKey } = options;
  return options.kind === 'mock' ? { ...server, login: { accessToken: apiKey, cookie: apiKey } } : server;
}

/** How many pictures a mock answers with is what its example has. */
function adaptToServer({ kind }: BlackBoxOptions, contractCase: ContractCase): ContractCase {
  if (kind !== 'mock') return contractCase;
  const { images: _, ...expectation } = contractCase.expectation;
  return { ...contractCase, expectation };
}

/** Control characters of an answer would be obeyed by a terminal. */
function renderFailure({ name }: BlackBoxCase, problems: readonly string[]): string {
  const lines = [`FAILED ${name}`, ...problems.map((problem) => `       ${problem}`)];
  return lines.map((line) => line.replaceAll(/[\p{Cc}\p{Cf}]/gu, '\u{fffd}')).join('\n');
}

/** A server that does not answer at all, such as to an upgrade, is no reason to stop. */
function describeThrown(error: unknown): BlackBoxOutcome {
  return { problems: [`There is no answer: ${(error as Error).message}`], places: [] };
}

/** Runs cases several at a time; the reports are in the order of the cases. */
async function runAll(
  cases: readonly BlackBoxCase[],
  { print, progress: stream }: BlackBoxOutput,
): Promise<readonly BlackBoxReport[]> {
  const progress = createProgress(cases.length, stream ?? { write: () => undefined });
  const reports: BlackBoxReport[] = [];
  const queue = cases.entries();
  const work = async () => {
    for (const [index, blackBoxCase] of queue) {
      const startedAt = performance.now();
      const outcome = await blackBoxCase.run().catch(describeThrown);
      reports[index] = { ...outcome, blackBoxCase, durationMs: performance.now() - startedAt };
      const { problems } = outcome;
      progress.step(problems.length === 0 ? 'passed' : 'failed');
      if (problems.length === 0) continue;
      progress.clear();
      print(renderFailure(blackBoxCase, problems));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  progress.clear();
  return reports;
}

function isWanted(options: BlackBoxOptions, blackBoxCase: BlackBoxCase): boolean {
  return (
    isAskable(options, blackBoxCase) &&
    isPartWanted(options, blackBoxCase) &&
    blackBoxCase.name.includes(options.caseText)
  );
}

/** Whether a server of this kind can be asked a case. */
function isAskable({ kind }: BlackBoxOptions, blackBoxCase: BlackBoxCase): boolean {
  const { needs } = blackBoxCase;
  if (kind !== 'mock') return needs === 'contract' || (needs === 'simulator' && kind === 'simulator');
  const isSimulated = needs === 'simulator' && blackBoxCase.kind === 'conversation';
  return needs === 'mock' || ((needs === 'contract' || isSimulated) && isKnownToMock(blackBoxCase));
}

function isPartWanted(
  { only, profiles }: Pick<BlackBoxOptions, 'only' | 'profiles'>,
  { operationId, area, profile }: Pick<ContractPlace, 'operationId' | 'area' | 'profile'>,
): boolean {
  return (
    profiles.includes(profile) && (only.length === 0 || only.includes(operationId) || only.includes(area))
  );
}

interface Run {
  readonly contractCases: readonly ContractCase[];
  readonly cases: readonly BlackBoxCase[];
  readonly reports: readonly BlackBoxReport[];
}

function measure(
  options: BlackBoxOptions,
  { contracts, realtime }: CaseSources,
  { contractCases, cases, reports }: Run,
): Coverage {
  const asked = new Set(cases.map(({ name }) => name));
  const places = [
    ...[contracts.neutral, contracts.vendor].flatMap(listPlaces),
    ...realtime.flatMap(listRealtimePlaces),
  ].filter((place) => isPartWanted(options, place));
  const seen = new Set(reports.flatMap((report) => report.places));
  const rules = createCoverageRules({
    cases: contractCases,
    isAskable: ({ name }) => asked.has(name),
    find: (profile, operationId) => contracts[profile].find(operationId),
    kind: options.kind === 'mock' ? 'mock' : 'gateway',
  });
  return countCoverage(places, seen, rules);
}
