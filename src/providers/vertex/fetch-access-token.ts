import { GatewayError } from '../../core/gateway-error.ts';
import type { Deployment } from '../../core/provider.ts';
import { AnswerMemory, uncounted } from '../http/answer-memory.ts';
import type { HttpAdapterContext } from '../http/call-upstream.ts';
import { createUpstreamError, type ErrorSource } from '../http/create-upstream-error.ts';
import { readWholeAnswer } from '../http/read-whole-answer.ts';
import { asString } from '../../core/json/json-object.ts';
import { createAssertion } from './create-assertion.ts';
import type { ServiceAccount } from './parse-vertex-credential.ts';

/** A bearer token and when it ends. */
export interface AccessToken {
  readonly token: string;
  /** Unix milliseconds. */
  readonly expiresAt: number;
}

export interface TokenRequest {
  readonly account: ServiceAccount;
  readonly deployment: Deployment;
  readonly signal: AbortSignal;
}

/** Token answers are short; more than this is not read. */
const maxAnswerBytes = 64 * 1024;

/** The longest that getting a token may take, in milliseconds. */
const maxExchangeMs = 30_000;

/**
 * Gets an access token for a service account. Throws `bad_gateway`: `rejected_credential` when the account is refused,
 * `connect` for everything else that keeps the call itself from being made. Neither shows the key.
 */
export async function fetchAccessToken(
  { client, clock, cleaner }: HttpAdapterContext,
  request: TokenRequest,
): Promise<AccessToken> {
  const { account, deployment, signal } = request;
  const source = { cleaner, deployment, request: null };
  const startedAt = clock.now();
  const assertion = await sign(account, startedAt, source);
  const { origin, pathname, search } = new URL(account.tokenUri);
  try {
    const server = { ...deployment, baseUrl: origin, timeouts: limitTimeouts(deployment.timeouts) };
    const response = await client.send({
      call: { deployment: server, signal },
      method: 'POST',
      path: pathname + search,
      headers: ['content-type', 'application/x-www-form-urlencoded', 'accept', 'application/json'],
      body: createGrant(assertion),
    });
    const { status } = response;
    if (status >= 400 && status < 500 && status !== 408 && status !== 429) {
      response.discard();
      throw createRefusal(source, `The token server answered ${String(status)}.`);
    }
    if (status !== 200) {
      response.discard();
      throw new Error(`The token server answered ${String(status)}.`);
    }
    const memory = new AnswerMemory(uncounted);
    const { value } = await readWholeAnswer(response, {
      deployment,
      memory,
      maxBytes: maxAnswerBytes,
    });
    const token = readToken(value, startedAt);
    cleaner.learn(token.token);
    return token;
  } catch (error) {
    throw describeFailure(error, deployment);
  }
}

function createGrant(assertion: string): Buffer {
  const grant = { grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion };
  return Buffer.from(new URLSearchParams(grant).toString());
}

async function sign(account: ServiceAccount, nowMs: number, source: ErrorSource): Promise<string> {
  try {
    return await createAssertion(account, nowMs);
  } catch {
    // The cause may quote the key.
    throw createRefusal(source, 'The private key of the service account cannot be used.');
  }
}

function limitTimeouts(timeouts: Deployment['timeouts']): Deployment['timeouts'] {
  return {
    connectMs: timeouts.connectMs,
    firstByteMs: Math.min(timeouts.firstByteMs, maxExchangeMs),
    idleMs: Math.min(timeouts.idleMs, maxExchangeMs),
    totalMs: Math.min(timeouts.totalMs, maxExchangeMs),
  };
}

function readToken(value: Readonly<Record<string, unknown>>, startedAt: number): AccessToken {
  const token = asString(value.access_token) ?? '';
  // RFC 6750, section 2.1; it goes into a header.
  if (!/^[\w.~+/-]+=*$/u.test(token)) throw new Error('The token server sent no access token.');
  const { expires_in: seconds } = value;
  const lifetimeMs = typeof seconds === 'number' && seconds > 0 ? seconds * 1000 : 0;
  return { token, expiresAt: startedAt + lifetimeMs };
}

function createRefusal(source: ErrorSource, detail: string): GatewayError {
  const report = { status: 401, body: null, retryAfterMs: null, isFinal: false };
  const { code, message, reason, upstream } = createUpstreamError(report, source);
  return new GatewayError(code, message, {
    ...(reason === null ? {} : { reason }),
    ...(upstream === null ? {} : { upstream }),
    cause: new Error(detail),
  });
}

function describeFailure(error: unknown, deployment: Deployment): GatewayError {
  const kind = error instanceof GatewayError ? error.upstream?.kind : undefined;
  if (error instanceof GatewayError && (kind === undefined || kind === 'rejected_credential')) return error;
  const isLate = error instanceof GatewayError && error.code === 'deadline_exceeded';
  return new GatewayError(
    isLate ? 'deadline_exceeded' : 'bad_gateway',
    'The gateway could not get a token for the upstream. Try again later.',
    {
      reason: isLate ? 'timeout' : 'upstream_error',
      upstream: { deploymentId: deployment.id, status: null, kind: 'connect', retryAfterMs: null },
      cause: error,
    },
  );
}
