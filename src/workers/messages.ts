import type { ConfigText, HandedConfig } from '../core/config-text.ts';
import type { MetricFigures } from '../core/metrics.ts';

/** From the primary to a worker. `id` is repeated in the answer. */
export type WorkerOrder =
  | { readonly kind: 'stop' }
  | { readonly kind: 'reload' }
  | { readonly kind: 'configuration'; readonly configuration: HandedConfig }
  | { readonly kind: 'tell'; readonly id: number }
  | { readonly kind: 'collected'; readonly id: number; readonly metrics: readonly MetricFigures[] };

/** From a worker to the primary. */
export type WorkerNote =
  | { readonly kind: 'begun' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'taken'; readonly text: ConfigText }
  | { readonly kind: 'told'; readonly id: number; readonly metrics: readonly MetricFigures[] }
  | { readonly kind: 'collect'; readonly id: number };

/** The argument of the program that makes it a worker, before its number. */
const workerArgument = '--worker=';

export function renderWorkerArgument(number: number): string {
  return `${workerArgument}${String(number)}`;
}

/** Which worker this process was started as; `null` when it was not started by a primary. */
export function readWorkerNumber(argv: readonly string[]): number | null {
  const argument = argv.find((each) => each.startsWith(workerArgument));
  if (argument === undefined || process.send === undefined) return null;
  return Number(argument.slice(workerArgument.length));
}
