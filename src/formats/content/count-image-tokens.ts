/** Sides of a picture of each size class, in those of one of `1K`. */
export const classScales: ReadonlyMap<string, number> = new Map([
  ['1K', 1],
  ['2K', 2],
  ['4K', 4],
]);

const tokensAt1K = 1_290;

/** Tokens of a picture that was made: by its size class, which is `1K` where nothing is said. */
export function countContentImageTokens(imageSize: string | null): number {
  return tokensAt1K * (classScales.get(imageSize ?? '1K') ?? 1);
}

/** Most tokens of one. */
export const maxContentImageTokens = Math.max(...[...classScales.keys()].map(countContentImageTokens));
