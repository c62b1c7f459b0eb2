import { suggestName } from '../../src/core/suggest-name.ts';
import { parseArguments, refuseName } from '../arguments/parse-arguments.ts';

/** The text of --help. */
export const adminUsage = `Administers users and keys, beside a running gateway or without one.

specway admin <command> [arguments] [options], or in a clone npm run admin -- …
  user:list [text]                  users, newest first; those with the text in a name
  user:create <name>                --role admin, --quota <USD>, --password <text>; without one it is made and printed
  user:credit <user> <USD>          --reason <text>
  user:debit <user> <USD>           --reason <text>
  user:disable <user>, user:enable <user>
  user:role <user> user|admin
  user:password <user>              --password <text>; without one it is made and printed
  user:2fa-reset <user>
  user:delete <user>
  key:list [text]                   valid and expired keys; those with the text in their name, or that begin with it
  key:revoke <id>
  --help

A user is named by name or identifier. Amounts are in US dollars with at most 6 decimals. A password that is set here opens nothing
but the change of itself. The exit status is 0 where it was done, 1 where it was refused, 2 where the command is not understood.`;

/** A command, its arguments and what was said beside them. */
export interface AdminCommand {
  readonly name: string;
  readonly args: readonly string[];
  readonly role: string | null;
  readonly quota: string | null;
  readonly password: string | null;
  readonly reason: string | null;
}

/** What the command line asks for, or why it cannot be understood. */
export type CommandOutcome =
  | { readonly kind: 'run'; readonly command: AdminCommand }
  | { readonly kind: 'help' }
  | { readonly kind: 'refused'; readonly message: string };

type CommandShape = readonly [min: number, max: number, ...options: string[]];

/** How many arguments each command takes, at least and at most, and which options. */
const commands: Readonly<Record<string, CommandShape>> = {
  'user:list': [0, 1],
  'user:create': [1, 1, 'role', 'quota', 'password'],
  'user:credit': [2, 2, 'reason'],
  'user:debit': [2, 2, 'reason'],
  'user:disable': [1, 1],
  'user:enable': [1, 1],
  'user:role': [2, 2],
  'user:password': [1, 1, 'password'],
  'user:2fa-reset': [1, 1],
  'user:delete': [1, 1],
  'key:list': [0, 1],
  'key:revoke': [1, 1],
};

const text = { type: 'string' } as const;

/** Of a reason, in characters, as the contract has it for administrators. */
const maxReasonLength = 200;

function isReason(reason: string): boolean {
  const { length } = [...reason];
  return length >= 1 && length <= maxReasonLength;
}

/** Whether the amount is below 0, which would read as an option. */
function isNegative([name = '', , amount = '']: readonly string[]): boolean {
  return (name === 'user:credit' || name === 'user:debit') && /^-\.?[0-9]/.test(amount);
}

/** Reads the command line of `npm run admin`. */
export function parseCommand(parameters: readonly string[]): CommandOutcome {
  if (isNegative(parameters))
    return refuse('Amounts are above 0: user:credit adds one, and user:debit takes one away.');
  try {
    const { values, positionals } = parseArguments({
      args: [...parameters],
      allowPositionals: true,
      options: { role: text, quota: text, password: text, reason: text, help: { type: 'boolean' } },
    });
    if (values.help === true) return { kind: 'help' };
    const [name, ...args] = positionals;
    if (name === undefined) return refuse('Say a command.');
    const shape = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (shape === undefined) {
      const nearest = suggestName(name, Object.keys(commands));
      return refuse(refuseName(`There is no command ${JSON.stringify(name)}.`, nearest));
    }
    const [min, max, ...options] = shape;
    if (args.length < min || args.length > max) return refuse(`${name} takes other arguments.`);
    const stray = Object.keys(values).find((option) => !options.includes(option));
    if (stray !== undefined) return refuse(`${name} takes no --${stray}.`);
    const { role = null, quota = null, password = null, reason = null } = values;
    if (reason !== null && !isReason(reason))
      return refuse(`A reason has 1 to ${String(maxReasonLength)} characters.`);
    return { kind: 'run', command: { name, args, role, quota, password, reason } };
  } catch (error) {
    return refuse((error as Error).message);
  }
}

function refuse(message: string): CommandOutcome {
  return { kind: 'refused', message };
}

const usdPattern = /^([0-9]{1,7})(?:\.([0-9]{1,6}))?$/;

/** An amount in US dollars as micro-USD. Throws TypeError for what is none, has more than 6 decimals, or is above 1000000. */
export function parseUsd(amount: string): bigint {
  const [, whole, decimals = ''] = usdPattern.exec(amount) ?? [];
  const microUsd = whole === undefined ? null : BigInt(whole + decimals.padEnd(6, '0'));
  if (microUsd !== null && microUsd <= 1_000_000_000_000n) return microUsd;
  throw new TypeError(
    `${JSON.stringify(amount)} is no amount in USD from 0 to 1000000 with at most 6 decimals.`,
  );
}

/** Micro-USD as US dollars. */
export function renderUsd(microUsd: bigint): string {
  const digits = String(microUsd).padStart(7, '0');
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`.replace(/0{1,4}$/, '');
}
