import type { Readiness, ReadinessReport } from '../core/handler.ts';
import type { UsageRecorder } from '../core/usage.ts';
import type { Database } from '../stores/index.ts';
import type { LoadWatch } from './admission/watch-load.ts';

export interface ReadinessParts {
  readonly database: Pick<Database, 'ping'>;
  readonly watch: Pick<LoadWatch, 'isOverloaded'>;
  /** `null` where usage records are switched off. */
  readonly recorder: Pick<UsageRecorder, 'state'> | null;
}

/**
 * Whether the process can serve. Requests depend on the database, which holds the keys, and on a process that is not
 * overloaded. They never depend on usage records: a node that cannot write them says so and goes on serving, since all
 * nodes that share the database would otherwise be taken out of service at once. Whoever asks while the database is being
 * asked gets the same answer.
 */
export function createReadiness({ database, watch, recorder }: ReadinessParts): Readiness {
  let running: Promise<ReadinessReport> | null = null;
  const check = async (): Promise<ReadinessReport> => {
    const isReached = await database.ping().then(
      () => true,
      () => false,
    );
    const { isOverloaded } = watch;
    return {
      isReady: isReached && !isOverloaded,
      checks: {
        database: isReached ? 'ok' : 'failing',
        load: isOverloaded ? 'failing' : 'ok',
        ...(recorder === null ? {} : { usageRecords: recorder.state }),
      },
    };
  };
  return {
    check: () =>
      (running ??= check().finally(() => {
        running = null;
      })),
  };
}
