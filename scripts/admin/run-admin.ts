import { createAccountServices } from '../../src/accounts/index.ts';
import { systemClock } from '../../src/core/clock.ts';
import { locateDatabase, openDatabaseHere, requireDatabase } from '../specway/database-here.ts';
import { explainRefusal, loadConfigHere } from '../specway/read-here.ts';
import { adminUsage, parseCommand, type AdminCommand } from './parse-command.ts';
import { runCommand } from './run-command.ts';

const misunderstood = 2;

/** Does what a command line says; the exit status: 0 done, 1 refused, 2 not understood. */
export async function runAdmin(words: readonly string[]): Promise<number> {
  const outcome = parseCommand(words);
  if (outcome.kind === 'help') {
    console.log(adminUsage);
    return 0;
  }
  if (outcome.kind === 'refused') {
    console.error(`${outcome.message}\n\n${adminUsage}`);
    return misunderstood;
  }
  return await explainRefusal(() => administer(outcome.command));
}

/** Prints what there is to say about it. Rejects with ConfigError, GatewayError, or TypeError, for what is refused. */
export async function administer(command: AdminCommand): Promise<void> {
  const config = loadConfigHere();
  const place = locateDatabase(config);
  requireDatabase(place);
  const database = await openDatabaseHere(place);
  try {
    const { accounts: stores } = database;
    const services = createAccountServices({
      stores,
      config: config.accounts,
      secretKey: config.secretKey,
      clock: systemClock,
      onExposedKey: () => undefined,
    });
    for (const line of await runCommand(command, { stores, accounts: services })) console.log(line);
  } finally {
    await database.close();
  }
}
