import type { Logger } from 'pino';
import type { GatewayConfig } from '../core/config.ts';
import { claimDatabase, openDatabase, type Database } from '../stores/index.ts';
import { explainDatabaseError } from './start-error.ts';

export interface DatabaseSetting {
  readonly config: Pick<GatewayConfig, 'databaseUrl'>;
  readonly logger: Logger;
}

/**
 * Opens the database of a gateway. Rejects with StartError when it cannot be used, and when it is a SQLite file that
 * another gateway has; until the database is closed, other gateways are refused in turn.
 */
export async function openGatewayDatabase(setting: DatabaseSetting): Promise<Database> {
  try {
    return await openClaimed(setting);
  } catch (error) {
    throw explainDatabaseError(error, setting.config.databaseUrl);
  }
}

async function openClaimed({ config, logger }: DatabaseSetting): Promise<Database> {
  const claim = await claimDatabase(config.databaseUrl);
  try {
    const database = await openDatabase(config.databaseUrl, {
      onConnectionError: (error) => {
        logger.warn({ err: error }, 'a database connection broke');
      },
    });
    return {
      ...database,
      close: async () => {
        await database.close().finally(claim.release);
      },
    };
  } catch (error) {
    claim.release();
    throw error;
  }
}
