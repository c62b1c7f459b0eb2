import type { PromptPart, Turn } from './prompt.ts';
import { stripContext } from './strip-context.ts';

/** Lines between which a program has put the files that the user's words point to. */
const filesBegin = '--- Content from referenced files ---';
const filesEnd = '--- End of content ---';

/** What Claude Code puts beside the tools that it has looked up, and the AI SDK behind a picture that a tool gave. */
const resultNote =
  /^(?:Tool loaded\.(?:\s{0,4}\[id:[^\]\s]{1,100}\])*|Tool executed successfully and returned this (?:image|file) as a response)$/;

/** Two texts by which Google's ADK tells an agent what the others said and did, as if the user had. */
const reportBegin = /^For context:\s*$/;
const reportPattern = /^\[[^\]\n]{1,200}\] (?:said: |called tool `|tool `|`)/;

/** A text of OpenClaw's of its own, beside the question or behind a result. */
const internalContext = /^<<<BEGIN_OPENCLAW_INTERNAL_CONTEXT>>>\n[^]*\n<<<END_OPENCLAW_INTERNAL_CONTEXT>>>$/;

/** The users' own words, and what their programs have put around them. */
export interface OwnWords {
  readonly turns: readonly Turn[];
  /** The texts of which something was taken out, as they came: reminders are no question, but they list tools and agents. */
  readonly notes: readonly string[];
}

/**
 * The conversation with nothing but their own words among the texts of the user's turns: an agent adds reminders, its
 * surroundings and files to them, which are no question and no wish. Texts of which nothing is left are gone.
 */
export function keepOwnWords(turns: readonly Turn[]): OwnWords {
  const notes: string[] = [];
  const kept = turns.map((turn) => {
    return turn.role === 'user' ? { ...turn, parts: keepOwnParts(turn.parts, notes) } : turn;
  });
  return { turns: kept, notes };
}

function keepOwnParts(parts: readonly PromptPart[], notes: string[]): readonly PromptPart[] {
  const kept: PromptPart[] = [];
  const hasResult = parts.some(({ kind }) => kind === 'tool-result');
  let isFile = false;
  for (const [index, part] of parts.entries()) {
    if (part.kind !== 'text') {
      kept.push(part);
      continue;
    }
    const line = part.text.trim();
    if (line === filesBegin) isFile = true;
    const isNote =
      (hasResult && resultNote.test(line)) || internalContext.test(line) || isReport(parts, index);
    const isOthers = isFile || isNote;
    const text = isOthers ? '' : stripContext(part.text);
    if (line === filesEnd) isFile = false;
    if (!isOthers && text !== part.text) notes.push(part.text);
    if (text !== '' || part.text === '') kept.push({ kind: 'text', text });
  }
  return kept;
}

/** Whether a text is one half of what a framework tells of other agents: its introduction, or what is behind it. */
function isReport(parts: readonly PromptPart[], index: number): boolean {
  const first = isText(parts[index], reportBegin) ? index : index - 1;
  return isText(parts[first], reportBegin) && isText(parts[first + 1], reportPattern);
}

function isText(part: PromptPart | undefined, pattern: RegExp): boolean {
  return part?.kind === 'text' && pattern.test(part.text);
}
