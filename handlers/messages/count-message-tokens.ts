import type { Handler } from '../../src/core/handler.ts';
import { renderWholeAnswer } from '../render-whole-answer.ts';
import { routeCall } from '../route-call.ts';
import { checkMessageCountRequest } from './check-message-request.ts';
import { selectUpstreamHeaders } from './select-upstream-headers.ts';

/**
 * POST /v1/messages/count_tokens: how many input tokens a message request would have. Nothing is generated. Throws as
 * createMessage does.
 */
export const countMessageTokens: Handler = async (request, services) => {
  const model = request.body.value.model as string;
  checkMessageCountRequest(request);
  const headers = selectUpstreamHeaders(request);
  const call = { operation: 'countMessageTokens', model, delivery: 'whole', headers } as const;
  return renderWholeAnswer(await routeCall(call, request, services));
};
