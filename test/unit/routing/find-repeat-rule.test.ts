import { describe, expect, it } from 'vitest';
import { findRepeatRule } from '../../../src/routing/find-repeat-rule.ts';

const image = { generationConfig: { responseModalities: ['TEXT', 'IMAGE'] } };

describe('findRepeatRule', () => {
  it.each([
    ['createMessage', 'texts', {}, 'repeatable'],
    ['createMessage', 'pictures', {}, 'unambiguous'],
    ['generateContent', 'texts', {}, 'repeatable'],
    ['generateContent', 'texts', { generationConfig: { responseModalities: ['TEXT'] } }, 'repeatable'],
    ['generateContent', 'texts', image, 'unambiguous'],
    ['generateContent', 'texts', { generationConfig: { imageConfig: {} } }, 'unambiguous'],
    ['generateContent', 'pictures', {}, 'unambiguous'],
    ['createImage', 'texts', {}, 'unambiguous'],
    ['createImageEdit', 'pictures', {}, 'unambiguous'],
    ['predictImages', 'pictures', {}, 'unambiguous'],
    ['countContentTokens', 'pictures', image, 'repeatable'],
    ['countMessageTokens', 'pictures', {}, 'repeatable'],
  ] as const)('of %s on a model that makes %s, asked %j, is %s', (operation, makes, value, expected) => {
    expect(findRepeatRule({ deployment: {}, makes, operation, body: { value } })).toBe(expected);
  });

  it('is what the deployment says', () => {
    const chat = { operation: 'createMessage', makes: 'texts', body: { value: {} } } as const;
    const picture = { operation: 'createImage', makes: 'pictures', body: { value: {} } } as const;
    expect(findRepeatRule({ ...chat, deployment: { retryAmbiguous: false } })).toBe('unambiguous');
    expect(findRepeatRule({ ...picture, deployment: { retryAmbiguous: true } })).toBe('repeatable');
  });
});
