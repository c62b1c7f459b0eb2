/** What a picture is counted as; format C counts as much for a picture of about a megapixel. */
const tokensOfPicture = 1_290;

/** Tokens of a call of predict, which says nothing about them. */
export interface PredictTokens {
  readonly prompt: number;
  readonly pictures: number;
}

/** Four characters are taken for a token. */
export function estimatePredictTokens(prompt: string, pictureCount: number): PredictTokens {
  return { prompt: Math.max(1, Math.ceil(prompt.length / 4)), pictures: pictureCount * tokensOfPicture };
}
