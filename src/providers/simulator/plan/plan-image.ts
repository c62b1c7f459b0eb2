import { countContentImageTokens } from '../../../formats/content/index.ts';
import type { Random } from '../create-random.ts';
import { findLastUserParts, joinTexts, type ImageOutputRequest, type Prompt } from '../prompt/prompt.ts';
import { quote } from '../text/quote.ts';
import type { AnswerPart } from './answer-plan.ts';
import { findTopics, fitToTokens } from './write-prose.ts';

const openings = ['Here is your picture of', 'This is how I see', 'I have drawn'] as const;

/** A picture still to be drawn, and a sentence before it where the request wants words too. */
export function planImage(output: ImageOutputRequest, prompt: Prompt, random: Random): readonly AnswerPart[] {
  const image: AnswerPart = {
    kind: 'image',
    mimeType: 'image/png',
    data: null,
    tokens: countContentImageTokens(output.imageSize),
  };
  if (output.text === 'without') return [image];
  const question = joinTexts(findLastUserParts(prompt.turns)).trim();
  const text = `${random.pick(openings)} ${quote(question, 120)}.`;
  const { tokens } = prompt.directives;
  const fitted = tokens === null ? text : fitToTokens(text, { tokens, topics: findTopics(question), random });
  return [{ kind: 'text', text: fitted }, image];
}
