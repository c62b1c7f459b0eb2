import type { FieldViolation } from '../../core/gateway-error.ts';
import type { UpstreamEvent } from '../../core/provider.ts';
import { parseDuration } from '../http/parse-retry-after.ts';
import { asObject, asString, listObjects } from '../http/read-json.ts';
import type { JsonObject } from '../http/read-json.ts';
import type { ClassifiedEvent, UpstreamErrorBody, WireFormat } from '../http/wire-format.ts';

/** Errors and stream events of generateContent. Errors are google.rpc.Status in JSON (AIP-193). */
export const contentFormat: WireFormat = {
  parseError: parseContentError,
  classifyEvent: classifyContentEvent,
};

/** google.rpc.Code to HTTP, as google/rpc/code.proto maps them; needed where an error has no numeric code. */
const statusOfName: ReadonlyMap<string, number> = new Map([
  ['INVALID_ARGUMENT', 400],
  ['FAILED_PRECONDITION', 400],
  ['OUT_OF_RANGE', 400],
  ['UNAUTHENTICATED', 401],
  ['PERMISSION_DENIED', 403],
  ['NOT_FOUND', 404],
  ['ABORTED', 409],
  ['ALREADY_EXISTS', 409],
  ['PAYLOAD_TOO_LARGE', 413],
  ['RESOURCE_EXHAUSTED', 429],
  ['CANCELLED', 499],
  ['UNKNOWN', 500],
  ['INTERNAL', 500],
  ['DATA_LOSS', 500],
  ['UNIMPLEMENTED', 501],
  ['UNAVAILABLE', 503],
  ['DEADLINE_EXCEEDED', 504],
]);

/** Reasons of google.rpc.ErrorInfo that speak of the caller's key, project or bill rather than of the request. */
const accountReason =
  /^(?:API_KEY|ACCESS_TOKEN|CREDENTIALS|CONSUMER|BILLING|SERVICE_DISABLED|ACCOUNT_STATE)/u;

/** Reads `{"error":{"code","message","status","details"}}`, or the same as the only item of an array. */
function parseContentError(body: unknown): UpstreamErrorBody | null {
  const error = asObject(asObject(Array.isArray(body) ? body[0] : body)?.error);
  if (error === null) return null;
  const details = listObjects(error.details);
  const name = asString(error.status) ?? '';
  return {
    status: typeof error.code === 'number' ? error.code : (statusOfName.get(name) ?? null),
    message: asString(error.message),
    violations: details.flatMap(listViolations),
    retryAfterMs: parseDuration(details.find(({ retryDelay }) => retryDelay !== undefined)?.retryDelay),
    concerns: details.some(({ reason }) => accountReason.test(asString(reason) ?? ''))
      ? 'credential'
      : 'request',
    isPrecondition: name === 'FAILED_PRECONDITION',
  };
}

function listViolations(detail: JsonObject): readonly FieldViolation[] {
  return listObjects(detail.fieldViolations).map((violation) => ({
    field: asString(violation.field) ?? '',
    description: asString(violation.description) ?? '',
  }));
}

/** The format names no events. They are told by their keys: chunks are not parsed here. */
function classifyContentEvent(received: UpstreamEvent): ClassifiedEvent {
  const event = received.event === null ? received : { event: null, data: received.data };
  const { data } = event;
  if (/^\s*\{\s*"error"\s*:/u.test(data)) return { type: 'error', event };
  if (data === '[DONE]') return { type: 'skip', event };
  return { type: endsAnswer(data) ? 'last' : 'data', event };
}

/**
 * Whether a candidate ends with this chunk, or the prompt was blocked. Within text such a key would have escaped quotes.
 * Whether all of several candidates have ended is for the reader to judge, who parses the chunks.
 */
function endsAnswer(chunk: string): boolean {
  // Begins with a letter that is rare, so that the search is one pass over memory; most chunks need no other.
  return chunk.includes('Reason"') && /"(?:finish|block)Reason"\s*:/u.test(chunk);
}
