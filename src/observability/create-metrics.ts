import { Counter, Registry } from 'prom-client';
import type { DeploymentLoad } from '../core/deployment-load.ts';
import type { MetricsPeers, MetricsSource } from '../core/metrics.ts';
import type { RequestFacts } from '../core/request-facts.ts';
import type { TokenUsage } from '../core/usage.ts';
import { addDeploymentGauges } from './add-deployment-gauges.ts';
import { addGauge } from './add-gauge.ts';
import { addReadCounter } from './add-read-counter.ts';
import { addProcessMetrics } from './add-process-metrics.ts';
import { CallMetrics } from './call-metrics.ts';
import { ChargingMetrics } from './charging-metrics.ts';
import { createRenderer } from './create-renderer.ts';
import { RealtimeMetrics } from './realtime-metrics.ts';
import { RequestMetrics } from './request-metrics.ts';
import { VideoMetrics } from './video-metrics.ts';

/** What is read when somebody scrapes. */
export interface MetricReadings {
  readonly usageQueueLength: () => number;
  readonly usageOldestWaitingMs: () => number;
  readonly usageLostCount: () => number;
  readonly usageRefusedCount: () => number;
}

/** Counts what happens. Every label comes from the contract or the configuration, so that series are few. Shared. */
export interface Metrics extends MetricsSource {
  /** A request has begun; `observe` tells of its end. */
  begin(): void;
  observe(facts: RequestFacts): void;
  /** Those of a response in a realtime session, under what metrics call its model; those of other requests `observe` counts. */
  countTokens(model: string, usage: TokenUsage): void;
  countFinding(operationId: string): void;
  countFailedAttempt(deploymentId: string, kind: string): void;
  /** Part of a cost that nobody pays, in micro-USD. */
  countWriteOff(microUsd: bigint): void;
  readonly videos: VideoMetrics;
  readonly realtime: RealtimeMetrics;
  readonly calls: CallMetrics;
  /** From now on deployments are read here. Default: there are none. */
  watchDeployments(read: () => readonly DeploymentLoad[]): void;
  /** From now on what the server holds is read here. Default: nothing. */
  watchServer(read: () => ServerLoad): void;
}

/** What the server holds at this moment. */
export interface ServerLoad {
  readonly memoryBytes: number;
  readonly uploadBytes: number;
  readonly connections: number;
  readonly isOverloaded: boolean;
}

const idleServer: ServerLoad = { memoryBytes: 0, uploadBytes: 0, connections: 0, isOverloaded: false };

/** Metrics in a registry of their own; docs/observability.md lists them. Those of `peers` are told with them. */
export function createMetrics(readings: MetricReadings, peers?: MetricsPeers): Metrics {
  const registry = new Registry();
  addProcessMetrics(registry);
  let inFlight = 0;
  let readDeployments: () => readonly DeploymentLoad[] = () => [];
  addDeploymentGauges(registry, () => readDeployments());
  let readServer = () => idleServer;
  addServerGauges(registry, () => readServer());
  let rendering: Promise<string> | null = null;
  addReadings(registry, { ...readings, requestsInFlight: () => inFlight });
  const renderAll = createRenderer(registry, peers);
  const requests = new RequestMetrics(registry);
  const charging = new ChargingMetrics(registry);
  const findings = new Counter({
    name: 'specway_contract_findings_total',
    help: 'Answers and stream events that broke the contract.',
    labelNames: ['operation'],
    registers: [registry],
  });
  const failedAttempts = new Counter({
    name: 'specway_failed_attempts_total',
    help: 'Calls to deployments that failed, or whose stream broke off.',
    labelNames: ['deployment', 'kind'],
    registers: [registry],
  });
  return {
    contentType: registry.contentType,
    videos: new VideoMetrics(registry),
    realtime: new RealtimeMetrics(registry),
    calls: new CallMetrics(registry),
    // Whoever scrapes meanwhile gets the same text: anybody may ask, and a text costs milliseconds.
    render: () =>
      (rendering ??= renderAll().finally(() => {
        rendering = null;
      })),
    begin: () => {
      inFlight++;
    },
    observe: (facts) => {
      inFlight--;
      requests.observe(facts);
      if (facts.error !== null) charging.observe(facts);
    },
    countTokens: requests.countTokens.bind(requests),
    countFinding: (operation) => {
      findings.inc({ operation });
    },
    countFailedAttempt: (deployment, kind) => {
      failedAttempts.inc({ deployment, kind });
    },
    countWriteOff: (microUsd) => {
      charging.countWriteOff(microUsd);
    },
    watchDeployments: (read) => {
      readDeployments = read;
    },
    watchServer: (read) => {
      readServer = read;
    },
  };
}

function addServerGauges(registry: Registry, read: () => ServerLoad): void {
  addGauge(registry, {
    name: 'specway_memory_in_flight_bytes',
    help: 'Memory that requests and answers hold, as limits.bodyBytesInFlight counts it.',
    read: () => read().memoryBytes,
  });
  addGauge(registry, {
    name: 'specway_uploads_in_flight_bytes',
    help: 'Uploaded forms held on disk.',
    read: () => read().uploadBytes,
  });
  addGauge(registry, {
    name: 'specway_connections',
    help: 'Open client connections.',
    read: () => read().connections,
  });
  addGauge(registry, {
    aggregator: 'max',
    name: 'specway_overloaded',
    help: 'Whether new work is refused because the process has too much to do: 1 or 0.',
    read: () => (read().isOverloaded ? 1 : 0),
  });
}

interface AllReadings extends MetricReadings {
  readonly requestsInFlight: () => number;
}

function addReadings(registry: Registry, readings: AllReadings): void {
  addGauge(registry, {
    name: 'specway_requests_in_flight',
    help: 'Requests being answered.',
    read: readings.requestsInFlight,
  });
  addGauge(registry, {
    name: 'specway_usage_queue_length',
    help: 'Usage records that wait to be written.',
    read: readings.usageQueueLength,
  });
  addGauge(registry, {
    aggregator: 'max',
    name: 'specway_usage_oldest_waiting_seconds',
    help: 'How long ago the request ended whose usage record waits longest; 0 where none waits.',
    read: () => readings.usageOldestWaitingMs() / 1000,
  });
  addReadCounter(registry, {
    name: 'specway_usage_dropped_total',
    help: 'Usage records that were lost: the database was away for too long, or until the gateway had stopped, or refused them.',
    read: readings.usageLostCount,
  });
  addReadCounter(registry, {
    name: 'specway_usage_refused_total',
    help: 'Usage records that were lost because the database refused them.',
    read: readings.usageRefusedCount,
  });
}
