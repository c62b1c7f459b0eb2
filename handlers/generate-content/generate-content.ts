import type { Handler } from '../../src/core/handler.ts';
import { spliceTopLevelString } from '../../src/core/json/splice-json.ts';
import type { WholeResponse } from '../../src/core/operation.ts';
import type { WholeAnswer } from '../../src/core/provider.ts';
import { renderIgnoredFields } from '../render-ignored-fields.ts';
import { checkContentRequest } from './check-content-request.ts';
import { renderContent, type RenderContentOptions } from './render-content.ts';

/**
 * POST /v1beta/models/{model}:generateContent: one answer as a whole. Throws `invalid_argument` for rules a schema
 * cannot express, `not_found` for a model this gateway does not serve, and whatever the upstream call throws.
 */
export const generateContent: Handler<'generateContent'> = async (request, { router }) => {
  const { model: modelName } = request.pathParameters;
  const model = router.findModel(modelName);
  checkContentRequest(request, model);
  const operation = 'generateContent';
  const answer = await router.call({ request, operation, modelName, model, delivery: 'whole' });
  if (answer.kind === 'stream') throw new Error('A whole answer was streamed');
  const options = { model: modelName, profile: request.profile, responseId: request.requestId };
  return {
    kind: 'whole',
    status: 200,
    headers: renderIgnoredFields(answer.ignoredFields),
    body: renderContent(answer.value, options),
    bytes: renderBytes(answer, options),
  };
};

/** The upstream's bytes where at most the model name differs; `null` where the answer must be written anew. */
function renderBytes(answer: WholeAnswer, options: RenderContentOptions): WholeResponse['bytes'] {
  const { value, bytes } = answer;
  if (bytes === null) return null;
  const upstreamName = typeof value.modelVersion === 'string' ? value.modelVersion : options.model;
  if (renderContent(value, { ...options, model: upstreamName }) !== value) return null;
  return upstreamName === options.model ? bytes : spliceTopLevelString(answer, 'modelVersion', options.model);
}
