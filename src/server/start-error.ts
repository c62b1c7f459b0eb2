import { nameDatabaseVariables } from '../config/index.ts';
import { GatewayError } from '../core/gateway-error.ts';
import { RedisRefusal } from '../stores/index.ts';

/**
 * The gateway cannot start for a reason outside the program. `message` names the culprit and is written for the operator.
 */
export class StartError extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'StartError';
  }
}

/** The environment variables that the address comes from. */
export interface ListenVariables {
  readonly host: string;
  readonly port: string;
}

interface Address {
  readonly host: string;
  readonly port: number;
}

/** Explains why the address cannot be listened on; an error that is not the system's comes back unchanged. */
export function explainListenError(
  error: unknown,
  { host, port }: Address,
  variables: ListenVariables,
): unknown {
  const { code } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'EADDRINUSE':
      return new StartError(
        `${variables.port}: another process listens on port ${String(port)} of ${host}.`,
        error,
      );
    case 'EACCES':
      return new StartError(`${variables.port}: this user may not listen on port ${String(port)}.`, error);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(`${variables.host}: ${host} is not an address of this machine.`, error);
    case 'EMFILE':
    case 'ENFILE':
      return new StartError(
        `${renderBoth(variables)}: too few files may be open to listen (${code}); raise the limit of the system (ulimit -n, LimitNOFILE).`,
        error,
      );
    default:
      if (code === undefined) return error;
      return new StartError(
        `${renderBoth(variables)}: port ${String(port)} of ${host} cannot be listened on (${code}).`,
        error,
      );
  }
}

function renderBoth({ host, port }: ListenVariables): string {
  return host === port ? host : `${host} and ${port}`;
}

/** Explains why OpenSSL refuses a certificate or its key. Neither is shown. */
export function explainTlsError(error: unknown): StartError {
  const { reason, message } = error as Error & { readonly reason?: string };
  return new StartError(`SPECWAY_TLS_CERT and SPECWAY_TLS_KEY cannot be used: ${reason ?? message}.`, error);
}

/** Explains why the first admin cannot be made with the password that was chosen; an error of another kind comes back unchanged. */
export function explainAdminError(error: unknown): unknown {
  const isRefusal = error instanceof GatewayError && error.code === 'invalid_argument';
  return isRefusal ? new StartError(error.message, error) : error;
}

/** Explains why the database cannot be opened; the stores never put a password into a message. */
export function explainDatabaseError(error: unknown, databaseUrl: string): StartError {
  return new StartError(`${nameDatabaseVariables(databaseUrl)}: ${(error as Error).message}`, error);
}

/** Explains why the database did not do its part of a start; an error of another kind comes back unchanged. */
export function explainOutage(error: unknown, databaseUrl: string): unknown {
  const isOutage = error instanceof GatewayError && error.code === 'unavailable' && error.cause !== undefined;
  return isOutage ? explainDatabaseError(error.cause, databaseUrl) : error;
}

/** Explains why what limits and money are kept in cannot be opened. */
export function explainChargingError(error: unknown): StartError {
  if (error instanceof RedisRefusal) return new StartError(`REDIS_URL: ${error.message}`, error);
  // The journal is in the data directory, whatever the database is.
  return new StartError(`DATABASE_URL or SPECWAY_DATA_DIR: ${(error as Error).message}`, error);
}
