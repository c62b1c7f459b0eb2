import type { Profile } from '../../src/core/area.ts';
import { stopReasons } from '../../src/core/reasons.ts';

/** Stop reasons newer than the neutral interface, to the nearest of its four where that is not `end_turn`. */
const nearest: ReadonlyMap<string, string> = new Map([['model_context_window_exceeded', 'max_tokens']]);

/** The stop reason as the profile of the request names it: the vendor's own in `vendor`, one of four in `neutral`. */
export function mapStopReason(reason: unknown, profile: Profile): unknown {
  if (profile === 'vendor' || typeof reason !== 'string' || stopReasons.neutral.includes(reason))
    return reason;
  return nearest.get(reason) ?? 'end_turn';
}
