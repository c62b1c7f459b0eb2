export { createPredictCall, predictRatios, splitCount } from './predict-request.ts';
export { estimatePredictTokens } from './predict-tokens.ts';
export { predictUsage } from './predict-usage.ts';
export { nameCount, readPredictionCount } from './read-prediction-count.ts';
export { readPredictions, type Prediction } from './read-predictions.ts';
export { renderPredictions, type PredictedPicture } from './render-predictions.ts';
