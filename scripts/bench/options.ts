import { parseArguments } from '../arguments/parse-arguments.ts';
import type { LoadAmount } from './load.ts';
import { Refusal } from './refusal.ts';
import { serverNames, type Scenario, type ServerName } from './scenario.ts';
import { scenarios } from './scenarios/index.ts';

/** What the command line asks for. */
export interface BenchOptions {
  readonly mode: 'compare' | 'profile' | 'help';
  /** Names of the scenarios to run. */
  readonly scenarios: readonly string[];
  readonly servers: readonly ServerName[];
  readonly rounds: number;
  /** Per server and round. */
  readonly amount: LoadAmount;
  /** How many streams `open-streams` holds, and for how long. */
  readonly streams: number;
  /** How many sessions `open-sessions` holds, for as long, and how many calls `webrtc` has; `null` for as many as the scenario says. */
  readonly sessions: number | null;
  /** How long `webrtc` measures one round, in place of `amount`; `null` for all rounds as `amount` says. */
  readonly minutes: number | null;
  readonly holdSeconds: number;
  /** Where the report is written as JSON as well; `null` for nowhere. */
  readonly jsonPath: string | null;
}

/** Names of the scenarios that run unless others are named. */
const defaultScenarios = scenarios.filter(({ selection }) => selection === 'default').map(({ name }) => name);

const profiledKinds: ReadonlySet<Scenario['kind']> = new Set(['closed-loop', 'voice-relay', 'calls']);

/** The longest hold, in seconds: by default the gateway ends a stream after an hour. */
const maxHold = 3500;

const scenarioLines = scenarios.map(
  ({ name, title, selection }) => `  ${name.padEnd(14)}${selection === 'default' ? '*' : ' '} ${title}`,
);

/** The text of --help. */
export const usageText = `Compares Specway with a bare proxy and with Portkey, on this machine, in one run.

npm run bench -- [options]
  --scenario a,b     which scenarios (default: those with a star below)
  --servers a,b      which servers of those a scenario has (default: all), by name:
                     ${serverNames.join(', ')}
  --rounds n         interleaved rounds (default: 5)
  --seconds n        length of one measurement (default: 2.5)
  --requests n       instead of --seconds: requests of one measurement
  --streams n        open-streams: how many streams (default: 2000)
  --sessions n       open-sessions: how many sessions (default: 5000); webrtc: how many calls (default: 40)
  --minutes n        webrtc: one round of so many minutes
  --hold n           open-streams, open-sessions: for how many seconds they are held (default: 20; up to ${String(maxHold)})
  --json file        write the report to this file as well
  --profile name     no comparison: load the first of --servers (default: Specway) with this scenario under
                     --cpu-prof and print where the time goes
  --help

Scenarios:
${scenarioLines.join('\n')}
`;

/** Reads the command line. Throws a Refusal that says what is wrong with it. */
export function parseOptions(args: readonly string[]): BenchOptions {
  const values = parseValues(args);
  const servers = parseList(values.servers, serverNames, '--servers') as readonly ServerName[];
  const isProfile = values.profile !== undefined;
  return {
    mode: values.help === true ? 'help' : isProfile ? 'profile' : 'compare',
    scenarios: isProfile ? parseProfiled(values.profile) : parseScenarios(values.scenario),
    servers: isProfile && values.servers === undefined ? [chooseProfiled(values.profile)] : servers,
    rounds: parseCount(values.rounds ?? '5', '--rounds'),
    amount: parseAmount(values),
    streams: parseCount(values.streams ?? '2000', '--streams'),
    sessions: values.sessions === undefined ? null : parseCount(values.sessions, '--sessions'),
    minutes: values.minutes === undefined ? null : parsePositive(values.minutes, '--minutes'),
    holdSeconds: parseHold(values.hold ?? '20'),
    jsonPath: values.json ?? null,
  };
}

function parseScenarios(text: string | undefined): readonly string[] {
  const names = scenarios.map(({ name }) => name);
  return parseList(text ?? defaultScenarios.join(','), names, '--scenario');
}

/** Specway, as the scenario has it. */
function chooseProfiled(scenario: string | undefined): ServerName {
  const servers = scenarios.find(({ name }) => name === scenario)?.servers;
  return servers?.includes('specway-realtime') === true ? 'specway-realtime' : 'specway';
}

/** What is profiled are closed loops and voices: the other kinds leave the server idle for most of the time. */
function parseProfiled(text: string | undefined): readonly string[] {
  const names = scenarios.filter(({ kind }) => profiledKinds.has(kind)).map(({ name }) => name);
  const chosen = parseList(text, names, '--profile');
  if (chosen.length !== 1) throw new Refusal('--profile takes one scenario.');
  return chosen;
}

function parseHold(text: string): number {
  const seconds = parsePositive(text, '--hold');
  if (seconds <= maxHold) return seconds;
  throw new Refusal(
    `--hold must be at most ${String(maxHold)}: by default Specway ends a stream after an hour.`,
  );
}

type Values = ReturnType<typeof parseValues>;

function parseValues(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const known = {
    scenario: text,
    servers: text,
    rounds: text,
    seconds: text,
    requests: text,
    streams: text,
    sessions: text,
    minutes: text,
    hold: text,
    json: text,
    profile: text,
  };
  try {
    return parseArguments({ args: [...args], options: { ...known, help: { type: 'boolean' } } }).values;
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n\n${usageText}`);
  }
}

function parseList(text: string | undefined, allowed: readonly string[], option: string): readonly string[] {
  const names = text?.split(',') ?? allowed;
  const unknown = names.find((name) => !allowed.includes(name));
  if (unknown === undefined) return allowed.filter((name) => names.includes(name));
  throw new Refusal(`${option} does not know "${unknown}"; it knows ${allowed.join(', ')}.`);
}

function parseAmount(values: Values): LoadAmount {
  if (values.requests === undefined) {
    return { kind: 'seconds', seconds: parsePositive(values.seconds ?? '2.5', '--seconds') };
  }
  if (values.seconds !== undefined) throw new Refusal('Give either --seconds or --requests, not both.');
  return { kind: 'requests', requests: parseCount(values.requests, '--requests') };
}

function parsePositive(text: string, option: string): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isFinite(value) && value > 0) return value;
  throw new Refusal(`${option} must be a number above 0, not "${text}".`);
}

function parseCount(text: string, option: string): number {
  const value = parsePositive(text, option);
  if (Number.isInteger(value)) return value;
  throw new Refusal(`${option} must be a whole number, not "${text}".`);
}
