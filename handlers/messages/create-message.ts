import type { Handler } from '../../src/core/handler.ts';
import type { OperationRequest, StreamResponse } from '../../src/core/operation.ts';
import type { StreamAnswer } from '../../src/core/provider.ts';
import { renderIgnoredFields } from '../render-ignored-fields.ts';
import { routeCall } from '../route-call.ts';
import { checkMessageRequest } from './check-message-request.ts';
import { renderMessageError } from './render-error.ts';
import { renderMessage } from './render-message.ts';
import { renderMessageStream } from './render-message-stream.ts';
import { selectUpstreamHeaders } from './select-upstream-headers.ts';

const ping = { event: 'ping', data: '{"type":"ping"}' };

/**
 * POST /v1/messages: one assistant turn, whole or (with `stream: true`) as named server-sent events. Throws
 * `invalid_argument` for rules a schema cannot express, `not_found` for a model this gateway does not serve, and
 * whatever the upstream call throws.
 */
export const createMessage: Handler = async (request, services) => {
  const body = request.body.value;
  const model = body.model as string;
  checkMessageRequest(request, services.router.findModel(model));
  const delivery = body.stream === true ? 'stream' : 'whole';
  const headers = selectUpstreamHeaders(request);
  const call = { operation: 'createMessage', model, delivery, headers } as const;
  const answer = await routeCall(call, request, services);
  if (answer.kind === 'stream') return renderStream(answer, request, model);
  return renderMessage(answer, { model, profile: request.profile });
};

function renderStream(answer: StreamAnswer, request: OperationRequest, model: string): StreamResponse {
  const { profile, requestId } = request;
  return {
    kind: 'stream',
    headers: renderIgnoredFields(answer.ignoredFields),
    framing: 'named-sse',
    batches: renderMessageStream(answer.batches, { model, profile }),
    renderError: (error) => ({
      event: 'error',
      data: JSON.stringify(renderMessageError(error, { requestId, profile }).body),
    }),
    keepAlive: ping,
  };
}
