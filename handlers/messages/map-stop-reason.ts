import type { Profile } from '../../src/core/area.ts';

/** Stop reasons newer than the neutral interface, to the nearest of its four. */
const folded: ReadonlyMap<string, string> = new Map([
  ['refusal', 'end_turn'],
  ['pause_turn', 'end_turn'],
  ['model_context_window_exceeded', 'max_tokens'],
]);

/** The stop reason as the profile of the request names it: the vendor's own in `vendor`, one of four in `neutral`. */
export function mapStopReason(reason: unknown, profile: Profile): unknown {
  if (profile === 'vendor' || typeof reason !== 'string') return reason;
  return folded.get(reason) ?? reason;
}
