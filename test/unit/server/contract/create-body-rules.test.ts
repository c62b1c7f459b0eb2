import { describe, expect, it } from 'vitest';
import { profiles } from '../../../../generated/operations.ts';
import { createBodyRules } from '../../../../src/server/contract/create-body-rules.ts';
import { normaliseBody } from '../../../../src/core/contract/normalise-body.ts';

const rulesOf = createBodyRules(profiles.neutral);

describe('createBodyRules', () => {
  it('keeps null in a realtime session where it turns something off, and drops it elsewhere', () => {
    const body = { voice: null, turn_detection: null, input_audio_transcription: null };
    normaliseBody(body, rulesOf('realtime'));
    expect(body).toEqual({ turn_detection: null, input_audio_transcription: null });
  });

  it('keeps null in the audio settings of a client secret where it turns something off', () => {
    const input = { format: null, noise_reduction: null, transcription: null, turn_detection: null };
    const body = { session: { audio: { input } } };
    normaliseBody(body, rulesOf('realtime'));
    expect(input).toEqual({ noise_reduction: null, transcription: null, turn_detection: null });
  });

  it('reads what the vendor writes in either case in the vendor profile, in a counted request, too', () => {
    const toolConfig = { functionCallingConfig: { mode: 'any' } };
    const generationConfig = { responseModalities: ['Text', 'Image'] };
    const request = { toolConfig, generationConfig };
    const body = { ...request, generateContentRequest: request };
    const raised = {
      toolConfig: { functionCallingConfig: { mode: 'ANY' } },
      generationConfig: { responseModalities: ['TEXT', 'IMAGE'] },
    };
    const neutral = structuredClone(body);
    normaliseBody(neutral, rulesOf('generateContent'));
    expect(neutral).toEqual(body);
    const vendor = structuredClone(body);
    normaliseBody(vendor, createBodyRules(profiles.vendor)('generateContent'));
    expect(vendor).toEqual({ ...raised, generateContentRequest: raised });
  });

  it('reads one object as a list of one in the vendor profile, in a counted request, too', () => {
    const request = {
      contents: { parts: { functionResponse: { parts: {} } } },
      systemInstruction: { parts: { text: 'a' } },
      tools: { functionDeclarations: { name: 'f', parameters: { tools: {}, parts: {} } } },
      safetySettings: { category: 'x' },
    };
    const listed = {
      contents: [{ parts: [{ functionResponse: { parts: {} } }] }],
      systemInstruction: { parts: [{ text: 'a' }] },
      tools: [{ functionDeclarations: [{ name: 'f', parameters: { tools: {}, parts: {} } }] }],
      safetySettings: [{ category: 'x' }],
    };
    const body = { ...request, generateContentRequest: request };
    const neutral = structuredClone(body);
    normaliseBody(neutral, rulesOf('generateContent'));
    expect(neutral).toEqual(body);
    const vendor = structuredClone(body);
    normaliseBody(vendor, createBodyRules(profiles.vendor)('generateContent'));
    expect(vendor).toEqual({ ...listed, generateContentRequest: listed });
  });

  it('knows the place of every name that the contract says so of', () => {
    const rules = createBodyRules(profiles.vendor);
    const { upperPaths, listPaths } = rules('generateContent');
    expect(new Set(upperPaths.map((path) => path.at(-1)))).toEqual(new Set(profiles.vendor.caselessNames));
    const lists = [...listPaths, ...rules('video').listPaths];
    expect(new Set(lists.map((path) => path.at(-1)))).toEqual(new Set(profiles.vendor.loneNames));
  });

  it('puts one instance into the list that it stands for, of pictures and of videos, in the vendor profile', () => {
    for (const area of ['generateContent', 'video'] as const) {
      const body = { instances: { prompt: 'a' } };
      normaliseBody(body, rulesOf(area));
      expect(body).toEqual({ instances: { prompt: 'a' } });
      normaliseBody(body, createBodyRules(profiles.vendor)(area));
      expect(body).toEqual({ instances: [{ prompt: 'a' }] });
    }
  });

  it("leaves what is the client's own in format C alone", () => {
    const schema = { properties: { a: { nullable: true, default: null, example: null, enum: [null] } } };
    const own = { properties: { a: { const: null, default: null } } };
    const call = { functionCall: { args: { a: null } }, functionResponse: { response: { a: null } } };
    const body = {
      contents: [{ parts: [call] }],
      tools: [{ functionDeclarations: [{ parameters: schema, parametersJsonSchema: own }] }],
      generationConfig: { responseSchema: schema, responseJsonSchema: own },
    };
    const copy = structuredClone(body);
    const rules = createBodyRules(profiles.vendor)('generateContent');
    expect(normaliseBody(copy, rules)).toBe('unchanged');
    expect(copy).toEqual(body);
  });

  it("leaves what is the client's own in a realtime session alone", () => {
    const tool = { type: 'function', name: 'ask', parameters: { properties: { a: { default: null } } } };
    const body = structuredClone({ tools: [tool], metadata: { a: null } });
    expect(normaliseBody(body, rulesOf('realtime'))).toBe('unchanged');
    expect(body).toEqual({ tools: [tool], metadata: { a: null } });
  });
});
