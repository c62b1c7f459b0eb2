import type { WholeAnswer } from '../../core/provider.ts';
import type { JsonObject } from '../read-json.ts';
import type { PredictFields } from './read-predict-fields.ts';

/** A picture as an answer of predict has it. */
export interface PredictedPicture {
  readonly base64: string;
  readonly format: string;
  /** The prompt the model really used; `null` where it is the client's own, or not known. */
  readonly revisedPrompt: string | null;
}

const filteredReason = 'The content filter of the model held this picture back. Change the prompt.';

/**
 * An answer of predict: the pictures, and for each that is missing the reason, if the client asked for reasons. A filter is a
 * result here and not an error.
 */
export function renderPredictions(
  pictures: readonly PredictedPicture[],
  { count, filteredPictures }: Pick<PredictFields, 'count' | 'filteredPictures'>,
  ignoredFields: readonly string[],
): WholeAnswer {
  const missing = filteredPictures === 'told' ? Math.max(0, count - pictures.length) : 0;
  const predictions: readonly JsonObject[] = [
    ...pictures.map(({ base64, format, revisedPrompt }) => ({
      bytesBase64Encoded: base64,
      mimeType: `image/${format}`,
      ...(revisedPrompt === null ? {} : { prompt: revisedPrompt }),
    })),
    ...Array.from({ length: missing }, () => ({ raiFilteredReason: filteredReason })),
  ];
  const value = predictions.length === 0 ? {} : { predictions };
  return { kind: 'whole', value, bytes: null, ignoredFields: [...new Set(ignoredFields)] };
}
