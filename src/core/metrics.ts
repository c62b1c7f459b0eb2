/** The figures of this process, for whoever scrapes them. Shared. */
export interface MetricsSource {
  /** The media type of the text. */
  readonly contentType: string;
  /** Every metric in the text format of Prometheus. */
  render(): Promise<string>;
}

/** One metric with all of its series, as it goes from process to process. */
export interface MetricFigures {
  readonly name: string;
  readonly help: string;
  readonly type: string;
  /** How figures of several processes become one: `sum` or `max`. */
  readonly aggregator: string;
  readonly values: readonly SeriesFigure[];
}

export interface SeriesFigure {
  readonly value: number;
  readonly labels: Readonly<Record<string, string | number>>;
  /** Of a histogram's lines, whose names are longer than the metric's. */
  readonly metricName?: string;
}

/** The processes that share a port with this one. Shared. */
export interface MetricsPeers {
  /** From now on the others may have the figures of this process. Default: it has none. */
  serve(read: () => Promise<readonly MetricFigures[]>): void;
  /** Those of all of them, this one included, put together. Rejects when nobody can tell. */
  collect(): Promise<readonly MetricFigures[]>;
}
