import { describe, expect, it } from 'vitest';
import type { MetricFigures } from '../../../src/core/metrics.ts';
import { MetricsCollector } from '../../../src/workers/metrics-collector.ts';

const count = (value: number): readonly MetricFigures[] => [
  { name: 'requests', type: 'counter', help: '', aggregator: 'sum', values: [{ labels: {}, value }] },
];

/** Workers that answer what they are told to, or nothing. */
function createCollector(counts: Map<number, number | null>) {
  let questions = 0;
  const collector: MetricsCollector = new MetricsCollector((id) => {
    questions += 1;
    queueMicrotask(() => {
      for (const [worker, value] of counts) if (value !== null) collector.take(worker, id, count(value));
    });
    return [...counts.keys()];
  });
  return {
    collector,
    read: async () => (await collector.collect())[0]?.values[0]?.value,
    countQuestions: () => questions,
  };
}

describe('MetricsCollector', () => {
  it('adds up what all workers tell, and asks once for all who want to know', async () => {
    const { read, countQuestions } = createCollector(
      new Map([
        [1, 5],
        [2, 7],
      ]),
    );
    expect(await Promise.all([read(), read()])).toEqual([12, 12]);
    expect(countQuestions()).toBe(1);
  });

  it('never falls when a worker ends and another one begins to count', async () => {
    const counts = new Map<number, number | null>([
      [1, 5],
      [2, 7],
    ]);
    const { collector, read } = createCollector(counts);
    expect(await read()).toBe(12);
    counts.delete(1);
    collector.retire(1);
    expect(await read()).toBe(12);
    counts.set(1, 1);
    expect(await read()).toBe(13);
    collector.retire(1);
    counts.set(1, 0);
    expect(await read()).toBe(13);
  });

  it('takes what a worker told last where it does not answer', async () => {
    const counts = new Map<number, number | null>([
      [1, 5],
      [2, 7],
    ]);
    const { read } = createCollector(counts);
    await read();
    counts.set(2, null).set(1, 6);
    expect(await read()).toBe(13);
  });

  it('does not wait for a worker that ends meanwhile', async () => {
    const { collector, read } = createCollector(new Map([[1, null]]));
    const reading = read();
    collector.retire(1);
    expect(await reading).toBeUndefined();
  });

  it('has nothing where no worker runs', async () => {
    const { read } = createCollector(new Map());
    expect(await read()).toBeUndefined();
  });
});
