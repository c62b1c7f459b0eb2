import type { CreateId } from '../create-id.ts';
import { createRandom } from '../create-random.ts';
import { findLastUserParts, joinTexts, type OutputLimits, type Prompt } from '../prompt/prompt.ts';
import { estimateTokens } from '../text/estimate-tokens.ts';
import type { AnswerPart, AnswerPlan, CandidatePlan, Finish } from './answer-plan.ts';
import { applyLimits, type LimitedParts } from './apply-limits.ts';
import { addTokens, countOutputTokens, noTokens } from './count-output-tokens.ts';
import { planCodeExecution, wantsCode } from './plan-code-execution.ts';
import { planImage } from './plan-image.ts';
import { planOutput } from './plan-output.ts';
import { planThinking } from './plan-thinking.ts';
import { planToolCalls, type ToolCallOptions } from './plan-tool-calls.ts';

/** Decides what the model answers. The same prompt gives the same plan, but for the ids in it. */
export function planAnswer(prompt: Prompt, createId: CreateId): AnswerPlan {
  const question = joinTexts(findLastUserParts(prompt.turns)).trim();
  const { block, filtered } = prompt.directives;
  const isFiltered = filtered === 'yes' || block !== null;
  const indexes = Array.from({ length: prompt.candidateCount }, (_, index) => `candidate ${String(index)}`);
  return {
    id: createId(),
    candidates: indexes.map((purpose) =>
      isFiltered ? refuse(prompt) : planCandidate(prompt, question, { purpose, createId }),
    ),
    blockReason: block,
  };
}

function refuse({ output }: Prompt): CandidatePlan {
  const parts: readonly AnswerPart[] = [{ kind: 'text', text: 'I cannot help with this request.' }];
  const subject = output.kind === 'image' ? 'image' : 'text';
  return { parts, finish: { kind: 'filtered', subject }, tokens: countOutputTokens(parts) };
}

function planCandidate(prompt: Prompt, question: string, options: ToolCallOptions): CandidatePlan {
  const thinking = planThinking(prompt, question, createRandom(prompt.seed, `${options.purpose} thinking`));
  const answer = planParts(prompt, question, options);
  const whole: LimitedParts = { ...answer, parts: [...thinking.parts, ...answer.parts] };
  const { thoughts, limits } = limitHidden(estimateTokens(thinking.hidden), prompt.limits);
  const { parts, finish } = direct(applyLimits(whole, limits), prompt);
  return { parts, finish, tokens: addTokens(countOutputTokens(parts), { ...noTokens, thoughts }) };
}

/** Thoughts nobody sees take their share of the limit, too, where thoughts count towards it. */
function limitHidden(hidden: number, limits: OutputLimits): { thoughts: number; limits: OutputLimits } {
  if (limits.maxTokens === null || limits.thinking === 'outside') return { thoughts: hidden, limits };
  const thoughts = Math.min(hidden, limits.maxTokens);
  return { thoughts, limits: { ...limits, maxTokens: limits.maxTokens - thoughts } };
}

/** Tool calls, a program and its result, or the answer in words. */
function planParts(prompt: Prompt, question: string, options: ToolCallOptions): LimitedParts {
  const calls = planToolCalls(prompt, question, options);
  if (calls.length > 0) {
    const names = [...new Set(calls.map(({ name }) => name))].join(' and ');
    const announcement: AnswerPart = { kind: 'text', text: `I will use ${names} for this.` };
    const isFree = prompt.toolChoice.mode === 'auto' && prompt.output.kind === 'text';
    const isAnnounced = isFree && prompt.callMarks.announcement === 'given';
    return { parts: [...(isAnnounced ? [announcement] : []), ...calls], finish: { kind: 'tool-calls' } };
  }
  if (prompt.codeExecution === 'on' && prompt.output.kind === 'text' && wantsCode(question)) {
    return { parts: planCodeExecution(question), finish: { kind: 'complete' } };
  }
  const random = createRandom(prompt.seed, `${options.purpose} text`);
  if (prompt.output.kind === 'image') {
    return { parts: planImage(prompt.output, prompt, random), finish: { kind: 'complete' } };
  }
  return { parts: [planOutput(prompt, question, random)], finish: { kind: 'complete' } };
}

/** Finish reasons with which no tool call ever comes. */
const callFailures: ReadonlySet<string> = new Set([
  'MALFORMED_FUNCTION_CALL',
  'UNEXPECTED_TOOL_CALL',
  'TOO_MANY_TOOL_CALLS',
]);

/** Finish reasons with which no picture ever comes. */
const imageFailures: ReadonlySet<string> = new Set([
  'IMAGE_SAFETY',
  'NO_IMAGE',
  'IMAGE_PROHIBITED_CONTENT',
  'IMAGE_RECITATION',
  'IMAGE_OTHER',
]);

/** A directive's reason takes the place of the true one. */
function direct(answer: LimitedParts, { directives, limits }: Prompt): LimitedParts {
  const reason = directives.finish;
  if (reason === null) return answer;
  const finish: Finish = { kind: 'directed', reason, sequence: limits.stopSequences[0] ?? null };
  const missing = callFailures.has(reason) ? 'tool-call' : imageFailures.has(reason) ? 'image' : null;
  const parts = answer.parts.filter(({ kind }) => kind !== missing);
  return { parts, finish };
}
