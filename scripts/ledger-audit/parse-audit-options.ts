import { parseArguments } from '../arguments/parse-arguments.ts';
import type { AuditMode } from '../../src/stores/tools.ts';

/** The text of --help. */
export const auditUsage = `Holds everything in the ledger against everything else in it, at one moment, beside running gateways.

specway audit-ledger [options], or in a clone npm run ledger:audit -- [options]
  --database url    default: that of the gateway, from DATABASE_URL and SPECWAY_DATA_DIR
  --settled         all gateways have stopped: a hold that is open is a fault
  --help

Changes nothing. The last line is "ledger: clean" or "ledger: N faults". The exit status is 0 where it is clean, 1 where there
are faults, 2 where the ledger cannot be read.`;

/** What the command line asks for. */
export interface AuditOptions {
  /** `null` for that of the gateway. */
  readonly databaseUrl: string | null;
  readonly mode: AuditMode;
}

/** What the command line asks for, or why it cannot be understood. */
export type AuditOptionsOutcome =
  | { readonly kind: 'run'; readonly options: AuditOptions }
  | { readonly kind: 'help' }
  | { readonly kind: 'refused'; readonly message: string };

/** Reads the command line of `npm run ledger:audit`. */
export function parseAuditOptions(args: readonly string[]): AuditOptionsOutcome {
  const isSet = { type: 'boolean' } as const;
  try {
    const { values } = parseArguments({
      args: [...args],
      options: { database: { type: 'string' }, settled: isSet, help: isSet },
    });
    if (values.help === true) return { kind: 'help' };
    const mode = values.settled === true ? 'settled' : 'live';
    return { kind: 'run', options: { databaseUrl: values.database ?? null, mode } };
  } catch (error) {
    return { kind: 'refused', message: (error as Error).message };
  }
}
