import { describe, expect, it } from 'vitest';
import { dropRetiredSettings } from '../../../../src/formats/content/drop-retired-settings.ts';

const current = { category: 'HARM_CATEGORY_HARASSMENT', threshold: 'BLOCK_NONE' };

describe('dropRetiredSettings', () => {
  it.each([{}, { safetySettings: [] }, { safetySettings: [current] }, { safetySettings: null }])(
    'leaves %j alone',
    (value) => {
      expect(dropRetiredSettings(value).value).toBe(value);
    },
  );

  it.each(['HARM_CATEGORY_CIVIC_INTEGRITY', 'HARM_CATEGORY_TOXICITY', 'HARM_CATEGORY_UNSPECIFIED'])(
    'removes %s and names where it stood',
    (category) => {
      const value = { contents: [], safetySettings: [current, { category, threshold: 'OFF' }] };
      expect(dropRetiredSettings(value)).toEqual({
        value: { contents: [], safetySettings: [current] },
        ignoredFields: ['safetySettings[1]'],
      });
    },
  );
});
