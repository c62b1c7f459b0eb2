import { GatewayError } from '../../core/gateway-error.ts';
import { asObject, type JsonObject } from '../../core/json/json-object.ts';
import { parseJson } from '../../core/json/parse-json.ts';
import type { DialectOptions } from './dialect-options.ts';
import type { EventContract } from './event-contract.ts';

/**
 * What a token's session was set up with, without its model, as the contract has it; empty without a token. Throws `invalid_argument` where the
 * contract has something against it: a node of another version may have taken it.
 */
export function readStoredConfig<Event>(
  { configJson }: DialectOptions,
  contract: EventContract<Event>,
): JsonObject {
  const { model: _, ...session } = asObject(configJson === null ? null : parseJson(configJson));
  // Fields that are null are removed from it, as from an update.
  const { fault } = contract.parseClientEvent({ type: 'session.update', session });
  if (fault === null) return session;
  throw new GatewayError('invalid_argument', fault.message, {
    reason: 'invalid_value',
    ...(fault.param !== null && { param: fault.param }),
  });
}
