import { Gauge, type Registry } from 'prom-client';

/** A figure that is read when somebody scrapes. */
export interface Reading {
  readonly name: string;
  readonly help: string;
  readonly read: () => number;
}

/** Adds a gauge that costs nothing between two scrapes. */
export function addGauge(registry: Registry, { name, help, read }: Reading): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}
