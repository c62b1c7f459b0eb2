import type { FieldViolation } from '../../core/gateway-error.ts';
import type { UpstreamEvent } from '../../core/provider.ts';
import { judgePayload, mayBeAnswer } from '../http/judge-payload.ts';
import { parseDuration } from '../http/parse-retry-after.ts';
import { asObject, asString, listObjects } from '../http/read-json.ts';
import type { JsonObject } from '../http/read-json.ts';
import type { ClassifiedEvent, UpstreamErrorBody, WireFormat } from '../http/wire-format.ts';

/** Errors and stream events of generateContent. Errors are google.rpc.Status in JSON (AIP-193). */
export const contentFormat: WireFormat = {
  parseError: parseContentError,
  classifyEvent: classifyContentEvent,
  answerMembers: [
    'candidates',
    'promptFeedback',
    'usageMetadata',
    'modelVersion',
    'responseId',
    'totalTokens',
    'predictions',
  ],
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

/** The format names no events: what one is, its payload says. Whoever renders or translates a chunk reads it as well. */
function classifyContentEvent(received: UpstreamEvent): ClassifiedEvent {
  const judged = judgePayload(received);
  if (judged.type !== 'event') return judged;
  const { data, value } = judged.event;
  if (!mayBeAnswer(value, contentFormat)) throw new Error('A chunk has nothing of what an answer has.');
  return { type: endsAnswer(value) ? 'last' : 'data', event: { event: null, data, value } };
}

/**
 * Whether a candidate ends with this chunk, or the prompt was blocked. Whether all of several candidates have ended is for
 * the reader to judge.
 */
function endsAnswer({ candidates, promptFeedback }: JsonObject): boolean {
  if (asString(asObject(promptFeedback)?.blockReason) !== null) return true;
  return listObjects(candidates).some(({ finishReason }) => asString(finishReason) !== null);
}
