import type { Logger } from 'pino';
import type { GatewayConfig } from '../../core/config.ts';
import type { Ledger } from '../../core/ledger.ts';
import type { Limiter, SharedLimiter } from '../../core/limiter.ts';
import type { NodeHealth } from '../../core/node-report.ts';
import { createFallbackLimiter, createLocalLimiter } from '../../limits/index.ts';
import type { Metrics } from '../../observability/index.ts';
import { openRedisLimiter, type Database, type OpenLedger } from '../../stores/index.ts';

interface ChargingOptions {
  readonly config: Pick<GatewayConfig, 'databaseUrl' | 'dataDir' | 'redisUrl' | 'redisPrefix' | 'workers'>;
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
  /** Whether Redis answers; `null` where none is configured. */
  readonly redisState: NodeHealth | null;
  /** Writes what waits, within this time, and frees everything; then rejects where a charge could be written nowhere. */
  close(maxMs: number): Promise<void>;
}

/**
 * Rejects when the database cannot be reached or the journal cannot be written. Redis need not be there; where it is and refuses the
 * database of its URL, this rejects with RedisRefusal.
 */
export async function openCharging(
  options: ChargingOptions,
  database: Database,
  metrics: Metrics | null,
): Promise<Charging> {
  const opened = await openSharedLimiter(options, database);
  const ledger = await openGatewayLedger(options, database, metrics).catch(async (error: unknown) => {
    await opened?.shared.close();
    throw error;
  });
  const limiter = createLimiter(options, opened);
  return {
    nodeId: ledger.nodeId,
    limiter,
    ledger,
    get redisState() {
      return opened === null ? null : opened.shared.state;
    },
    close: async (maxMs) => {
      const closed = limiter.close();
      await ledger.close(maxMs).finally(() => closed);
    },
  };
}

/** The limits of all nodes, and why Redis is away from the beginning; `null` where it is not. */
interface OpenedLimiter {
  readonly shared: SharedLimiter;
  readonly away: Error | null;
}

/** `null` where there is no Redis. */
async function openSharedLimiter(
  { config, logger }: ChargingOptions,
  { nodes }: Pick<Database, 'nodes'>,
): Promise<OpenedLimiter | null> {
  const { redisUrl: url, redisPrefix: prefix } = config;
  if (url === null) return null;
  // Only a first guess, which Redis corrects.
  const others = await nodes.list().catch(() => []);
  const errors: Error[] = [];
  const shared = await openRedisLimiter({
    url,
    prefix,
    nodeCount: Math.max(config.workers, others.length + 1),
    onConnectionError: (error) => {
      errors[0] ??= error;
      logger.debug({ err: error }, 'the connection to Redis broke');
    },
    onRefused: (error) => {
      logger.error(
        { err: error },
        'Redis refuses what REDIS_URL says; each node allows its share of the limits',
      );
    },
  });
  return { shared, away: errors[0] ?? null };
}

/** The limits of this process, or of all nodes where there is a Redis. */
function createLimiter({ logger }: ChargingOptions, opened: OpenedLimiter | null): Limiter {
  const local = createLocalLimiter();
  if (opened === null) return local;
  return createFallbackLimiter({
    ...opened,
    local,
    onState: (state, error) => {
      if (state === 'back') logger.info('Redis answers again; limits are those of all nodes');
      else logger.warn({ err: error }, 'Redis does not answer; each node allows its share of the limits');
    },
  });
}

const unwrittenMessages = {
  kept: 'a charge can be written neither to the database nor to the journal; it is tried again',
  written: 'a charge that waited is written',
  lost: 'a charge is lost: enter it by hand unless there is a usage record of the request',
};

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
      onUnvoided: (holdId, reason) => {
        logger.error({ holdId, reason }, 'what is held cannot be given back; it is tried again');
      },
      onRefused: (requestIds, reason) => {
        logger.error({ requestIds, reason }, 'charges cannot be written and were put aside');
      },
      onUnwritten: ({ cost, ...charge }, state, error) => {
        const microUsd = String(cost);
        if (state === 'written') logger.info({ ...charge, microUsd }, unwrittenMessages[state]);
        else logger.error({ ...charge, microUsd, err: error }, unwrittenMessages[state]);
      },
    },
  });
}
