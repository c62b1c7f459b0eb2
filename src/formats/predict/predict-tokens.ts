import type { PictureTokens } from '../../core/tokens/picture-tokens.ts';

/** What a picture is counted as; format C counts as much for a picture of about a megapixel. */
const tokensOfPicture = 1_290;

/** Tokens of a call of predict, which says nothing about them. Four characters are taken for a token. */
export function estimatePredictTokens(prompt: string, pictureCount: number): PictureTokens {
  return {
    promptText: Math.max(1, Math.ceil(prompt.length / 4)),
    promptImages: 0,
    promptCached: 0,
    outputText: 0,
    outputThoughts: 0,
    outputImages: pictureCount * tokensOfPicture,
  };
}
