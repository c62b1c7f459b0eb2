import type { Candidate } from '../../../generated/contract-types.ts';
import type { Profile } from '../../core/area.ts';
import type { Ending } from '../../core/ending.ts';
import { asString, type Unchecked } from '../../core/json/json-object.ts';

/** Those of the neutral interface; a test compares them with the contract. */
type NeutralFinishReason =
  | 'STOP'
  | 'MAX_TOKENS'
  | 'SAFETY'
  | 'RECITATION'
  | 'LANGUAGE'
  | 'OTHER'
  | 'BLOCKLIST'
  | 'PROHIBITED_CONTENT'
  | 'SPII'
  | 'MALFORMED_FUNCTION_CALL'
  | 'IMAGE_SAFETY';

/** What a finish reason says, and the nearest of the neutral interface. */
interface Meaning {
  readonly ending: Ending;
  readonly neutral: NeutralFinishReason;
}

/** Every finish reason of a candidate in format C; those from `NO_IMAGE` on are newer than the neutral interface. */
const meanings = {
  STOP: { ending: 'complete', neutral: 'STOP' },
  MAX_TOKENS: { ending: 'max-tokens', neutral: 'MAX_TOKENS' },
  SAFETY: { ending: 'filtered', neutral: 'SAFETY' },
  RECITATION: { ending: 'filtered', neutral: 'RECITATION' },
  LANGUAGE: { ending: 'other', neutral: 'LANGUAGE' },
  OTHER: { ending: 'other', neutral: 'OTHER' },
  BLOCKLIST: { ending: 'filtered', neutral: 'BLOCKLIST' },
  PROHIBITED_CONTENT: { ending: 'filtered', neutral: 'PROHIBITED_CONTENT' },
  SPII: { ending: 'filtered', neutral: 'SPII' },
  MALFORMED_FUNCTION_CALL: { ending: 'malformed', neutral: 'MALFORMED_FUNCTION_CALL' },
  IMAGE_SAFETY: { ending: 'filtered', neutral: 'IMAGE_SAFETY' },
  NO_IMAGE: { ending: 'other', neutral: 'OTHER' },
  IMAGE_PROHIBITED_CONTENT: { ending: 'filtered', neutral: 'PROHIBITED_CONTENT' },
  IMAGE_RECITATION: { ending: 'filtered', neutral: 'RECITATION' },
  IMAGE_OTHER: { ending: 'other', neutral: 'OTHER' },
  UNEXPECTED_TOOL_CALL: { ending: 'malformed', neutral: 'MALFORMED_FUNCTION_CALL' },
  TOO_MANY_TOOL_CALLS: { ending: 'malformed', neutral: 'MALFORMED_FUNCTION_CALL' },
  MALFORMED_RESPONSE: { ending: 'malformed', neutral: 'OTHER' },
  MODEL_ARMOR: { ending: 'filtered', neutral: 'OTHER' },
  CONTINUATION: { ending: 'max-tokens', neutral: 'MAX_TOKENS' },
  MISSING_THOUGHT_SIGNATURE: { ending: 'malformed', neutral: 'OTHER' },
  ESCALATION: { ending: 'filtered', neutral: 'OTHER' },
  PUP_LIMITED_DISABLED: { ending: 'filtered', neutral: 'OTHER' },
} as const satisfies Readonly<Record<NeutralFinishReason, Meaning> & Record<string, Meaning>>;

const finishReasons: ReadonlyMap<unknown, Meaning> = new Map<unknown, Meaning>(Object.entries(meanings));

const reasonsOfEndings: Readonly<Record<Ending, keyof typeof meanings>> = {
  complete: 'STOP',
  'stop-sequence': 'STOP',
  'tool-calls': 'STOP',
  'max-tokens': 'MAX_TOKENS',
  filtered: 'SAFETY',
  malformed: 'MALFORMED_FUNCTION_CALL',
  other: 'OTHER',
};

/** Whether this is a finish reason of format C, told apart from other words. */
export function isFinishReason(word: string): boolean {
  return finishReasons.has(word);
}

/** What upstreams write that leave no member out: the candidate goes on. */
const unsaidReasons: ReadonlySet<unknown> = new Set(['', 'FINISH_REASON_UNSPECIFIED']);

/** The finish reason of a candidate; `null` where it has none yet. */
export function readFinishReason({ finishReason }: Unchecked<Candidate>): string | null {
  return unsaidReasons.has(finishReason) ? null : asString(finishReason);
}

/** The finish reason as the profile names it; `undefined` for one that stands for none in the neutral profile. */
export function mapFinishReason(reason: unknown, profile: Profile): unknown {
  if (profile === 'vendor' || typeof reason !== 'string') return reason;
  if (unsaidReasons.has(reason)) return undefined;
  return finishReasons.get(reason)?.neutral ?? 'OTHER';
}

/** What a finish reason says; `other` for one that this version does not know. */
export function mapFinishReasonToEnding(reason: unknown): Ending {
  return finishReasons.get(reason)?.ending ?? 'other';
}

/** The finish reason for an ending. Format C does not tell a stop sequence, or calls, from the model's own end. */
export function mapEndingToFinishReason(ending: Ending): string {
  return reasonsOfEndings[ending];
}
