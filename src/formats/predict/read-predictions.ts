import type { ImagePrediction, PredictImagesResponse } from '../../../generated/contract-types.ts';
import { asString, listObjects, type Unchecked } from '../../core/json/json-object.ts';

/** One entry of an answer of predict. */
export interface Prediction {
  /** Base64; `null` when a filter held the picture back. */
  readonly data: string | null;
  readonly mimeType: string;
  /** The prompt as the model rewrote it. */
  readonly prompt: string | null;
  /** Why there is no picture, in the words of the upstream. */
  readonly filteredReason: string | null;
}

/** The entries of an answer; those that are about something else than a picture are left out. */
export function readPredictions({ predictions }: Unchecked<PredictImagesResponse>): readonly Prediction[] {
  return listObjects<ImagePrediction>(predictions).flatMap((entry) => {
    const data = asString(entry.bytesBase64Encoded);
    const filteredReason = asString(entry.raiFilteredReason);
    if (data === null && filteredReason === null) return [];
    return [
      {
        data: data === '' ? null : data,
        mimeType: asString(entry.mimeType) ?? 'image/png',
        prompt: asString(entry.prompt),
        filteredReason,
      },
    ];
  });
}
