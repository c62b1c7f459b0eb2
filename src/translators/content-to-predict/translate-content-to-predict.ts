import type { UpstreamAnswer, UpstreamCall } from '../../core/provider.ts';
import type { PerformOperation } from '../../core/translator.ts';
import { CallGroup } from '../calls/call-group.ts';
import { createSingleEvent } from '../calls/create-single-event.ts';
import { performWhole } from '../calls/perform-whole.ts';
import { wantsText } from '../content/check-content-fields.ts';
import { blockedAnswer, renderCandidate, type DrawnContent } from '../content/render-content-answer.ts';
import { renderPictureUsage } from '../../formats/content/index.ts';
import {
  estimatePredictTokens,
  createPredictCall,
  splitCount,
  readPredictions,
  type Prediction,
} from '../../formats/predict/index.ts';
import { convertContentRequest } from './convert-content-request.ts';

/** Serves generateContent on imagen models; a stream is one chunk. */
export async function translateContentToPredict(
  call: UpstreamCall,
  perform: PerformOperation,
): Promise<UpstreamAnswer> {
  const { value } = call.body;
  const { prompt, count, parameters, ignoredFields } = convertContentRequest(value);
  const tasks = splitCount(count).map((part) => async (signal: AbortSignal) => {
    const inner = createPredictCall(call, { prompt, count: part, parameters, signal });
    return readPredictions((await performWhole(perform, 'predictImages', inner)).value);
  });
  const predictions = (await new CallGroup(tasks, call.signal).collect()).flat();
  const answer = renderAnswer(predictions, { prompt, text: wantsText(value) ? 'wanted' : 'unwanted' });
  if (call.delivery === 'stream') {
    return { kind: 'stream', batches: createSingleEvent(answer), ignoredFields };
  }
  return { kind: 'whole', value: answer, bytes: null, ignoredFields };
}

interface RenderOptions {
  readonly prompt: string;
  readonly text: 'wanted' | 'unwanted';
}

/** The upstream counts no tokens; what a client reads here is an estimate. */
function renderAnswer(predictions: readonly Prediction[], { prompt, text }: RenderOptions): DrawnContent {
  const drawn = predictions.filter(({ data }) => data !== null).length;
  const usageMetadata = renderPictureUsage(estimatePredictTokens(prompt, drawn));
  if (predictions.length === 0) return { ...blockedAnswer, usageMetadata };
  const candidates = predictions.map((prediction, index) => {
    const revised = text === 'wanted' && prediction.prompt !== prompt ? prediction.prompt : null;
    return renderCandidate({ ...prediction, index, text: revised });
  });
  return { candidates, usageMetadata };
}
