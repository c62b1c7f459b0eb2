import { describe, expect, it } from 'vitest';
import { providers } from '../../../../src/providers/provider-table.ts';
import { convertImageParameters } from '../../../../src/translators/images-to-predict/convert-image-parameters.ts';
import { readImageFields } from '../../../../src/translators/images/read-image-fields.ts';
import { splitCount } from '../../../../src/formats/predict/predict-request.ts';

const convert = (value: Readonly<Record<string, unknown>>, provider: 'gemini' | 'vertex' = 'gemini') =>
  convertImageParameters(readImageFields({ prompt: 'a fox', ...value }), providers[provider]);

describe('convertImageParameters', () => {
  it('leaves everything to the model that the client leaves to it', () => {
    expect(convert({})).toEqual({});
  });

  it('maps size, quality and moderation', () => {
    expect(convert({ size: '1024x1024', quality: 'high', moderation: 'low' })).toEqual({
      aspectRatio: '1:1',
      sampleImageSize: '2K',
      safetySetting: 'BLOCK_ONLY_HIGH',
    });
    expect(convert({ size: '1920x1080', quality: 'low' })).toEqual({
      aspectRatio: '16:9',
      sampleImageSize: '1K',
    });
  });

  it.each(['1536x1024', '1024x1536'])('refuses the size %s by name', (size) => {
    expect(() => convert({ size })).toThrow(
      expect.objectContaining({ reason: 'unsupported_parameter', param: 'size' }),
    );
  });

  it('has Vertex AI encode what it can', () => {
    expect(convert({}, 'vertex')).toEqual({ outputOptions: { mimeType: 'image/png' } });
    expect(convert({ output_format: 'jpeg', output_compression: 70 }, 'vertex')).toEqual({
      outputOptions: { mimeType: 'image/jpeg', compressionQuality: 70 },
    });
    expect(convert({ output_format: 'webp' }, 'vertex')).toEqual({});
  });
});

describe('splitCount', () => {
  it.each([
    [1, [1]],
    [4, [4]],
    [5, [4, 1]],
    [10, [4, 4, 2]],
  ])('makes %i pictures in calls of at most four', (count, expected) => {
    expect(splitCount(count)).toEqual(expected);
  });
});
