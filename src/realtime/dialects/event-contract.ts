import { profiles } from '../../../generated/operations.ts';
import type { RealtimeClientEvent, RealtimeGaClientEvent } from '../../../generated/contract-types.ts';
import { createRealtimeRules } from '../../core/contract/create-realtime-rules.ts';
import { normaliseBody } from '../../core/contract/normalise-body.ts';
import {
  describeFinding,
  describeViolation,
  joinSteps,
  listSteps,
  mapViolationReason,
  pickViolation,
  type Violation,
} from '../../core/contract/violation.ts';
import { isObject } from '../../core/json/json-object.ts';
import { shortenName } from '../../core/shorten-name.ts';
import { loadEventValidators, type EventSet, type EventValidators } from './load-event-validators.ts';

/** What is wrong with a client event, as the members of an `error` event (docs/errors.md, Realtime). */
export interface EventFault {
  readonly code:
    | 'invalid_event'
    | 'unknown_parameter'
    | 'missing_required_parameter'
    | 'string_above_max_length'
    | 'invalid_value';
  /** For people: what is wrong, and how to repair it. Without values of the client but the event's type. */
  readonly message: string;
  /** The path from the event to the field, such as `session.temperature`; `null` where it is the event itself. */
  readonly param: string | null;
}

/** The client events of each set. */
export interface ClientEvents {
  readonly neutral: RealtimeClientEvent;
  readonly vendor: RealtimeClientEvent;
  readonly ga: RealtimeGaClientEvent;
}

/** What a client sent: an event of the contract, or what is wrong with it. */
export type ParsedEvent<Event> =
  { readonly event: Event; readonly fault: null } | { readonly event: null; readonly fault: EventFault };

/** The contract of one set of events. */
export interface EventContract<Event> {
  /** Whether clients may send events of this type. What others there are, only an upstream can know. */
  isClientEvent(type: string): boolean;
  /**
   * Takes what a client sent, as JSON was parsed. Fields that are null are removed from it, as in the body of a request, except
   * where null is a value; whoever passes the event on has its text. An unknown type is `invalid_event`.
   */
  parseClientEvent(value: unknown): ParsedEvent<Event>;
  /**
   * JSON pointer and keyword where an event for the client breaks the contract, without content; `null` where it does not, and
   * for events that the contract does not know.
   */
  findServerDrift(event: unknown): string | null;
}

const rules = createRealtimeRules(profiles.vendor.nullableNames.realtime);

/** Opens the contract of a set. The first one that a process opens reads the validators. */
export function openEventContract<Set extends EventSet>(set: Set): EventContract<ClientEvents[Set]> {
  const { client, server } = loadEventValidators(set);
  return {
    isClientEvent: (type) => Object.hasOwn(client, type),
    parseClientEvent: (value) => {
      const fault = findFault(value, client);
      // The validators are those of the schemas that the types are made of.
      return fault === null ? { event: value as ClientEvents[Set], fault } : { event: null, fault };
    },
    findServerDrift: (event) => {
      const validate = findValidator(event, server);
      return !validate || validate(event) ? null : describeFinding(validate.errors ?? []);
    },
  };
}

function findFault(event: unknown, validators: EventValidators): EventFault | null {
  const validate = findValidator(event, validators);
  if (!validate) return describeUnknown(event);
  normaliseBody(event, rules);
  return validate(event) ? null : convertViolation(pickViolation(validate.errors ?? []));
}

function findValidator(event: unknown, validators: EventValidators): EventValidators[string] | undefined {
  const type = readType(event);
  return typeof type === 'string' && Object.hasOwn(validators, type) ? validators[type] : undefined;
}

function readType(event: unknown): unknown {
  return isObject(event) ? event.type : undefined;
}

function describeUnknown(event: unknown): EventFault {
  if (!isObject(event)) return { code: 'invalid_event', message: 'An event is a JSON object.', param: null };
  const { type } = event;
  if (type === undefined) return { code: 'invalid_event', message: 'An event has a type.', param: 'type' };
  const name = typeof type === 'string' ? JSON.stringify(shortenName(type)) : 'That value';
  return {
    code: 'invalid_event',
    message: `${name} is not the type of an event that clients can send here.`,
    param: 'type',
  };
}

function convertViolation(error: Violation): EventFault {
  const reason = mapViolationReason(error);
  const field = joinSteps(listSteps(error));
  return {
    code: reason === 'unsupported_block' ? 'invalid_value' : reason,
    message: `${field === '' ? 'The event' : field} ${describeViolation(error, 'event')}.`,
    param: field === '' ? null : field,
  };
}
