import type { Random } from '../create-random.ts';
import type { Prompt } from '../prompt/prompt.ts';
import { truncateToTokens } from '../text/estimate-tokens.ts';
import { quote } from '../text/quote.ts';
import type { AnswerPart } from './answer-plan.ts';
import { createSignature } from './create-signature.ts';
import { findTopics } from './write-prose.ts';

/** Thoughts to be shown, and all of them to be counted. */
export interface ThinkingPlan {
  readonly parts: readonly AnswerPart[];
  /** Thoughts that are counted but not shown. */
  readonly hidden: string;
}

/** The thoughts before an answer, within their budget. A directive adds a part only the vendor could read. */
export function planThinking(prompt: Prompt, question: string, random: Random): ThinkingPlan {
  const redacted = planRedacted(prompt, random);
  const { mode } = prompt.thinking;
  if (mode === 'off') return { parts: redacted, hidden: '' };
  const text = think(prompt, question, random);
  if (mode === 'hidden') return { parts: redacted, hidden: text };
  const signature = createSignature(random);
  const shown: AnswerPart = { kind: 'thinking', text: mode === 'sealed' ? '' : text, signature };
  return { parts: [shown, ...redacted], hidden: mode === 'sealed' ? text : '' };
}

function planRedacted({ directives }: Prompt, random: Random): readonly AnswerPart[] {
  if (directives.redactedThinking === 'no') return [];
  return [{ kind: 'redacted-thinking', data: createSignature(random) }];
}

function think(prompt: Prompt, question: string, random: Random): string {
  const [topic = 'this'] = findTopics(question);
  const text = [
    question === ''
      ? 'The user sent no words, so I look at the rest.'
      : `The user says ${quote(question, 120)}.`,
    ...(prompt.system.length === 0 ? [] : ['The system prompt sets the frame, so I keep to it.']),
    `What matters here is ${topic}.`,
    random.pick([
      'I could answer at length, but a short answer serves better.',
      'First the plain answer, then the reasons — in that order.',
      'I check the obvious reading before the clever one.',
    ]),
    ...(prompt.tools.length === 0
      ? []
      : [`There are tools (${String(prompt.tools.length)}); I decide whether to use one.`]),
    'That is enough to answer.',
  ].join(' ');
  const { budgetTokens } = prompt.thinking;
  return budgetTokens === null ? text : truncateToTokens(text, budgetTokens);
}
