import { suggestName } from '../core/suggest-name.ts';
import { readErrorCode, type ReadFile } from './read-error-code.ts';

/**
 * What the driver makes of the query of an address: https://node-postgres.com/features/connecting and the README of
 * pg-connection-string. All others it passes over.
 */
const knownParameters = [
  'application_name',
  'client_encoding',
  'fallback_application_name',
  'host',
  'idle_in_transaction_session_timeout',
  'lock_timeout',
  'options',
  'password',
  'port',
  'query_timeout',
  'ssl',
  'sslcert',
  'sslkey',
  'sslmode',
  'sslnegotiation',
  'sslrootcert',
  'statement_timeout',
  'uselibpqcompat',
  'user',
] as const;

const known: ReadonlySet<string> = new Set(knownParameters);

/** Why a connection cannot even be tried; empty where it can. */
export function explainDatabaseUrl(url: string | undefined): readonly string[] {
  if (!isPostgres(url)) return [];
  const { searchParams } = new URL(url);
  return [...explainPorts(searchParams.getAll('port')), ...explainMissingAuthority(searchParams)];
}

function explainPorts(ports: readonly string[]): readonly string[] {
  if (ports.every((port) => /^\d+$/u.test(port) && Number(port) >= 1 && Number(port) <= 65_535)) return [];
  return ['DATABASE_URL: the parameter port must be a number from 1 to 65535.'];
}

/** Like libpq, the driver checks no host name then, so it refuses to trust every authority that there is. */
function explainMissingAuthority(parameters: URLSearchParams): readonly string[] {
  const isCompatible = readLast(parameters, 'uselibpqcompat') === 'true';
  if (!isCompatible || readLast(parameters, 'sslmode') !== 'verify-ca') return [];
  if (readLast(parameters, 'sslrootcert')) return [];
  return [
    'DATABASE_URL: with uselibpqcompat=true, sslmode=verify-ca needs sslrootcert, the file of the CA. Name it, or use sslmode=verify-full.',
  ];
}

/** Of several the driver takes the last. */
function readLast(parameters: URLSearchParams, name: (typeof knownParameters)[number]): string | undefined {
  return parameters.getAll(name).at(-1);
}

/** Those whose values are files, which the driver reads for every connection. */
const fileParameters = ['sslcert', 'sslkey', 'sslrootcert'] as const;

/** A sentence for each file that the address names and that cannot be read. */
export function explainDatabaseFiles(url: string | undefined, readFile: ReadFile): readonly string[] {
  if (!isPostgres(url)) return [];
  const { searchParams } = new URL(url);
  return fileParameters.flatMap((name) => {
    const path = readLast(searchParams, name);
    if (!path) return [];
    try {
      readFile(path);
      return [];
    } catch (error) {
      return [`DATABASE_URL: the file of the parameter ${name} cannot be read (${readErrorCode(error)}).`];
    }
  });
}

function isPostgres(url: string | undefined): url is string {
  return url !== undefined && /^postgres(?:ql)?:/iu.test(url) && URL.canParse(url);
}

/** A sentence for each parameter of DATABASE_URL that does nothing: a misspelt one may leave the connection unencrypted. */
export function checkDatabaseUrl(url: string | undefined): readonly string[] {
  if (url?.startsWith('sqlite:')) return checkSqliteName(url);
  if (!isPostgres(url)) return [];
  const names = new Set(new URL(url).searchParams.keys());
  return [...names].filter((name) => !known.has(name)).map(describe);
}

function checkSqliteName(url: string): readonly string[] {
  const start = url.indexOf('?');
  if (start === -1) return [];
  const query = JSON.stringify(url.slice(start));
  return [`DATABASE_URL: sqlite takes no parameters; ${query} is read as part of the name of the file.`];
}

function describe(name: string): string {
  const meant = suggestName(name, knownParameters);
  const hint = meant === null ? 'Remove it.' : `Did you mean ${meant}?`;
  return `DATABASE_URL: the parameter ${JSON.stringify(name)} has no effect. ${hint}`;
}
