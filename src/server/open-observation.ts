import type { Logger } from 'pino';
import type { GatewayConfig } from '../core/config.ts';
import type { UsageRecorder } from '../core/usage.ts';
import { createUsageRecorder } from '../metering/index.ts';
import { createMetrics, openTracing, type Metrics, type Tracing } from '../observability/index.ts';
import type { Database } from '../stores/index.ts';

/** What is kept of requests beside the log. Shared. */
export interface Observation {
  /** `null` where usage records are switched off. */
  readonly recorder: UsageRecorder | null;
  /** `null` where they are switched off. */
  readonly metrics: Metrics | null;
  readonly tracing: Tracing | null;
}

/** Usage records, metrics and traces, as configured. */
export async function openObservation(
  { config, logger }: { readonly config: GatewayConfig; readonly logger: Logger },
  { usage }: Pick<Database, 'usage'>,
): Promise<Observation> {
  const recorder = config.usage.records ? createRecorder(logger, usage) : null;
  const readings = {
    usageQueueLength: () => recorder?.queueLength ?? 0,
    usageLostCount: () => recorder?.lostCount ?? 0,
  };
  return {
    recorder,
    metrics: config.metrics.enabled ? createMetrics(readings) : null,
    tracing: config.tracing === null ? null : await openTracing({ ...config.tracing, onProblem: warn }),
  };

  function warn(problem: string): void {
    logger.warn({ problem }, 'traces cannot be delivered');
  }
}

function createRecorder(logger: Logger, store: Database['usage']): UsageRecorder {
  return createUsageRecorder({
    store,
    onStoreState: (state, error) => {
      if (state === 'working') logger.info('usage records are written again');
      else logger.error({ err: error }, 'usage records cannot be written; they wait in memory');
    },
    onLoss: (lostCount) => {
      logger.error({ lostCount }, 'usage records are lost: too many wait for the database');
    },
  });
}
