import type { PromptPart, Turn } from './prompt.ts';
import { stripContext } from './strip-context.ts';

/** Lines between which a program has put the files that the user's words point to. */
const filesBegin = '--- Content from referenced files ---';
const filesEnd = '--- End of content ---';

/**
 * The conversation with nothing but their own words among the texts of the user's turns: an agent adds reminders, its
 * surroundings and files to them, which are no question and no wish. Texts of which nothing is left are gone.
 */
export function keepOwnWords(turns: readonly Turn[]): readonly Turn[] {
  return turns.map((turn) => (turn.role === 'user' ? { ...turn, parts: keepOwnParts(turn.parts) } : turn));
}

function keepOwnParts(parts: readonly PromptPart[]): readonly PromptPart[] {
  const kept: PromptPart[] = [];
  let isFile = false;
  for (const part of parts) {
    if (part.kind !== 'text') {
      kept.push(part);
      continue;
    }
    const line = part.text.trim();
    if (line === filesBegin) isFile = true;
    const text = isFile ? '' : stripContext(part.text);
    if (line === filesEnd) isFile = false;
    if (text !== '' || part.text === '') kept.push({ kind: 'text', text });
  }
  return kept;
}
