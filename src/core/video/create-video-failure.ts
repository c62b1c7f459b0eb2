import { GatewayError, type UpstreamFailure, type UpstreamFailureKind } from '../gateway-error.ts';
import { speaksOfFilter } from '../wire/speaks-of-filter.ts';
import { isVideoFailureCode, type VideoFailure, type VideoFailureCode } from './video-failure.ts';

/** What else is said of filters where an order was refused for what it is, in codes and in sentences. */
const policyWords = /safety|polic(?:y|ies)|blocked|moderation/iu;

/** Failures that say more than the status beside them. */
const codeOfKind: ReadonlyMap<UpstreamFailureKind, VideoFailureCode> = new Map([
  ['rejected_credential', 'upstream_error'],
  ['not_found', 'upstream_error'],
]);

/**
 * Why a task failed whose upstream refused the order, or could not be asked. A broken connection and an answer without sense are
 * `upstream_error`: nobody knows what became of the order.
 */
export function createCallFailure(thrown: unknown): VideoFailure {
  if (!(thrown instanceof GatewayError) || thrown.upstream === null) {
    return { code: 'upstream_error', message: 'The upstream failed.', upstreamCode: null };
  }
  const { upstream, reason, message } = thrown;
  const isPolicy = reason === 'moderation_blocked';
  return {
    code: isPolicy ? 'content_policy_violation' : judgeWords(mapCall(upstream), message),
    message,
    upstreamCode: readFailureStatus(upstream.status),
  };
}

/** The status as a number of what went wrong; `null` for one of success, whose answer then broke off or made no sense. */
export function readFailureStatus(status: number | null): number | null {
  return status === null || status < 300 ? null : status;
}

function mapCall({ kind, status }: UpstreamFailure): VideoFailureCode {
  const known = codeOfKind.get(kind);
  if (known !== undefined) return known;
  if (status === null || status < 400) return 'upstream_error';
  return kind === 'rejected_request' && status < 500 ? 'invalid_request' : mapStatus(status);
}

/** What an upstream says of an operation that has ended with an error. */
export interface StatedFailure {
  /** A number of google.rpc.Code, or an HTTP status; `null` where there is none. */
  readonly number: number | null;
  /** A name such as `moderation_blocked`; `null` where there is none. */
  readonly name: string | null;
  /** Fit to be shown; may be empty. */
  readonly message: string;
}

/** Why a task failed of which the upstream itself says so. */
export function createStatedFailure({ number, name, message }: StatedFailure): VideoFailure {
  const named = name === null ? null : mapName(name);
  const code =
    named ?? (number === null ? 'generation_failed' : number < 100 ? mapRpcCode(number) : mapStatus(number));
  return {
    code: judgeWords(code, `${name ?? ''} ${message}`),
    message: message === '' ? 'The upstream could not make the video.' : message,
    upstreamCode: number,
  };
}

/** A refusal that speaks of a filter is one of the content. */
function judgeWords(code: VideoFailureCode, words: string): VideoFailureCode {
  const mayBePolicy = code === 'invalid_request' || code === 'generation_failed';
  return mayBePolicy && (policyWords.test(words) || speaksOfFilter(words))
    ? 'content_policy_violation'
    : code;
}

function mapStatus(status: number): VideoFailureCode {
  if (status === 400 || status === 422) return 'invalid_request';
  if (status === 429) return 'quota_exceeded';
  if (status === 408 || status === 504) return 'upstream_timeout';
  if (status === 401 || status === 403 || status === 404 || status >= 500) return 'upstream_error';
  return 'generation_failed';
}

/** google/rpc/code.proto. */
const codeOfRpc: ReadonlyMap<number, VideoFailureCode> = new Map([
  [3, 'invalid_request'],
  [4, 'upstream_timeout'],
  [5, 'upstream_error'],
  [7, 'upstream_error'],
  [8, 'quota_exceeded'],
  [9, 'invalid_request'],
  [11, 'invalid_request'],
  [14, 'upstream_error'],
  [16, 'upstream_error'],
]);

function mapRpcCode(number: number): VideoFailureCode {
  return codeOfRpc.get(number) ?? 'generation_failed';
}

/** `null` for a name that says nothing by itself. */
function mapName(name: string): VideoFailureCode | null {
  if (isVideoFailureCode(name)) return name;
  if (/quota|rate_limit|billing/iu.test(name)) return 'quota_exceeded';
  if (/timeout|timed_out|deadline/iu.test(name)) return 'upstream_timeout';
  if (/^invalid|_invalid$/iu.test(name)) return 'invalid_request';
  return /^(?:internal|server)_error$/iu.test(name) ? 'upstream_error' : null;
}
