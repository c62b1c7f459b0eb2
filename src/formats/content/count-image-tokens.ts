import type { GenerationConfig, ImageConfig } from '../../../generated/contract-types.ts';
import { asObject, type JsonObject } from '../../core/json/json-object.ts';

/** Sides of a picture of each size class, in those of one of `1K`. */
export const classScales: ReadonlyMap<string, number> = new Map([
  ['512', 0.5],
  ['1K', 1],
  ['2K', 2],
  ['4K', 4],
]);

const tokensAt1K = 1_290;

/** What a picture of each size class counts, which differs from model to model: as much as it does with any of Google's. */
const classTokens: ReadonlyMap<string, number> = new Map([
  ['512', 747],
  ['1K', tokensAt1K],
  ['2K', 1_680],
  ['4K', 2_520],
]);

/** Tokens of a picture that was made: by its size class, which is `1K` where nothing, or no class, is said. */
export function countContentImageTokens(imageSize: string | null): number {
  return classTokens.get(imageSize ?? '1K') ?? tokensAt1K;
}

/** Tokens of each picture that a request of format C asks for. */
export function countAskedImageTokens({ generationConfig }: JsonObject): number {
  const { imageConfig } = asObject<GenerationConfig>(generationConfig);
  const { imageSize } = asObject<ImageConfig>(imageConfig);
  return countContentImageTokens(typeof imageSize === 'string' ? imageSize : null);
}

/** Most tokens of one. */
export const maxContentImageTokens = Math.max(...classTokens.values());
