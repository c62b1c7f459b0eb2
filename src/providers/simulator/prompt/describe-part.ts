import type { PromptPart } from './prompt.ts';

/** What stands for a part of a tool's result where that is quoted: its text, or its kind in brackets. */
export function describePart(part: PromptPart): string {
  if (part.kind === 'text') return part.text;
  return part.kind === 'media' ? `[${part.media.mimeType}]` : '[block]';
}
