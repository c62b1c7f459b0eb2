import type { Profile } from '../../core/area.ts';

/** Those of the neutral interface; a test compares them with the contract. */
type NeutralBlockReason =
  'BLOCK_REASON_UNSPECIFIED' | 'SAFETY' | 'OTHER' | 'BLOCKLIST' | 'PROHIBITED_CONTENT' | 'IMAGE_SAFETY';

/** Why a prompt was blocked in format C, and the nearest reason of the neutral interface; the last four are newer than it. */
const meanings = {
  BLOCK_REASON_UNSPECIFIED: 'BLOCK_REASON_UNSPECIFIED',
  SAFETY: 'SAFETY',
  OTHER: 'OTHER',
  BLOCKLIST: 'BLOCKLIST',
  PROHIBITED_CONTENT: 'PROHIBITED_CONTENT',
  IMAGE_SAFETY: 'IMAGE_SAFETY',
  MODEL_ARMOR: 'OTHER',
  JAILBREAK: 'OTHER',
  IMAGE_PROHIBITED_CONTENT: 'PROHIBITED_CONTENT',
  BLOCKED_REASON_UNSPECIFIED: 'BLOCK_REASON_UNSPECIFIED',
} as const satisfies Readonly<
  Record<NeutralBlockReason, NeutralBlockReason> & Record<string, NeutralBlockReason>
>;

const blockReasons: ReadonlyMap<string, NeutralBlockReason> = new Map(Object.entries(meanings));

/** Whether this is a block reason of format C, told apart from other words. */
export function isBlockReason(word: string): boolean {
  return blockReasons.has(word);
}

/** Whether it stands for no reason, as upstreams write that leave no member out. */
export function isUnsaidBlockReason(reason: unknown): boolean {
  return typeof reason === 'string' && blockReasons.get(reason) === 'BLOCK_REASON_UNSPECIFIED';
}

/** The block reason of a refused prompt as the profile names it; `undefined` for an empty one, which is none, in the neutral profile. */
export function mapBlockReason(reason: unknown, profile: Profile): unknown {
  if (profile === 'vendor' || typeof reason !== 'string') return reason;
  if (reason === '') return undefined;
  return blockReasons.get(reason) ?? 'OTHER';
}
