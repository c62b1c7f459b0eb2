import process from 'node:process';
import { pino, stdTimeFunctions, type Logger } from 'pino';
import type { LogFormat, LogLevel } from '../core/config.ts';
import { createLineBuffer } from './line-buffer.ts';
import { watchOutput } from './watch-output.ts';

const maxLength = 32 * 1024;
const maxDelayMs = 250;

/** A logger and the way to make sure that its last lines are written. */
export interface GatewayLogger {
  readonly logger: Logger;
  /** Writes everything at once, synchronously: before the process ends, and before anything else is written. */
  flush(): void;
}

export interface LoggerOptions {
  readonly level: LogLevel;
  readonly format: LogFormat;
  /** Stands in every line where there are several. */
  readonly worker?: number | undefined;
}

/**
 * Lines on standard output: JSON with the name of the level and the time in UTC (ISO 8601), or the same for people to read.
 * What is logged is chosen field by field; nothing is logged whole. Once per process.
 */
export async function createLogger({ level, format, worker }: LoggerOptions): Promise<GatewayLogger> {
  watchOutput();
  const render = format === 'pretty' ? await loadRenderer() : (text: string) => text;
  const writeText = (text: string) => {
    process.stdout.write(render(text));
  };
  const buffer = createLineBuffer({ maxLength, maxDelayMs, writeText });
  const options = {
    level,
    base: worker === undefined ? null : { worker },
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return { logger: pino(options, buffer), flush: buffer.flush };
}

/** Only where people read is it loaded. */
async function loadRenderer(): Promise<(text: string) => string> {
  const { createLineRenderer } = await import('./create-line-renderer.ts');
  return createLineRenderer(process.stdout.isTTY && process.stdout.hasColors() ? 'coloured' : 'plain');
}
