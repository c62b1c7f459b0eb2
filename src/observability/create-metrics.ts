import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { MetricsSource } from '../core/metrics.ts';
import type { RequestFacts } from '../core/request-facts.ts';
import type { TokenUsage } from '../core/usage.ts';
import { addProcessMetrics } from './add-process-metrics.ts';

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
}

/** From 5 ms to 10 minutes: an image or a long answer takes minutes. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600];

/** Metrics in a registry of their own; docs/observability.md lists them. */
export function createMetrics(readings: MetricReadings): Metrics {
  const registry = new Registry();
  addProcessMetrics(registry);
  let inFlight = 0;
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
  };
}

interface AllReadings extends MetricReadings {
  readonly requestsInFlight: () => number;
}

function addReadings(registry: Registry, readings: AllReadings): void {
  const gauges = [
    ['specway_requests_in_flight', 'Requests being answered.', readings.requestsInFlight],
    ['specway_usage_queue_length', 'Usage records that wait to be written.', readings.usageQueueLength],
  ] as const;
  for (const [name, help, read] of gauges) {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  }
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

/** Where a request found no operation. */
const noOperation = 'none';

class RequestMetrics {
  readonly #requests: Counter<'operation' | 'status' | 'outcome'>;
  readonly #durations: Histogram<'operation'>;
  readonly #upstreamDurations: Histogram<'deployment' | 'outcome'>;
  readonly #firstBytes: Histogram<'deployment'>;
  readonly #attempts: Counter<'operation'>;
  readonly #tokens: Counter<'model' | 'kind'>;

  constructor(registry: Registry) {
    const registers = [registry];
    this.#requests = new Counter({
      name: 'specway_requests_total',
      help: 'Requests that have ended.',
      labelNames: ['operation', 'status', 'outcome'],
      registers,
    });
    this.#durations = new Histogram({
      name: 'specway_request_duration_seconds',
      help: 'From the head of a request to the end of its answer.',
      labelNames: ['operation'],
      buckets,
      registers,
    });
    this.#upstreamDurations = new Histogram({
      name: 'specway_upstream_duration_seconds',
      help: 'What all attempts of a request took, up to the whole answer or the first event of a stream.',
      labelNames: ['deployment', 'outcome'],
      buckets,
      registers,
    });
    this.#firstBytes = new Histogram({
      name: 'specway_first_byte_seconds',
      help: 'From the head of a request to the first byte of an answer from the upstream.',
      labelNames: ['deployment'],
      buckets,
      registers,
    });
    this.#attempts = new Counter({
      name: 'specway_attempts_total',
      help: 'Calls to deployments.',
      labelNames: ['operation'],
      registers,
    });
    this.#tokens = new Counter({
      name: 'specway_tokens_total',
      help: 'Tokens that were used, by kind; input without cached tokens, output with thoughts.',
      labelNames: ['model', 'kind'],
      registers,
    });
  }

  observe({ operationId, status, outcome, durationMs, firstByteMs, notes }: RequestFacts): void {
    const operation = operationId === '' ? noOperation : operationId;
    this.#requests.inc({ operation, status, outcome });
    this.#durations.observe({ operation }, durationMs / 1000);
    const { attempts, deploymentId: deployment, model, upstreamMs, usage } = notes;
    if (deployment === undefined) return;
    this.#attempts.inc({ operation }, attempts ?? 1);
    if (upstreamMs !== undefined) this.#upstreamDurations.observe({ deployment, outcome }, upstreamMs / 1000);
    if (firstByteMs !== null) this.#firstBytes.observe({ deployment }, firstByteMs / 1000);
    if (usage && model !== undefined) this.#countTokens(model, usage);
  }

  #countTokens(model: string, usage: TokenUsage): void {
    for (const [kind, count] of [
      ['input', usage.inputTokens],
      ['cache_read', usage.cacheReadTokens],
      ['cache_write', usage.cacheWriteTokens],
      ['output', usage.outputTokens],
      ['thought', usage.thoughtTokens],
    ] as const)
      if (count > 0) this.#tokens.inc({ model, kind }, count);
  }
}
