import { Gauge, type Registry } from 'prom-client';

/** A figure that is read when somebody scrapes. */
export interface Reading {
  readonly name: string;
  readonly help: string;
  readonly read: () => number;
  /** How the figures of several processes become one. Default: `sum`. */
  readonly aggregator?: 'sum' | 'max';
}

/** Adds a gauge that costs nothing between two scrapes. */
export function addGauge(registry: Registry, { name, help, read, aggregator = 'sum' }: Reading): void {
  new Gauge({
    name,
    help,
    aggregator,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}
