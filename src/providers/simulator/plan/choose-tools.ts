import { findLastUserParts, joinTexts, type Prompt, type ToolSpec } from '../prompt/prompt.ts';
import { findArithmetic } from '../text/find-arithmetic.ts';
import { findStems } from '../text/find-words.ts';
import { splitName } from '../text/split-name.ts';
import { actsOnMachine } from './acts-on-machine.ts';
import { judgeTool, listToolNames, maxQuestionLength } from './judge-mention.ts';
import { bringsTools, isToolSearch, listDeferred } from './tool-search.ts';

/** Most tools called in one answer. */
const maxCalls = 4;

/** Letters a word of a description needs to count; shorter ones are in too many descriptions. */
const minDescriptionWord = 4;

/** Characters of a description that are looked at. */
const maxDescriptionLength = 300;

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

/** Turns of tool calls in a row after which `any` and `ANY` demand no other one. */
const maxToolTurns = 3;

/**
 * The tools this answer calls, none for an answer in words. `question` is what the user's last turn says in the user's
 * own words.
 *
 * A forced choice calls a tool always, `any` for a few turns in a row. Otherwise the model calls what a directive names,
 * never answers a tool result with another call, and else calls what the question asks for: in the requests of agents,
 * whose tools work on their users' machines, by name only; in others the tools whose name, or a word of whose name, the
 * question mentions, or failing that, the one whose description shares most words with the question. What is then left
 * to say in words goes to the tool that takes the final answer, where there is one.
 */
export function chooseTools(prompt: Prompt, question: string): readonly ToolSpec[] {
  const { mode, names, calls } = prompt.toolChoice;
  if (mode === 'none') return [];
  const allowed = names === null ? null : new Set(names);
  const callable = prompt.tools.filter(({ kind, name }) => kind !== 'server' && (allowed?.has(name) ?? true));
  const limit = calls === 'one' ? 1 : maxCalls;
  const directed = prompt.directives.tools.flatMap((name) => callable.filter((tool) => tool.name === name));
  if (directed.length > 0) return directed.slice(0, limit);
  if (mode === 'required') return chooseForced(prompt, callable, question).slice(0, limit);
  const find = prompt.tools.some(actsOnMachine) ? findAsked : findFitting;
  const wanted = hasToolResults(prompt) ? [] : find(findUncalled(prompt, callable), question);
  if (wanted.length > 0) return wanted.slice(0, limit);
  const search = findSearch(prompt, callable, question);
  return (search.length > 0 ? search : findFinal(prompt, callable, question)).slice(0, limit);
}

/**
 * One tool that is demanded by its name is called as often as that. Otherwise those have their turn that have not been called since the
 * user spoke, the last one first: there frameworks put the tool that takes the final answer. None that works on the user's machine
 * is called for that.
 */
function chooseForced(prompt: Prompt, callable: readonly ToolSpec[], question: string): readonly ToolSpec[] {
  const turns = prompt.toolChoice.names?.length === 1 ? [] : listToolTurns(prompt);
  if (turns.length >= maxToolTurns) return [];
  const called = new Set(turns.flat());
  const isNext = (tool: ToolSpec) => !called.has(tool.name) && !actsOnMachine(tool);
  const next = called.size === 0 ? undefined : callable.findLast(isNext);
  if (next !== undefined) return [next];
  const fitting = findFitting(callable, question);
  return fitting.length > 0 ? fitting : callable.slice(0, 1);
}

/** “Submit your final answer”, as frameworks describe the tool that takes it in a form of its own. */
const takesFinalAnswer =
  /\b(?:submit|return|provid|present|deliver|report|giv)(?:e|es|s|ing|ting)? (?:your final (?:answer|response|result|output)|(?:a|the) final (?:answer|response))\b/i;

/** Once until the user speaks again: who has the answer wants no other, and who refused it shall not be asked for ever. */
function findFinal(prompt: Prompt, callable: readonly ToolSpec[], question: string): readonly ToolSpec[] {
  const tool = callable.find((one) => takesFinalAnswer.test(one.description.slice(0, maxDescriptionLength)));
  if (tool === undefined || actsOnMachine(tool)) return [];
  const isRefused = judgeTool(tool.name, question.slice(0, maxQuestionLength).toLowerCase()) === 'refused';
  return isRefused || listToolTurns(prompt).flat().includes(tool.name) ? [] : [tool];
}

/** Those that may be called for the question: after a search among tools, none that was called for it before. */
function findUncalled(prompt: Prompt, callable: readonly ToolSpec[]): readonly ToolSpec[] {
  if (!bringsTools(prompt)) return callable;
  const called = new Set(listToolTurns(prompt).flat());
  return callable.filter(({ name }) => !called.has(name));
}

/** The search among tools, where one is asked for that is only listed; once until the user speaks again. */
function findSearch(prompt: Prompt, callable: readonly ToolSpec[], question: string): readonly ToolSpec[] {
  const tool = callable.find(isToolSearch);
  if (tool === undefined || hasToolResults(prompt) || listToolTurns(prompt).flat().includes(tool.name))
    return [];
  return listDeferred(prompt, question).length > 0 ? [tool] : [];
}

/** Whether a tool has been called for the question; a search among tools is only the way to one. */
function hasToolResults(prompt: Prompt): boolean {
  const isResult = findLastUserParts(prompt.turns).some(({ kind }) => kind === 'tool-result');
  return isResult && !bringsTools(prompt);
}

/** The names that were called since the user last said something, for each turn that called any. */
function listToolTurns({ turns }: Prompt): readonly (readonly string[])[] {
  const since = turns.slice(
    turns.findLastIndex(({ role, parts }) => role === 'user' && joinTexts(parts) !== '') + 1,
  );
  return since
    .map(({ parts }) => parts.flatMap((part) => (part.kind === 'tool-call' ? [part.name] : [])))
    .filter((names) => names.length > 0);
}

function findAsked(tools: readonly ToolSpec[], question: string): readonly ToolSpec[] {
  const lowerCase = question.slice(0, maxQuestionLength).toLowerCase();
  return tools.filter(({ name }) => judgeTool(name, lowerCase) === 'asked');
}

function findFitting(tools: readonly ToolSpec[], question: string): readonly ToolSpec[] {
  if (tools.length === 0 || question === '') return [];
  const lowerCase = question.slice(0, maxQuestionLength).toLowerCase();
  const words = new Set([...findStems(leaveOutNames(question, tools)), ...listArithmeticWords(question)]);
  const mentions = tools.map((tool) => ({ tool, mention: judgeTool(tool.name, lowerCase) }));
  const possible = mentions.filter(({ mention }) => mention !== 'refused');
  const named = possible.filter(({ tool, mention }) => {
    const isNamed = mention !== 'none' && tool.name.length > 2;
    return isNamed || findStems(tool.name).some((word) => word.length > 2 && words.has(word));
  });
  const fitting = (named.length > 0 ? named : possible).map(({ tool }) => tool);
  return named.length > 0 ? fitting : findByDescription(fitting, words);
}

/** Anything that may be the name of a tool: `get_weather`, `web-search`, `files.read`. */
const possibleName = /\w(?:[\w.:/-]*\w)?/g;

/** The question without the names of several words that stand there whole: their words mean no other tool. */
function leaveOutNames(question: string, tools: readonly ToolSpec[]): string {
  const compound = tools
    .flatMap(({ name }) => listToolNames(name))
    .filter((name) => splitName(name).length > 1);
  const names = new Set(compound.map((name) => name.toLowerCase()));
  return question
    .slice(0, maxQuestionLength)
    .replace(possibleName, (one) => (names.has(one.toLowerCase()) ? ' ' : one));
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
  const [sentence = ''] = description.slice(0, maxDescriptionLength).split(/[.\n]/, 1);
  return findStems(sentence).filter((word) => word.length >= minDescriptionWord && words.has(word)).length;
}
