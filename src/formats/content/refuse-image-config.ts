import { GatewayError } from '../../core/gateway-error.ts';
import { asObject, type JsonObject } from '../../core/json/json-object.ts';

/** Throws `invalid_argument` where a request says how a picture shall be. For models that draw nothing. */
export function refuseImageConfig({ generationConfig }: JsonObject): void {
  if (asObject(generationConfig).imageConfig === undefined) return;
  const field = 'generationConfig.imageConfig';
  const description = 'This model answers without images; leave it out.';
  throw new GatewayError('invalid_argument', `${field}: ${description}`, {
    reason: 'invalid_value',
    param: field,
    violations: [{ field, description }],
  });
}
