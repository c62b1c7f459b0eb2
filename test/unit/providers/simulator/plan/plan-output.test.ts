import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../../src/providers/simulator/create-random.ts';
import type { AnswerPart } from '../../../../../src/providers/simulator/plan/answer-plan.ts';
import { planOutput } from '../../../../../src/providers/simulator/plan/plan-output.ts';
import { readContentPrompt } from '../../../../../src/providers/simulator/prompt/read-content-prompt.ts';
import { createCall, createContentBody } from '../simulator-calls.ts';

function plan(question: string, generationConfig: Readonly<Record<string, unknown>>): AnswerPart {
  const body = createContentBody(question, { generationConfig });
  const prompt = readContentPrompt(createCall(body, { upstreamModel: 'genfam-2.5-flash' }));
  return planOutput(prompt, question, createRandom(prompt.seed, 'text'));
}

function readText(part: AnswerPart): string {
  if (part.kind !== 'text') throw new Error('Not a text');
  return part.text;
}

describe('planOutput', () => {
  it('writes JSON that fits the schema', () => {
    const responseSchema = {
      type: 'OBJECT',
      properties: { name: { type: 'STRING' }, age: { type: 'INTEGER', minimum: 18 } },
      required: ['name', 'age'],
    };
    const value = JSON.parse(
      readText(plan('A person', { responseMimeType: 'application/json', responseSchema })),
    ) as object;
    expect(value).toEqual({ name: expect.any(String), age: expect.any(Number) });
  });

  it('chooses a shape itself where JSON has no schema', () => {
    expect(JSON.parse(readText(plan('A person', { responseMimeType: 'application/json' })))).toHaveProperty(
      'answer',
    );
  });

  it('writes JSON into a text that is described as JSON', () => {
    const read = (about: object) => {
      const properties = { of: { type: 'STRING', ...about } };
      const responseSchema = { type: 'OBJECT', properties, required: ['of'] };
      const config = { responseMimeType: 'application/json', responseSchema };
      return (JSON.parse(readText(plan('Say “tea”.', config))) as { readonly of: string }).of;
    };
    expect(read({ description: 'The answer, written as JSON.' })).toBe('{"answer":"tea"}');
    expect(read({ description: 'A JSON string.', maxLength: 5 })).toBe('tea');
    expect(read({ description: 'Anything but JSON.' })).toBe('tea');
  });

  it('answers with one of the values, the one the question mentions where there is one', () => {
    const responseSchema = { type: 'STRING', enum: ['Percussion', 'String', 'Woodwind'] };
    const config = { responseMimeType: 'text/x.enum', responseSchema };
    expect(responseSchema.enum).toContain(readText(plan('What is an oboe?', config)));
    expect(readText(plan('Is an oboe a woodwind?', config))).toBe('Woodwind');
  });

  it('answers with one of the numbers in texts', () => {
    const responseSchema = { type: 'INTEGER', enum: ['101', '202'] };
    const config = { responseMimeType: 'text/x.enum', responseSchema };
    expect(readText(plan('Is it 202?', config))).toBe('202');
  });

  it('answers with sound that depends on the voice', () => {
    const speech = (voiceName: string) =>
      plan('Say hello', {
        responseModalities: ['AUDIO'],
        speechConfig: { voiceConfig: { prebuiltVoiceConfig: { voiceName } } },
      });
    const [one, other] = [speech('Kore'), speech('Puck')];
    if (one.kind !== 'audio' || other.kind !== 'audio') throw new Error('Not a sound');
    expect(one.mimeType).toBe('audio/wav');
    expect(Buffer.from(one.data, 'base64').toString('latin1', 0, 4)).toBe('RIFF');
    expect(one.data).not.toBe(other.data);
  });
});
