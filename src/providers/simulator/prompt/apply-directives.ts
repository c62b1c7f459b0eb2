import { createRejection } from '../create-failure.ts';
import type { Directives } from '../directives/directives.ts';
import { directiveNames, explainUnknown, readDirectives } from '../directives/read-directives.ts';
import { createBracketBudget, scanDirectives, type FoundDirective } from '../directives/scan-directives.ts';
import type { PromptPart, Turn } from './prompt.ts';

/** A conversation whose directives were taken out and understood. */
export interface DirectedConversation {
  readonly system: readonly string[];
  readonly turns: readonly Turn[];
  readonly directives: Directives;
}

/**
 * Reads the directives of the system texts and of the user's last turn, the turn's own ones last so that they win. A
 * `tool` directive of the system is not followed again in a turn that brings tool results, or the tools would be called
 * for ever. Throws `invalid_argument` for a directive that is not understood, and in the turn for one that is not known:
 * what a program puts into a system prompt may look like one.
 */
export function applyDirectives(
  conversation: Omit<DirectedConversation, 'directives'>,
  deploymentId: string,
): DirectedConversation {
  const found: FoundDirective[] = [];
  const budget = createBracketBudget();
  const scan = (text: string) => {
    const scanned = scanDirectives(text, directiveNames, budget);
    for (const directive of scanned.found) found.push(directive);
    return scanned;
  };
  const scanOwn = (text: string) => {
    const { plain, unknown } = scan(text);
    if (unknown !== null) throw createRejection(explainUnknown(unknown), null, deploymentId);
    return plain;
  };
  const system = conversation.system.map((text) => scan(text).plain).filter((text) => text !== '');
  const last = conversation.turns.findLastIndex(({ role }) => role === 'user');
  const hasResults = conversation.turns[last]?.parts.some(({ kind }) => kind === 'tool-result') === true;
  const standing = hasResults ? found.splice(0).filter(({ name }) => name !== 'tool') : [];
  const turns = conversation.turns.map((turn, index) => (index === last ? scanTurn(turn, scanOwn) : turn));
  const reading = readDirectives([...standing, ...found]);
  if (reading.kind === 'misspelt') throw createRejection(reading.message, null, deploymentId);
  return { system, turns, directives: reading.directives };
}

function scanTurn(turn: Turn, scan: (text: string) => string): Turn {
  const parts = turn.parts.map((part): PromptPart => {
    return part.kind === 'text' ? { kind: 'text', text: scan(part.text) } : part;
  });
  return { ...turn, parts };
}
