import type {
  ContentUsageMetadata,
  ImagePrediction,
  PredictImagesResponse,
} from '../../../generated/contract-types.ts';
import type { WholeAnswer } from '../../core/provider.ts';

/** A picture as an answer of predict has it. */
export interface PredictedPicture {
  readonly base64: string;
  readonly format: string;
  /** The prompt the model really used; `null` where it is the client's own, or not known. */
  readonly revisedPrompt: string | null;
  /** In which it was drawn; left out where nobody says so. */
  readonly quality?: string;
}

/** What was drawn. */
interface DrawnPictures {
  readonly pictures: readonly PredictedPicture[];
  /** What it took in tokens; `null` where nobody counted all of it. */
  readonly usageMetadata: ContentUsageMetadata | null;
}

/** What was asked for. */
interface PredictionWish {
  readonly count: number;
  /** Whether the client is told of pictures that a filter held back. */
  readonly filteredPictures: 'told' | 'left-out';
}

const filteredReason = 'The content filter of the model held this picture back. Change the prompt.';

/**
 * An answer of predict: the pictures, and for each that is missing the reason, if the client asked for reasons. A filter is a
 * result here and not an error.
 */
export function renderPredictions(
  { pictures, usageMetadata }: DrawnPictures,
  { count, filteredPictures }: PredictionWish,
  ignoredFields: readonly string[],
): WholeAnswer {
  const missing = filteredPictures === 'told' ? Math.max(0, count - pictures.length) : 0;
  const predictions: readonly ImagePrediction[] = [
    ...pictures.map(({ base64, format, revisedPrompt, quality }) => ({
      bytesBase64Encoded: base64,
      mimeType: `image/${format}`,
      ...(revisedPrompt === null ? {} : { prompt: revisedPrompt }),
      ...(quality === undefined ? {} : { imageQuality: quality }),
    })),
    ...Array.from({ length: missing }, () => ({ raiFilteredReason: filteredReason })),
  ];
  const value: PredictImagesResponse = {
    ...(predictions.length === 0 ? {} : { predictions }),
    ...(usageMetadata === null ? {} : { usageMetadata }),
  };
  return { kind: 'whole', value, bytes: null, ignoredFields: [...new Set(ignoredFields)] };
}
