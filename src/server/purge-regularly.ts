import type { Logger } from 'pino';
import type { RetentionConfig } from '../core/config.ts';
import type { Database } from '../stores/index.ts';

export interface PurgeOptions {
  readonly database: Pick<Database, 'purge'>;
  readonly retention: RetentionConfig;
  readonly logger: Logger;
}

/** The first time soon after the start, since many gateways do not run for an hour; then every hour. In milliseconds. */
const firstMs = 60_000;
const pauseMs = 3_600_000;

/** Removes what was kept for long enough, for as long as the gateway runs. The function it returns ends that. */
export function purgeRegularly({ database, retention, logger }: PurgeOptions): () => void {
  const purge = () => {
    database.purge(retention).catch((error: unknown) => {
      logger.warn(
        { err: error },
        'what is kept for a time only could not be removed; it is tried again in an hour',
      );
    });
  };
  const first = setTimeout(purge, firstMs).unref();
  const timer = setInterval(purge, pauseMs).unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}
