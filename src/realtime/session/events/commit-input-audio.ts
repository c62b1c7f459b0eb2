import type { Refusal } from '../refusal.ts';
import type { SessionParts } from './session-parts.ts';

/** Starts no response, whatever detects turns. */
export function commitInputAudio({ input }: SessionParts): Refusal | null {
  return input.commit();
}
