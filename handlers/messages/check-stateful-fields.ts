import { GatewayError } from '../../src/core/gateway-error.ts';

/** Conversation state the gateway does not keep: ignoring these fields would change what the request means. */
const statefulFields: readonly string[] = ['thread', 'conversation', 'previous_response_id'];

/**
 * Refuses requests that rely on such state, in both profiles and before the contract refuses the field as unknown: SDKs
 * that try threads first read the details and go on without.
 */
export function checkStatefulFields(body: unknown): void {
  if (typeof body !== 'object' || body === null) return;
  const present = statefulFields.filter((field) => Object.hasOwn(body, field));
  if (present.length === 0) return;
  throw new GatewayError(
    'invalid_argument',
    `${present.join(', ')}: this gateway keeps no conversation state; send the whole conversation in messages.`,
    { reason: 'thread_unsupported_request', param: present[0] ?? 'thread', unsupported: present },
  );
}
