import type { IncomingHttpHeaders } from 'node:http';
import type { BytePieces } from './byte-pieces.ts';
import type { ClientFacts, Login } from './accounts/session.ts';
import type { RequestDues } from './dues.ts';
import type { GatewayError } from './gateway-error.ts';
import type { Area, ErrorFormat, Profile } from './area.ts';
import type { MemoryAccount } from './memory-account.ts';
import type { LateTexts } from './json/late-texts.ts';
import type { JsonBody } from './provider.ts';
import type { PixelAccount } from './pixel-account.ts';
import type { Principal } from './principal.ts';
import type { PresentedToken } from './ephemeral-token.ts';
import type { RequestTrace } from './request-trace.ts';
import type { CallNotes, UsageAttempt } from './usage.ts';
import type { UploadedFile } from './uploaded-file.ts';
import type { TaskKey } from './task-key.ts';
import type { PassedGateways } from './passed-gateways.ts';

/**
 * A request that has passed authentication and the contract, as the pipeline passes it on; handlers see it as `RequestOf` their
 * operation. Per request.
 */
export interface OperationRequest {
  readonly operationId: string;
  readonly area: Area;
  readonly errorFormat: ErrorFormat;
  readonly profile: Profile;
  readonly requestId: string;
  readonly passed: PassedGateways;
  /** `null` only for operations whose contract asks for no credential. */
  readonly principal: Principal | null;
  /** Who is logged in; `null` only for operations whose contract asks for no login. */
  readonly login: Login | null;
  /** Whom a link speaks for, by which tasks are seen without a key; `null` where the request came by none. */
  readonly linkOwner: TaskKey | null;
  /** The ephemeral token it came by; `null` for every other credential. */
  readonly ephemeralToken: PresentedToken | null;
  readonly client: ClientFacts;
  /** Where clients find this gateway: scheme and host, such as `https://ai.example.com`, without a slash at its end. */
  readonly origin: string;
  /** The security scheme by which the credential came; `null` when there was none. */
  readonly credentialSource: string | null;
  /** Whether the query parameter `key` carries a key, beside whatever else does. */
  readonly hasQueryKey: boolean;
  readonly pathParameters: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
  /** The validated JSON body, or the text fields of a form; an empty object for operations without one. */
  readonly body: JsonBody;
  /** Texts of the body that have yet to be made; `null` where there are none. */
  readonly lateTexts: LateTexts | null;
  /** The file parts of a form in the order they came; empty for everything else. */
  readonly files: readonly UploadedFile[];
  /** Counts memory that answering needs beside the body. */
  readonly memory: MemoryAccount;
  /** Opens an account for what outlives the request, such as a session. Whoever opens it gives back all that it has taken. */
  openMemory(): MemoryAccount;
  /** Counts the pixels of pictures that the gateway decodes. */
  readonly pixels: PixelAccount;
  /** Aborted when the client has left or the gateway stops. */
  readonly signal: AbortSignal;
  /** What it has taken of limits and money; `null` before it asked a model, and where that is nothing. The router sets it. */
  dues: RequestDues | null;
  /** What the log line of this request shall say beside its outcome; handlers write it. */
  readonly notes: RequestNotes;
}

/** One call to a deployment, while it is made and afterwards. */
export interface AttemptNote {
  readonly deploymentId: string;
  /** On the clock of `performance.now()`, as `endedAt`. */
  readonly startedAt: number;
  /** `null` while it is under way; that of a stream ends with the stream. */
  endedAt: number | null;
  outcome: UsageAttempt['outcome'];
  /** The upstream's HTTP status; `null` where no answer came, or none yet. */
  status: number | null;
}

/** Facts for the log line. Never a prompt, a key or media. */
export interface RequestNotes {
  /** What the calls of the attempt used that was answered, or that the client gave up. Absent where every attempt failed. */
  answer?: CallNotes;
  /** A whole answer is there, or a stream has given its first event; until then nobody owes anything. The router writes it. */
  isAnswered?: boolean;
  /** The id of a served model. Where a pattern stands for it, the client chose it: a name as they fit into a path. */
  model?: string;
  /** What metrics call that model, or the one that answered in its place: one of a limited number of names. */
  metricName?: string;
  deploymentId?: string;
  /** How long upstreams took to the whole answer or the first event of a stream, over all attempts, in milliseconds. */
  upstreamMs?: number;
  /** That model as the request named it. */
  requestedModel?: string;
  /** Calls to deployments so far. */
  attempts?: number;
  /** The same calls, one by one; the router writes them. */
  calls?: AttemptNote[];
  /** Time between attempts, in milliseconds; absent when there was none. */
  waitMs?: number;
  /** The model that answered instead of the one asked for, or that the client gave up. */
  fallbackModel?: string;
  /** The model that another gateway was asked for, which answered with another one. */
  modelInFront?: string;
  /** Where this request stands in a trace; only while requests are traced. */
  trace?: RequestTrace;
}

/** An answer that is sent as one body. */
export interface WholeResponse<Body = unknown, Status = number> {
  readonly kind: 'whole';
  readonly status: Status;
  readonly headers: Readonly<Record<string, string>>;
  /** The body as a value; it is validated against the contract. `undefined` for an answer without a body. */
  readonly body: Body;
  /** The serialised body where it exists already; otherwise `body` is written as JSON. */
  readonly bytes: Buffer | BytePieces | null;
}

/** How events become bytes: named SSE events, SSE with data lines only, or one JSON array written piece by piece. */
export type StreamFraming = 'named-sse' | 'data-sse' | 'json-array';

/** One event on its way to the client. */
export interface StreamEvent {
  /** The event name; it is written only with `named-sse` framing. */
  readonly event: string | null;
  /** JSON text on one line. */
  readonly data: string;
}

/** An answer that is sent event by event. */
export interface StreamResponse {
  readonly kind: 'stream';
  readonly headers: Readonly<Record<string, string>>;
  readonly framing: StreamFraming;
  /** Returning early ends the upstream call. A GatewayError thrown becomes the format's error event. */
  readonly batches: AsyncIterable<readonly StreamEvent[]>;
  /** The error event of this format. */
  renderError(error: GatewayError): StreamEvent;
  /**
   * Whether clients take the answer for complete with this event. Asked of each event once, in order, where it matters. Missing
   * where they do with the end of the stream.
   */
  readonly isLast?: (event: StreamEvent) => boolean;
  /** What to send while nothing else happens; `null` writes a comment (SSE) or white space (JSON array). */
  readonly keepAlive: StreamEvent | null;
}

/** A text that is sent as it is made, such as a table. */
export interface TextResponse {
  readonly kind: 'text';
  readonly headers: Readonly<Record<string, string>>;
  /** Read no faster than the client does, and returned early when it leaves. What fails after the first part breaks off. */
  readonly parts: AsyncIterable<string>;
}

/** A stored file, or a part of it, and what is known of it. */
export interface FileResponse<Status = number> {
  readonly kind: 'file';
  readonly status: Status;
  /** Of its body, `content-length` included; all there is where `bytes` is null. */
  readonly headers: Readonly<Record<string, string>>;
  /** As the parts of {@link TextResponse}; `null` for an answer without a body: to HEAD, and 304. */
  readonly bytes: AsyncIterable<Uint8Array> | null;
}

export type OperationResponse = WholeResponse | StreamResponse | TextResponse | FileResponse;

/** An error as it goes on the wire. */
export interface RenderedError<Body = unknown> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body;
}

/** What every area's `render-error.ts` exports: pure, total over {@link GatewayError.code}. */
export type RenderError = (error: GatewayError, context: ErrorContext) => RenderedError;

/** What an error body may mention beside the error itself. */
export interface ErrorContext {
  readonly requestId: string;
  readonly profile: Profile;
}
