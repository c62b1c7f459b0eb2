import type { Handler } from '../../src/core/handler.ts';
import { renderWholeAnswer } from '../render-whole-answer.ts';
import { checkMessageCountRequest } from './check-message-request.ts';
import { selectUpstreamHeaders } from './select-upstream-headers.ts';

/**
 * POST /v1/messages/count_tokens: how many input tokens a message request would have. Nothing is generated. Throws as
 * createMessage does.
 */
export const countMessageTokens: Handler<'countMessageTokens'> = async (request, { router }) => {
  const { model: modelName } = request.body.value;
  checkMessageCountRequest(request);
  const headers = selectUpstreamHeaders(request);
  const model = router.findModel(modelName);
  const operation = 'countMessageTokens';
  return renderWholeAnswer(
    await router.call({ request, operation, modelName, model, delivery: 'whole', headers }),
  );
};
