import type { PredictVideosResponse } from '../../generated/contract-types.ts';
import type { HandlerServices, RequestOf } from '../../src/core/handler.ts';
import type { WholeResponse } from '../../src/core/operation.ts';
import { renderIgnoredFields } from '../render-ignored-fields.ts';
import { answerSubmission } from './answer-submission.ts';
import { renderOperationName, type OperationParent } from './names.ts';
import {
  findGivenPicture,
  findInstance,
  listIgnoredFields,
  parsePrediction,
  refuseParameters,
} from './parse-prediction.ts';
import { createPictureReader } from './create-picture-reader.ts';

type PredictRequest = RequestOf<'predictVideos'> | RequestOf<'predictPublisherVideos'>;

/** Accepts a task in the form of Google's clients, and answers with its name. Throws as POST /v1/videos does, but 404 for models. */
export async function submitPrediction(
  request: PredictRequest,
  parent: OperationParent,
  services: HandlerServices,
): Promise<WholeResponse<PredictVideosResponse, 200>> {
  const { value: body } = request.body;
  const { image } = findInstance(body);
  refuseParameters(body);
  const picture = createPictureReader(findGivenPicture(image), request, services);
  const idempotencyKey = request.headers['idempotency-key'];
  const wish = parsePrediction(request.pathParameters.model, body, { idempotencyKey, picture });
  const submitted = await services.videos.submit(request, wish);
  const answer = answerSubmission(submitted, { name: renderOperationName(submitted.task, parent) });
  const ignored = renderIgnoredFields(listIgnoredFields(body));
  return { ...answer, headers: { ...answer.headers, ...ignored } };
}
