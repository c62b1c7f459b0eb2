/** What drawing took in tokens, in the words that the formats share. */
export interface PictureTokens {
  readonly promptText: number;
  readonly promptImages: number;
  /** The part of the prompt, text and images, that a cache gave. */
  readonly promptCached: number;
  readonly outputText: number;
  /** The part of `outputText` that is thoughts. */
  readonly outputThoughts: number;
  readonly outputImages: number;
}

/** The sum; `null` where no part is known. */
export function addPictureTokens(parts: readonly (PictureTokens | null)[]): PictureTokens | null {
  const known = parts.filter((tokens) => tokens !== null);
  if (known.length === 0) return null;
  const sum = (name: keyof PictureTokens) => known.reduce((total, tokens) => total + tokens[name], 0);
  return {
    promptText: sum('promptText'),
    promptImages: sum('promptImages'),
    promptCached: sum('promptCached'),
    outputText: sum('outputText'),
    outputThoughts: sum('outputThoughts'),
    outputImages: sum('outputImages'),
  };
}
