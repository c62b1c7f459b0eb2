import type { Handler } from '../../src/core/handler.ts';
import { submitPrediction } from './submit-prediction.ts';

/**
 * POST /v1beta1/publishers/google/models/{model}:predictLongRunning: a video task in the manner of Vertex AI; in the vendor profile
 * only. Throws as predictVideos does.
 */
export const predictPublisherVideos: Handler<'predictPublisherVideos'> = (request, services) =>
  submitPrediction(request, 'publishers/google/models', services);
