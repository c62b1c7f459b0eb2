import type { RealtimeConfig } from '../core/realtime/realtime-config.ts';
import { parseDuration, parseSize } from './parse-units.ts';

/** `realtime` as specway.yaml spells it, defaults filled in. */
export interface FileRealtime {
  readonly maxDuration: string;
  readonly maxMessageBytes: string;
}

/** Settings of realtime sessions with their units read. */
export function createRealtime({ maxDuration, maxMessageBytes }: FileRealtime): RealtimeConfig {
  return { maxDurationMs: parseDuration(maxDuration), maxMessageBytes: parseSize(maxMessageBytes) };
}
