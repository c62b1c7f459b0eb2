import type { Random } from '../create-random.ts';
import {
  findLastUserParts,
  joinTexts,
  type Prompt,
  type PromptPart,
  type ToolResultPart,
} from '../prompt/prompt.ts';
import { findArithmetic } from '../text/find-arithmetic.ts';
import { quote, shorten } from '../text/quote.ts';
import { describeMediaPart } from './describe-media-part.ts';
import { findTopics, fitToTokens, writeParagraph } from './write-prose.ts';

/** System texts, media and tool results an answer mentions one by one. */
const maxMentions = 4;

type Opening = (words: string) => string;

const answerOpenings: readonly Opening[] = [
  (words) => `You asked ${words}.`,
  (words) => `Thank you for asking ${words}.`,
  (words) => `Here is an answer to ${words}.`,
];

const replyOpenings: readonly Opening[] = [
  (words) => `You wrote ${words}.`,
  (words) => `Thank you for writing ${words}.`,
  (words) => `Here is what I can do about ${words}.`,
];

/**
 * What the model says: exactly what it is told to say; what its tools found; or a few sentences that mention the
 * question, the system texts, the media and the number of turns. A prefill is continued.
 */
export function composeText(prompt: Prompt, question: string, random: Random): string {
  const text = composeFreely(prompt, question, random);
  const { tokens } = prompt.directives;
  return tokens === null ? text : fitToTokens(text, { tokens, topics: findTopics(question), random });
}

function composeFreely(prompt: Prompt, question: string, random: Random): string {
  if (prompt.prefill !== null) return continuePrefill(prompt.prefill, question, random);
  const wording = findRequestedWording(question);
  if (wording !== null) return wording;
  const parts = findLastUserParts(prompt.turns);
  const results = parts.filter((part) => part.kind === 'tool-result');
  if (results.length > 0) return reportResults(results, prompt, question);
  const facts = [
    ...prompt.system
      .slice(0, maxMentions)
      .map((text) => `I am following the system prompt ${quote(text, 80)}.`),
    ...describeAllMedia(parts),
    ...describeTurns(prompt),
    ...describeArithmetic(question),
  ];
  return `${[open(prompt, question, random), ...facts].join(' ')}\n\n${writeParagraph(findTopics(question), random)}`;
}

function open(prompt: Prompt, question: string, random: Random): string {
  const earlier = question === '' ? findEarlierQuestion(prompt) : '';
  if (earlier !== '') return `You added no words to ${quote(earlier, 160)}.`;
  if (question === '') return 'You sent no words.';
  return random.pick(question.includes('?') ? answerOpenings : replyOpenings)(quote(question, 160));
}

const jsonEndings: ReadonlyMap<string, (answer: string) => string> = new Map([
  ['{', (answer) => `"answer": ${JSON.stringify(answer)}}`],
  ['[', (answer) => `${JSON.stringify(answer)}]`],
]);

/** Goes on where the prefill ends; an opened JSON object or array is closed. */
function continuePrefill(prefill: string, question: string, random: Random): string {
  const topics = findTopics(question);
  const closeJson = jsonEndings.get(prefill.trimEnd().at(-1) ?? '');
  if (closeJson) return closeJson(`About ${topics[0] ?? 'this'}`);
  const gap = /\s$/.test(prefill) ? '' : ' ';
  return `${gap}and so it is with ${topics[0] ?? 'this'}. ${writeParagraph(topics, random)}`;
}

const wordingPattern =
  /\b(?:say|repeat|write|print|return|output|(?:reply|answer|respond) with) exactly:?\s+(.+)$/is;
const maxWordingLength = 4_000;

/** “Reply with exactly: …” gives the words to answer with. */
function findRequestedWording(question: string): string | null {
  const [, wording = ''] = question.length > maxWordingLength ? [] : (wordingPattern.exec(question) ?? []);
  const text = wording.trim().replace(/^(["'“])(.*)["'”]$/s, '$2');
  return text === '' ? null : text;
}

function reportResults(results: readonly ToolResultPart[], prompt: Prompt, question: string): string {
  const reports = results.slice(0, maxMentions).map(({ name, text, outcome }) => {
    if (outcome === 'error') return `The tool ${name} failed and said ${quote(text, 300)}.`;
    return text === ''
      ? `The tool ${name} answered nothing.`
      : `The tool ${name} answered ${quote(text, 300)}.`;
  });
  const asked = question === '' ? findEarlierQuestion(prompt) : question;
  return [...reports, asked === '' ? '' : `That is what I can tell you about ${quote(asked, 120)}.`]
    .join(' ')
    .trim();
}

/** What the user said before the tools were called. */
function findEarlierQuestion({ turns }: Prompt): string {
  return (
    turns
      .map(({ role, parts }) => (role === 'user' ? joinTexts(parts) : ''))
      .findLast((text) => text !== '') ?? ''
  );
}

function describeAllMedia(parts: readonly PromptPart[]): readonly string[] {
  const media = parts.flatMap((part) => (part.kind === 'media' ? [part.media] : []));
  const more = media.length - maxMentions;
  return [
    ...media.slice(0, maxMentions).map(describeMediaPart),
    ...(more > 0 ? [`There are ${String(more)} more attachments.`] : []),
  ];
}

function describeTurns({ turns }: Prompt): readonly string[] {
  const asked = turns.filter(({ role }) => role === 'user');
  if (asked.length < 2) return [];
  const first = shorten(joinTexts(asked[0]?.parts ?? []), 60);
  const start = first === '' ? '' : `, which began with “${first}”`;
  return [`This is answer number ${String(asked.length)} in our conversation${start}.`];
}

function describeArithmetic(question: string): readonly string[] {
  const arithmetic = findArithmetic(question);
  return arithmetic === null ? [] : [`${arithmetic.expression} = ${String(arithmetic.value)}.`];
}
