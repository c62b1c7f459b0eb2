import type { Handler } from '../../src/core/handler.ts';
import { answerImageCall, chooseImageModel } from './answer-image-call.ts';
import { checkEditFiles } from './check-edit-files.ts';

/**
 * POST /v1/images/edits: images made from other images and a text, whole or (with `stream: true`) as named server-sent
 * events. Throws `invalid_argument` for a model that is not served, a size it does not have and files that cannot be
 * edited, and whatever the upstream call throws.
 */
export const createImageEdit: Handler<'createImageEdit'> = async (request, services) => {
  const operation = 'createImageEdit';
  const model = chooseImageModel(operation, request, services);
  const { images } = await checkEditFiles(request, services);
  return await answerImageCall({ operation, ...model, firstInput: images[0].facts }, request, services);
};
