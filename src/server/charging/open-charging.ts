import type { Logger } from 'pino';
import type { GatewayConfig } from '../../core/config.ts';
import type { Ledger } from '../../core/ledger.ts';
import type { Limiter } from '../../core/limiter.ts';
import { createFallbackLimiter, createLocalLimiter } from '../../limits/index.ts';
import type { Metrics } from '../../observability/index.ts';
import { openRedisLimiter, type Database, type OpenLedger } from '../../stores/index.ts';

interface ChargingOptions {
  readonly config: Pick<GatewayConfig, 'databaseUrl' | 'dataDir' | 'redisUrl' | 'redisPrefix'>;
  readonly logger: Logger;
  /** Which of the workers of this machine this is. Default: the first. */
  readonly number?: number;
}

/** What requests take limits and money from. Shared. */
export interface Charging {
  /** Of this process, among those that hold money. */
  readonly nodeId: string;
  readonly limiter: Limiter;
  readonly ledger: Ledger;
  /** Writes what waits, within this time, and frees everything. */
  close(limitMs: number): Promise<void>;
}

/** Rejects when the database cannot be reached or the journal cannot be written. Redis need not be there. */
export async function openCharging(
  options: ChargingOptions,
  database: Database,
  metrics: Metrics | null,
): Promise<Charging> {
  const ledger = await openGatewayLedger(options, database, metrics);
  const limiter = await openLimiter(options);
  return {
    nodeId: ledger.nodeId,
    limiter,
    ledger,
    close: async (limitMs) => {
      await Promise.all([ledger.close(limitMs), limiter.close()]);
    },
  };
}

/** The limits of this process, or of all nodes where there is a Redis. */
async function openLimiter({ config, logger }: ChargingOptions): Promise<Limiter> {
  const { redisUrl: url, redisPrefix: prefix } = config;
  const local = createLocalLimiter();
  if (url === null) return local;
  const shared = await openRedisLimiter({
    url,
    prefix,
    onConnectionError: (error) => {
      logger.debug({ err: error }, 'the connection to Redis broke');
    },
  });
  return createFallbackLimiter({
    shared,
    local,
    onState: (state, error) => {
      if (state === 'back') logger.info('Redis answers again; limits are those of all nodes');
      else logger.warn({ err: error }, 'Redis does not answer; each node allows its share of the limits');
    },
  });
}

/** The money of requests, with what earlier processes left behind set right. */
async function openGatewayLedger(
  { config, logger, number = 1 }: ChargingOptions,
  database: Database,
  metrics: Metrics | null,
): Promise<OpenLedger> {
  const { databaseUrl, dataDir: folder } = config;
  return await database.openLedger({
    journal: databaseUrl === 'sqlite::memory:' ? null : { folder, worker: number },
    watch: {
      onState: (state, error) => {
        if (state === 'working') logger.info('the ledger is written again');
        else logger.error({ err: error }, 'the ledger cannot be written; what has a price is refused');
      },
      onWriteOff: (microUsd) => {
        metrics?.countWriteOff(microUsd);
        logger.warn({ microUsd: String(microUsd) }, 'an answer cost more than its account had');
      },
      onJournaled: () => {
        logger.warn('a charge waits in the journal for the database');
      },
      onRefused: (requestIds, reason) => {
        logger.error({ requestIds, reason }, 'charges cannot be written and were put aside');
      },
    },
  });
}
