import type { JsonBody } from '../core/provider.ts';

/** What a model makes: pictures, perhaps beside texts, or texts alone. */
export type ModelOutput = 'pictures' | 'texts';

/** What a request of format C says that it wants; `null` where it says nothing. */
export function findWantedOutput({ value }: Pick<JsonBody, 'value'>): ModelOutput | null {
  const config = value.generationConfig;
  if (typeof config !== 'object' || config === null) return null;
  const { responseModalities, imageConfig } = config as Readonly<Record<string, unknown>>;
  if (typeof imageConfig === 'object' && imageConfig !== null) return 'pictures';
  if (!Array.isArray(responseModalities) || responseModalities.length === 0) return null;
  return responseModalities.some(isPicture) ? 'pictures' : 'texts';
}

function isPicture(modality: unknown): boolean {
  return typeof modality === 'string' && modality.toUpperCase() === 'IMAGE';
}
