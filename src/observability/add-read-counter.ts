import { Counter, type Registry } from 'prom-client';
import type { Reading } from './add-gauge.ts';

/** Adds a counter whose value somebody else counts; it costs nothing between two scrapes either. */
export function addReadCounter(registry: Registry, { name, help, read }: Reading): void {
  new Counter({
    name,
    help,
    registers: [registry],
    collect() {
      this.reset();
      this.inc(read());
    },
  });
}
