import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Profile } from '../../../src/core/area.ts';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { profiles, sendContent, type JsonObject } from '../../support/interface-client.ts';
import { expectAccepted } from '../../support/interface-expectations.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
});

afterAll(async () => {
  await gateway.stop();
});

async function ask(text: string, change: JsonObject = {}, profile: Profile = 'neutral'): Promise<JsonObject> {
  const body = { contents: [{ role: 'user', parts: [{ text }] }], ...change };
  return expectAccepted(await sendContent(gateway, body, { profile }));
}

interface Candidate {
  readonly content: { readonly parts: readonly JsonObject[] };
  readonly finishReason: string;
}

const firstCandidate = ({ candidates }: JsonObject): Candidate => (candidates as Candidate[])[0] as Candidate;

const number = expect.any(Number) as number;
const text = expect.any(String) as string;
const ratings = (probability: unknown) =>
  expect.arrayContaining([
    { category: expect.stringMatching(/^HARM_CATEGORY_/u) as string, probability },
  ]) as unknown[];

describe('generateContent: response fields', () => {
  it.each(profiles)('%s: candidates, usageMetadata, modelVersion and responseId', async (profile) => {
    expect(await ask('Say exactly: ok', {}, profile)).toEqual({
      candidates: [
        {
          content: { parts: [{ text: 'ok' }], role: 'model' },
          finishReason: 'STOP',
          index: 0,
          safetyRatings: ratings('NEGLIGIBLE'),
          tokenCount: number,
        },
      ],
      usageMetadata: {
        promptTokenCount: number,
        candidatesTokenCount: number,
        thoughtsTokenCount: number,
        totalTokenCount: number,
        promptTokensDetails: [{ modality: 'TEXT', tokenCount: number }],
        candidatesTokensDetails: [{ modality: 'TEXT', tokenCount: number }],
      },
      modelVersion: 'genfam-2.5-flash',
      responseId: expect.stringMatching(/^[\w-]{10,}$/u) as string,
    });
  });

  it('totalTokenCount is the sum of its parts', async () => {
    const usage = (await ask('Tell me of the sea.')).usageMetadata as Record<string, number>;
    const { promptTokenCount = 0, candidatesTokenCount = 0, thoughtsTokenCount = 0 } = usage;
    expect(usage.totalTokenCount).toBe(promptTokenCount + candidatesTokenCount + thoughtsTokenCount);
  });

  it('promptTokensDetails tell the modalities apart', async () => {
    const parts = [
      { inlineData: { mimeType: 'image/png', data: 'AAAA' } },
      { inlineData: { mimeType: 'audio/wav', data: 'A'.repeat(4000) } },
      { inlineData: { mimeType: 'application/pdf', data: 'AAAA' } },
      { inlineData: { mimeType: 'video/mp4', data: 'A'.repeat(4000) } },
      { text: 'What are these?' },
    ];
    const { usageMetadata } = await ask('', { contents: [{ parts }] });
    const { promptTokensDetails } = usageMetadata as { promptTokensDetails: { modality: string }[] };
    expect(promptTokensDetails.map(({ modality }) => modality).sort()).toEqual([
      'AUDIO',
      'DOCUMENT',
      'IMAGE',
      'TEXT',
      'VIDEO',
    ]);
  });

  it('cachedContentTokenCount and cacheTokensDetails count what cachedContent names', async () => {
    const { usageMetadata } = await ask('Hi', { cachedContent: 'cachedContents/abc' });
    expect(usageMetadata).toMatchObject({
      cachedContentTokenCount: number,
      cacheTokensDetails: [{ modality: 'TEXT', tokenCount: number }],
    });
  });

  it('functionCall parts have a name and args that fit the declaration', async () => {
    const parameters = { type: 'OBJECT', properties: { city: { type: 'STRING' } }, required: ['city'] };
    const tools = [{ functionDeclarations: [{ name: 'get_weather', parameters }] }];
    const answer = await ask('What does get_weather say of Oslo?', { tools });
    const calls = firstCandidate(answer).content.parts.flatMap(({ functionCall }) => functionCall ?? []);
    expect(calls).toMatchObject([{ name: 'get_weather', args: { city: text } }]);
    expect(firstCandidate(answer).finishReason).toBe('STOP');
  });

  it('code execution gives text, executableCode, codeExecutionResult, text', async () => {
    const answer = await ask('What is 3 * 4? Use code.', { tools: [{ codeExecution: {} }] });
    expect(firstCandidate(answer).content.parts).toEqual([
      { text },
      { executableCode: { language: 'PYTHON', code: text } },
      { codeExecutionResult: { outcome: 'OUTCOME_OK', output: '12\n' } },
      { text },
    ]);
  });

  it('parts of an answer may be sent back', async () => {
    const tools = [{ functionDeclarations: [{ name: 'get_weather' }], codeExecution: {} }];
    const { content } = firstCandidate(await ask('What does get_weather say?', { tools }));
    const response = { functionResponse: { name: 'get_weather', response: { degrees: 4 } } };
    const contents = [
      { role: 'user', parts: [{ text: 'What does get_weather say?' }] },
      content,
      { role: 'user', parts: [response] },
    ];
    for (const profile of profiles) {
      const { parts } = firstCandidate(await ask('', { contents, tools }, profile)).content;
      expect(JSON.stringify(parts)).toContain('get_weather');
    }
  });
});

describe('generateContent: how functions are called', () => {
  const tools = [{ functionDeclarations: [{ name: 'get_weather' }, { name: 'get_time' }] }];

  async function callsOf(text: string, functionCallingConfig: JsonObject): Promise<readonly string[]> {
    const answer = await ask(text, { tools, toolConfig: { functionCallingConfig } });
    const { parts } = firstCandidate(answer).content;
    return parts.flatMap(({ functionCall }) =>
      functionCall ? [(functionCall as { name: string }).name] : [],
    );
  }
  const both = 'What do get_weather and get_time say of Oslo?';

  it.each(['AUTO', 'MODE_UNSPECIFIED'])('%s leaves it to the model', async (mode) => {
    expect(await callsOf(both, { mode })).toEqual(['get_weather', 'get_time']);
    expect(await callsOf('Say exactly: ok', { mode })).toEqual([]);
  });

  it('ANY must call a function', async () => {
    expect((await callsOf('Say exactly: ok', { mode: 'ANY' })).length).toBeGreaterThanOrEqual(1);
  });

  it('ANY with allowedFunctionNames calls one of them', async () => {
    const config = { mode: 'ANY', allowedFunctionNames: ['get_time'] };
    expect(new Set(await callsOf(both, config))).toEqual(new Set(['get_time']));
  });

  it('NONE calls none', async () => {
    expect(await callsOf(both, { mode: 'NONE' })).toEqual([]);
  });
});

describe('generateContent: finishReason', () => {
  const reasons =
    'STOP MAX_TOKENS SAFETY RECITATION LANGUAGE OTHER BLOCKLIST PROHIBITED_CONTENT SPII MALFORMED_FUNCTION_CALL IMAGE_SAFETY';
  it.each(reasons.split(' '))('%s, the same in both profiles', async (reason) => {
    for (const profile of profiles) {
      const answer = await ask(`[[finish=${reason}]] Go.`, {}, profile);
      expect(firstCandidate(answer).finishReason).toBe(reason);
    }
  });

  it.each([
    ['NO_IMAGE', 'OTHER'],
    ['IMAGE_OTHER', 'OTHER'],
    ['MALFORMED_RESPONSE', 'OTHER'],
    ['IMAGE_PROHIBITED_CONTENT', 'PROHIBITED_CONTENT'],
    ['IMAGE_RECITATION', 'RECITATION'],
    ['UNEXPECTED_TOOL_CALL', 'MALFORMED_FUNCTION_CALL'],
    ['TOO_MANY_TOOL_CALLS', 'MALFORMED_FUNCTION_CALL'],
  ])('%s reads %s in neutral and stays in vendor', async (reason, neutral) => {
    expect(firstCandidate(await ask(`[[finish=${reason}]] Go.`)).finishReason).toBe(neutral);
    expect(firstCandidate(await ask(`[[finish=${reason}]] Go.`, {}, 'vendor')).finishReason).toBe(reason);
  });

  it('a filtered candidate is a result: SAFETY, with the rating that blocked it', async () => {
    const candidate = firstCandidate(await ask('[[filtered]] Go.'));
    expect(candidate).toMatchObject({
      finishReason: 'SAFETY',
      safetyRatings: expect.arrayContaining([
        expect.objectContaining({ probability: 'HIGH', blocked: true }),
      ]) as unknown[],
    });
    expect(candidate).not.toHaveProperty('content');
  });
});

describe('generateContent: promptFeedback', () => {
  const reasons = 'BLOCK_REASON_UNSPECIFIED SAFETY OTHER BLOCKLIST PROHIBITED_CONTENT IMAGE_SAFETY';
  it.each(reasons.split(' '))(
    'blockReason %s, without candidates, the same in both profiles',
    async (reason) => {
      for (const profile of profiles) {
        const answer = await ask(`[[block=${reason}]] Go.`, {}, profile);
        expect(answer.promptFeedback).toMatchObject({
          blockReason: reason,
          safetyRatings: ratings('NEGLIGIBLE'),
        });
        expect(answer.candidates ?? []).toEqual([]);
      }
    },
  );

  it.each(['MODEL_ARMOR', 'JAILBREAK'])('%s reads OTHER in neutral and stays in vendor', async (reason) => {
    expect((await ask(`[[block=${reason}]]`)).promptFeedback).toMatchObject({ blockReason: 'OTHER' });
    expect((await ask(`[[block=${reason}]]`, {}, 'vendor')).promptFeedback).toMatchObject({
      blockReason: reason,
    });
  });
});
