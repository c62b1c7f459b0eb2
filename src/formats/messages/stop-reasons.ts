import type { Profile } from '../../core/area.ts';
import type { Ending } from '../../core/ending.ts';

/** Those of the neutral interface; a test compares them with the contract. */
type NeutralStopReason = 'end_turn' | 'max_tokens' | 'stop_sequence' | 'tool_use';

/** What a stop reason says, and the nearest of the neutral interface. */
interface Meaning {
  readonly ending: Ending;
  readonly neutral: NeutralStopReason;
}

/** Every stop reason of format B; the last three are newer than the neutral interface. */
const meanings = {
  end_turn: { ending: 'complete', neutral: 'end_turn' },
  max_tokens: { ending: 'max-tokens', neutral: 'max_tokens' },
  stop_sequence: { ending: 'stop-sequence', neutral: 'stop_sequence' },
  tool_use: { ending: 'tool-calls', neutral: 'tool_use' },
  pause_turn: { ending: 'complete', neutral: 'end_turn' },
  refusal: { ending: 'filtered', neutral: 'end_turn' },
  model_context_window_exceeded: { ending: 'max-tokens', neutral: 'max_tokens' },
} as const satisfies Readonly<Record<NeutralStopReason, Meaning> & Record<string, Meaning>>;

const stopReasons: ReadonlyMap<unknown, Meaning> = new Map<unknown, Meaning>(Object.entries(meanings));

const reasonsOfEndings: Readonly<Record<Ending, keyof typeof meanings>> = {
  complete: 'end_turn',
  'stop-sequence': 'stop_sequence',
  'tool-calls': 'tool_use',
  'max-tokens': 'max_tokens',
  filtered: 'refusal',
  malformed: 'end_turn',
  other: 'end_turn',
};

/** Whether this is a stop reason of format B, told apart from other words. */
export function isStopReason(word: string): boolean {
  return stopReasons.has(word);
}

/** The stop reason as the profile names it: the vendor's own in `vendor`, one of four in `neutral`. */
export function mapStopReason(reason: unknown, profile: Profile): unknown {
  if (profile === 'vendor' || typeof reason !== 'string') return reason;
  return stopReasons.get(reason)?.neutral ?? 'end_turn';
}

/** What a stop reason says; `other` for one that this version does not know. */
export function mapStopReasonToEnding(reason: unknown): Ending {
  return stopReasons.get(reason)?.ending ?? 'other';
}

/** The stop reason for an ending, in the vendor's own words. What has no name of its own ends the turn. */
export function mapEndingToStopReason(ending: Ending): string {
  return reasonsOfEndings[ending];
}
