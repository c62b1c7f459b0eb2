import type { IncomingHttpHeaders } from 'node:http';
import type { Clock } from '../../../core/clock.ts';
import { createTruncationError } from '../../../core/create-truncation-error.ts';
import { GatewayError, type UpstreamFailureKind } from '../../../core/gateway-error.ts';
import type { Deployment } from '../../../core/provider.ts';
import type { TextCleaner } from '../../../core/texts/text-cleaner.ts';
import { createImageFormat } from '../../../formats/images/index.ts';
import { createUpstreamError } from '../create-upstream-error.ts';
import { createTransportError } from '../transport-failure.ts';
import { parseRetryAfter } from '../parse-retry-after.ts';

/** Whose refusal it is, and who makes its text fit for the log. */
export interface RefusalSource {
  readonly deployment: Deployment;
  readonly cleaner: TextCleaner;
  readonly clock: Clock;
}

/** An answer in place of the upgrade. */
export interface Refusal {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As parsed; `null` where it cannot be. */
  readonly body: unknown;
}

/** Sessions have the errors of format A. */
const format = createImageFormat({ body: { value: {}, bytes: null }, files: [] });

/** The error of an upstream that answered the upgrade with something else. Its text goes to the log only. */
export function createRefusalError({ status, headers, body }: Refusal, source: RefusalSource): GatewayError {
  const retryAfterMs = parseRetryAfter(headers, source.clock.now());
  return createOpeningError({ status, body: format.parseError(body), retryAfterMs }, source);
}

/** The same for one that upgraded, and then sent an `error` in place of `session.created`. */
export function createStatedError(
  event: Readonly<Record<string, unknown>>,
  source: RefusalSource,
): GatewayError {
  const body = format.parseError(event);
  return createOpeningError({ status: body?.status ?? 500, body, retryAfterMs: null }, source);
}

/** The same for what a session says of a failure later on; `null` where that is none that is known. */
export function createSessionError(
  error: Readonly<Record<string, unknown>>,
  source: RefusalSource,
): GatewayError | null {
  // Some have a code alone.
  const body = format.parseError({ error: { ...error, type: error.type ?? error.code } });
  if (body === null || (body.status === null && body.concerns !== 'credential')) return null;
  return createOpeningError({ status: body.status ?? 500, body, retryAfterMs: null }, source);
}

/** Codes of clients' mistakes: a session is asked for with nothing that a client said but the model. */
const clientCodes: ReadonlySet<string> = new Set<GatewayError['code']>([
  'invalid_argument',
  'failed_precondition',
  'payload_too_large',
  'not_found',
  'not_implemented',
]);

type Opening = Omit<Parameters<typeof createUpstreamError>[0], 'isFinal'>;

function createOpeningError(report: Opening, source: RefusalSource): GatewayError {
  const error = createUpstreamError({ ...report, isFinal: false }, { ...source, request: null });
  const { upstream, cause } = error;
  if (upstream === null || !clientCodes.has(error.code)) return error;
  const kind = upstream.kind === 'rejected_request' ? 'invalid_answer' : upstream.kind;
  return new GatewayError('bad_gateway', 'The upstream refused to open a session.', {
    reason: 'upstream_error',
    upstream: { ...upstream, kind },
    cause,
  });
}

/** What a close code of an upstream says of it; of any other code it only says that the session was not over. */
const kindOfCode: ReadonlyMap<number, UpstreamFailureKind> = new Map([
  [1006, 'reset'],
  [1011, 'server_error'],
  [1012, 'unavailable'],
  [1013, 'unavailable'],
]);

/** How a connection was closed. `reason` is the upstream's own, and goes to the log only. */
export interface Close {
  readonly code: number;
  readonly reason: string;
}

/** The error of a session that the upstream closed. */
export function createCloseError(
  { code, reason }: Close,
  { deployment, cleaner }: RefusalSource,
): GatewayError {
  const text = cleaner.clean(reason, { deployment, request: null });
  const cause = new Error(
    `The upstream closed the session with ${String(code)}${text === '' ? '' : `: ${text}`}`,
  );
  return createBrokenError(deployment, kindOfCode.get(code) ?? 'truncated', cause);
}

/** Reasons that name an error as their interface does: `invalid_request_error.invalid_api_key`. */
const statedReason = /^([a-z_]+)\.([a-z_]+)$/u;

/** The error of an upstream that upgraded, and then closed without a word. */
export function createUngreetedError({ code, reason }: Close, source: RefusalSource): GatewayError {
  const [, type, name] = statedReason.exec(reason) ?? [];
  if (name !== undefined) return createStatedError({ error: { type, code: name, message: '' } }, source);
  const where = { deploymentId: source.deployment.id, phase: 'head', status: 101 } as const;
  return createTransportError({ type: 'reset', cause: new Error(`It closed with ${String(code)}.`) }, where);
}

/** The error of a session whose upstream answers no pings. */
export function createDeadError(deployment: Deployment): GatewayError {
  return createBrokenError(deployment, 'timeout', new Error('The upstream answers no pings.'));
}

/** The error of a session that broke off. */
function createBrokenError(
  { id: deploymentId }: Deployment,
  kind: UpstreamFailureKind,
  cause: Error,
): GatewayError {
  return createTruncationError({ upstream: { deploymentId, status: 101, kind, retryAfterMs: null }, cause });
}

/** A session without a response under way that the upstream closed in an orderly way: it has broken nothing. */
export function createQuietEndError(code: number): GatewayError {
  return createTruncationError({ cause: new Error(`The upstream closed the session with ${String(code)}`) });
}

/** The upstream says that the session has lasted as long as it may. */
export function createExpiryError({ id: deploymentId }: Deployment): GatewayError {
  return new GatewayError('deadline_exceeded', 'The session has lasted as long as the upstream allows.', {
    reason: 'timeout',
    upstream: { deploymentId, status: 101, kind: 'timeout', retryAfterMs: null },
  });
}
