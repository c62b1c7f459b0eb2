import { joinTexts, findLastUserParts, type Prompt, type ToolSpec } from '../prompt/prompt.ts';
import { asObject } from '../../../core/json/json-object.ts';
import { splitName } from '../text/split-name.ts';
import { judgeTool, maxQuestionLength } from './judge-mention.ts';

/** Most names that are read of a list, after as many of which no further list is read. */
const maxNames = 500;

/** Characters of a text in which lists are looked for. */
const maxTextLength = 200_000;

const announcement = /\bdeferred tools\b/i;
const toolName = /^[\w.-]{1,128}$/;

/** Whether a tool fetches others by a query, as Claude Code's `ToolSearch` does. */
export function isToolSearch({ kind, name, schema }: ToolSpec): boolean {
  return kind === 'custom' && isSearchName(name) && asObject(asObject(schema).properties).query !== undefined;
}

function isSearchName(name: string): boolean {
  return splitName(name).join(' ') === 'tool search';
}

/**
 * The tools that the question asks for by name and that are listed by their names alone, below a line of a system text or of what
 * the agent has added that speaks of deferred tools: whoever wants them searches for them first.
 */
export function listDeferred({ system, notes, tools }: Prompt, question: string): readonly string[] {
  const known = new Set(tools.map(({ name }) => name));
  const lowerCase = question.slice(0, maxQuestionLength).toLowerCase();
  const names = new Set<string>();
  for (const text of [...system, ...notes]) {
    if (names.size >= maxNames) break;
    for (const name of readNames(text)) if (!known.has(name)) names.add(name);
  }
  return [...names].filter((name) => judgeTool(name, lowerCase) === 'asked');
}

function readNames(text: string): readonly string[] {
  if (!announcement.test(text.slice(0, maxTextLength))) return [];
  const names: string[] = [];
  let isAnnounced = false;
  for (const line of text.slice(0, maxTextLength).split('\n')) {
    const isName = isAnnounced && toolName.test(line);
    if (isName && names.length < maxNames) names.push(line);
    else if (names.length > 0) break;
    else isAnnounced = announcement.test(line);
  }
  return names;
}

/** Whether the user's last turn brings nothing but what a search among tools found. */
export function bringsTools({ turns }: Prompt): boolean {
  const parts = findLastUserParts(turns);
  return parts.length > 0 && parts.every((part) => part.kind === 'tool-result' && isSearchName(part.name));
}

/** What is still to be answered: the user's words before a search among tools, where the last turn brings only what that found. */
export function findOpenQuestion(prompt: Prompt, question: string): string {
  if (!bringsTools(prompt)) return question;
  const texts = prompt.turns.map(({ role, parts }) => (role === 'user' ? joinTexts(parts).trim() : ''));
  return texts.findLast((text) => text !== '') ?? '';
}
