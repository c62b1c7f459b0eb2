import { describe, expect, it } from 'vitest';
import { convertContentRequest } from '../../../../src/translators/content-to-predict/convert-content-request.ts';

type Json = Readonly<Record<string, unknown>>;

const convert = (value: Json) =>
  convertContentRequest({ contents: [{ role: 'user', parts: [{ text: 'a fox' }] }], ...value });

describe('convertContentRequest', () => {
  it('draws what the user said last, behind the system instruction', () => {
    expect(
      convert({
        systemInstruction: { parts: [{ text: 'Watercolour.' }] },
        contents: [
          { role: 'user', parts: [{ text: 'a fox' }] },
          { role: 'model', parts: [{ text: 'Which fox?' }] },
          { parts: [{ text: 'a red one' }, { text: 'asleep' }] },
        ],
      }),
    ).toEqual({
      prompt: 'Watercolour.\na red one\nasleep',
      count: 1,
      parameters: {},
      ignoredFields: ['contents[0]', 'contents[1]'],
    });
  });

  it('maps everything predict has', () => {
    const imageConfig = {
      aspectRatio: '3:4',
      imageSize: '2K',
      personGeneration: 'ALLOW_ADULT',
      outputMimeType: 'image/jpeg',
      outputCompressionQuality: 75,
    };
    expect(
      convert({
        generationConfig: { candidateCount: 5, imageConfig, temperature: 1 },
        safetySettings: [{ category: 'HARM_CATEGORY_HARASSMENT', threshold: 'OFF' }],
      }),
    ).toEqual({
      prompt: 'a fox',
      count: 5,
      parameters: {
        aspectRatio: '3:4',
        sampleImageSize: '2K',
        personGeneration: 'ALLOW_ADULT',
        outputOptions: { mimeType: 'image/jpeg', compressionQuality: 75 },
        safetySetting: 'BLOCK_ONLY_HIGH',
      },
      ignoredFields: ['generationConfig.temperature'],
    });
  });

  const picture = { inlineData: { mimeType: 'image/png', data: 'AA==' } };
  const image = (imageConfig: Json) => ({ generationConfig: { imageConfig } });
  it.each<[string, Json]>([
    ['contents[0].parts[1].inlineData', { contents: [{ parts: [{ text: 'x' }, picture] }] }],
    [
      'contents[1].parts[0].inlineData',
      {
        contents: [
          { parts: [{ text: 'x' }] },
          { role: 'model', parts: [picture] },
          { parts: [{ text: 'y' }] },
        ],
      },
    ],
    ['contents', { contents: [{ role: 'model', parts: [{ text: 'x' }] }] }],
    ['generationConfig.imageConfig.aspectRatio', image({ aspectRatio: '3:2' })],
    ['generationConfig.imageConfig.imageSize', image({ imageSize: '4K' })],
    [
      'generationConfig.imageConfig.imageOutputOptions.mimeType',
      image({ imageOutputOptions: { mimeType: 'image/webp' } }),
    ],
    ['generationConfig.imageConfig.outputMimeType', image({ outputMimeType: 'image/webp' })],
    ['generationConfig.imageConfig.prominentPeople', image({ prominentPeople: 'x' })],
    ['tools', { tools: [{ codeExecution: {} }] }],
  ])('refuses %s by name (%#)', (param, value) => {
    expect(() => convert(value)).toThrow(
      expect.objectContaining({ code: 'invalid_argument', reason: 'unsupported_parameter', param }),
    );
  });
});
