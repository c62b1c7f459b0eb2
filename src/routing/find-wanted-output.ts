import { isObject } from '../core/json/json-object.ts';
import type { JsonBody } from '../core/provider.ts';

/** What a model makes: pictures, perhaps beside texts, or texts alone. */
export type ModelOutput = 'pictures' | 'texts';

/** What a request of format C, or the one whose tokens are counted, says that it wants; `null` where it says nothing. */
export function findWantedOutput({ value }: Pick<JsonBody, 'value'>): ModelOutput | null {
  const { generateContentRequest: counted } = value;
  const { generationConfig: config } = isObject(counted) ? counted : value;
  if (!isObject(config)) return null;
  const { responseModalities, imageConfig } = config;
  if (isObject(imageConfig)) return 'pictures';
  if (!Array.isArray(responseModalities) || responseModalities.length === 0) return null;
  return responseModalities.some(isPicture) ? 'pictures' : 'texts';
}

function isPicture(modality: unknown): boolean {
  return typeof modality === 'string' && modality.toUpperCase() === 'IMAGE';
}
