import type { Handler } from '../../src/core/handler.ts';
import { renderIgnoredFields } from '../render-ignored-fields.ts';
import { routeCall } from '../route-call.ts';
import { checkContentRequest } from './check-content-request.ts';
import { renderContentStream } from './render-content-stream.ts';
import { renderContentError } from './render-error.ts';

/**
 * POST /v1beta/models/{model}:streamGenerateContent: one answer in chunks, as server-sent events with `alt=sse` and
 * otherwise as one JSON array that is written piece by piece. Throws as generateContent does.
 */
export const streamGenerateContent: Handler = async (request, services) => {
  const model = request.pathParameters.model ?? '';
  checkContentRequest(request, services.router.findModel(model));
  const answer = await routeCall(
    { operation: 'generateContent', model, delivery: 'stream' },
    request,
    services,
  );
  if (answer.kind === 'whole') throw new Error('A streamed answer came whole');
  return {
    kind: 'stream',
    headers: renderIgnoredFields(answer.ignoredFields),
    framing: request.query.alt === 'sse' ? 'data-sse' : 'json-array',
    batches: renderContentStream(answer.batches, {
      model,
      profile: request.profile,
      responseId: request.requestId,
    }),
    renderError: (error) => ({ event: null, data: JSON.stringify(renderContentError(error).body) }),
    keepAlive: null,
  };
};
