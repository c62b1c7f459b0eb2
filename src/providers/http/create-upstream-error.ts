import {
  GatewayError,
  type ErrorCode,
  type ErrorReason,
  type FieldViolation,
  type UpstreamFailure,
  type UpstreamFailureKind,
} from '../../core/gateway-error.ts';
import type { Deployment } from '../../core/provider.ts';
import type { TextCleaner, TextSource } from '../../core/texts/text-cleaner.ts';
import type { UpstreamErrorBody } from '../../core/wire/wire-format.ts';

/** Whose error it is, and who makes its texts fit to be shown. */
export interface ErrorSource extends TextSource {
  readonly cleaner: TextCleaner;
}

/** An error answer of an upstream, or an error event in its stream. */
export interface UpstreamErrorReport {
  readonly status: number;
  /** `null` when the body was not an error of the upstream's format. */
  readonly body: UpstreamErrorBody | null;
  /** From the answer's headers, in milliseconds. */
  readonly retryAfterMs: number | null;
  /** The upstream asks clients not to try again (`x-should-retry: false`). */
  readonly isFinal: boolean;
  /** It invites clients to try again (`x-should-retry: true`). Default: it says nothing. */
  readonly isInviting?: boolean;
}

interface Outcome {
  readonly code: ErrorCode;
  readonly reason: ErrorReason;
  readonly kind: UpstreamFailureKind;
  readonly message: string;
}

const rejectedRequest: Outcome = {
  code: 'invalid_argument',
  reason: 'invalid_request',
  kind: 'rejected_request',
  message: 'The upstream rejected this request.',
};

/** 403 or 404 about a file, a cache or a container, which are the client's to name. It speaks neither of the credential nor of the model. */
const missingReference: Outcome = {
  code: 'not_found',
  reason: 'not_found',
  kind: 'rejected_request',
  message: 'The upstream does not have what this request refers to.',
};

const rejectedCredential: Outcome = {
  code: 'bad_gateway',
  reason: 'upstream_rejected_credential',
  kind: 'rejected_credential',
  message:
    'The upstream refused the credential of this gateway. Your own API key is fine: tell whoever runs the gateway.',
};

const unusableAnswer: Outcome = {
  code: 'bad_gateway',
  reason: 'upstream_error',
  kind: 'invalid_answer',
  message: 'The upstream sent an answer that this gateway cannot use.',
};

const serverError: Outcome = {
  code: 'bad_gateway',
  reason: 'upstream_error',
  kind: 'server_error',
  message: 'The upstream failed to answer this request.',
};

const unavailable: Outcome = {
  code: 'unavailable',
  reason: 'upstream_error',
  kind: 'unavailable',
  message: 'The upstream is not available. Try again later.',
};

const timedOut: Outcome = {
  code: 'deadline_exceeded',
  reason: 'timeout',
  kind: 'timeout',
  message: 'The upstream did not finish in time.',
};

const notFound: Outcome = {
  code: 'not_found',
  reason: 'model_not_found',
  kind: 'not_found',
  message: 'The upstream does not offer this model.',
};

/** Every status with a meaning of its own; `findOutcome` covers the others. */
const outcomes: ReadonlyMap<number, Outcome> = new Map([
  [401, rejectedCredential],
  [402, rejectedCredential],
  [403, rejectedCredential],
  [404, notFound],
  [405, unusableAnswer],
  [406, unusableAnswer],
  // Of what is in between, or of where this gateway or its account is: others may be elsewhere.
  [407, rejectedCredential],
  [408, timedOut],
  // It met something else at the upstream, came too early, or was cancelled there and not by us.
  [409, unavailable],
  [410, notFound],
  [
    413,
    {
      code: 'payload_too_large',
      reason: 'request_too_large',
      kind: 'rejected_request',
      message: 'The request is larger than the upstream accepts.',
    },
  ],
  [415, unusableAnswer],
  [421, rejectedCredential],
  [425, unavailable],
  [
    429,
    {
      code: 'resource_exhausted',
      reason: 'rate_limit_exceeded',
      kind: 'rate_limited',
      message: 'The upstream is limiting requests. Try again later.',
    },
  ],
  [451, rejectedCredential],
  [499, unavailable],
  [
    501,
    {
      code: 'not_implemented',
      reason: 'not_implemented',
      kind: 'rejected_request',
      message: 'The upstream does not implement this operation.',
    },
  ],
  [503, unavailable],
  [504, timedOut],
  [
    529,
    {
      code: 'overloaded',
      reason: 'overloaded',
      kind: 'overloaded',
      message: 'The upstream is overloaded. Try again later.',
    },
  ],
]);

/** Other statuses that speak of the request. */
const rejections: ReadonlySet<number> = new Set([400, 417, 422, 431]);

/**
 * The error a client sees when an upstream answers with an error. Only a rejected request keeps the upstream's own
 * text, cleaned, because it says what to repair; every other text is ours.
 */
export function createUpstreamError(report: UpstreamErrorReport, source: ErrorSource): GatewayError {
  const outcome = findOutcome(report);
  const { status, body } = report;
  const isRejection = outcome === rejectedRequest || outcome === missingReference;
  const retryAfterMs = report.retryAfterMs ?? body?.retryAfterMs ?? null;
  const text = isRejection ? cleanMessage(body, source) : '';
  return new GatewayError(
    isRejection && body?.isPrecondition === true ? 'failed_precondition' : outcome.code,
    text === '' ? outcome.message : text,
    {
      reason: (outcome === rejectedCredential ? null : body?.reason) ?? outcome.reason,
      ...(isRejection ? { violations: cleanViolations(body, source) } : {}),
      ...(isRejection && body?.param !== undefined ? { param: body.param } : {}),
      ...(retryAfterMs === null ? {} : { retryAfterMs }),
      ...(outcome.kind === 'rate_limited' && body?.limit !== undefined ? { limit: body.limit } : {}),
      ...(isFinal(report, outcome) ? { final: true as const } : {}),
      upstream: {
        deploymentId: source.deployment.id,
        status,
        kind: outcome.kind,
        retryAfterMs,
        ...readCode(body, outcome),
        ...findBeyond(outcome, body),
        ...(isUnserved(report, source.deployment) ? { isUnserved: true as const } : {}),
      },
      cause: createStatement(report, source),
    },
  );
}

/**
 * Whether the upstream's word ends the request everywhere. What it says of the credential and the models it was asked with
 * is true of this deployment only.
 */
function isFinal({ isFinal: isSaid, body }: UpstreamErrorReport, { kind }: Outcome): boolean {
  if (kind === 'rejected_credential' || kind === 'not_found' || kind === 'rejected_request') return false;
  return (isSaid || body?.isFinal === true) && body?.reason !== 'upstream_rejected_credential';
}

/**
 * Whether another gateway says that nobody behind it did what was asked for: it invites to try again only then where pictures are
 * made, unless it failed itself. Nobody else is believed.
 */
function isUnserved(
  { status, body, isInviting = false }: UpstreamErrorReport,
  { provider }: Deployment,
): boolean {
  if (provider.isGateway !== true) return false;
  return body?.reason === 'upstream_rejected_credential' || (isInviting && status !== 500);
}

function findBeyond(outcome: Outcome, body: UpstreamErrorBody | null): Pick<UpstreamFailure, 'beyond'> {
  if (outcome === missingReference) return { beyond: 'account' };
  return outcome === rejectedRequest && body?.concerns === 'model' ? { beyond: 'model' } : {};
}

/** Of other failures the client has nothing to repair, and their codes may tell of the gateway's own account. */
function readCode(body: UpstreamErrorBody | null, { kind }: Outcome): Pick<UpstreamFailure, 'code'> {
  const code = body?.upstreamCode;
  return kind === 'rejected_request' && code !== undefined ? { code } : {};
}

function cleanMessage(body: UpstreamErrorBody | null, source: ErrorSource): string {
  return source.cleaner.clean(body?.message ?? '', source);
}

/** What the upstream said, for the log. Cleaned when it is read: of an attempt that is repeated nobody reads it. */
function createStatement({ status, body }: UpstreamErrorReport, { cleaner, deployment }: ErrorSource): Error {
  const message = body?.message ?? '';
  const source = { deployment, request: null };
  return Object.defineProperty(new Error(), 'message', {
    get: () => {
      const text = cleaner.clean(message, source);
      return `The upstream answered ${String(status)}: ${text === '' ? 'no message' : text}`;
    },
  });
}

function findOutcome({ status, body }: UpstreamErrorReport): Outcome {
  if (body?.concerns === 'credential') return rejectedCredential;
  if (body?.concerns === 'reference' && (status === 403 || status === 404)) return missingReference;
  if (body?.reason === 'model_not_found') return notFound;
  const known = outcomes.get(status);
  if (known !== undefined) return known;
  if (status >= 500) return serverError;
  // A rejection that is not written in the upstream's format comes from something in between.
  return rejections.has(status) && body !== null ? rejectedRequest : unusableAnswer;
}

/** Field violations shown at most. */
const maxViolations = 20;

function cleanViolations(body: UpstreamErrorBody | null, source: ErrorSource): readonly FieldViolation[] {
  return (body?.violations ?? []).slice(0, maxViolations).map(({ field, description }) => ({
    field: source.cleaner.clean(field, source),
    description: source.cleaner.clean(description, source),
  }));
}

/** An answer or a stream that is not what the upstream's format promises. `detail` goes to the log only. */
export function createInvalidAnswerError(
  deployment: Deployment,
  status: number,
  detail: unknown,
): GatewayError {
  const { code, reason, kind, message } = unusableAnswer;
  return new GatewayError(code, message, {
    reason,
    upstream: { deploymentId: deployment.id, status, kind, retryAfterMs: null },
    cause: detail,
  });
}
