import type { MetricFigures, SeriesFigure } from '../core/metrics.ts';

/** Figures of one process, with the number of the worker. */
export interface WorkerFigures {
  readonly worker: number;
  readonly metrics: readonly MetricFigures[];
}

/**
 * One set of figures of several: counters and histograms are added up, and gauges too unless the greatest of them says more. What
 * belongs to a process (`process_…`, `nodejs_…`) stays apart, with the label `worker`.
 */
export function mergeMetrics(all: readonly WorkerFigures[]): readonly MetricFigures[] {
  const merged = new Map<
    string,
    { readonly metric: MetricFigures; readonly series: Map<string, SeriesFigure> }
  >();
  for (const { worker, metrics } of all) {
    for (const metric of metrics) {
      const entry = merged.get(metric.name) ?? { metric, series: new Map<string, SeriesFigure>() };
      merged.set(metric.name, entry);
      for (const value of metric.values) addSeries(entry.series, metric, label(value, metric, worker));
    }
  }
  return [...merged.values()].map(({ metric, series }) => ({ ...metric, values: [...series.values()] }));
}

/** What goes on counting when its process has ended: sums that fell would look like a restart of all. */
export function keepCounts(metrics: readonly MetricFigures[]): readonly MetricFigures[] {
  return metrics.filter(({ name, type }) => type !== 'gauge' && !isOfProcess(name));
}

function isOfProcess(name: string): boolean {
  return name.startsWith('process_') || name.startsWith('nodejs_');
}

function label(value: SeriesFigure, { name }: MetricFigures, worker: number): SeriesFigure {
  return isOfProcess(name) ? { ...value, labels: { ...value.labels, worker: String(worker) } } : value;
}

function addSeries(
  series: Map<string, SeriesFigure>,
  { aggregator }: MetricFigures,
  value: SeriesFigure,
): void {
  const labels = Object.entries(value.labels).sort(([one], [other]) => (one < other ? -1 : 1));
  const key = JSON.stringify([value.metricName, labels]);
  const known = series.get(key);
  const sum = known === undefined ? value.value : combine(aggregator, known.value, value.value);
  series.set(key, { ...value, value: sum });
}

function combine(aggregator: string, one: number, other: number): number {
  return aggregator === 'max' ? Math.max(one, other) : one + other;
}
