import type { JsonObject } from '../../../core/json/json-object.ts';

const categories = [
  'HARM_CATEGORY_HARASSMENT',
  'HARM_CATEGORY_HATE_SPEECH',
  'HARM_CATEGORY_SEXUALLY_EXPLICIT',
  'HARM_CATEGORY_DANGEROUS_CONTENT',
] as const;

/** Ratings of content that may pass. */
export function renderHarmlessRatings(): readonly JsonObject[] {
  return categories.map((category) => ({ category, probability: 'NEGLIGIBLE' }));
}

/** Ratings of content that was blocked because of one of them. */
export function renderBlockedRatings(): readonly JsonObject[] {
  return categories.map((category) => {
    const isCause = category === 'HARM_CATEGORY_DANGEROUS_CONTENT';
    return isCause
      ? { category, probability: 'HIGH', blocked: true }
      : { category, probability: 'NEGLIGIBLE' };
  });
}
