import { asObject } from '../../core/json/json-object.ts';
import type { EstimatedRequest } from '../../core/tokens/estimate-tokens.ts';
import { createTokenUsage, noMedia } from '../../core/tokens/token-counts.ts';
import type { UsageFormat } from '../../core/tokens/usage-format.ts';
import { estimatePredictTokens } from './predict-tokens.ts';
import { readPredictionCount } from './read-prediction-count.ts';

/** The `predict` method: it counts nothing and is never streamed. */
export const predictUsage: UsageFormat = {
  readWhole: ({ predictions }, request) => {
    const drawn = Array.isArray(predictions) ? predictions.filter(isPicture).length : 0;
    const delivered = Math.min(drawn, readPredictionCount(request.body.value));
    const { promptText, outputImages } = estimatePredictTokens(readPrompt(request), delivered);
    return createTokenUsage({
      inputTokens: promptText,
      outputTokens: outputImages,
      outputMediaTokens: { ...noMedia, image: outputImages },
      source: 'estimated',
    });
  },
};

function isPicture(prediction: unknown): boolean {
  const { bytesBase64Encoded: data } = asObject(prediction);
  return typeof data === 'string' && data !== '';
}

function readPrompt({ body }: EstimatedRequest): string {
  const { instances } = body.value;
  const { prompt } = asObject(Array.isArray(instances) ? instances[0] : null);
  return typeof prompt === 'string' ? prompt : '';
}
