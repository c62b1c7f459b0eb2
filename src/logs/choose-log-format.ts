import process from 'node:process';
import type { LogFormat } from '../core/config.ts';

/** What the operator chose; otherwise lines for people on a terminal, and for machines elsewhere. */
export function chooseLogFormat(configured: LogFormat | null): LogFormat {
  return configured ?? (process.stdout.isTTY ? 'pretty' : 'json');
}
