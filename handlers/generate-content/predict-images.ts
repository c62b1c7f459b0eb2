import { GatewayError } from '../../src/core/gateway-error.ts';
import type { Handler } from '../../src/core/handler.ts';
import type { OperationRequest } from '../../src/core/operation.ts';
import { renderWholeAnswer } from '../render-whole-answer.ts';
import { routeCall } from '../route-call.ts';

/**
 * POST /v1beta/models/{model}:predict: pictures from a prompt, in the form of Imagen's predict; in the vendor profile only.
 * Throws `invalid_argument` for a place to store them at, `not_found` for a model that draws nothing or is not served, and
 * whatever the upstream call throws.
 */
export const predictImages: Handler = async (request, services) => {
  const model = request.pathParameters.model ?? '';
  checkStorage(request);
  const call = { operation: 'predictImages', model, delivery: 'whole' } as const;
  return renderWholeAnswer(await routeCall(call, request, services));
};

/** The upstream would write there under the operator's name. */
function checkStorage({ body }: OperationRequest): void {
  const parameters = body.value.parameters as { readonly storageUri?: unknown } | undefined;
  if (parameters?.storageUri === undefined) return;
  const field = 'parameters.storageUri';
  const description = 'The pictures come in the answer; leave it out.';
  throw new GatewayError('invalid_argument', `${field}: ${description}`, {
    reason: 'unsupported_parameter',
    param: field,
    violations: [{ field, description }],
  });
}
