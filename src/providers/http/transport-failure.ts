import { createCancellation } from '../../core/create-cancellation.ts';
import { createTruncationError } from '../../core/create-truncation-error.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { ErrorCode, ErrorReason, UpstreamFailureKind } from '../../core/gateway-error.ts';
import type { AnswerLimit } from './answer-time.ts';

/** How an exchange with an upstream can break below the level of its answer. */
export type TransportFailureType =
  | 'connect'
  | 'connect_timeout'
  | 'first_byte_timeout'
  | 'idle_timeout'
  | AnswerLimit
  | 'reset'
  | 'protocol'
  | 'too_large'
  | 'closed'
  | 'aborted';

/** A broken exchange. `cause` is for the log; for `aborted` it is the reason of the signal. */
export interface TransportFailure {
  readonly type: TransportFailureType;
  readonly cause: unknown;
}

/** What was being read when the exchange broke. */
export type TransportPhase = 'head' | 'whole' | 'stream';

interface Outcome {
  readonly code: ErrorCode;
  readonly reason: ErrorReason;
  readonly kind: UpstreamFailureKind;
  readonly message: string;
}

const noTimelyAnswer: Outcome = {
  code: 'deadline_exceeded',
  reason: 'timeout',
  kind: 'timeout',
  message: 'The upstream did not answer in time.',
};

const outcomes: Readonly<Record<Exclude<TransportFailureType, 'aborted' | 'closed'>, Outcome>> = {
  connect: {
    code: 'bad_gateway',
    reason: 'upstream_error',
    kind: 'connect',
    message: 'The gateway could not connect to the upstream.',
  },
  connect_timeout: {
    code: 'deadline_exceeded',
    reason: 'timeout',
    kind: 'connect',
    message: 'The gateway could not connect to the upstream in time.',
  },
  first_byte_timeout: noTimelyAnswer,
  idle_timeout: {
    code: 'deadline_exceeded',
    reason: 'timeout',
    kind: 'timeout',
    message: 'The upstream stopped sending in the middle of its answer.',
  },
  total_timeout: noTimelyAnswer,
  deadline: noTimelyAnswer,
  first_event_timeout: noTimelyAnswer,
  reset: {
    code: 'bad_gateway',
    reason: 'upstream_error',
    kind: 'reset',
    message: 'The upstream closed the connection before it had answered.',
  },
  protocol: {
    code: 'bad_gateway',
    reason: 'upstream_error',
    kind: 'invalid_answer',
    message: 'The upstream did not answer in HTTP.',
  },
  too_large: {
    code: 'bad_gateway',
    reason: 'upstream_error',
    kind: 'invalid_answer',
    message: 'The upstream sent an answer larger than this gateway accepts.',
  },
};

/**
 * The error a client sees for a broken exchange. A signal aborted with a GatewayError gives that error; aborted with
 * anything else it is `cancelled`, which is no fault of the upstream and so has no `upstream`; nor has the end of this process.
 */
export function createTransportError(
  failure: TransportFailure,
  where: { readonly deploymentId: string; readonly phase: TransportPhase; readonly status: number | null },
): GatewayError {
  if (failure.type === 'aborted') return createCancellation({ reason: failure.cause });
  if (failure.type === 'closed') return createClosedError(failure.cause);
  const { code, reason, kind, message } = outcomes[failure.type];
  const { deploymentId, status, phase } = where;
  const upstream = { deploymentId, status, kind, retryAfterMs: null, fault: nameFault(failure) };
  const details = { upstream, cause: failure.cause };
  if (failure.type === 'reset' && phase === 'stream') return createTruncationError(details);
  return new GatewayError(code, message, { reason, ...details });
}

/** Breaks that the system or the library knows more of: which step of connecting failed, and how a connection ended. */
const codedTypes: ReadonlySet<TransportFailureType> = new Set(['connect', 'reset', 'protocol']);

/** As the system, OpenSSL and the libraries write codes. */
const codeForm = /^[A-Z][A-Z0-9_]{2,63}$/u;

function nameFault({ type, cause }: TransportFailure): string {
  const code = readCode(cause);
  return codedTypes.has(type) && codeForm.test(code) ? code : type;
}

function createClosedError(cause: unknown): GatewayError {
  return new GatewayError('unavailable', 'The gateway is shutting down.', { reason: 'shutting_down', cause });
}

/**
 * Says how an exchange broke from the error of the HTTP library. `connected` tells whether the request had a connection
 * already; before that everything but a destroyed client counts as a failure to connect.
 */
export function classifyTransportError(error: unknown, connection: 'none' | 'open'): TransportFailureType {
  const code = readCode(error);
  if (code === 'UND_ERR_DESTROYED' || code === 'UND_ERR_CLOSED') return 'closed';
  if (code === 'UND_ERR_CONNECT_TIMEOUT') return 'connect_timeout';
  if (connection === 'none') return 'connect';
  if (code === 'UND_ERR_HEADERS_TIMEOUT') return 'first_byte_timeout';
  if (code === 'UND_ERR_BODY_TIMEOUT') return 'idle_timeout';
  if (code === 'UND_ERR_HEADERS_OVERFLOW' || isForeignStatus(code, error)) return 'protocol';
  return isForeignProtocol(error) ? 'protocol' : 'reset';
}

/**
 * The parser of the HTTP library leaves `code` empty. It also complains when a chunked body ends too early, which is a
 * broken connection and not another protocol.
 */
function isForeignProtocol(error: unknown): error is Error {
  return error instanceof Error && error.name === 'HTTPParserError' && !/\bEOF\b/u.test(error.message);
}

/** The HTTP library gives up answers that begin with 100, which nobody asked for, or with an upgrade. */
function isForeignStatus(code: string, error: unknown): boolean {
  return (
    code === 'UND_ERR_SOCKET' && error instanceof Error && /^bad (?:response|upgrade)$/u.test(error.message)
  );
}

/** What of an error of the HTTP library may be logged: the parser's errors hold the bytes they stumbled over. */
export function cleanTransportError(error: Error): Error {
  return error.name === 'HTTPParserError' ? new Error(error.message) : error;
}

function readCode(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}
