import { parseArguments } from '../arguments/parse-arguments.ts';
import type { ProviderName } from '../../src/providers/index.ts';
import type { SpaceLimits } from './fuzz-space.ts';
import { providers } from './requests/served-models.ts';

/** The text of --help. */
export const usageText = `Sends gateways requests made from the contract and then changed, and holds every answer to the contract.

npm run fuzz -- [options]
  --count n         how many requests (default: 2000)
  --seed n          where chance begins (default: another one each time; it is printed)
  --only n          nothing but the request of this index
  --provider p      only this one behind the gateway: ${providers.join(', ')}
  --validation m    only gateways in this mode: enforce, sample, off
  --operation id    only this operation of the contract
  --help

The same seed and the same limits give the same requests, however many there are. The exit status is 1 where anything was
found, 2 where the command line is wrong.
`;

/** What the command line asks for. */
export interface CommandOptions extends SpaceLimits {
  readonly count: number;
  readonly only: number | null;
}

/** What the command line asks for, or why it cannot be understood. */
export type OptionsOutcome =
  | { readonly kind: 'run'; readonly options: CommandOptions }
  | { readonly kind: 'help' }
  | { readonly kind: 'refused'; readonly message: string };

/** Reads the command line of `npm run fuzz`; `anySeed` is used where it names none. */
export function parseFuzzOptions(args: readonly string[], anySeed: number): OptionsOutcome {
  const text = { type: 'string' } as const;
  const known = { count: text, seed: text, only: text, provider: text, validation: text, operation: text };
  try {
    const { values } = parseArguments({ args: [...args], options: { ...known, help: { type: 'boolean' } } });
    if (values.help === true) return { kind: 'help' };
    const options = {
      count: parseNumber(values.count ?? '2000', '--count'),
      seed: values.seed === undefined ? anySeed : parseNumber(values.seed, '--seed'),
      only: values.only === undefined ? null : parseNumber(values.only, '--only'),
      provider: choose(values.provider, providers, '--provider') as ProviderName | null,
      validation: choose(values.validation, ['enforce', 'sample', 'off'] as const, '--validation'),
      operation: values.operation ?? null,
    };
    return { kind: 'run', options };
  } catch (error) {
    return { kind: 'refused', message: (error as Error).message };
  }
}

function parseNumber(text: string, option: string): number {
  const value = Number(text);
  if (/^\d{1,10}$/u.test(text) && value <= 0xffff_ffff) return value;
  throw new Error(`${option} must be a whole number, not "${text}".`);
}

function choose<Name extends string>(
  text: string | undefined,
  names: readonly Name[],
  option: string,
): Name | null {
  if (text === undefined) return null;
  const name = names.find((each) => each === text);
  if (name === undefined) throw new Error(`${option} does not know "${text}"; it knows ${names.join(', ')}.`);
  return name;
}
