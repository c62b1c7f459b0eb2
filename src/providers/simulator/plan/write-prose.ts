import type { Random } from '../create-random.ts';
import { charactersPerToken, sliceWhole } from '../text/estimate-tokens.ts';
import { findWords } from '../text/find-words.ts';

/** `{topic}` is a word of the question. Accents, other scripts and an emoji make sure that clients handle them. */
const sentences: readonly string[] = [
  'The first thing to know about {topic} is that small details decide the outcome.',
  'People who deal with {topic} every day start with the simplest case and build on it.',
  'A good way to check {topic} is to compare two examples: one that works and one that does not.',
  'Where {topic} is concerned, it pays to measure before anything is changed.',
  'There is no single rule for {topic}, yet three habits help: start early, keep notes, ask again.',
  'In a café in Zürich or a library in Kraków the answer about {topic} would be the same.',
  'Think of {topic} as a bridge — strong where it is supported, weak where nobody looks.',
  'The Japanese word 改善 (kaizen), steady improvement, fits {topic} well.',
  'If you need a number for {topic}, take the middle of the range and say how sure you are (±10 % is usual).',
  'Most questions about {topic} become easier once the goal is written down.',
  'Around the world 🌍 people have met {topic} before, so there is experience to draw on.',
  'Whoever explains {topic} to a friend soon finds out what is still unclear.',
];

/** Words of a question an answer may be about. */
const maxTopics = 4;

/** What an answer to this question is about, as the question spells it; at least one topic. */
export function findTopics(question: string): readonly string[] {
  const words = findWords(question).filter((word) => word.length > 3 && !/\d/.test(word));
  if (words.length === 0) return ['this'];
  const lowerCase = question.toLowerCase();
  return words.slice(0, maxTopics).map((word) => {
    const index = lowerCase.indexOf(word);
    return index < 0 || lowerCase.length !== question.length
      ? word
      : question.slice(index, index + word.length);
  });
}

/** An endless row of sentences about the topics, each in its turn. */
export function* writeSentences(topics: readonly string[], random: Random): Generator<string, never> {
  const start = random.integer(0, sentences.length - 1);
  for (let index = 0; ; index += 1) {
    const sentence = sentences[(start + index) % sentences.length] ?? '';
    yield sentence.replace('{topic}', topics[index % topics.length] ?? 'this');
  }
}

/** A few sentences. */
export function writeParagraph(topics: readonly string[], random: Random): string {
  const count = random.integer(2, 4);
  return [...writeSentences(topics, random).take(count)].join(' ');
}

export interface LengthOptions {
  readonly tokens: number;
  readonly topics: readonly string[];
  readonly random: Random;
}

/** The text cut or continued to exactly this many tokens. */
export function fitToTokens(text: string, { tokens, topics, random }: LengthOptions): string {
  const length = tokens * charactersPerToken;
  const pieces = [text];
  let written = text.length;
  for (const sentence of writeSentences(topics, random)) {
    if (written >= length) break;
    pieces.push(' ', sentence);
    written += sentence.length + 1;
  }
  return sliceWhole(pieces.join(''), length);
}
