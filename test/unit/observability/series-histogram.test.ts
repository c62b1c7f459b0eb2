import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { SeriesHistogram } from '../../../src/observability/series-histogram.ts';

function createHistogram() {
  const registry = new Registry();
  const options = {
    name: 'took_seconds',
    help: 'How long.',
    labelNames: ['place'],
    buckets: [1, 2],
  } as const;
  return { registry, histogram: new SeriesHistogram({ ...options, registry }) };
}

describe('SeriesHistogram', () => {
  it('renders what its series saw, a bound belonging to its bucket', async () => {
    const { registry, histogram } = createHistogram();
    const series = histogram.addSeries({ place: 'a' });
    for (const value of [0.5, 1, 1.5, 9]) series.observe(value);
    expect(await registry.metrics()).toBe(`# HELP took_seconds How long.
# TYPE took_seconds histogram
took_seconds_bucket{le="1",place="a"} 2
took_seconds_bucket{le="2",place="a"} 3
took_seconds_bucket{le="+Inf",place="a"} 4
took_seconds_sum{place="a"} 12
took_seconds_count{place="a"} 4
`);
  });

  it('keeps series apart', async () => {
    const { registry, histogram } = createHistogram();
    histogram.addSeries({ place: 'a' }).observe(1);
    histogram.addSeries({ place: 'b' });
    const text = await registry.metrics();
    expect(text).toContain('took_seconds_count{place="a"} 1');
    expect(text).toContain('took_seconds_count{place="b"} 0');
  });

  it('can be read as JSON too', async () => {
    const { registry, histogram } = createHistogram();
    histogram.addSeries({ place: 'a' }).observe(1);
    const [metric] = await registry.getMetricsAsJSON();
    expect(metric?.values[0]).toMatchObject({ labels: { le: '1', place: 'a' }, value: 1 });
  });
});
