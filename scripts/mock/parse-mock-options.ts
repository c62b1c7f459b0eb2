import { parseArgs } from 'node:util';
import type { PrismOptions } from './start-prism.ts';

/** How the command is used. */
export const usage = `npm run mock -- [--port 4010] [--profile neutral|vendor]
  answers every operation with the examples of the contract
npm run mock:proxy -- [--upstream http://127.0.0.1:8080] [--port 4011] [--profile neutral|vendor] [--errors]
  stands in front of a gateway and compares what goes by with the contract; --errors answers violations with an error`;

/** What the command line asks for, or why it cannot be understood. */
export type MockOutcome =
  | { readonly kind: 'options'; readonly options: PrismOptions }
  | { readonly kind: 'refused'; readonly message: string };

/** Reads `mock …` or `proxy …`. */
export function parseMockOptions(args: readonly string[]): MockOutcome {
  const [mode, ...rest] = args;
  if (mode !== 'mock' && mode !== 'proxy') return refuse('Say mock or proxy.');
  try {
    const { values } = parseArgs({
      args: rest,
      options: {
        port: { type: 'string', default: mode === 'mock' ? '4010' : '4011' },
        profile: { type: 'string', default: 'neutral' },
        upstream: { type: 'string' },
        errors: { type: 'boolean' },
      },
    });
    return check(mode, values);
  } catch (error) {
    return refuse((error as Error).message);
  }
}

interface Values {
  readonly port: string;
  readonly profile: string;
  readonly upstream?: string | undefined;
  readonly errors?: boolean | undefined;
}

function check(mode: 'mock' | 'proxy', { port, profile, ...proxy }: Values): MockOutcome {
  if (mode === 'mock' && Object.keys(proxy).length > 0)
    return refuse('Only the proxy takes --upstream and --errors.');
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return refuse(`${port} is not a port.`);
  if (profile !== 'neutral' && profile !== 'vendor') return refuse('The profile is neutral or vendor.');
  const { upstream = 'http://127.0.0.1:8080', errors = false } = proxy;
  if (!/^https?:$/.test(URL.parse(upstream)?.protocol ?? ''))
    return refuse(`${upstream} is not an http URL.`);
  return {
    kind: 'options',
    options: {
      profile,
      port: Number(port),
      upstream: mode === 'mock' ? null : upstream.replace(/\/+$/, ''),
      violations: errors ? 'errors' : 'log',
    },
  };
}

function refuse(message: string): MockOutcome {
  return { kind: 'refused', message };
}
