import { Histogram, type Registry } from 'prom-client';

/** One line of a histogram: what was seen with one set of labels. */
export interface Series {
  observe(value: number): void;
}

export interface SeriesHistogramOptions<Label extends string> {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly Label[];
  /** Upper bounds, ascending. */
  readonly buckets: readonly number[];
  readonly registry: Registry;
}

class CountedSeries<Label extends string> implements Series {
  readonly labels: Readonly<Record<Label, string>>;
  /** How many values lie in each bucket and in no lower one; the last is for values above all bounds. */
  readonly counts: number[];
  sum = 0;
  readonly #bounds: readonly number[];

  constructor(labels: Readonly<Record<Label, string>>, bounds: readonly number[]) {
    this.labels = labels;
    this.#bounds = bounds;
    this.counts = new Array<number>(bounds.length + 1).fill(0);
  }

  observe(value: number): void {
    let index = 0;
    while (index < this.#bounds.length && value > (this.#bounds[index] ?? 0)) index += 1;
    this.counts[index] = (this.counts[index] ?? 0) + 1;
    this.sum += value;
  }
}

/**
 * A histogram that is written through its series. prom-client's own finds the series again with every value, by an object
 * of labels, which took longer than all other bookkeeping of a small request; it still renders what was counted here.
 */
export class SeriesHistogram<Label extends string> extends Histogram<Label> {
  readonly #options: SeriesHistogramOptions<Label>;
  readonly #series: CountedSeries<Label>[] = [];

  constructor(options: SeriesHistogramOptions<Label>) {
    const { name, help, labelNames, buckets, registry } = options;
    super({ name, help, labelNames: [...labelNames], buckets: [...buckets], registers: [registry] });
    this.#options = options;
  }

  /** To be called once for each set of labels. */
  addSeries(labels: Readonly<Record<Label, string>>): Series {
    const series = new CountedSeries(labels, this.#options.buckets);
    this.#series.push(series);
    return series;
  }

  /** What the registry renders, and what `get` of the library begins with. */
  getForPromString(): Promise<object> {
    const { name, help } = this.#options;
    const values = this.#series.flatMap((series) => this.#render(series));
    return Promise.resolve({ name, help, type: 'histogram', values, aggregator: 'sum' });
  }

  /** The library joins the labels of a line with those that a series shares. */
  #render({ labels: sharedLabels, counts, sum }: CountedSeries<Label>): readonly object[] {
    const { name, buckets } = this.#options;
    let below = 0;
    const bucketLines = counts.map((count, index) => {
      below += count;
      const le = index < buckets.length ? String(buckets[index]) : '+Inf';
      return { metricName: `${name}_bucket`, labels: { le }, sharedLabels, value: below };
    });
    return [
      ...bucketLines,
      { metricName: `${name}_sum`, labels: {}, sharedLabels, value: sum },
      { metricName: `${name}_count`, labels: {}, sharedLabels, value: below },
    ];
  }
}
