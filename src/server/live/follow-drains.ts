import type { Logger } from 'pino';
import type { DrainStore } from '../../core/deployment-health.ts';

export interface DrainFollowerOptions {
  readonly store: DrainStore;
  readonly logger: Logger;
}

/** How often it is looked whether other nodes, or their administrators, drained something, in milliseconds. */
const pauseMs = 2_000;

/** The deployments that are out of service, as this process knows it. While the database is away it stays as it was. Shared. */
export interface DrainFollower {
  has(deploymentId: string): boolean;
  /** Looks at once. Rejects where the database cannot be asked. */
  refresh(): Promise<void>;
  stop(): void;
}

/** Rejects when the database does not answer: nobody is to be asked who was taken out of service. */
export async function followDrains({ store, logger }: DrainFollowerOptions): Promise<DrainFollower> {
  let drained = await store.list();
  const refresh = async () => {
    drained = await store.list();
  };
  const timer = setInterval(() => {
    refresh().catch((error: unknown) => {
      logger.debug({ err: error }, 'which deployments are drained cannot be asked');
    });
  }, pauseMs).unref();
  return {
    has: (deploymentId) => drained.has(deploymentId),
    refresh,
    stop: () => {
      clearInterval(timer);
    },
  };
}
