import type { Handler } from '../../src/core/handler.ts';
import { submitPrediction } from './submit-prediction.ts';

/**
 * POST /v1beta/models/{model}:predictLongRunning: a video task in the form of the Gemini API; in the vendor profile only. Throws as
 * POST /v1/videos does, but `not_found` for a model that makes no videos or is not served.
 */
export const predictVideos: Handler<'predictVideos'> = (request, services) =>
  submitPrediction(request, 'models', services);
