import { describe, expect, it } from 'vitest';
import { convertContentRequest } from '../../../../src/translators/content-to-images/convert-content-request.ts';

type Json = Readonly<Record<string, unknown>>;

const say = (...parts: readonly object[]) => [{ role: 'user', parts }];
const convert = (value: Json) =>
  convertContentRequest({ contents: say({ text: 'a fox' }), ...value }, 'imgfam-2');
const image = (data: string, mimeType = 'image/png') => ({ inlineData: { mimeType, data } });

describe('convertContentRequest', () => {
  it('joins instruction and texts and takes the pictures in order', () => {
    const converted = convert({
      systemInstruction: { parts: [{ text: 'Watercolour.' }, { text: 'No frame.' }] },
      contents: [
        { role: 'user', parts: [{ text: 'A fox' }, image('AA==')] },
        { role: 'model', parts: [{ text: 'mulling', thought: true }, image('BB==', 'image/webp')] },
        { parts: [{ text: 'in the snow' }, { text: '' }] },
      ],
    });
    expect(converted).toEqual({
      fields: { prompt: 'Watercolour.\nNo frame.\nA fox\nin the snow' },
      sizeWish: { aspectRatio: null, imageSize: null },
      images: [
        { field: 'contents[0].parts[1].inlineData', data: 'AA==' },
        { field: 'contents[1].parts[1].inlineData', data: 'BB==' },
      ],
      ignoredFields: ['contents[1].parts[0]'],
      outputNames: { mimeType: 'outputMimeType', compressionQuality: 'outputCompressionQuality' },
    });
  });

  it('names members of contents, parts and pictures that it does not know', () => {
    const picture = { inlineData: { ...image('AA==').inlineData, displayName: 'fox.png' } };
    const parts = [{ text: 'A fox', videoMetadata: {} }, picture];
    expect(convert({ contents: [{ role: 'user', parts, labels: {} }] }).ignoredFields).toEqual([
      'contents[0].labels',
      'contents[0].parts[0].videoMetadata',
      'contents[0].parts[1].inlineData.displayName',
    ]);
  });

  it('maps count, size, output and open filters', () => {
    const { fields, ignoredFields } = convert({
      generationConfig: {
        candidateCount: 3,
        responseModalities: ['TEXT', 'IMAGE'],
        responseMimeType: 'text/plain',
        stopSequences: [],
        imageConfig: {
          aspectRatio: '16:9',
          imageSize: '2K',
          outputMimeType: 'image/jpeg',
          outputCompressionQuality: 80,
        },
      },
      safetySettings: [
        { category: 'HARM_CATEGORY_HARASSMENT', threshold: 'BLOCK_NONE' },
        { category: 'HARM_CATEGORY_HATE_SPEECH', threshold: 'BLOCK_ONLY_HIGH' },
      ],
      tools: [],
    });
    expect(fields).toEqual({
      prompt: 'a fox',
      n: 3,
      size: '2816x1584',
      output_format: 'jpeg',
      output_compression: 80,
      moderation: 'low',
    });
    expect(ignoredFields).toEqual([]);
  });

  it('names what has no effect', () => {
    const { fields, ignoredFields } = convert({
      model: 'models/x',
      toolConfig: {},
      labels: {},
      generationConfig: {
        temperature: 1,
        topP: 1,
        topK: 1,
        seed: 1,
        presencePenalty: 1,
        frequencyPenalty: 1,
        maxOutputTokens: 1,
        thinkingConfig: {},
        mediaResolution: 'MEDIA_RESOLUTION_LOW',
        responseLogprobs: false,
      },
      safetySettings: [
        { category: 'HARM_CATEGORY_HARASSMENT', threshold: 'BLOCK_LOW_AND_ABOVE' },
        { category: 'HARM_CATEGORY_HATE_SPEECH', threshold: 'BLOCK_MEDIUM_AND_ABOVE' },
      ],
    });
    expect(fields).toEqual({ prompt: 'a fox' });
    expect(ignoredFields).toEqual([
      'toolConfig',
      'labels',
      'generationConfig.temperature',
      'generationConfig.topP',
      'generationConfig.topK',
      'generationConfig.seed',
      'generationConfig.presencePenalty',
      'generationConfig.frequencyPenalty',
      'generationConfig.maxOutputTokens',
      'generationConfig.thinkingConfig',
      'generationConfig.mediaResolution',
      'safetySettings[0]',
    ]);
  });

  const config = (generationConfig: Json) => ({ generationConfig });
  const parts = (...list: readonly object[]) => ({ contents: say({ text: 'x' }, ...list) });
  it.each<[string, Json]>([
    ['tools', { tools: [{ functionDeclarations: [] }] }],
    ['tools', { tools: [{ codeExecution: {} }] }],
    ['cachedContent', { cachedContent: 'cachedContents/a' }],
    ['generationConfig.responseSchema', config({ responseSchema: { type: 'OBJECT' } })],
    ['generationConfig.responseJsonSchema', config({ responseJsonSchema: {} })],
    ['generationConfig.responseFormat', config({ responseFormat: [{ image: {} }] })],
    ['continuationToken', { continuationToken: 'Zm9v' }],
    ['contents[0].parts[1]', parts({ toolCall: {}, thoughtSignature: 'AAAA' })],
    ['contents[0].parts[1]', parts({ audioTranscription: {} })],
    ['generationConfig.responseMimeType', config({ responseMimeType: 'application/json' })],
    ['generationConfig.speechConfig', config({ speechConfig: {} })],
    ['generationConfig.stopSequences', config({ stopSequences: ['x'] })],
    ['generationConfig.responseLogprobs', config({ responseLogprobs: true })],
    ['generationConfig.logprobs', config({ logprobs: 1 })],
    ['generationConfig.responseModalities', config({ responseModalities: ['TEXT'] })],
    ['generationConfig.responseModalities', config({ responseModalities: ['IMAGE', 'AUDIO'] })],
    ['generationConfig.candidateCount', config({ candidateCount: 11 })],
    [
      'generationConfig.imageConfig.personGeneration',
      config({ imageConfig: { personGeneration: 'ALLOW_ALL' } }),
    ],
    [
      'generationConfig.imageConfig.imageOutputOptions.mimeType',
      config({ imageConfig: { imageOutputOptions: { mimeType: 'image/gif' } } }),
    ],
    [
      'generationConfig.imageConfig.imageOutputOptions.future',
      config({ imageConfig: { imageOutputOptions: { future: 1 } } }),
    ],
    ['generationConfig.imageConfig.outputMimeType', config({ imageConfig: { outputMimeType: 'image/gif' } })],
    ['contents[0].parts[1].fileData', parts({ fileData: { mimeType: 'image/png', fileUri: 'x' } })],
    ['contents[0].parts[1].functionCall', parts({ functionCall: { name: 'f' } })],
    ['contents[0].parts[1].functionResponse', parts({ functionResponse: { name: 'f', response: {} } })],
    ['contents[0].parts[1].executableCode', parts({ executableCode: {} })],
    ['contents[0].parts[1].codeExecutionResult', parts({ codeExecutionResult: {} })],
    ['contents[0].parts[1].inlineData', parts(image('AA==', 'image/heic'))],
    ['contents[0].parts[1].inlineData', parts(image('AA==', 'audio/wav'))],
    ['contents', { contents: say(image('AA==')) }],
    ['contents', { contents: say({ text: 'x'.repeat(32_001) }) }],
  ])('refuses %s by name (%#)', (param, value) => {
    expect(() => convert(value)).toThrow(
      expect.objectContaining({
        code: 'invalid_argument',
        reason: 'unsupported_parameter',
        param,
        violations: [expect.objectContaining({ field: param })],
      }),
    );
  });

  it('counts characters as the contract does', () => {
    const prompt = '𝄞'.repeat(32_000);
    expect(convert({ contents: say({ text: prompt }) }).fields.prompt).toBe(prompt);
  });
});
