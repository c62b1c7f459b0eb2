import { describe, expect, it } from 'vitest';
import { convertImageRequest } from '../../../../src/translators/images-to-content/convert-image-request.ts';
import { readImageFields } from '../../../../src/translators/images/read-image-fields.ts';

function convert(value: Readonly<Record<string, unknown>>, upstreamModel = 'gemini-3-pro-image') {
  const fields = readImageFields({ prompt: 'a fox', ...value });
  return convertImageRequest({ fields, inputs: [], upstreamModel });
}

const imageConfig = (value: Readonly<Record<string, unknown>>, model?: string) =>
  (convert(value, model).generationConfig as { imageConfig?: unknown }).imageConfig;

describe('convertImageRequest', () => {
  it('asks for a picture and nothing else', () => {
    expect(convert({ size: 'auto', quality: 'auto', background: 'auto', moderation: 'auto', n: 3 })).toEqual({
      contents: [{ role: 'user', parts: [{ text: 'a fox' }] }],
      generationConfig: { responseModalities: ['IMAGE'] },
    });
  });

  it('puts pictures before the text', () => {
    const fields = readImageFields({ prompt: 'mix them' });
    const inputs = [
      { mimeType: 'image/png', data: 'QQ==' },
      { mimeType: 'image/webp', data: 'Qg==' },
    ];
    expect(convertImageRequest({ fields, inputs, upstreamModel: 'm' }).contents).toEqual([
      {
        role: 'user',
        parts: [
          { inlineData: { mimeType: 'image/png', data: 'QQ==' } },
          { inlineData: { mimeType: 'image/webp', data: 'Qg==' } },
          { text: 'mix them' },
        ],
      },
    ]);
  });

  it.each([
    ['1024x1024', { aspectRatio: '1:1', imageSize: '1K' }],
    ['1536x1024', { aspectRatio: '3:2', imageSize: '1K' }],
    ['1024x1536', { aspectRatio: '2:3', imageSize: '1K' }],
    ['2048x2048', { aspectRatio: '1:1', imageSize: '2K' }],
    ['3584x1536', { aspectRatio: '21:9', imageSize: '2K' }],
    ['3840x2160', { aspectRatio: '16:9', imageSize: '4K' }],
  ])('maps the size %s', (size, expected) => {
    expect(imageConfig({ size })).toEqual(expected);
  });

  it.each([
    ['low', '1K'],
    ['medium', '1K'],
    ['high', '2K'],
    ['xhigh', '2K'],
    ['max', '2K'],
  ])('maps the quality %s', (quality, imageSize) => {
    expect(imageConfig({ quality })).toEqual({ imageSize });
    expect(imageConfig({ quality, size: '1024x1024' })).toEqual({ aspectRatio: '1:1', imageSize });
  });

  it.each(['gemini-2.5-flash-image', 'genfam-2.5-flash-image', 'models/gemini-2.5-flash-image', 'our-own'])(
    'sends no size class to %s and refuses a quality',
    (model) => {
      expect(imageConfig({ size: '1536x1024' }, model)).toEqual({ aspectRatio: '3:2' });
      expect(() => convert({ quality: 'high' }, model)).toThrow(
        expect.objectContaining({ reason: 'unsupported_parameter', param: 'quality' }),
      );
    },
  );

  it.each([
    ['size', { size: '1000x999' }],
    ['background', { background: 'transparent' }],
  ])('refuses %s by name where it cannot be mapped', (param, value) => {
    expect(() => convert(value)).toThrow(
      expect.objectContaining({ code: 'invalid_argument', reason: 'unsupported_parameter', param }),
    );
  });

  it('opens the filters for moderation low', () => {
    expect(convert({ moderation: 'low' }).safetySettings).toEqual([
      { category: 'HARM_CATEGORY_HARASSMENT', threshold: 'BLOCK_ONLY_HIGH' },
      { category: 'HARM_CATEGORY_HATE_SPEECH', threshold: 'BLOCK_ONLY_HIGH' },
      { category: 'HARM_CATEGORY_SEXUALLY_EXPLICIT', threshold: 'BLOCK_ONLY_HIGH' },
      { category: 'HARM_CATEGORY_DANGEROUS_CONTENT', threshold: 'BLOCK_ONLY_HIGH' },
    ]);
  });
});

describe('readImageFields', () => {
  it('names the fields that have no effect', () => {
    const value = {
      prompt: 'x',
      user: 'u',
      safety_identifier: 's',
      input_fidelity: 'high',
      complexity: 'low',
      stream: true,
      partial_images: 2,
      response_format: 'b64_json',
    };
    expect(readImageFields(value).ignoredFields).toEqual([
      'user',
      'safety_identifier',
      'input_fidelity',
      'complexity',
      'partial_images',
    ]);
    expect(readImageFields({ prompt: 'x', stream: true, partial_images: 0 }).ignoredFields).toEqual([]);
  });
});
