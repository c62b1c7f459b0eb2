import { describe, expect, it } from 'vitest';
import type { MetricFigures, SeriesFigure } from '../../../src/core/metrics.ts';
import { keepCounts, mergeMetrics } from '../../../src/workers/merge-metrics.ts';

function metric(
  name: string,
  type: string,
  values: readonly SeriesFigure[],
  aggregator = 'sum',
): MetricFigures {
  return { name, type, help: 'about it', aggregator, values };
}

const requests = (operation: string, value: number): SeriesFigure => ({ labels: { operation }, value });

describe('mergeMetrics', () => {
  it('adds up what has the same labels, in whatever order they are', () => {
    const merged = mergeMetrics([
      { worker: 1, metrics: [metric('requests', 'counter', [{ labels: { a: 1, b: 'x' }, value: 2 }])] },
      {
        worker: 2,
        metrics: [
          metric('requests', 'counter', [
            { labels: { b: 'x', a: 1 }, value: 3 },
            { labels: { b: 'y', a: 1 }, value: 7 },
          ]),
        ],
      },
    ]);
    expect(merged.map(({ values }) => values.map(({ value }) => value))).toEqual([[5, 7]]);
  });

  it('keeps the lines of a histogram apart', () => {
    const histogram = (count: number, sum: number) =>
      metric('seconds', 'histogram', [
        { metricName: 'seconds_bucket', labels: { le: 1 }, value: count },
        { metricName: 'seconds_sum', labels: {}, value: sum },
        { metricName: 'seconds_count', labels: {}, value: count },
      ]);
    const [merged] = mergeMetrics([
      { worker: 1, metrics: [histogram(1, 0.5)] },
      { worker: 2, metrics: [histogram(2, 0.25)] },
    ]);
    expect(merged?.values.map(({ metricName, value }) => [metricName, value])).toEqual([
      ['seconds_bucket', 3],
      ['seconds_sum', 0.75],
      ['seconds_count', 3],
    ]);
  });

  it('takes the greatest of what is no sum', () => {
    const overloaded = (value: number) => [metric('overloaded', 'gauge', [{ labels: {}, value }], 'max')];
    const merged = mergeMetrics([1, 0, 1].map((value, worker) => ({ worker, metrics: overloaded(value) })));
    expect(merged[0]?.values).toEqual([{ labels: {}, value: 1 }]);
  });

  it('keeps what belongs to a process apart', () => {
    const memory = (value: number) => [
      metric('process_resident_memory_bytes', 'gauge', [{ labels: {}, value }]),
    ];
    const merged = mergeMetrics([
      { worker: 1, metrics: memory(10) },
      { worker: 2, metrics: memory(20) },
    ]);
    expect(merged[0]?.values).toEqual([
      { labels: { worker: '1' }, value: 10 },
      { labels: { worker: '2' }, value: 20 },
    ]);
  });
});

describe('keepCounts', () => {
  it('keeps counters and histograms of a process that has ended, and nothing that was its own', () => {
    const all = [
      metric('requests', 'counter', [requests('a', 1)]),
      metric('seconds', 'histogram', []),
      metric('connections', 'gauge', [{ labels: {}, value: 5 }]),
      metric('process_cpu_seconds_total', 'counter', [{ labels: {}, value: 5 }]),
    ];
    expect(keepCounts(all).map(({ name }) => name)).toEqual(['requests', 'seconds']);
  });
});
