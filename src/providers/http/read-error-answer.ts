import type { IncomingHttpHeaders } from 'node:http';
import type { Clock } from '../../core/clock.ts';
import type { GatewayError } from '../../core/gateway-error.ts';
import { mendHalves } from '../../core/json/mend-halves.ts';
import { parseJson } from '../../core/json/parse-json.ts';
import type { MemoryAccount } from '../../core/memory-account.ts';
import type { UpstreamErrorBody, WireFormat } from '../../core/wire/wire-format.ts';
import { AnswerMemory } from './answer-memory.ts';
import { createUpstreamError, type ErrorSource } from './create-upstream-error.ts';
import { decodeBody } from './decode-body.ts';
import { parseRetryAfter } from './parse-retry-after.ts';
import type { UpstreamHttpResponse } from './upstream-exchange.ts';

/** Whose error answer it is, and how it is read. */
export interface ErrorAnswerSource extends ErrorSource {
  readonly clock: Clock;
  readonly format: Pick<WireFormat, 'parseError'>;
  /** What the body holds is counted here. */
  readonly memory: MemoryAccount;
  readonly signal: AbortSignal;
}

/** An error answer that was read. */
export interface ErrorAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** `null` where it is not written in the format. */
  readonly body: UpstreamErrorBody | null;
}

/** How long the body of an error is waited for, in milliseconds: of 5xx the status says all that matters, of the others the body does. */
const maxErrorWaitMs = { ofUpstream: 1_000, ofRequest: 5_000 } as const;

/** Error bodies are short; more than this is not read. */
const maxErrorBytes = 1024 * 1024;

/** Reads an answer of an error status. Rejects only when the call was aborted. */
export async function readErrorAnswer(
  response: UpstreamHttpResponse,
  source: ErrorAnswerSource,
): Promise<GatewayError> {
  const { status, headers } = response;
  return describeErrorAnswer({ status, headers, body: await readErrorBody(response, source) }, source);
}

/** The error that an error answer is for the client. */
export function describeErrorAnswer(
  { status, headers, body }: ErrorAnswer,
  source: Pick<ErrorAnswerSource, 'clock' | keyof ErrorSource>,
): GatewayError {
  const retryAfterMs = parseRetryAfter(headers, source.clock.now());
  const advice = headers['x-should-retry'];
  const report = { status, body, retryAfterMs, isFinal: advice === 'false', isInviting: advice === 'true' };
  return createUpstreamError(report, source);
}

/** The status alone will do where the body breaks off or is not the upstream's; only an aborted call counts. */
async function readErrorBody(
  response: UpstreamHttpResponse,
  { signal, memory: account, format }: ErrorAnswerSource,
): Promise<UpstreamErrorBody | null> {
  const memory = new AnswerMemory(account);
  const onBytes = (sizeBytes: number) => {
    memory.hold(sizeBytes);
  };
  const timer = setTimeout(
    () => {
      response.discard();
    },
    response.status >= 500 ? maxErrorWaitMs.ofUpstream : maxErrorWaitMs.ofRequest,
  );
  try {
    const encoded = await response.readWhole({ maxBytes: maxErrorBytes, memory });
    const encoding = response.headers['content-encoding'] ?? '';
    const bytes = await decodeBody(encoded, encoding, { maxBytes: maxErrorBytes, onBytes });
    mendHalves(bytes);
    return format.parseError(parseJson(bytes));
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  } finally {
    clearTimeout(timer);
  }
}
