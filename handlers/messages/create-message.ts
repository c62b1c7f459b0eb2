import type { EventsOf, Handler } from '../../src/core/handler.ts';
import type { OperationRequest, StreamResponse } from '../../src/core/operation.ts';
import type { StreamAnswer } from '../../src/core/provider.ts';
import { ClientModels } from '../../src/formats/messages/index.ts';
import { renderIgnoredFields } from '../render-ignored-fields.ts';
import { checkMessageRequest } from './check-message-request.ts';
import { renderMessageError } from './render-error.ts';
import { renderMessage } from './render-message.ts';
import { isKnownEvent, renderMessageStream } from './render-message-stream.ts';
import { selectUpstreamHeaders } from './select-upstream-headers.ts';

const ping = {
  event: 'ping',
  data: JSON.stringify({ type: 'ping' } satisfies EventsOf<'createMessage'>['ping']),
};

/**
 * POST /v1/messages: one assistant turn, whole or (with `stream: true`) as named server-sent events. Throws
 * `invalid_argument` for rules a schema cannot express, `not_found` for a model this gateway does not serve, and
 * whatever the upstream call throws.
 */
export const createMessage: Handler<'createMessage'> = async (request, { router }) => {
  const { model: modelName, stream } = request.body.value;
  const model = router.findModel(modelName);
  checkMessageRequest(request, model);
  const delivery = stream === true ? 'stream' : 'whole';
  const headers = selectUpstreamHeaders(request);
  const operation = 'createMessage';
  const shown = request.profile === 'neutral' ? { isShown: isKnownEvent } : {};
  const answer = await router.call({ request, operation, modelName, model, delivery, headers, ...shown });
  const { answer: notes = {} } = request.notes;
  const models = new ClientModels(modelName, { body: request.body, notes });
  if (answer.kind === 'stream') return renderStream(answer, request, models);
  return renderMessage(answer, { models, profile: request.profile });
};

function renderStream(answer: StreamAnswer, request: OperationRequest, models: ClientModels): StreamResponse {
  const { profile, requestId } = request;
  return {
    kind: 'stream',
    headers: renderIgnoredFields(answer.ignoredFields),
    framing: 'named-sse',
    batches: renderMessageStream(answer.batches, { models, profile }),
    renderError: (error) => ({
      event: 'error',
      data: JSON.stringify(renderMessageError(error, { requestId, profile }).body),
    }),
    isLast: ({ event }) => event === 'message_stop',
    keepAlive: ping,
  };
}
