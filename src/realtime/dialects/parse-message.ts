import { toGatewayError } from '../../core/gateway-error.ts';
import { countKeys, countMembers } from '../../core/json/count-members.ts';
import { isObject } from '../../core/json/json-object.ts';
import { parseJson } from '../../core/json/parse-json.ts';
import type { MessageFault } from './client-dialect.ts';
import type { EventContract } from './event-contract.ts';

/** Most values in one message: as many as a body of realtime over HTTP may hold. */
export const maxMessageValues = 20_000;

/** Longest `event_id`, by the contract; of a longer one nothing is repeated. */
const maxEventIdLength = 512;

/** What a message is as JSON, and the `event_id` that faults of it name. */
export interface ParsedMessage {
  readonly value: unknown;
  readonly eventId: string | null;
  /** As it came; `null` where a member stands twice, so that others may read another event in it (RFC 8259, 4). */
  readonly text: string | null;
}

/** Parses one message, or says why it is no JSON that anybody takes. */
export function parseMessage(text: string): ParsedMessage | { readonly fault: MessageFault } {
  try {
    const value = parseJson(text, maxMessageValues);
    const isPlain = countMembers(text) === countKeys(value);
    return { value, eventId: readEventId(value), text: isPlain ? text : null };
  } catch (thrown) {
    const message = toGatewayError(thrown).message.replace(/^The body /, 'The message ');
    return { fault: { code: 'invalid_json', message, param: null, eventId: null } };
  }
}

/** The event of a message that its contract has nothing against. */
export function holdToContract<Event>(
  { value, eventId }: ParsedMessage,
  contract: EventContract<Event>,
): { readonly event: Event; readonly fault: null } | { readonly event: null; readonly fault: MessageFault } {
  const { event, fault } = contract.parseClientEvent(value);
  return fault === null ? { event, fault } : { event: null, fault: { ...fault, eventId } };
}

/** The name that a client gave its event; `null` where there is none that is repeated to it. */
export function readEventId(value: unknown): string | null {
  if (!isObject(value)) return null;
  const { event_id: id } = value;
  return typeof id === 'string' && id.length <= maxEventIdLength ? id : null;
}
