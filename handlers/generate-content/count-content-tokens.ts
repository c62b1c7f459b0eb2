import type { Handler } from '../../src/core/handler.ts';
import { renderWholeAnswer } from '../render-whole-answer.ts';
import { routeCall } from '../route-call.ts';
import { checkContentCountRequest } from './check-content-request.ts';

/** POST /v1beta/models/{model}:countTokens: how many tokens a prompt has. Nothing is generated. Throws as generateContent does. */
export const countContentTokens: Handler = async (request, services) => {
  const model = request.pathParameters.model ?? '';
  checkContentCountRequest(request);
  const call = { operation: 'countContentTokens', model, delivery: 'whole' } as const;
  return renderWholeAnswer(await routeCall(call, request, services));
};
