import type { SessionParts } from './session-parts.ts';

export function clearInputAudio({ input }: SessionParts): null {
  input.clear();
  return null;
}
