import type { SafetySetting } from '../../../generated/contract-types.ts';
import { mapToNeutralModelId } from '../../core/model-catalogue.ts';

/** The ratios that each of the models draws that draw by generateContent. */
export const usualRatios: readonly string[] = '1:1 2:3 3:2 3:4 4:3 4:5 5:4 9:16 16:9 21:9'.split(' ');

/** Every ratio that one of them draws. */
export const aspectRatios: ReadonlySet<string> = new Set([...usualRatios, '1:4', '4:1', '1:8', '8:1']);

/** The 2.5 generation draws in one size only. */
export function hasSizeClasses(upstreamModel: string): boolean {
  return /^(models\/)?genfam-([3-9]|[1-9][0-9])/.test(mapToNeutralModelId(trimPrefix(upstreamModel)));
}

function trimPrefix(model: string): string {
  return model.startsWith('models/') ? model.slice('models/'.length) : model;
}

const filteredCategories: readonly SafetySetting['category'][] = [
  'HARM_CATEGORY_HARASSMENT',
  'HARM_CATEGORY_HATE_SPEECH',
  'HARM_CATEGORY_SEXUALLY_EXPLICIT',
  'HARM_CATEGORY_DANGEROUS_CONTENT',
];

/** `safetySettings` that open the filter as far as format A's `low` does. */
export function createLowSettings(): readonly SafetySetting[] {
  return filteredCategories.map((category) => ({ category, threshold: 'BLOCK_ONLY_HIGH' }));
}
