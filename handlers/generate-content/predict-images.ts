import { GatewayError } from '../../src/core/gateway-error.ts';
import type { Handler, RequestOf } from '../../src/core/handler.ts';
import { asObject } from '../../src/core/json/json-object.ts';
import { renderWholeAnswer } from '../render-whole-answer.ts';

/**
 * POST /v1beta/models/{model}:predict: pictures from a prompt, in the form of Imagen's predict; in the vendor profile only.
 * Throws `invalid_argument` for a place to store them at, `not_found` for a model that draws nothing or is not served, and
 * whatever the upstream call throws.
 */
export const predictImages: Handler<'predictImages'> = async (request, { router }) => {
  const { model: modelName } = request.pathParameters;
  checkStorage(request);
  const model = router.findModel(modelName);
  const operation = 'predictImages';
  return renderWholeAnswer(await router.call({ request, operation, modelName, model, delivery: 'whole' }));
};

/** A field of the vendor's that the contract does not have: the upstream would write there under the operator's name. */
function checkStorage({ body }: RequestOf<'predictImages'>): void {
  const { storageUri } = asObject<{ readonly storageUri: string }>(body.value.parameters);
  if (storageUri === undefined) return;
  const field = 'parameters.storageUri';
  const description = 'The pictures come in the answer; leave it out.';
  throw new GatewayError('invalid_argument', `${field}: ${description}`, {
    reason: 'unsupported_parameter',
    param: field,
    violations: [{ field, description }],
  });
}
