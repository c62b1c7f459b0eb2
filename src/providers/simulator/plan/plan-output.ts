import type { Random } from '../create-random.ts';
import { findHints } from '../prompt/find-hints.ts';
import type { OutputRequest, Prompt } from '../prompt/prompt.ts';
import { generateFromSchema } from '../schema/generate-from-schema.ts';
import { takeDescribedLimits } from '../schema/take-described-limits.ts';
import type { AnswerPart, AudioPart } from './answer-plan.ts';
import { composeText } from './compose-text.ts';
import { createTone } from './create-tone.ts';

/** The answer itself, in the form the request wants: prose, JSON that fits a schema, one of several words, or sound. */
export function planOutput(prompt: Prompt, question: string, random: Random): AnswerPart {
  const { output } = prompt;
  switch (output.kind) {
    case 'json':
      return { kind: 'text', text: writeJson(output.schema, question, random) };
    case 'enum':
      return { kind: 'text', text: pickValue(output.values, question, random) };
    case 'speech':
      return speak(output, composeText(prompt, question, random));
    default:
      return { kind: 'text', text: composeText(prompt, question, random) };
  }
}

/** Without a schema the model chooses a shape itself. */
const ownSchema = {
  type: 'object',
  properties: { answer: { type: 'string' }, confidence: { type: 'number', minimum: 0, maximum: 1 } },
};

function writeJson(schema: unknown, question: string, random: Random): string {
  const options = { random, hints: findHints(question), purpose: 'answer' } as const;
  return JSON.stringify(generateFromSchema(takeDescribedLimits(schema ?? ownSchema), options) ?? null);
}

/** A value the question mentions, else any. */
function pickValue(values: readonly string[], question: string, random: Random): string {
  const lowerCase = question.toLowerCase();
  const mentioned = values.find((value) => value !== '' && lowerCase.includes(value.toLowerCase()));
  return mentioned ?? (values.length === 0 ? '' : random.pick(values));
}

const secondsPerCharacter = 0.05;
const maxSeconds = 3;

/** A tone instead of a voice: as long as the words are, within reason, and as high as the voice's name decides. */
function speak({ voice }: OutputRequest & { readonly kind: 'speech' }, text: string): AudioPart {
  const seconds = Math.min(maxSeconds, Math.max(0.2, text.length * secondsPerCharacter));
  const pitch = [...voice].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % 24;
  const tone = createTone({ seconds, frequencyHz: 220 * 2 ** (pitch / 24) });
  return { kind: 'audio', mimeType: 'audio/wav', data: tone.toString('base64'), seconds };
}
