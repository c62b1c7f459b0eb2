import type { OpenAiError, OpenAiErrorResponse } from '../../../generated/contract-types.ts';
import type { ErrorReason } from '../../core/gateway-error.ts';
import { asObject, asString, isObject } from '../../core/json/json-object.ts';
import type { UpstreamCall, UpstreamEvent } from '../../core/provider.ts';
import { isBeyondModel } from '../../core/wire/is-beyond-model.ts';
import { isEventName, judgePayload } from '../../core/wire/judge-payload.ts';
import { speaksOfFilter } from '../../core/wire/speaks-of-filter.ts';
import type { ClassifiedEvent, UpstreamErrorBody, WireFormat } from '../../core/wire/wire-format.ts';
import { accountCodes, knownReasons, statusOfCode } from './error-codes.ts';
import { findImagesFault, findPictureFault } from './find-images-fault.ts';
import { findPictureText } from './find-picture-text.ts';
import { findImageEventKind } from './image-event-kind.ts';
import type { AskedFacts } from './image-facts.ts';
import { ImageProgress } from './image-progress.ts';
import { parseDurationText } from './parse-duration-text.ts';
import { readImageCount } from './read-image-count.ts';

/** Errors and stream events of the image operations of format A; `call` says which fields an error may name. */
export function createImageFormat(call: Pick<UpstreamCall, 'body' | 'files'>): WireFormat {
  const sent = new Set([
    ...Object.keys(call.body.value),
    ...call.files.map(({ field }) => field.replace('[]', '')),
  ]);
  return {
    parseError: (body) => parseImageError(body, sent),
    classifyEvent: (event) => classifyImageEvent(event, call.body.value),
    findFault: (value) => findImagesFault(value, call.body.value),
    answerMembers: ['data', 'created'],
    createProgress: () => new ImageProgress(readImageCount(call.body.value)),
  };
}

const moderationCodes: ReadonlySet<string> = new Set(['moderation_blocked', 'content_policy_violation']);

const statusOfType: ReadonlyMap<string, number> = new Map([
  ['invalid_request_error', 400],
  ['image_generation_user_error', 400],
  ['authentication_error', 401],
  ['permission_error', 403],
  ['rate_limit_error', 429],
  ['requests', 429],
  ['tokens', 429],
  ['input-images', 429],
  ['server_error', 500],
  ['image_generation_server_error', 500],
]);

/** Reads `{"error":{"message","type","param","code"}}`, in answers and in error events. */
function parseImageError(body: unknown, sent: ReadonlySet<string>): UpstreamErrorBody | null {
  const { error } = asObject<OpenAiErrorResponse>(body);
  if (!isObject<OpenAiError>(error)) return null;
  const code = asString(error.code) ?? '';
  const type = asString(error.type) ?? '';
  const message = asString(error.message);
  const param = readParam(error.param, sent);
  const isModerated = moderationCodes.has(code) || speaksOfFilter(message ?? '');
  const reason = isModerated ? 'moderation_blocked' : mapReason(code, param);
  return {
    status:
      reason === 'moderation_blocked' ? 400 : (statusOfCode.get(code) ?? statusOfType.get(type) ?? null),
    message: reason === 'moderation_blocked' ? describeModeration(message ?? '') : message,
    violations: [],
    retryAfterMs: parseDurationText(message ?? ''),
    concerns: judgeConcern([code, type], message ?? ''),
    isPrecondition: false,
    ...(reason === null ? {} : { reason }),
    ...(param === null || reason === 'moderation_blocked' ? {} : { param }),
  };
}

/** What a model does not have at all is `unsupported_parameter`; a value that it does not know is told by the text. */
function judgeConcern(names: readonly string[], message: string): UpstreamErrorBody['concerns'] {
  if (names.some((name) => accountCodes.has(name))) return 'credential';
  return names.includes('unsupported_parameter') || isBeyondModel(message) ? 'model' : 'request';
}

function mapReason(code: string, param: string | null): ErrorReason | null {
  if (knownReasons.has(code)) return code as ErrorReason;
  return param === null ? null : 'invalid_value';
}

/** A name such as `size` or `image[0]`, where the client sent that field. */
function readParam(value: unknown, sent: ReadonlySet<string>): string | null {
  const name = asString(value) ?? '';
  const base = /^([a-z_]{1,40})(?:\[\d{0,2}\])?$/u.exec(name)?.[1];
  return base !== undefined && sent.has(base) ? name : null;
}

/** The vendor's text names request and support addresses of its own; only the categories are of use to a client. */
function describeModeration(message: string): string {
  const text = 'The content policy refused this request. Change the prompt or the images.';
  const categories = /\bsafety_violations=\[([a-z/_,\s-]{1,200})\]/u.exec(message)?.[1];
  return categories === undefined ? text : `${text} Categories: ${categories}.`;
}

/** An event is what its payload says; its picture, which may have 45 MB, is no part of that. Throws for one that brings none. */
function classifyImageEvent(received: UpstreamEvent, asked: AskedFacts): ClassifiedEvent {
  const { event: givenName, data } = received;
  const picture = findPictureText(data);
  const rest = picture === null ? data : data.slice(0, picture.start) + data.slice(picture.end);
  const judged = judgePayload({ event: givenName, data: rest });
  if (judged.type !== 'event') return judged;
  const { value } = judged.event;
  const name = asString(value.type) ?? givenName;
  if (name !== null && !isEventName(name)) return { type: 'skip', event: received };
  const isAsItCame = judged.event.data === rest;
  const event = { event: name, data: isAsItCame ? data : judgePayload(received).event.data };
  const kind = findImageEventKind(event);
  if (kind === null) return { type: 'aside', event };
  const text = picture === null ? asString(value.b64_json) : data.slice(picture.start, picture.end);
  const fault = findPictureFault(value, text ?? '', asked);
  if (fault !== null) throw new Error(fault);
  return { type: kind === 'completed' ? 'last' : 'data', event };
}
