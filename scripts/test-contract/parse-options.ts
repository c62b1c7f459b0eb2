import { operations } from '../../generated/operations.ts';
import type { Profile } from '../../src/core/area.ts';
import { suggestName } from '../../src/core/suggest-name.ts';
import type { Strictness } from '../../test/support/read-contract.ts';
import { parseArguments, refuseName } from '../arguments/parse-arguments.ts';

/** How the command is used. */
export const usage = `npm run test:contract
  the whole contract suite against gateways it starts itself
specway test --url URL --key KEY [options], or in a clone npm run test:contract -- …
  every request of the suite that another server can be asked: a gateway, one of another make, or a mock
    --header 'NAME: VALUE'    added to every request; may be given several times
    --only TAG|operationId    only these of the contract, such as messages or createImage; may be given several times
    --case TEXT               only cases whose name holds this text
    --profile neutral|vendor  only this profile; default both, of a mock neutral
    --simulator               the server is Specway with its simulator: its directives are tested too
    --mock                    the server is npm run mock, or another that answers from the examples
    --schemas open|closed     open: answers may hold fields the contract does not name (default); closed: they may not
                              (default with --simulator and --mock)
    --junit FILE              writes a report in the form of JUnit
    --help
In the end it says how much of the contract was exercised. The exit status is 0 where every case passed, 1 where one
failed, 2 where nothing could be asked.`;

/** What a server is: Specway with its simulator, a mock of the contract, or anything else. */
export type ServerKind = 'simulator' | 'mock' | 'other';

/** A server to be held to the contract, and how. */
export interface BlackBoxOptions {
  readonly url: string;
  readonly apiKey: string;
  /** Added to every request. */
  readonly headers: Readonly<Record<string, string>>;
  readonly kind: ServerKind;
  readonly profiles: readonly Profile[];
  readonly strictness: Strictness;
  /** Tags and operationIds; empty for all. */
  readonly only: readonly string[];
  /** Part of the names of cases; empty for all. */
  readonly caseText: string;
  /** Where the report goes; `null` for nowhere. */
  readonly junitFile: string | null;
  /** As of ContractServer. */
  readonly eventTimeoutMs?: number;
}

/** What the command line asks for, or why it cannot be understood. */
export type TestContractOutcome =
  | { readonly kind: 'everything' }
  | { readonly kind: 'black box'; readonly options: BlackBoxOptions }
  | { readonly kind: 'help' }
  | { readonly kind: 'refused'; readonly message: string };

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const list = { type: 'string', multiple: true, default: [] as string[] } as const;
const known = {
  ...{ url: text, key: text, header: list, only: list, case: text, profile: text },
  ...{ simulator: flag, mock: flag, schemas: text, junit: text, help: flag },
} as const;

/** Reads the command line of `npm run test:contract`. */
export function parseTestContractOptions(args: readonly string[]): TestContractOutcome {
  if (args.length === 0) return { kind: 'everything' };
  try {
    const { values } = parseArguments({ args: [...args], options: known });
    return values.help ? { kind: 'help' } : { kind: 'black box', options: readOptions(values) };
  } catch (error) {
    return { kind: 'refused', message: (error as Error).message };
  }
}

interface Values {
  readonly url?: string | undefined;
  readonly key?: string | undefined;
  readonly header: readonly string[];
  readonly only: readonly string[];
  readonly case?: string | undefined;
  readonly profile?: string | undefined;
  readonly simulator: boolean;
  readonly mock: boolean;
  readonly schemas?: string | undefined;
  readonly junit?: string | undefined;
}

function readOptions({
  url,
  key,
  header,
  only,
  profile,
  schemas,
  junit,
  ...values
}: Values): BlackBoxOptions {
  if (url === undefined || key === undefined)
    throw new Error('Give both --url and --key, or no option at all.');
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) throw new Error(`${url} is not an http URL.`);
  if (values.simulator && values.mock) throw new Error('A server is --simulator or --mock, not both.');
  const kind = values.simulator ? 'simulator' : values.mock ? 'mock' : 'other';
  only.forEach(checkPart);
  return {
    url: url.replace(/\/+$/, ''),
    apiKey: key,
    headers: Object.fromEntries(header.map(parseHeader)),
    kind,
    profiles: chooseProfiles(profile, kind),
    strictness: chooseStrictness(schemas, kind),
    only,
    caseText: values.case ?? '',
    junitFile: junit ?? null,
  };
}

/** A mock speaks one profile; a gateway speaks that of each request. */
function chooseProfiles(profile: string | undefined, kind: ServerKind): readonly Profile[] {
  if (profile === undefined) return kind === 'mock' ? ['neutral'] : ['neutral', 'vendor'];
  if (profile === 'neutral' || profile === 'vendor') return [profile];
  throw new Error('The profile is neutral or vendor.');
}

function chooseStrictness(schemas: string | undefined, kind: ServerKind): Strictness {
  const strictness = schemas ?? (kind === 'other' ? 'open' : 'closed');
  if (strictness === 'open' || strictness === 'closed') return strictness;
  throw new Error('The schemas are open or closed.');
}

function parseHeader(header: string): readonly [string, string] {
  const [, name, value] = /^([!#$%&'*+.^_`|~\w-]+):\s*(.*)$/.exec(header) ?? [];
  if (name === undefined || value === undefined)
    throw new Error(`--header is like 'name: value', which ${header} is not.`);
  return [name.toLowerCase(), value];
}

const parts: readonly string[] = [
  ...new Set(operations.flatMap(({ area, operationId }) => [area, operationId])),
];

function checkPart(name: string): void {
  if (parts.includes(name)) return;
  throw new Error(refuseName(`The contract has no tag and no operation ${name}.`, suggestName(name, parts)));
}
