import type { Handler } from '../../src/core/handler.ts';
import { answerImageCall, checkImageModel } from './answer-image-call.ts';

/**
 * POST /v1/images/generations: images made from a text, whole or (with `stream: true`) as named server-sent events. Throws
 * `invalid_argument` for a model that is not served and a size it does not have, and whatever the upstream call throws.
 */
export const createImage: Handler = async (request, services) => {
  checkImageModel('createImage', request, services);
  return await answerImageCall('createImage', request, services);
};
