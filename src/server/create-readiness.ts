import { keyOutageMs } from '../auth/index.ts';
import type { Readiness, ReadinessReport } from '../core/handler.ts';
import type { Ledger } from '../core/ledger.ts';
import type { UsageRecorder } from '../core/usage.ts';
import type { Database } from '../stores/index.ts';
import type { LoadWatch } from './admission/watch-load.ts';

/** How far a process is. */
export interface Progress {
  /** It serves when whoever is to own it is there, and so is the key of the first start. What stops takes no new connections. */
  phase: 'starting' | 'serving' | 'stopping';
}

export interface ReadinessParts {
  readonly progress: Readonly<Progress>;
  readonly database: Pick<Database, 'ping'>;
  readonly ledger: Pick<Ledger, 'state'>;
  /** Whether requests cost anything. It may change. */
  readonly hasPrices: () => boolean;
  readonly watch: Pick<LoadWatch, 'isOverloaded'>;
  /** `null` where usage records are switched off. */
  readonly recorder: Pick<UsageRecorder, 'state'> | null;
  /** A monotonic clock, in milliseconds. Default: the time since the process began. */
  readonly now?: () => number;
}

/**
 * Whether the process can serve what it is there for (docs/decisions/0035-what-nodes-know.md), from the end of its start until it is told to stop. Where anything has a price it
 * needs a database that takes money. Where nothing has, keys that were seen lately are enough, and a database that is away costs
 * nobody an answer before those are forgotten. It never depends on usage records: a node that cannot write them says so and goes
 * on serving. Whoever asks while the database is being asked gets the same answer.
 */
export function createReadiness(parts: ReadinessParts): Readiness {
  const { progress, database, ledger, hasPrices, watch, recorder, now = () => performance.now() } = parts;
  let reachedAt = now();
  let running: Promise<ReadinessReport> | null = null;
  const ping = async (): Promise<'ok' | 'failing'> => {
    try {
      await database.ping();
      reachedAt = now();
      return 'ok';
    } catch {
      return 'failing';
    }
  };
  const check = async (): Promise<ReadinessReport> => {
    const state = await ping();
    const takesMoney = state === 'ok' && ledger.state === 'ok';
    const knowsKeys = now() - reachedAt < keyOutageMs;
    const { isOverloaded } = watch;
    return {
      isReady: progress.phase === 'serving' && !isOverloaded && (hasPrices() ? takesMoney : knowsKeys),
      checks: {
        database: state,
        ledger: ledger.state,
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
