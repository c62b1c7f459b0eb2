import { Counter, type Registry } from 'prom-client';
import type { RequestFacts } from '../core/request-facts.ts';
import type { TokenUsage, UsageOutcome } from '../core/usage.ts';
import { SeriesHistogram, type Series } from './series-histogram.ts';

/** From 5 ms to 10 minutes: an image or a long answer takes minutes. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600];

/** Where a request found no operation. */
const noOperation = 'none';

interface EndedRequests {
  readonly operation: string;
  readonly status: number;
  readonly outcome: UsageOutcome;
  count: number;
}

interface OperationFigures {
  readonly operation: string;
  readonly durations: Series;
  attempts: number;
  /** By status and outcome. */
  readonly ended: Map<string, EndedRequests>;
}

interface DeploymentFigures {
  readonly firstBytes: Series;
  /** By outcome. */
  readonly durations: Map<UsageOutcome, Series>;
}

interface ModelFigures {
  readonly model: string;
  readonly tokens: Record<TokenKind, number>;
}

type TokenKind = 'input' | 'cache_read' | 'cache_write' | 'output' | 'thought';

/**
 * Counts requests that have ended. Sums are kept in plain objects found by operation, deployment and model, and handed to
 * prom-client only when somebody scrapes: this runs once per request.
 */
export class RequestMetrics {
  readonly #operations = new Map<string, OperationFigures>();
  readonly #deployments = new Map<string, DeploymentFigures>();
  readonly #models = new Map<string, ModelFigures>();
  readonly #durations: SeriesHistogram<'operation'>;
  readonly #upstreamDurations: SeriesHistogram<'deployment' | 'outcome'>;
  readonly #firstBytes: SeriesHistogram<'deployment'>;

  constructor(registry: Registry) {
    this.#addCounters(registry);
    this.#durations = new SeriesHistogram({
      name: 'specway_request_duration_seconds',
      help: 'From the head of a request to the end of its answer.',
      labelNames: ['operation'],
      buckets,
      registry,
    });
    this.#upstreamDurations = new SeriesHistogram({
      name: 'specway_upstream_duration_seconds',
      help: 'What all attempts of a request took, up to the whole answer or the first event of a stream.',
      labelNames: ['deployment', 'outcome'],
      buckets,
      registry,
    });
    this.#firstBytes = new SeriesHistogram({
      name: 'specway_first_byte_seconds',
      help: 'From the head of a request to the first byte of an answer from the upstream.',
      labelNames: ['deployment'],
      buckets,
      registry,
    });
  }

  observe({ operationId, status, outcome, durationMs, firstByteMs, notes }: RequestFacts): void {
    const operation = this.#findOperation(operationId === '' ? noOperation : operationId);
    findEnded(operation, status, outcome).count += 1;
    operation.durations.observe(durationMs / 1000);
    const { attempts, deploymentId, metricName, upstreamMs, answer } = notes;
    if (deploymentId === undefined) return;
    operation.attempts += attempts ?? 0;
    const deployment = this.#findDeployment(deploymentId);
    // Where there was no attempt nobody was asked: the request could not be translated.
    if (upstreamMs !== undefined && attempts !== undefined)
      this.#findUpstreamSeries(deploymentId, outcome, deployment).observe(upstreamMs / 1000);
    if (firstByteMs !== null) deployment.firstBytes.observe(firstByteMs / 1000);
    if (answer?.usage && metricName !== undefined) this.countTokens(metricName, answer.usage);
  }

  #findOperation(operation: string): OperationFigures {
    const known = this.#operations.get(operation);
    if (known) return known;
    const durations = this.#durations.addSeries({ operation });
    const figures: OperationFigures = { operation, durations, attempts: 0, ended: new Map() };
    this.#operations.set(operation, figures);
    return figures;
  }

  #findDeployment(deployment: string): DeploymentFigures {
    const known = this.#deployments.get(deployment);
    if (known) return known;
    const figures = { firstBytes: this.#firstBytes.addSeries({ deployment }), durations: new Map() };
    this.#deployments.set(deployment, figures);
    return figures;
  }

  #findUpstreamSeries(deployment: string, outcome: UsageOutcome, { durations }: DeploymentFigures): Series {
    const known = durations.get(outcome);
    if (known) return known;
    const series = this.#upstreamDurations.addSeries({ deployment, outcome });
    durations.set(outcome, series);
    return series;
  }

  /** `model` is what metrics call it. */
  countTokens(model: string, usage: TokenUsage): void {
    let figures = this.#models.get(model);
    if (!figures) {
      figures = { model, tokens: { input: 0, cache_read: 0, cache_write: 0, output: 0, thought: 0 } };
      this.#models.set(model, figures);
    }
    const { tokens } = figures;
    tokens.input += usage.inputTokens;
    tokens.cache_read += usage.cacheReadTokens;
    tokens.cache_write += usage.cacheWriteTokens;
    tokens.output += usage.outputTokens;
    tokens.thought += usage.thoughtTokens;
  }

  #addCounters(registry: Registry): void {
    const operations = this.#operations;
    const models = this.#models;
    const registers = [registry];
    new Counter({
      name: 'specway_requests_total',
      help: 'Requests that have ended.',
      labelNames: ['operation', 'status', 'outcome'],
      registers,
      collect() {
        this.reset();
        for (const { ended } of operations.values())
          for (const { operation, status, outcome, count } of ended.values())
            this.inc({ operation, status, outcome }, count);
      },
    });
    new Counter({
      name: 'specway_attempts_total',
      help: 'Calls to deployments.',
      labelNames: ['operation'],
      registers,
      collect() {
        this.reset();
        for (const { operation, attempts } of operations.values())
          if (attempts > 0) this.inc({ operation }, attempts);
      },
    });
    new Counter({
      name: 'specway_tokens_total',
      help: 'Tokens that were used, by kind; input without cached tokens, output with thoughts.',
      labelNames: ['model', 'kind'],
      registers,
      collect() {
        this.reset();
        for (const { model, tokens } of models.values())
          for (const [kind, count] of Object.entries(tokens)) if (count > 0) this.inc({ model, kind }, count);
      },
    });
  }
}

function findEnded({ operation, ended }: OperationFigures, status: number, outcome: UsageOutcome) {
  const key = `${String(status)} ${outcome}`;
  const known = ended.get(key);
  if (known) return known;
  const requests: EndedRequests = { operation, status, outcome, count: 0 };
  ended.set(key, requests);
  return requests;
}
