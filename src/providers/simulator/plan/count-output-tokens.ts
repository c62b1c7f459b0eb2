import { estimateTokens } from '../text/estimate-tokens.ts';
import type { AnswerPart, OutputTokens } from './answer-plan.ts';

/** Tokens of a tool call beside its name and input. */
const callOverhead = 8;

const audioTokensPerSecond = 25;

export const noTokens: OutputTokens = { text: 0, audio: 0, image: 0, thoughts: 0 };

/** Tokens of one part. */
export function countPartTokens(part: AnswerPart): OutputTokens {
  switch (part.kind) {
    case 'text':
      return { ...noTokens, text: estimateTokens(part.text) };
    case 'code':
      return { ...noTokens, text: estimateTokens(part.code) };
    case 'code-result':
      return { ...noTokens, text: estimateTokens(part.output) };
    case 'tool-call':
      return {
        ...noTokens,
        text: callOverhead + estimateTokens(part.name) + estimateTokens(JSON.stringify(part.input)),
      };
    case 'thinking':
      return { ...noTokens, thoughts: estimateTokens(part.text) };
    case 'redacted-thinking':
      return { ...noTokens, thoughts: estimateTokens(part.data) };
    case 'audio':
      return { ...noTokens, audio: Math.ceil(part.seconds * audioTokensPerSecond) };
    case 'image':
      return { ...noTokens, image: part.tokens };
  }
}

/** Tokens of all parts. */
export function countOutputTokens(parts: readonly AnswerPart[]): OutputTokens {
  return parts.map(countPartTokens).reduce(addTokens, noTokens);
}

export function addTokens(first: OutputTokens, second: OutputTokens): OutputTokens {
  return {
    text: first.text + second.text,
    audio: first.audio + second.audio,
    image: first.image + second.image,
    thoughts: first.thoughts + second.thoughts,
  };
}
