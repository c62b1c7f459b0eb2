import { GatewayError } from './gateway-error.ts';

type Json = Readonly<Record<string, unknown>>;

/** Throws `invalid_argument` where a request of format C says how a picture shall be. For models that draw nothing. */
export function refuseImageConfig({ generationConfig }: Json): void {
  if ((generationConfig as Json | undefined)?.imageConfig === undefined) return;
  const field = 'generationConfig.imageConfig';
  const description = 'This model answers without images; leave it out.';
  throw new GatewayError('invalid_argument', `${field}: ${description}`, {
    reason: 'invalid_value',
    param: field,
    violations: [{ field, description }],
  });
}
