import { GatewayError } from './gateway-error.ts';
import { isBase64 } from './is-base64.ts';

/**
 * Throws `invalid_argument` naming the field of a request whose text is not base64, such as
 * `messages[0].content[1].source.data`. Whether there must be data, and that it is a text, the contract says.
 */
export function checkBase64Field(data: unknown, field: string): void {
  if (typeof data !== 'string' || isBase64(data)) return;
  const description =
    'Must be base64 (RFC 4648): the bytes alone, without line breaks and without `data:` before them.';
  throw new GatewayError('invalid_argument', `${field}: ${description}`, {
    reason: 'invalid_value',
    param: field,
    violations: [{ field, description }],
  });
}
