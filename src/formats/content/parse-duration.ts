import { parseWait } from '../../core/parse-wait.ts';

/** Reads a protobuf duration such as `34s` or `1.5s`, in milliseconds; `null` for anything else. */
export function parseDuration(duration: unknown): number | null {
  if (typeof duration !== 'string' || !duration.endsWith('s')) return null;
  return parseWait(duration.slice(0, -1), 1000);
}
