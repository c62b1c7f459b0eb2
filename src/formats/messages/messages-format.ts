import type {
  MessageErrorDetails,
  MessageErrorObject,
  MessageErrorResponse,
} from '../../../generated/contract-types.ts';
import type { EventsOf } from '../../core/handler.ts';
import { asObject, asString, isObject } from '../../core/json/json-object.ts';
import type { UpstreamEvent } from '../../core/provider.ts';
import { isBeyondModel } from '../../core/wire/is-beyond-model.ts';
import { isEventName, judgePayload, type ParsedEvent } from '../../core/wire/judge-payload.ts';
import type { ClassifiedEvent, UpstreamErrorBody, WireFormat } from '../../core/wire/wire-format.ts';
import { isPlainDelta } from './is-plain-delta.ts';
import { MessageProgress } from './message-progress.ts';

/** Errors and stream events of POST /v1/messages, as the vendor and gateways with this contract write them. */
export const messagesFormat: WireFormat = {
  parseError: parseMessagesError,
  classifyEvent: classifyMessagesEvent,
  answerMembers: ['content', 'stop_reason', 'usage', 'input_tokens'],
  createProgress: () => new MessageProgress(),
};

/** What each error type stands for. Only needed where there is no HTTP status: in streams. */
const statusOfType: ReadonlyMap<string, number> = new Map([
  ['invalid_request_error', 400],
  ['authentication_error', 401],
  ['billing_error', 402],
  ['permission_error', 403],
  ['not_found_error', 404],
  ['request_too_large', 413],
  ['rate_limit_error', 429],
  ['api_error', 500],
  ['server_error', 500],
  ['timeout_error', 504],
  ['overloaded_error', 529],
]);

/** Codes say more than the four types of the neutral profile do. */
const statusOfCode: ReadonlyMap<string, number> = new Map([
  ['model_not_found', 404],
  ['request_too_large', 413],
  ['timeout', 504],
  ['overloaded', 529],
]);

/** Reads `{"type":"error","error":{"type","message","code"?,"details"?}}`. */
function parseMessagesError(body: unknown): UpstreamErrorBody | null {
  const { type: kind, error } = asObject<MessageErrorResponse>(body);
  if (kind !== 'error' || !isObject<MessageErrorObject>(error)) return null;
  const type = asString(error.type) ?? '';
  const message = asString(error.message);
  return {
    status: statusOfCode.get(asString(error.code) ?? '') ?? statusOfType.get(type) ?? null,
    message,
    violations: [],
    retryAfterMs: null,
    concerns: judgeConcern(type, message ?? ''),
    isPrecondition: false,
    ...readExactCode(error.details),
  };
}

/** A file or a container that is gone, or another account's. */
const referenceMessage = /^(?:File|Container)\b.{0,200}\b(?:not found|does not exist|expired)\b/iu;

function judgeConcern(type: string, message: string): UpstreamErrorBody['concerns'] {
  if (isAboutAccount(type, message)) return 'credential';
  if (referenceMessage.test(message)) return 'reference';
  return isBeyondModel(message) ? 'model' : 'request';
}

const codeForm = /^[a-z0-9_]{1,64}$/u;

/** Codes about the account at the vendor, which is the operator's and no client's. */
const accountCode = /(?:^|_)(?:account|api_key|billing|org|organization|quota|spend|workspace)(?:_|$)/u;

/** The code that the vendor's clients choose an error class by. */
function readExactCode(details: unknown): Pick<UpstreamErrorBody, 'upstreamCode'> {
  const code = asString(asObject<MessageErrorDetails>(details).error_code) ?? '';
  return codeForm.test(code) && !accountCode.test(code) ? { upstreamCode: code } : {};
}

/** The vendor reports an empty account, one at its own limit or a closed one as a bad request; the client has nothing to repair there. */
const accountMessage =
  /\bcredit balance is too low\b|\breached your specified (?:\w+ )*usage limits\b|\borganization has been disabled\b/iu;

function isAboutAccount(type: string, message: string): boolean {
  return type === 'billing_error' || accountMessage.test(message);
}

/** The events of the contract that are no errors. */
const contractEvents: ReadonlySet<string | null> = new Set<keyof EventsOf<'createMessage'>>([
  'message_start',
  'content_block_start',
  'content_block_delta',
  'content_block_stop',
  'message_delta',
  'message_stop',
  'ping',
]);

const deltaName = 'content_block_delta';

/** An event is what its payload says, whatever name it came under: SDKs go by the one, other readers by the other. */
function classifyMessagesEvent(received: UpstreamEvent): ClassifiedEvent {
  const { event: givenName, data } = received;
  if ((givenName === deltaName || givenName === null) && isPlainDelta(data)) {
    // The name as a constant: readers compare it with many, which then costs nothing.
    return { type: 'data', event: { event: deltaName, data } };
  }
  const judged = judgePayload(received);
  return judged.type === 'event' ? nameEvent(judged.event) : judged;
}

/** Clients need name and type; some upstreams leave one of them out. */
function nameEvent(event: ParsedEvent): ClassifiedEvent {
  const type = asString(event.value.type);
  const name = type ?? event.event;
  if (name !== null && !isEventName(name)) return { type: 'skip', event };
  const named = { ...event, event: name };
  const isKnown = contractEvents.has(name);
  return {
    type: isKnown ? mapEventName(name) : 'aside',
    event: isKnown && type === null ? addType(named) : named,
  };
}

function mapEventName(name: string | null): ClassifiedEvent['type'] {
  if (name === 'ping') return 'ping';
  return name === 'message_stop' ? 'last' : 'data';
}

function addType({ event, value: untyped }: ParsedEvent): ParsedEvent {
  const value = { ...untyped, type: event };
  return { event, data: JSON.stringify(value), value };
}
