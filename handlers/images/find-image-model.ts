import type { Profile } from '../../src/core/area.ts';
import { createModelNotFound } from '../../src/core/create-model-not-found.ts';
import { GatewayError } from '../../src/core/gateway-error.ts';
import type { HandlerServices } from '../../src/core/handler.ts';
import type { UpstreamOperation } from '../../src/core/provider.ts';
import type { ModelCall, ServedModel } from '../../src/core/router.ts';

/** The model of a request that names none. */
export const defaultImageModel = 'imgfam-2';

/** The one model of its kind that takes any size. */
const freelySizedModel = 'imgfam-2';

const commonSizes: ReadonlySet<unknown> = new Set(['1024x1024', '1536x1024', '1024x1536', 'auto', undefined]);

/** The model of an image request, under the name it has there. */
export type NamedImageModel = Pick<ModelCall, 'modelName' | 'model'>;

/** What an image request does with its model. */
export interface ImageModelUse {
  readonly operation: UpstreamOperation;
  readonly profile: Profile;
  /** As the client sent it. */
  readonly size: unknown;
}

/**
 * Finds the model of an image request and holds its size against it. Throws `invalid_argument`: `model_not_found` for a
 * model this gateway does not serve with the operation, `invalid_value` for a size that a model of format A in the catalogue does
 * not have. What sizes other models have, a translator or their upstream says.
 */
export function findImageModel(
  modelName: string,
  { operation, profile, size }: ImageModelUse,
  { router }: HandlerServices,
): NamedImageModel {
  const model = router.findModel(modelName);
  if (!model?.operations.has(operation)) {
    const finding = model === null ? {} : { finding: describeLack(model) };
    const missing = { name: modelName, operation, profile, served: router.listModels(), ...finding };
    throw asArgument(createModelNotFound(missing));
  }
  const isOfKind = model.catalogue?.kind === 'image' && model.catalogue.id !== freelySizedModel;
  if (!isOfKind || commonSizes.has(size)) return { modelName, model };
  throw new GatewayError(
    'invalid_argument',
    `size must be one of 1024x1024, 1536x1024, 1024x1536, auto; only ${freelySizedModel} takes others.`,
    { reason: 'invalid_value', param: 'size' },
  );
}

/** What a model that lacks an operation of this area does not do: some draw from words, and edit nothing. */
function describeLack({ operations }: ServedModel): string {
  return operations.has('createImage')
    ? 'makes images from words alone, and edits none here.'
    : 'makes no images here.';
}

/**
 * The images area knows no 404: a model that is not served, here or at the upstream, is a wrong argument. An operation
 * that the upstream does not have after all is a fault of the configuration, not of the request.
 */
export function asImageError(thrown: unknown): unknown {
  if (!(thrown instanceof GatewayError)) return thrown;
  if (thrown.code === 'not_found') return asArgument(thrown);
  if (thrown.code !== 'not_implemented') return thrown;
  const { upstream } = thrown;
  return new GatewayError('bad_gateway', thrown.message, {
    reason: 'upstream_error',
    final: true,
    ...(upstream ? { upstream } : {}),
    cause: thrown,
  });
}

function asArgument({ message, upstream, cause }: GatewayError): GatewayError {
  return new GatewayError('invalid_argument', message, {
    reason: 'model_not_found',
    param: 'model',
    ...(upstream ? { upstream } : {}),
    cause,
  });
}
