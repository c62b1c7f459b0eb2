import { parseArguments } from '../arguments/parse-arguments.ts';

/** What is done with the data. */
export type DataAction = 'backup' | 'export' | 'import';

/** The text of --help. */
export const dataUsage = `Moves and saves everything that is in the gateway's database. In a clone: npm run data:export -- FILE and its kin.

specway data export FILE [--database url]
  writes all data, as it is at one moment, to a new file; beside running gateways
specway data import FILE [--database url]
  fills an empty database with what an export holds: all of it or nothing
specway data backup FILE [--database url]
  copies a SQLite database to a new file; beside a running gateway

The database is that of the gateway, from DATABASE_URL and SPECWAY_DATA_DIR, unless --database names another. The files hold what
the database holds, password hashes included, and only their owner may read them. The exit status is 0 where everything is done, 1
where it is not, and then no data was changed, though an import may leave empty tables in PostgreSQL, and 2 where the command cannot
be understood.`;

/** What the command line asks for. */
export interface DataOptions {
  readonly action: DataAction;
  readonly file: string;
  /** `null` for that of the gateway. */
  readonly databaseUrl: string | null;
}

/** What the command line asks for, or why it cannot be understood. */
export type DataOptionsOutcome =
  | { readonly kind: 'run'; readonly options: DataOptions }
  | { readonly kind: 'help' }
  | { readonly kind: 'refused'; readonly message: string };

const actions: readonly string[] = ['backup', 'export', 'import'] satisfies readonly DataAction[];

/** Reads `export FILE` and its kin. */
export function parseDataOptions(args: readonly string[]): DataOptionsOutcome {
  try {
    const { values, positionals } = parseArguments({
      args: [...args],
      options: { database: { type: 'string' }, help: { type: 'boolean' } },
      allowPositionals: true,
    });
    if (values.help === true) return { kind: 'help' };
    const [action = '', file, ...more] = positionals;
    if (!actions.includes(action)) return refuse('Say export, import or backup.');
    if (file === undefined || more.length > 0) return refuse('Name one file.');
    return {
      kind: 'run',
      options: { action: action as DataAction, file, databaseUrl: values.database ?? null },
    };
  } catch (error) {
    return refuse((error as Error).message);
  }
}

function refuse(message: string): DataOptionsOutcome {
  return { kind: 'refused', message };
}
