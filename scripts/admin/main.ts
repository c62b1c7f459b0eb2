import { createAccountServices } from '../../src/accounts/index.ts';
import { ConfigError, loadConfig, readEnvironment } from '../../src/config/index.ts';
import { systemClock } from '../../src/core/clock.ts';
import { GatewayError } from '../../src/core/gateway-error.ts';
import { providers } from '../../src/providers/index.ts';
import { openDatabase } from '../../src/stores/index.ts';
import { adminUsage, parseCommand, type AdminCommand } from './parse-command.ts';
import { runCommand } from './run-command.ts';

/** It was done, it was refused, it was not understood. */
const exitCodes = { done: 0, refused: 1, misunderstood: 2 } as const;

async function run(command: AdminCommand): Promise<void> {
  const config = loadConfig({ environment: readEnvironment(), providers, workingDirectory: process.cwd() });
  const { databaseUrl, accounts, secretKey } = config;
  const database = await openDatabase(databaseUrl);
  try {
    const { accounts: stores } = database;
    const services = createAccountServices({
      stores,
      config: accounts,
      secretKey,
      clock: systemClock,
      onExposedKey: () => undefined,
    });
    for (const line of await runCommand(command, { stores, accounts: services })) console.log(line);
  } finally {
    await database.close();
  }
}

const outcome = parseCommand(process.argv.slice(2));
if (outcome.kind === 'help') console.log(adminUsage);
else if (outcome.kind === 'refused') {
  console.error(`${outcome.message}\n\n${adminUsage}`);
  process.exitCode = exitCodes.misunderstood;
} else
  try {
    await run(outcome.command);
  } catch (error) {
    const isExplained = [ConfigError, GatewayError, TypeError].some((kind) => error instanceof kind);
    const { message, stack } = error as Error;
    console.error(isExplained ? message : stack);
    process.exitCode = exitCodes.refused;
  }
