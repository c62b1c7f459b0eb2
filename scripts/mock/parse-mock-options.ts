import { parseArguments } from '../arguments/parse-arguments.ts';
import { parseErrorShares, type ErrorShare } from './error-shares.ts';
import type { ContractProfile, PrismOptions } from './start-prism.ts';

/** How the command is used. */
export const usage = `specway mock [--port 4010] [--profile neutral|vendor] [--errors 429:10%,500:1%], or in a clone npm run mock -- …
  answers every operation with the examples of the contract: whole, as a stream where a request asks for one, and over a
  WebSocket with the simulator
    --port     where it listens; 0 picks a free one
    --profile  neutral (default), or vendor: what official SDKs send
    --errors   this share of the answers is the contract's example of that status
npm run mock:proxy -- [--upstream http://127.0.0.1:8080] [--port 4011] [--profile neutral|vendor] [--errors]
  stands in front of a gateway and compares what goes by with the contract; --errors answers violations with an error
Both take --help, and stop at SIGINT and SIGTERM.`;

/** What a mock is started with. */
export interface MockOptions {
  readonly profile: ContractProfile;
  readonly port: number;
  /** Which answers are errors; empty for none. */
  readonly errors: readonly ErrorShare[];
}

/** What the command line asks for, or why it cannot be understood. */
export type MockOutcome =
  | { readonly kind: 'mock'; readonly options: MockOptions }
  | { readonly kind: 'proxy'; readonly options: PrismOptions & { readonly upstream: string } }
  | { readonly kind: 'help' }
  | { readonly kind: 'refused'; readonly message: string };

const shared = { port: { type: 'string' }, profile: { type: 'string' }, help: { type: 'boolean' } } as const;
const mockOptions = { ...shared, errors: { type: 'string' } } as const;
const proxyOptions = { ...shared, upstream: { type: 'string' }, errors: { type: 'boolean' } } as const;

/** Reads `mock …` or `proxy …`. */
export function parseMockOptions(args: readonly string[]): MockOutcome {
  const [mode, ...rest] = args;
  if (mode === '--help') return { kind: 'help' };
  try {
    if (mode === 'mock') return parseMock(rest);
    if (mode === 'proxy') return parseProxy(rest);
    return refuse('Say mock or proxy.');
  } catch (error) {
    return refuse((error as Error).message);
  }
}

function parseMock(args: readonly string[]): MockOutcome {
  const { values } = parseArguments({ args: [...args], options: mockOptions });
  if (values.help === true) return { kind: 'help' };
  const options = {
    profile: parseProfile(values.profile),
    port: parsePort(values.port ?? '4010'),
    errors: parseErrorShares(values.errors ?? ''),
  };
  return { kind: 'mock', options };
}

function parseProxy(args: readonly string[]): MockOutcome {
  const { values } = parseArguments({ args: [...args], options: proxyOptions });
  if (values.help === true) return { kind: 'help' };
  const { upstream = 'http://127.0.0.1:8080', errors = false } = values;
  if (!/^https?:$/.test(URL.parse(upstream)?.protocol ?? ''))
    return refuse(`${upstream} is not an http URL.`);
  const options = {
    profile: parseProfile(values.profile),
    port: parsePort(values.port ?? '4011'),
    upstream: upstream.replace(/\/+$/, ''),
    violations: errors ? ('errors' as const) : ('log' as const),
  };
  return { kind: 'proxy', options };
}

function parsePort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new Error(`${text} is not a port.`);
}

function parseProfile(text = 'neutral'): ContractProfile {
  if (text === 'neutral' || text === 'vendor') return text;
  throw new Error('The profile is neutral or vendor.');
}

function refuse(message: string): MockOutcome {
  return { kind: 'refused', message };
}
