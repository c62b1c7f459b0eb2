import { GatewayError } from './gateway-error.ts';
import { shortenName } from './shorten-name.ts';

/** Characters of a model name that a message repeats. */
const longestModelName = 128;

/**
 * The error for a model that cannot be called: `The model "name" <finding>`. The name comes from the client, so a long
 * one is cut to 128 characters.
 */
export function createModelNotFound(name: string, finding = 'does not exist on this gateway.'): GatewayError {
  const shown = JSON.stringify(shortenName(name, longestModelName));
  return new GatewayError('not_found', `The model ${shown} ${finding}`, {
    reason: 'model_not_found',
    param: 'model',
  });
}
