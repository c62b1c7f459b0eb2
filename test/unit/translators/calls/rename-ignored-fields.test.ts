import { expect, it } from 'vitest';
import { renameIgnoredFields } from '../../../../src/translators/calls/rename-ignored-fields.ts';

it('renames what the client set and leaves out the rest', () => {
  const names = [
    ['safetySettings', 'moderation'],
    ['generationConfig.imageConfig.imageSize', 'quality'],
    ['generationConfig.imageConfig', 'size'],
  ] as const;
  const fields = [
    'safetySettings[0]',
    'safetySettings[1]',
    'generationConfig.imageConfig.imageSize',
    'generationConfig.imageConfig.aspectRatio',
    'generationConfig.imageConfigs',
    'contents[0].role',
  ];
  expect(renameIgnoredFields(fields, names)).toEqual(['moderation', 'quality', 'size']);
});
