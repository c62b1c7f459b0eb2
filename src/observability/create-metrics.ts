import { Counter, Registry } from 'prom-client';
import type { DeploymentLoad } from '../core/deployment-load.ts';
import type { MetricsSource } from '../core/metrics.ts';
import type { RequestFacts } from '../core/request-facts.ts';
import { addDeploymentGauges } from './add-deployment-gauges.ts';
import { addGauge } from './add-gauge.ts';
import { addProcessMetrics } from './add-process-metrics.ts';
import { RequestMetrics } from './request-metrics.ts';

/** What is read when somebody scrapes. */
export interface MetricReadings {
  readonly usageQueueLength: () => number;
  readonly usageLostCount: () => number;
}

/** Counts what happens. Every label comes from the contract or the configuration, so that series are few. Shared. */
export interface Metrics extends MetricsSource {
  /** A request has begun; `observe` tells of its end. */
  begin(): void;
  observe(facts: RequestFacts): void;
  countFinding(operationId: string): void;
  countFailedAttempt(deploymentId: string, kind: string): void;
  /** From now on deployments are read here. Default: there are none. */
  watchDeployments(read: () => readonly DeploymentLoad[]): void;
}

/** Metrics in a registry of their own; docs/observability.md lists them. */
export function createMetrics(readings: MetricReadings): Metrics {
  const registry = new Registry();
  addProcessMetrics(registry);
  let inFlight = 0;
  let readDeployments: () => readonly DeploymentLoad[] = () => [];
  addDeploymentGauges(registry, () => readDeployments());
  addReadings(registry, { ...readings, requestsInFlight: () => inFlight });
  const requests = new RequestMetrics(registry);
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
    render: () => registry.metrics(),
    begin: () => {
      inFlight++;
    },
    observe: (facts) => {
      inFlight--;
      requests.observe(facts);
    },
    countFinding: (operation) => {
      findings.inc({ operation });
    },
    countFailedAttempt: (deployment, kind) => {
      failedAttempts.inc({ deployment, kind });
    },
    watchDeployments: (read) => {
      readDeployments = read;
    },
  };
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
  new Counter({
    name: 'specway_usage_dropped_total',
    help: 'Usage records that were lost because the database was away for too long.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(readings.usageLostCount());
    },
  });
}
