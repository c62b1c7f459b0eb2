import { parseArgs } from 'node:util';
import type { LoadAmount } from './load.ts';
import { Refusal } from './refusal.ts';
import { serverNames, type ServerName } from './scenario.ts';
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
  /** Where the report is written as JSON as well; `null` for nowhere. */
  readonly jsonPath: string | null;
}

/** The text of --help. */
export const usageText = `Compares Specway with a bare proxy and with Portkey, on this machine, in one run.

npm run bench -- [options]
  --scenario a,b     which scenarios (default: ${scenarios.map(({ name }) => name).join(',')})
  --servers a,b      which servers (default: ${serverNames.join(',')})
  --rounds n         interleaved rounds (default: 5)
  --seconds n        length of one measurement (default: 2.5)
  --requests n       instead of --seconds: requests of one measurement
  --json file        write the report to this file as well
  --profile name     no comparison: load the first of --servers (default: specway) with this scenario under
                     --cpu-prof and print where the time goes
  --help
`;

/** Reads the command line. Throws a Refusal that says what is wrong with it. */
export function parseOptions(args: readonly string[]): BenchOptions {
  const values = parseValues(args);
  const scenarioNames = scenarios.map(({ name }) => name);
  const servers = parseList(values.servers, serverNames, '--servers') as readonly ServerName[];
  const isProfile = values.profile !== undefined;
  const option = isProfile ? '--profile' : '--scenario';
  const names = parseList(values.profile ?? values.scenario, scenarioNames, option);
  if (isProfile && names.length !== 1) throw new Refusal('--profile takes one scenario.');
  return {
    mode: values.help === true ? 'help' : isProfile ? 'profile' : 'compare',
    scenarios: names,
    servers: isProfile && values.servers === undefined ? ['specway'] : servers,
    rounds: parseCount(values.rounds ?? '5', '--rounds'),
    amount: parseAmount(values),
    jsonPath: values.json ?? null,
  };
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
    json: text,
    profile: text,
  };
  try {
    return parseArgs({ args: [...args], options: { ...known, help: { type: 'boolean' } } }).values;
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
