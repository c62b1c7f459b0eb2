import type { Handler } from '../../src/core/handler.ts';
import { answerSubmission } from './answer-submission.ts';
import { parseWish } from './parse-wish.ts';
import { renderSubmission } from './render-generation.ts';

/**
 * POST /v1/video/generations: accepts a task and waits for no upstream. Throws `invalid_argument` for what the model cannot make,
 * `resource_exhausted` and `unavailable` where there is no room, no money or no store for it.
 */
export const createVideoGeneration: Handler<'createVideoGeneration'> = async (request, { videos }) => {
  const idempotencyKey = request.headers['idempotency-key'];
  const submitted = await videos.submit(
    request,
    parseWish(request.body.value, { idempotencyKey, picture: null }),
  );
  return answerSubmission(submitted, renderSubmission(submitted.task));
};
