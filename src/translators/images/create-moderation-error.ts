import { GatewayError } from '../../core/gateway-error.ts';

/** What a client of format A is told when a filter of the upstream held the images back. */
export function createModerationError(): GatewayError {
  return new GatewayError(
    'invalid_argument',
    'The request was rejected by the content filter of the model. Change the prompt or the input images.',
    { reason: 'moderation_blocked' },
  );
}
