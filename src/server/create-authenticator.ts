import type { Logger } from 'pino';
import { createKeyAuthenticator } from '../auth/index.ts';
import { systemClock } from '../core/clock.ts';
import type { KeyAuthenticator } from '../core/principal.ts';
import type { Database } from '../stores/index.ts';

/** Knows the keys of a database from the moment on when each of them has its owner. */
export function createAuthenticator(
  logger: Logger,
  { keys, keyWatch }: Pick<Database, 'keys' | 'keyWatch'>,
  ready: Promise<unknown>,
): KeyAuthenticator {
  return createKeyAuthenticator({
    store: keys,
    watch: keyWatch,
    clock: systemClock,
    ready,
    onStoreState: (state, error) => {
      if (state === 'reachable') logger.info('the key store answers again');
      else logger.error({ err: error }, 'the key store does not answer; serving keys seen recently');
    },
  });
}
