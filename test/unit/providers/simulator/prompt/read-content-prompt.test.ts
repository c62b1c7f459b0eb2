import { describe, expect, it } from 'vitest';
import { readContentPrompt } from '../../../../../src/providers/simulator/prompt/read-content-prompt.ts';
import { createCall, createContentBody, weatherDeclaration } from '../simulator-calls.ts';

type Json = Readonly<Record<string, unknown>>;

function read(body: Json, upstreamModel = 'genfam-2.5-flash', profile: 'neutral' | 'vendor' = 'vendor') {
  return readContentPrompt(createCall(body, { upstreamModel, profile }));
}

function configured(generationConfig: Json, model?: string) {
  return read(createContentBody('Hi', { generationConfig }), model);
}

describe('readContentPrompt', () => {
  it('takes every role but model for the user', () => {
    const contents = [
      { parts: [{ text: 'a' }] },
      { role: 'model', parts: [{ functionCall: { name: 'f', args: {} } }] },
      { role: 'function', parts: [{ functionResponse: { name: 'f', response: { output: 'done' } } }] },
      { role: 'tool', parts: [{ functionResponse: { name: 'f', response: { error: 'broken' } } }] },
    ];
    expect(read({ contents }).turns).toEqual([
      { role: 'user', parts: [{ kind: 'text', text: 'a' }] },
      { role: 'assistant', parts: [{ kind: 'tool-call', name: 'f' }] },
      {
        role: 'user',
        parts: [
          { kind: 'tool-result', name: 'f', text: 'done', outcome: 'ok' },
          { kind: 'tool-result', name: 'f', text: 'broken', outcome: 'error' },
        ],
      },
    ]);
  });

  it('writes a response of several fields as JSON', () => {
    const contents = [{ parts: [{ functionResponse: { name: 'f', response: { a: 1, b: 2 } } }] }];
    expect(read({ contents }).turns[0]?.parts[0]).toMatchObject({ text: '{"a":1,"b":2}' });
  });

  it('counts the media that a function returned, and names them beside its response', () => {
    const parts = [
      { inlineData: { mimeType: 'image/png', data: '' } },
      { fileData: { mimeType: 'image/jpeg', fileUri: 'https://example.com/a.jpg' } },
    ];
    const answer = { name: 'f', response: { output: 'done' } };
    const without = read({ contents: [{ parts: [{ functionResponse: answer }] }] });
    const { turns, input } = read({ contents: [{ parts: [{ functionResponse: { ...answer, parts } }] }] });
    expect(turns[0]?.parts).toMatchObject([{ text: 'done\n[image/png]\n[image/jpeg]' }]);
    expect(input.byModality.get('IMAGE')).toBe(2 * 258);
    expect(input.total).toBe(without.input.total + 2 * 258);
  });

  it('describes media and counts them by modality', () => {
    const parts = [
      { inlineData: { mimeType: 'image/png', data: '' } },
      { inlineData: { mimeType: 'audio/wav', data: 'AAAA' } },
      { fileData: { mimeType: 'image/jpeg', fileUri: 'https://example.com/a.jpg' } },
    ];
    const prompt = read({
      contents: [{ parts }],
      generationConfig: { mediaResolution: 'MEDIA_RESOLUTION_LOW' },
    });
    expect(prompt.turns[0]?.parts.map(({ kind }) => kind)).toEqual(['media', 'media', 'media']);
    expect(prompt.input.byModality.get('IMAGE')).toBe(128);
    expect(prompt.input.byModality.get('AUDIO')).toBe(32);
  });

  it('passes over parts, tools and fields it does not know', () => {
    const prompt = read({
      contents: [{ parts: [{ videoMetadata: {} }, { text: 'thought', thought: true }, 5, null] }, 'x'],
      tools: [{ googleSearch: {} }, { functionDeclarations: [{ name: 4 }, weatherDeclaration] }],
      labels: {},
      generationConfig: { routingConfig: {}, topP: 1 },
      systemInstruction: 'as a string',
    });
    expect(prompt.turns[0]?.parts).toEqual([{ kind: 'other' }, { kind: 'other' }]);
    expect(prompt.tools.map(({ name }) => name)).toEqual(['get_weather']);
    expect(prompt.ignoredFields).toEqual([
      'contents[0].parts[0].videoMetadata',
      'tools[0].googleSearch',
      'labels',
      'generationConfig.routingConfig',
    ]);
    expect(prompt.system).toEqual([]);
  });

  it('takes parameters as a Schema or as JSON Schema', () => {
    const functionDeclarations = [
      weatherDeclaration,
      { name: 'other', parametersJsonSchema: { type: 'OBJECT' } },
      { name: 'bare' },
    ];
    const schemas = read(createContentBody('Hi', { tools: [{ functionDeclarations }] })).tools.map(
      ({ schema }) => schema,
    );
    expect(schemas[0]).toMatchObject({ type: 'object', properties: { days: { type: 'integer' } } });
    expect(schemas.slice(1)).toEqual([{ type: 'object' }, undefined]);
  });

  it.each([
    [{ mode: 'ANY' }, { mode: 'required', names: null }],
    [
      { mode: 'ANY', allowedFunctionNames: ['f'] },
      { mode: 'required', names: ['f'] },
    ],
    [{ mode: 'NONE' }, { mode: 'none' }],
    [{ mode: 'AUTO' }, { mode: 'auto' }],
    [{ mode: 'MODE_UNSPECIFIED' }, { mode: 'auto' }],
    [{ mode: 'VALIDATED' }, { mode: 'auto' }],
    [undefined, { mode: 'auto', names: null }],
  ])('reads the calling config %j', (functionCallingConfig, expected) => {
    expect(read(createContentBody('Hi', { toolConfig: { functionCallingConfig } })).toolChoice).toMatchObject(
      expected,
    );
  });

  it.each([
    [{}, { kind: 'text' }],
    [{ responseMimeType: 'text/plain' }, { kind: 'text' }],
    [{ responseMimeType: 'application/json' }, { kind: 'json', schema: null }],
    [
      { responseMimeType: 'application/json', responseSchema: { type: 'STRING' } },
      { kind: 'json', schema: { type: 'string' } },
    ],
    [
      { responseMimeType: 'application/json', responseJsonSchema: { type: 'STRING' } },
      { kind: 'json', schema: { type: 'string' } },
    ],
    [
      { responseMimeType: 'text/x.enum', responseSchema: { type: 'STRING', enum: ['a', 'b'] } },
      { kind: 'enum', values: ['a', 'b'] },
    ],
    [{ responseModalities: ['AUDIO'] }, { kind: 'speech', voice: 'default' }],
    [
      {
        responseModalities: ['AUDIO'],
        speechConfig: { voiceConfig: { prebuiltVoiceConfig: { voiceName: 'Kore' } } },
      },
      { kind: 'speech', voice: 'Kore' },
    ],
    [
      { responseModalities: ['TEXT', 'IMAGE'] },
      { kind: 'image', text: 'with', aspectRatio: null, imageSize: null },
    ],
    [
      { responseModalities: ['IMAGE'], imageConfig: { aspectRatio: '16:9', imageSize: '2K' } },
      { kind: 'image', text: 'without', aspectRatio: '16:9', imageSize: '2K' },
    ],
  ])('reads the output of %j', (config, output) => {
    expect(configured(config).output).toEqual(output);
  });

  it('takes image models to draw unless text alone is wanted', () => {
    expect(configured({}, 'gemini-2.5-flash-image').output.kind).toBe('image');
    expect(configured({}, 'genfam-3-pro-image-preview').output.kind).toBe('image');
    expect(configured({}, 'imgfam2-4.0-fast-generate-001').output.kind).toBe('image');
    expect(configured({ responseModalities: ['TEXT'] }, 'genfam-2.5-flash-image').output.kind).toBe('text');
  });

  it.each([
    [{ includeThoughts: true }, 'genfam-2.5-flash', { mode: 'shown', budgetTokens: null }],
    [
      { includeThoughts: true, thinkingBudget: 100 },
      'genfam-2.5-flash',
      { mode: 'shown', budgetTokens: 100 },
    ],
    [{ includeThoughts: true, thinkingBudget: 0 }, 'genfam-2.5-flash', { mode: 'off', budgetTokens: 0 }],
    [{ thinkingBudget: -1 }, 'genfam-3.1-flash-lite', { mode: 'hidden', budgetTokens: null }],
    [undefined, 'genfam-3-pro-preview', { mode: 'hidden', budgetTokens: null }],
    [undefined, 'genfam-3.1-flash-lite', { mode: 'off', budgetTokens: null }],
  ])('reads thinkingConfig %j of %s', (thinkingConfig, model, expected) => {
    expect(configured({ thinkingConfig }, model).thinking).toEqual(expected);
  });

  it('gives calls ids where the conversation has them, and to third-generation models in the vendor profile', () => {
    const withIds = { contents: [{ parts: [{ functionResponse: { id: 'c1', name: 'f', response: {} } }] }] };
    expect(read(withIds).callMarks.ids).toBe('given');
    expect(read(createContentBody('Hi')).callMarks.ids).toBe('left-out');
    expect(read(createContentBody('Hi'), 'gemini-3-pro-preview').callMarks).toMatchObject({
      ids: 'given',
      signatures: 'given',
    });
    expect(read(createContentBody('Hi'), 'genfam-3-pro-preview', 'neutral').callMarks).toMatchObject({
      ids: 'left-out',
      signatures: 'given',
    });
  });

  it('counts what cachedContent holds as cached', () => {
    const { input } = read(createContentBody('Hi', { cachedContent: 'cachedContents/a' }));
    expect(input.cacheRead).toBeGreaterThan(2_000);
    expect(input.cacheWrite).toBe(0);
  });

  it('makes one candidate or more', () => {
    expect(configured({ candidateCount: 3 }).candidateCount).toBe(3);
    expect(configured({ candidateCount: -1 }).candidateCount).toBe(1);
  });

  it('reads a count request that wraps a whole request', () => {
    const inner = createContentBody('Hello there', { systemInstruction: { parts: [{ text: 'Be brief.' }] } });
    expect(read({ generateContentRequest: inner }).input.total).toBe(read(inner).input.total);
  });

  it('names ignored fields of a wrapped count request by their whole path', () => {
    const generateContentRequest = {
      ...createContentBody('Hi', { labels: {} }),
      model: 'models/genfam-2.5-pro',
    };
    expect(read({ generateContentRequest }).ignoredFields).toEqual(['generateContentRequest.labels']);
    expect(read(createContentBody('Hi', { labels: {} }), undefined, 'neutral').ignoredFields).toEqual([]);
  });
});
