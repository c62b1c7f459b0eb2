import type { Logger } from 'pino';
import type { RouterObserver } from '../routing/index.ts';

/** Writes what routing hides from clients: attempts that failed, and what is left out. */
export function createRouterLog(logger: Logger): RouterObserver {
  return {
    onFailedAttempt: (failure) => {
      logger.debug(failure, 'an attempt failed');
    },
    onCooldown: ({ leftOut, ...failure }) => {
      logger.warn(failure, `a ${leftOut} is left out for a while`);
    },
  };
}
