import type { RealtimeConfig } from '../core/realtime/realtime-config.ts';
import { parseDuration, parseSize } from './parse-units.ts';

/** `realtime` as specway.yaml spells it, defaults filled in. */
export interface FileRealtime {
  readonly maxDuration: string;
  readonly maxMessageBytes: string;
  readonly maxEventsPerSecond: number;
  readonly maxAudio: string;
}

/** Settings of realtime sessions with their units read. */
export function createRealtime(file: FileRealtime): Omit<RealtimeConfig, 'withoutMarker'> {
  return {
    maxDurationMs: parseDuration(file.maxDuration),
    maxMessageBytes: parseSize(file.maxMessageBytes),
    maxEventsPerSecond: file.maxEventsPerSecond,
    maxAudioMs: parseDuration(file.maxAudio),
  };
}
