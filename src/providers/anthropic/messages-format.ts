import { asObject, asString } from '../http/read-json.ts';
import type { ClassifiedEvent, UpstreamErrorBody, WireFormat } from '../http/wire-format.ts';
import type { UpstreamEvent } from '../../core/provider.ts';

/** Errors and stream events of POST /v1/messages, as the vendor and gateways with this contract write them. */
export const messagesFormat: WireFormat = {
  parseError: parseMessagesError,
  classifyEvent: classifyMessagesEvent,
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

/** Reads `{"type":"error","error":{"type","message","code"?}}`. */
function parseMessagesError(body: unknown): UpstreamErrorBody | null {
  const envelope = asObject(body);
  const error = asObject(envelope?.error);
  if (error === null || envelope?.type !== 'error') return null;
  const type = asString(error.type) ?? '';
  const message = asString(error.message);
  return {
    status: statusOfCode.get(asString(error.code) ?? '') ?? statusOfType.get(type) ?? null,
    message,
    violations: [],
    retryAfterMs: null,
    concerns: isAboutAccount(type, message ?? '') ? 'credential' : 'request',
    isPrecondition: false,
  };
}

/** The vendor reports an empty account as a bad request; the client has nothing to repair there. */
function isAboutAccount(type: string, message: string): boolean {
  return type === 'billing_error' || /\bcredit balance is too low\b/iu.test(message);
}

function classifyMessagesEvent(event: UpstreamEvent): ClassifiedEvent {
  const name = event.event ?? readType(event.data);
  if (name === 'error') return { type: 'error', event };
  if (name === null && event.data === '[DONE]') return { type: 'skip', event };
  // Clients need the name; some upstreams leave it out and have it in the payload only.
  const named = event.event === null ? { event: name, data: event.data } : event;
  return { type: name === 'message_stop' ? 'last' : 'data', event: named };
}

/** The `type` of a payload that begins with it, as all of them do. */
function readType(data: string): string | null {
  return /^\s*\{\s*"type"\s*:\s*"(\w+)"/u.exec(data)?.[1] ?? null;
}
