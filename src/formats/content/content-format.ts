import type { FieldViolation } from '../../core/gateway-error.ts';
import { asObject, asString, isObject, listObjects, type JsonObject } from '../../core/json/json-object.ts';
import type { UpstreamEvent } from '../../core/provider.ts';
import { isBeyondModel } from '../../core/wire/is-beyond-model.ts';
import { judgePayload, mayBeAnswer } from '../../core/wire/judge-payload.ts';
import { speaksOfFilter } from '../../core/wire/speaks-of-filter.ts';
import type { ClassifiedEvent, UpstreamErrorBody, WireFormat } from '../../core/wire/wire-format.ts';
import { ContentProgress } from './content-progress.ts';
import { parseDuration } from './parse-duration.ts';

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
  mayBeEmpty: true,
  findFault,
  createProgress: () => new ContentProgress(),
  countsAfterEnd: true,
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
  /^(?:API_KEY|ACCESS_TOKEN|CREDENTIALS|CONSUMER|BILLING|SERVICE_DISABLED|ACCOUNT_STATE|RESOURCE_QUOTA_EXCEEDED)/u;

/** Preconditions that no request can meet: where the gateway is, and that its account pays there. They come without a reason. */
const placeMessage =
  /^(?:User location is not supported|Gemini API free tier is not available in your country)/iu;

/** The same of models that only accounts with a bill may use, which is told as a fault of the request. */
const billMessage = /\bonly accessible to billed users\b/iu;

/**
 * What the request refers to is gone, or another account's. Files go after two days; the status is 403 as for a credential
 * (https://github.com/googleapis/python-genai/issues/1218).
 */
const referenceMessage =
  /^You do not have permission to access the File\b|^CachedContent not found\b|\bnot found: cached content\b/iu;

/** Reads `{"error":{"code","message","status","details"}}`, or the same as the only item of an array. */
function parseContentError(body: unknown): UpstreamErrorBody | null {
  const { error } = asObject(Array.isArray(body) ? body[0] : body);
  if (!isObject(error)) return null;
  const details = listObjects(error.details);
  const name = asString(error.status) ?? '';
  const message = asString(error.message);
  const isPrecondition = name === 'FAILED_PRECONDITION';
  return {
    status: typeof error.code === 'number' ? error.code : (statusOfName.get(name) ?? null),
    message,
    violations: details.flatMap(listViolations),
    retryAfterMs: parseDuration(details.find(({ retryDelay }) => retryDelay !== undefined)?.retryDelay),
    concerns:
      isPrecondition && placeMessage.test(message ?? '')
        ? 'credential'
        : judgeConcern(details, message ?? ''),
    isPrecondition,
    ...(speaksOfFilter(message ?? '') && { reason: 'moderation_blocked' as const }),
  };
}

function judgeConcern(details: readonly JsonObject[], message: string): UpstreamErrorBody['concerns'] {
  if (details.some(({ reason }) => accountReason.test(asString(reason) ?? ''))) return 'credential';
  if (billMessage.test(message)) return 'credential';
  if (referenceMessage.test(message)) return 'reference';
  return isBeyondModel(message) ? 'model' : 'request';
}

function listViolations(detail: JsonObject): readonly FieldViolation[] {
  return listObjects(detail.fieldViolations).map((violation) => ({
    field: asString(violation.field) ?? '',
    description: asString(violation.description) ?? '',
  }));
}

/** Of an answer, or one chunk of it. */
function findFault({ candidates = null }: JsonObject): string | null {
  const isList = Array.isArray(candidates) && candidates.every(isObject);
  return candidates === null || isList ? null : 'A candidate is not a JSON object.';
}

/** The format names no events: what one is, its payload says. */
function classifyContentEvent(received: UpstreamEvent): ClassifiedEvent {
  const judged = judgePayload(received);
  if (judged.type !== 'event') return judged;
  const { data, value } = judged.event;
  if (!mayBeAnswer(value, contentFormat)) throw new Error('A chunk has nothing of what an answer has.');
  const fault = findFault(value);
  if (fault !== null) throw new Error(fault);
  return { type: 'data', event: { event: null, data, value } };
}
