import type { Handler } from '../../src/core/handler.ts';
import { answerImageCall, chooseImageModel } from './answer-image-call.ts';

/**
 * POST /v1/images/generations: images made from a text, whole or (with `stream: true`) as named server-sent events. Throws
 * `invalid_argument` for a model that is not served and a size it does not have, and whatever the upstream call throws.
 */
export const createImage: Handler<'createImage'> = async (request, services) => {
  const operation = 'createImage';
  const model = chooseImageModel(operation, request, services);
  return await answerImageCall({ operation, ...model }, request, services);
};
