import type { OutputLimits } from '../prompt/prompt.ts';
import { truncateToTokens } from '../text/estimate-tokens.ts';
import type { AnswerPart, Finish } from './answer-plan.ts';
import { countPartTokens } from './count-output-tokens.ts';

/** Parts and why they end. */
export interface LimitedParts {
  readonly parts: readonly AnswerPart[];
  readonly finish: Finish;
}

/**
 * Ends the answer before the first stop sequence in its text, then at the token limit, whichever comes first. A tool
 * call that does not fit is left out whole; text and thoughts are cut. Empty texts are left out.
 */
export function applyLimits(answer: LimitedParts, limits: OutputLimits): LimitedParts {
  const stopped = applyStopSequences(answer, limits.stopSequences);
  const limited = limits.maxTokens === null ? stopped : applyMaxTokens(stopped, limits.maxTokens, limits);
  return { ...limited, parts: limited.parts.filter((part) => part.kind !== 'text' || part.text !== '') };
}

function applyStopSequences(answer: LimitedParts, sequences: readonly string[]): LimitedParts {
  const parts: AnswerPart[] = [];
  for (const part of answer.parts) {
    const stop = part.kind === 'text' ? findStop(part.text, sequences) : null;
    if (stop === null || part.kind !== 'text') {
      parts.push(part);
      continue;
    }
    parts.push({ ...part, text: part.text.slice(0, stop.index) });
    return { parts, finish: { kind: 'stop-sequence', sequence: stop.sequence } };
  }
  return answer;
}

interface Stop {
  readonly index: number;
  readonly sequence: string;
}

/** The earliest one; of two at the same place the one listed first. */
function findStop(text: string, sequences: readonly string[]): Stop | null {
  let earliest: Stop | null = null;
  for (const sequence of sequences) {
    const index = sequence === '' ? -1 : text.indexOf(sequence);
    if (index >= 0 && (earliest === null || index < earliest.index)) earliest = { index, sequence };
  }
  return earliest;
}

function applyMaxTokens(answer: LimitedParts, maxTokens: number, { thinking }: OutputLimits): LimitedParts {
  const parts: AnswerPart[] = [];
  let remaining = maxTokens;
  for (const part of answer.parts) {
    const { text, thoughts } = countPartTokens(part);
    const tokens = thinking === 'inside' ? text + thoughts : text;
    if (tokens > remaining) {
      return { parts: [...parts, ...truncatePart(part, remaining)], finish: { kind: 'max-tokens' } };
    }
    remaining -= tokens;
    parts.push(part);
  }
  return answer;
}

/** As much of the part as there is room for; nothing of one that cannot be divided. */
function truncatePart(part: AnswerPart, tokens: number): readonly AnswerPart[] {
  if (part.kind !== 'text' && part.kind !== 'thinking') return [];
  return [{ ...part, text: truncateToTokens(part.text, tokens) }];
}
