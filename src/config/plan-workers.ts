import { availableParallelism } from 'node:os';
import type { LogFormat, LogLevel } from '../core/config.ts';
import { parseEnvironment } from './parse-environment.ts';
import type { Environment } from './read-environment.ts';

/** No more than can be asked for by number. */
const maxWorkers = 64;

/** How many processes SPECWAY_WORKERS asks for; `auto` is one for each core that this process may use. */
export function countWorkers(value: string): number {
  return value === 'auto' ? Math.min(availableParallelism(), maxWorkers) : Number(value);
}

/** Several processes, and how the one that watches over them logs. */
export interface WorkerPlan {
  readonly count: number;
  readonly logLevel: LogLevel;
  readonly logFormat: LogFormat | null;
}

/**
 * What is to run on this machine; `null` for one process, also where the variables hold a mistake, which that process will
 * explain.
 */
export function planWorkers(environment: Environment): WorkerPlan | null {
  if ((environment['SPECWAY_WORKERS'] ?? '') === '') return null;
  // Which variables specway.yaml refers to is not known here; so any may be there.
  const { values, problems } = parseEnvironment(environment, new Set(Object.keys(environment)));
  if (problems.length > 0) return null;
  const count = countWorkers(values.SPECWAY_WORKERS);
  if (count < 2) return null;
  return { count, logLevel: values.SPECWAY_LOG_LEVEL, logFormat: values.SPECWAY_LOG_FORMAT ?? null };
}
