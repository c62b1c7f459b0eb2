import type { Area } from '../../src/core/area.ts';
import { expectNoOptions } from '../arguments/read-options.ts';
import { startSimulatorGateway, type SimulatorGateway } from '../mock/simulator-gateway.ts';
import type { BlackBoxOptions } from './parse-options.ts';
import { mergeCoverage, type Coverage } from './places/count-coverage.ts';
import { renderCoverage } from './places/render-coverage.ts';
import { runBlackBox } from './run-black-box.ts';
import { startPortkey, type Peer } from './start-portkey.ts';

const usage = `npm run test:peer
  asks a gateway of another make everything that the contract has, with our simulator as its upstream, and says how much came of it`;

expectNoOptions(usage);

const parts: readonly { readonly provider: string; readonly areas: readonly Area[] }[] = [
  { provider: 'anthropic', areas: ['messages'] },
  { provider: 'google', areas: ['generateContent'] },
  { provider: 'openai', areas: ['images', 'video', 'models', 'realtime', 'account', 'operations'] },
];

/** It leaves upgrades without an answer where it cannot reach the vendor, so that nobody need wait for long. */
const eventTimeoutMs = 3_000;

// So that Portkey ends, too.
process.once('SIGTERM', () => process.exit(143));

const simulator = await startSimulatorGateway();
try {
  const peer = await startPortkey();
  try {
    const runs: Run[] = [];
    for (const part of parts) runs.push(await ask(peer, simulator, part));
    console.log(`\n${renderCoverage(mergeCoverage(runs.map(({ coverage }) => coverage)))}\n`);
    const [passed, failed] = [sum(runs.map((run) => run.passed)), sum(runs.map((run) => run.failed))];
    console.log(`${String(passed)} passed, ${String(failed)} failed`);
  } finally {
    await peer.stop();
  }
} finally {
  await simulator.stop();
}

interface Run {
  readonly passed: number;
  readonly failed: number;
  readonly coverage: Coverage;
}

/** Portkey is told with each request which vendor's interface its upstream has, and passes the key on. */
async function ask(
  peer: Peer,
  upstream: SimulatorGateway,
  { provider, areas }: (typeof parts)[number],
): Promise<Run> {
  const options: BlackBoxOptions = {
    url: peer.url,
    apiKey: upstream.apiKey,
    headers: { 'x-portkey-provider': provider, 'x-portkey-custom-host': `${upstream.url}/v1` },
    kind: 'other',
    profiles: ['neutral', 'vendor'],
    strictness: 'open',
    only: areas,
    caseText: '',
    junitFile: null,
    eventTimeoutMs,
  };
  const print = (line: string) => {
    console.log(line);
  };
  const result = await runBlackBox(options, { print, progress: process.stderr });
  if (result.kind === 'refused') throw new Error(result.message);
  return result;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
