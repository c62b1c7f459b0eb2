import { estimateTokens } from '../text/estimate-tokens.ts';
import type { AnswerPart, OutputTokens } from './answer-plan.ts';

/** Tokens of a tool call beside its name and input. */
const callOverhead = 8;

const audioTokensPerSecond = 25;

/** Tokens of one part. */
export function countPartTokens(part: AnswerPart): OutputTokens {
  const none: OutputTokens = { text: 0, audio: 0, thoughts: 0 };
  switch (part.kind) {
    case 'text':
      return { ...none, text: estimateTokens(part.text) };
    case 'code':
      return { ...none, text: estimateTokens(part.code) };
    case 'code-result':
      return { ...none, text: estimateTokens(part.output) };
    case 'tool-call':
      return {
        ...none,
        text: callOverhead + estimateTokens(part.name) + estimateTokens(JSON.stringify(part.input)),
      };
    case 'thinking':
      return { ...none, thoughts: estimateTokens(part.text) };
    case 'redacted-thinking':
      return { ...none, thoughts: estimateTokens(part.data) };
    case 'audio':
      return { ...none, audio: Math.ceil(part.seconds * audioTokensPerSecond) };
  }
}

/** Tokens of all parts. */
export function countOutputTokens(parts: readonly AnswerPart[]): OutputTokens {
  return parts.map(countPartTokens).reduce(addTokens, { text: 0, audio: 0, thoughts: 0 });
}

export function addTokens(first: OutputTokens, second: OutputTokens): OutputTokens {
  return {
    text: first.text + second.text,
    audio: first.audio + second.audio,
    thoughts: first.thoughts + second.thoughts,
  };
}
