import process from 'node:process';
import { pino, type Logger } from 'pino';
import type { LogLevel } from '../../core/config.ts';
import { createLineBuffer } from './line-buffer.ts';

const maxLength = 32 * 1024;
const maxDelayMs = 250;

/** A logger and the way to make sure that its last lines are written. */
export interface GatewayLogger {
  readonly logger: Logger;
  /** Writes everything at once, synchronously: before the process ends. */
  flush(): void;
}

/** JSON lines on standard output, each with the number of the worker where there are several. What is logged is chosen field by field; nothing is logged whole. */
export function createLogger(level: LogLevel, worker?: number): GatewayLogger {
  const writeText = (text: string) => {
    process.stdout.write(text);
  };
  const buffer = createLineBuffer({ maxLength, maxDelayMs, writeText });
  return {
    logger: pino({ level, base: worker === undefined ? null : { worker } }, buffer),
    flush: buffer.flush,
  };
}
