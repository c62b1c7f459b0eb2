import type { Handler, RequestOf } from '../../src/core/handler.ts';
import { asObject } from '../../src/core/json/json-object.ts';
import { renderWholeAnswer } from '../render-whole-answer.ts';
import { refuseBuckets, refuseStorage } from './refuse-buckets.ts';

/**
 * POST /v1beta/models/{model}:predict: pictures from a prompt, in the form of Imagen's predict; in the vendor profile only.
 * Throws `invalid_argument` for a place to store them at or to read others from, `not_found` for a model that draws nothing or is not served, and
 * whatever the upstream call throws.
 */
export const predictImages: Handler<'predictImages'> = async (request, { router }) => {
  const { model: modelName } = request.pathParameters;
  checkStorage(request);
  const model = router.findModel(modelName);
  const operation = 'predictImages';
  return renderWholeAnswer(await router.call({ request, operation, modelName, model, delivery: 'whole' }));
};

/** Fields of the vendor's that the contract does not have: the upstream would use them under the operator's name. */
function checkStorage({ body }: RequestOf<'predictImages'>): void {
  const { instances, parameters } = body.value;
  const { storageUri } = asObject<{ readonly storageUri: string }>(parameters);
  if (storageUri !== undefined) throw refuseStorage('parameters.storageUri');
  refuseBuckets(instances, 'instances', 'bytesBase64Encoded');
  refuseBuckets(parameters, 'parameters', 'bytesBase64Encoded');
}
