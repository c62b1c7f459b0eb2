/** The figures of this process, for whoever scrapes them. Shared. */
export interface MetricsSource {
  /** The media type of the text. */
  readonly contentType: string;
  /** Every metric in the text format of Prometheus. */
  render(): Promise<string>;
}
