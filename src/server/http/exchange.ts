import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Area, ErrorFormat, Profile } from '../../core/area.ts';
import { toGatewayError, type GatewayError } from '../../core/gateway-error.ts';
import type { OperationRequest, RequestNotes } from '../../core/operation.ts';
import type { UploadedFile } from '../../core/uploaded-file.ts';
import type { Principal } from '../../core/principal.ts';
import type { JsonBody } from '../../core/provider.ts';
import type { RequestSpan } from '../../observability/index.ts';
import type { ByteBudget } from './byte-budget.ts';
import { createRequestId } from './create-request-id.ts';
import type { RequestTarget } from './resolve-target.ts';

const emptyBody: JsonBody = { value: Object.freeze({}), bytes: null };
const noFiles: readonly UploadedFile[] = Object.freeze([]);
const noNames: readonly string[] = Object.freeze([]);
const emptyParameters: Readonly<Record<string, string>> = Object.freeze({});

export interface ExchangeOptions {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly target: RequestTarget;
  readonly profile: Profile;
  readonly budget: ByteBudget;
}

/**
 * One request and its answer, filled in as the request passes through the pipeline. Per request. It is what handlers
 * see as their OperationRequest.
 */
export class Exchange implements OperationRequest {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly requestId: string = createRequestId();
  readonly startedAt: number = performance.now();
  readonly target: RequestTarget;
  readonly profile: Profile;
  readonly notes: RequestNotes = {};
  operationId = '';
  area: Area = 'operations';
  errorFormat: ErrorFormat;
  principal: Principal | null = null;
  credentialSource: string | null = null;
  pathParameters: Readonly<Record<string, string>> = emptyParameters;
  body: JsonBody = emptyBody;
  files: readonly UploadedFile[] = noFiles;
  /** Query parameters that were accepted and have no effect. */
  ignoredQuery: readonly string[] = noNames;
  /** The body was there with the head; the parser may have yet to say so. */
  hasWholeBody = false;
  /** Its place in a trace; `null` while requests are not traced. */
  span: RequestSpan | null = null;
  /** Why the gateway itself ended this request. */
  abortReason: GatewayError | null = null;
  readonly #budget: ByteBudget;
  #reservedBytes = 0;
  /** Those of them that the body takes. */
  #bodyBytes = 0;
  #abort: AbortController | null = null;
  #cleanups: (() => Promise<void>)[] | null = null;

  constructor({ req, res, target, profile, budget }: ExchangeOptions) {
    this.req = req;
    this.res = res;
    this.target = target;
    this.profile = profile;
    this.#budget = budget;
    this.errorFormat = target.errorFormat;
  }

  get headers(): IncomingHttpHeaders {
    return this.req.headers;
  }

  /** Only string values pass the contract, so handlers see no arrays. */
  get query(): Readonly<Record<string, string>> {
    return this.target.query as Readonly<Record<string, string>>;
  }

  get hasQueryKey(): boolean {
    return this.target.queryKeys.some((key) => key !== '');
  }

  /** Created when first asked for: most requests of other areas never need it. */
  get signal(): AbortSignal {
    this.#abort ??= new AbortController();
    return this.#abort.signal;
  }

  /** Whether the client went away before its answer was complete. */
  get hasClientLeft(): boolean {
    return this.#abort?.signal.aborted === true && this.abortReason === null;
  }

  /** Bytes of the body that are counted against the limit of the process. */
  get bodyBytes(): number {
    return this.#bodyBytes;
  }

  reserveMemory(sizeBytes: number): void {
    this.#budget.take(sizeBytes);
    this.#reservedBytes += sizeBytes;
  }

  /** The same for the body, whose part is given back as soon as nobody needs it. */
  reserveBody(sizeBytes: number): void {
    this.reserveMemory(sizeBytes);
    this.#bodyBytes += sizeBytes;
  }

  /** A stream has begun: nothing is asked again, and a conversation need not wait in memory for its answer to end. */
  noteBegun(): void {
    this.body = emptyBody;
    this.#budget.give(this.#bodyBytes);
    this.#reservedBytes -= this.#bodyBytes;
    this.#bodyBytes = 0;
  }

  /** What to tell the client about anything thrown. */
  explain(thrown: unknown): GatewayError {
    return this.abortReason ?? toGatewayError(thrown);
  }

  /** Something to undo when the request has ended, whatever way it ended. */
  defer(cleanup: () => Promise<void>): void {
    (this.#cleanups ??= []).push(cleanup);
  }

  /** Frees what the request held; `null` when that is done at once. Called once, when nothing uses it any more. */
  release(): Promise<unknown> | null {
    this.#budget.give(this.#reservedBytes);
    return this.#cleanups && Promise.all(this.#cleanups.map((cleanup) => cleanup()));
  }

  /** Ends upstream calls made for this request; `reason` is what the client is told, where it is still there. */
  abort(reason: GatewayError | null): void {
    this.abortReason ??= reason;
    this.#abort ??= new AbortController();
    this.#abort.abort(reason ?? undefined);
  }
}
