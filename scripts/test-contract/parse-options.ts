import { parseArgs } from 'node:util';
import type { Profile } from '../../src/core/area.ts';
import type { Strictness } from '../../test/support/read-contract.ts';

/** How the command is used. */
export const usage = `npm run test:contract
  the whole contract suite against gateways it starts itself
npm run test:contract -- --url URL --key KEY [--simulator] [--profile neutral|vendor] [--schemas open|closed] [--only TEXT]
  every request of the suite that another server can be asked, such as one behind a proxy or one of another make
    --simulator  the server is Specway with its simulator: its directives and what is not built yet are tested too
    --profile    only this profile; default both
    --schemas    open: answers may hold fields the contract does not name (default); closed: they may not (default
                 with --simulator)
    --only       only cases whose name holds this text, such as an operationId`;

/** A server to be held to the contract, and how. */
export interface BlackBoxOptions {
  readonly url: string;
  readonly apiKey: string;
  readonly kind: 'simulator' | 'other';
  readonly profiles: readonly Profile[];
  readonly strictness: Strictness;
  /** Part of the names of cases; empty for all. */
  readonly only: string;
}

/** What the command line asks for, or why it cannot be understood. */
export type TestContractOutcome =
  | { readonly kind: 'everything' }
  | { readonly kind: 'black box'; readonly options: BlackBoxOptions }
  | { readonly kind: 'refused'; readonly message: string };

/** Reads the command line of `npm run test:contract`. */
export function parseTestContractOptions(args: readonly string[]): TestContractOutcome {
  if (args.length === 0) return { kind: 'everything' };
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        url: { type: 'string' },
        key: { type: 'string' },
        simulator: { type: 'boolean', default: false },
        profile: { type: 'string' },
        schemas: { type: 'string' },
        only: { type: 'string', default: '' },
      },
    });
    return check(values);
  } catch (error) {
    return refuse((error as Error).message);
  }
}

interface Values {
  readonly url?: string | undefined;
  readonly key?: string | undefined;
  readonly simulator: boolean;
  readonly profile?: string | undefined;
  readonly schemas?: string | undefined;
  readonly only: string;
}

function check({ url, key, simulator, profile, schemas, only }: Values): TestContractOutcome {
  if (url === undefined || key === undefined)
    return refuse('Give both --url and --key, or no option at all.');
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) return refuse(`${url} is not an http URL.`);
  const strictness = schemas ?? (simulator ? 'closed' : 'open');
  if (strictness !== 'open' && strictness !== 'closed') return refuse('The schemas are open or closed.');
  if (profile !== undefined && profile !== 'neutral' && profile !== 'vendor')
    return refuse('The profile is neutral or vendor.');
  return {
    kind: 'black box',
    options: {
      url: url.replace(/\/+$/, ''),
      apiKey: key,
      kind: simulator ? 'simulator' : 'other',
      profiles: profile === undefined ? ['neutral', 'vendor'] : [profile],
      strictness,
      only,
    },
  };
}

function refuse(message: string): TestContractOutcome {
  return { kind: 'refused', message };
}
