import { findLastUserParts, type Prompt, type ToolSpec } from '../prompt/prompt.ts';
import { findArithmetic } from '../text/find-arithmetic.ts';
import { findStems } from '../text/find-words.ts';

/** Most tools called in one answer. */
const mostCalls = 4;

/** Letters a word of a description needs to count; shorter ones are in too many descriptions. */
const shortestDescriptionWord = 4;

/** What a sum in the prompt asks for, in the words of the tools that could work it out. */
const arithmeticWords = [
  'calculate',
  'calculator',
  'calculation',
  'compute',
  'math',
  'arithmetic',
  'evaluate',
];

const operatorWords: Readonly<Record<string, readonly string[]>> = {
  '+': ['add', 'addition', 'sum'],
  '-': ['subtract', 'subtraction', 'difference'],
  '*': ['multiply', 'multiplication', 'product'],
  '/': ['divide', 'division', 'quotient'],
};

/**
 * The tools this answer calls, none for an answer in words. `question` is what the user's last turn says.
 *
 * A forced choice calls a tool always. Otherwise the model calls what a directive names, never answers a tool result
 * with another call, and else calls the tools whose name, or a word of whose name, the question mentions; failing
 * that, the one tool whose description shares most words with the question.
 */
export function chooseTools(prompt: Prompt, question: string): readonly ToolSpec[] {
  const { mode, names, calls } = prompt.toolChoice;
  if (mode === 'none') return [];
  const allowed = names === null ? null : new Set(names);
  const callable = prompt.tools.filter(({ kind, name }) => kind !== 'server' && (allowed?.has(name) ?? true));
  const limit = calls === 'one' ? 1 : mostCalls;
  const directed = prompt.directives.tools.flatMap((name) => callable.filter((tool) => tool.name === name));
  if (directed.length > 0) return directed.slice(0, limit);
  const wanted = mode === 'required' || !hasToolResults(prompt) ? findWanted(callable, question) : [];
  const chosen = wanted.length === 0 && mode === 'required' ? callable.slice(0, 1) : wanted;
  return chosen.slice(0, limit);
}

function hasToolResults({ turns }: Prompt): boolean {
  return findLastUserParts(turns).some(({ kind }) => kind === 'tool-result');
}

function findWanted(tools: readonly ToolSpec[], question: string): readonly ToolSpec[] {
  if (tools.length === 0 || question === '') return [];
  const lowerCase = question.slice(0, 4_000).toLowerCase();
  const words = new Set([...findStems(question), ...listArithmeticWords(question)]);
  const named = tools.filter(({ name }) => {
    return isMentioned(name, lowerCase) || findStems(name).some((word) => word.length > 2 && words.has(word));
  });
  return named.length > 0 ? named : findByDescription(tools, words);
}

/** The name as a word of its own. */
function isMentioned(name: string, lowerCase: string): boolean {
  const index = name.length < 3 ? -1 : lowerCase.indexOf(name.toLowerCase());
  return index >= 0 && !/\w/.test(`${lowerCase[index - 1] ?? ''}${lowerCase[index + name.length] ?? ''}`);
}

function listArithmeticWords(question: string): readonly string[] {
  const arithmetic = findArithmetic(question);
  if (arithmetic === null) return [];
  const operator = Object.keys(operatorWords).find((symbol) => arithmetic.expression.includes(` ${symbol} `));
  return [...arithmeticWords, ...(operatorWords[operator ?? ''] ?? [])];
}

function findByDescription(tools: readonly ToolSpec[], words: ReadonlySet<string>): readonly ToolSpec[] {
  const scores = tools.map(({ description }) => countShared(description, words));
  const best = scores.reduce((highest, score) => Math.max(highest, score), 0);
  return best === 0 ? [] : tools.slice(scores.indexOf(best), scores.indexOf(best) + 1);
}

/** Only the first sentence counts: long descriptions speak of everything. */
function countShared(description: string, words: ReadonlySet<string>): number {
  const [sentence = ''] = description.slice(0, 300).split(/[.\n]/, 1);
  return findStems(sentence).filter((word) => word.length >= shortestDescriptionWord && words.has(word))
    .length;
}
