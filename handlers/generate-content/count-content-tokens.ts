import type { Handler } from '../../src/core/handler.ts';
import { renderWholeAnswer } from '../render-whole-answer.ts';
import { checkContentCountRequest } from './check-content-request.ts';

/** POST /v1beta/models/{model}:countTokens: how many tokens a prompt has. Nothing is generated. Throws as generateContent does. */
export const countContentTokens: Handler<'countContentTokens'> = async (request, { router }) => {
  const { model: modelName } = request.pathParameters;
  checkContentCountRequest(request);
  const model = router.findModel(modelName);
  const operation = 'countContentTokens';
  return renderWholeAnswer(await router.call({ request, operation, modelName, model, delivery: 'whole' }));
};
