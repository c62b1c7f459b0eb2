import { suggestName } from '../core/suggest-name.ts';

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

/** A sentence for each parameter of DATABASE_URL that does nothing: a misspelt one may leave the connection unencrypted. */
export function checkDatabaseUrl(url: string | undefined): readonly string[] {
  if (url === undefined || !/^postgres(?:ql)?:/iu.test(url) || !URL.canParse(url)) return [];
  const names = new Set(new URL(url).searchParams.keys());
  return [...names].filter((name) => !known.has(name)).map(describe);
}

function describe(name: string): string {
  const meant = suggestName(name, knownParameters);
  const hint = meant === null ? 'Remove it.' : `Did you mean ${meant}?`;
  return `DATABASE_URL: the parameter ${JSON.stringify(name)} has no effect. ${hint}`;
}
