import type { GatewayError } from '../../../core/gateway-error.ts';
import type { JsonObject } from '../../../core/json/json-object.ts';
import type { MemoryAccount } from '../../../core/memory-account.ts';
import type { Beginning } from '../../../core/provider.ts';
import type { VideoCall } from '../../../core/video/video-upstream.ts';
import { holdsError } from '../../../core/wire/judge-payload.ts';
import type { WireFormat } from '../../../core/wire/wire-format.ts';
import { AnswerMemory, uncounted } from '../answer-memory.ts';
import type { HttpAdapterContext } from '../call-upstream.ts';
import type { UploadForm } from '../create-upload-form.ts';
import { createInvalidAnswerError } from '../create-upstream-error.ts';
import { parseRetryAfter } from '../parse-retry-after.ts';
import { describeErrorAnswer, readErrorAnswer } from '../read-error-answer.ts';
import { readStatedError } from '../read-stated-error.ts';
import { readWholeAnswer } from '../read-whole-answer.ts';
import type { UpstreamHttpResponse } from '../upstream-exchange.ts';

/** A question about a task, as the provider wants it written. */
export interface VideoRequest<Answer> {
  readonly call: VideoCall;
  readonly method: 'GET' | 'POST';
  /** Below the base URL. */
  readonly path: string;
  /** Names and values in turn, the credential among them. */
  readonly headers: readonly string[];
  readonly body: Buffer | UploadForm | null;
  readonly format: WireFormat;
  /** What the answer says; `null` for what is none. */
  read(value: JsonObject): Answer | null;
  /** Where the answer may hold videos. Default: it is short. */
  readonly large?: LargeReading;
}

/** How an answer is read that may be large; it has begun when it is known to be. */
export interface LargeReading extends Beginning {
  readonly maxBytes: number;
  /** Told what the answer holds; may end the reading by throwing `unavailable`. */
  readonly memory: MemoryAccount;
}

export interface VideoAnswer<Answer> {
  readonly answer: Answer;
  /** How long the upstream asks to wait, in milliseconds; `null` where it does not say. */
  readonly retryAfterMs: number | null;
}

/** Answers without videos are short; more than this is not read. */
const maxShortBytes = 1024 * 1024;

/**
 * Asks, and reads the answer. Throws GatewayError with `upstream` filled for every failure: a refusal, a broken connection, and
 * anything that is no answer, an error with status 200 among it.
 */
export async function askVideoUpstream<Answer>(
  context: HttpAdapterContext,
  request: VideoRequest<Answer>,
): Promise<VideoAnswer<Answer>> {
  const { call, method, path, headers, body, large } = request;
  const { deployment, signal, answerMs } = call;
  const response = await context.client.send({
    call: { deployment, signal, answerMs, ...(large && { beginning: large }) },
    method,
    path,
    headers: [...selectCommonHeaders(body), ...headers],
    body,
  });
  if (response.status < 200 || response.status > 299) {
    throw await readErrorAnswer(response, describeSource(context, request));
  }
  const { value } = await readWholeAnswer(response, {
    deployment,
    maxBytes: large?.maxBytes ?? maxShortBytes,
    memory: new AnswerMemory(large?.memory ?? uncounted),
    ...(large === undefined ? {} : { turns: { queue: context.parseQueue, signal } }),
  });
  const answer = request.read(value);
  if (answer === null) throw explainNonsense(context, request, { response, value });
  return { answer, retryAfterMs: parseRetryAfter(response.headers, context.clock.now()) };
}

function selectCommonHeaders(body: VideoRequest<unknown>['body']): readonly string[] {
  const common = ['accept', 'application/json', 'accept-encoding', 'identity', 'user-agent', 'specway'];
  return Buffer.isBuffer(body) ? ['content-type', 'application/json', ...common] : common;
}

function describeSource({ clock, cleaner }: HttpAdapterContext, { call, format }: VideoRequest<unknown>) {
  const { deployment, signal } = call;
  return { clock, cleaner, deployment, request: null, signal, memory: uncounted, format };
}

/** Some gateways send an error with status 200. */
function explainNonsense(
  context: HttpAdapterContext,
  request: VideoRequest<unknown>,
  { response, value }: { readonly response: UpstreamHttpResponse; readonly value: JsonObject },
): GatewayError {
  const { status, headers } = response;
  if (!holdsError(value)) {
    const detail = new Error('The answer has nothing of what an answer has.');
    return createInvalidAnswerError(request.call.deployment, status, detail);
  }
  const body = readStatedError(value, request.format);
  return describeErrorAnswer(
    { status: body?.status ?? 500, headers, body },
    describeSource(context, request),
  );
}
