import { ConfigError, loadConfig, readEnvironment } from '../../src/config/index.ts';
import type { GatewayConfig } from '../../src/core/config.ts';
import { GatewayError } from '../../src/core/gateway-error.ts';
import { providers } from '../../src/providers/index.ts';

/** The configuration of the gateway that would be started in the working directory. Throws ConfigError. */
export function loadConfigHere(): GatewayConfig {
  return loadConfig({ environment: readEnvironment(), providers, workingDirectory: process.cwd() });
}

const refused = 1;

/** Runs what may be refused, and tells why it was; the exit status. */
export async function explainRefusal(run: () => Promise<void> | void): Promise<number> {
  try {
    await run();
    return 0;
  } catch (error) {
    const isExplained = [ConfigError, GatewayError, TypeError].some((kind) => error instanceof kind);
    console.error(isExplained ? renderRefusal(error as Error) : (error as Error).stack);
    return refused;
  }
}

/** Clients are not told why the database is away; whoever runs a command is. */
function renderRefusal(error: Error): string {
  const { message, cause } = error;
  const isOutage = error instanceof GatewayError && error.code === 'unavailable' && cause instanceof Error;
  return isOutage ? `${message} The database says: ${cause.message}.` : message;
}
