import { sliceWhole } from '../text/estimate-tokens.ts';

/** What a question offers as values for the arguments of a tool. */
export interface PromptHints {
  /** The question itself, on one line. */
  readonly text: string;
  /** The same in lower case, to look words up in. */
  readonly lowerCase: string;
  /** What stands in quotation marks. */
  readonly quoted: readonly string[];
  /** Names of places, people and things: “Paris”, “San Francisco, CA”. */
  readonly names: readonly string[];
  readonly numbers: readonly number[];
  /** Names of other agents, where the tool or the system prompt lists them; the question itself offers none. */
  readonly agents: readonly string[];
}

/** Characters of a question that are looked at. */
const maxQuestionLength = 2_000;

export const noHints: PromptHints = {
  text: '',
  lowerCase: '',
  quoted: [],
  names: [],
  numbers: [],
  agents: [],
};

/** Finds names, numbers and quotations in a question. */
export function findHints(question: string): PromptHints {
  const text = sliceWhole(question, maxQuestionLength).replace(/\s+/gu, ' ').trim();
  return {
    text,
    lowerCase: text.toLowerCase(),
    quoted: [...text.matchAll(/["“„«]([^"“”„«»]{1,200})["”“»]/gu)].map((match) => match[1] ?? ''),
    names: findNames(text),
    numbers: [...text.matchAll(/(?<![\w.])-?\d{1,15}(?:\.\d{1,6})?(?![\w])/g)].map((match) =>
      Number(match[0]),
    ),
    agents: [],
  };
}

const name = String.raw`\p{Lu}[\p{L}'’-]{0,40}(?: \p{Lu}[\p{L}'’-]{0,40}){0,4}(?:, \p{Lu}{2}\b)?`;

/** Capitalised words after a word that a name may follow. */
const namePattern = new RegExp(
  String.raw`(?<=\b(?:in|for|at|to|from|near|of|about|with|and|or|vs|versus)(?: the)? |, )${name}`,
  'gu',
);

/** In “weather in paris” the name is what follows the preposition. */
const lowerCasePattern = /\b(?:in|for|at|near) (?!the |a |an |my |this |that )(\p{L}{3,30})/u;

function findNames(text: string): readonly string[] {
  const names = [...new Set(text.match(namePattern) ?? [])];
  if (names.length > 0) return names;
  const [, candidate] = lowerCasePattern.exec(text) ?? [];
  return candidate === undefined ? [] : [candidate];
}
