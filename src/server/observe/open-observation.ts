import type { Logger } from 'pino';
import type { GatewayConfig } from '../../core/config.ts';
import type { MetricsPeers } from '../../core/metrics.ts';
import type { UsageRecorder } from '../../core/usage.ts';
import { systemClock } from '../../core/clock.ts';
import { createUsageRecorder } from '../../metering/index.ts';
import { createMetrics, openTracing, type Metrics, type Tracing } from '../../observability/index.ts';
import type { Database } from '../../stores/index.ts';

/** What is kept of requests beside the log. Shared. */
export interface Observation {
  /** `null` where usage records are switched off. */
  readonly recorder: UsageRecorder | null;
  /** `null` where they are switched off. */
  readonly metrics: Metrics | null;
  readonly tracing: Tracing | null;
}

export interface ObservationOptions {
  readonly config: GatewayConfig;
  readonly logger: Logger;
  /** Whose figures are told with those of this process. Default: nobody's. */
  readonly peers?: MetricsPeers;
}

/** Usage records, metrics and traces, as configured. */
export async function openObservation(
  { config, logger, peers }: ObservationOptions,
  { usage }: Pick<Database, 'usage'>,
): Promise<Observation> {
  const recorder = config.usage.records ? createRecorder(logger, usage) : null;
  const readings = {
    usageQueueLength: () => recorder?.queueLength ?? 0,
    usageOldestWaitingMs: () => recorder?.oldestWaitingMs ?? 0,
    usageLostCount: () => recorder?.lostCount ?? 0,
    usageRefusedCount: () => recorder?.refusedCount ?? 0,
  };
  return {
    recorder,
    metrics: config.metrics.enabled ? createMetrics(readings, peers) : null,
    tracing: config.tracing === null ? null : await openTracing({ ...config.tracing, onProblem: warn }),
  };

  function warn(problem: string): void {
    logger.warn({ problem }, 'traces cannot be delivered');
  }
}

/** Of so many refused records one line of the log names the requests. */
const namedRefusals = 20;

const lossReasons = {
  full: 'too many wait for the database',
  closed: 'the gateway stopped before the database took them',
} as const;

function createRecorder(logger: Logger, store: Database['usage']): UsageRecorder {
  return createUsageRecorder({
    store,
    clock: systemClock,
    onStoreState: (state, error) => {
      if (state === 'working') logger.info('usage records are written again');
      else logger.error({ err: error }, 'usage records cannot be written; they wait in memory');
    },
    onLoss: (lostCount, why) => {
      logger.error({ lostCount }, `usage records are lost: ${lossReasons[why]}`);
    },
    onRefusal: (refused) => {
      const first = refused.slice(0, namedRefusals);
      const refusals = first.map(({ record, reason }) => ({ requestId: record.requestId, reason }));
      logger.error(
        { refusedCount: refused.length, refusals },
        'usage records are lost: the database refuses them',
      );
    },
  });
}
