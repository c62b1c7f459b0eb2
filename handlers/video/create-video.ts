import type { VideoCreateForm, VideoCreateRequest } from '../../generated/contract-types.ts';
import type { Handler, RequestOf } from '../../src/core/handler.ts';
import { answerSubmission } from './answer-submission.ts';
import { parseWish, pictureField } from './parse-wish.ts';
import { createPictureReader, type GivenPicture } from './create-picture-reader.ts';
import { renderVideo } from './render-video.ts';

/**
 * POST /v1/videos: accepts the same tasks as POST /v1/video/generations, and those that begin with a picture, as JSON or as a form of
 * either kind. Throws as that does, and as createPictureReader says.
 */
export const createVideo: Handler<'createVideo'> = async (request, services) => {
  const fields = request.body.value;
  const picture = createPictureReader(findPicture(request), request, services);
  const idempotencyKey = request.headers['idempotency-key'];
  const submitted = await services.videos.submit(request, parseWish(fields, { idempotencyKey, picture }));
  return answerSubmission(submitted, renderVideo(submitted.task, request.origin));
};

/** What errors call a picture, in forms as in JSON. */
const names = { picture: pictureField, source: `${pictureField}.image_url` };

function findPicture({ files: [file], body }: RequestOf<'createVideo'>): GivenPicture | null {
  if (file !== undefined) return { kind: 'file', file, names };
  const address = findAddress(body.value);
  return address === null ? null : { kind: 'address', address, names };
}

/** JSON has the address in an object, forms in a field with brackets. */
function findAddress(fields: VideoCreateRequest | VideoCreateForm): string | null {
  if ('input_reference[image_url]' in fields) return fields['input_reference[image_url]'] ?? null;
  const { input_reference: reference } = fields;
  return typeof reference === 'object' ? reference.image_url : null;
}
