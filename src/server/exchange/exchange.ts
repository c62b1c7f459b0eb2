import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { BodyMemory } from '../../core/body-memory.ts';
import type { ClientFacts, Login } from '../../core/accounts/session.ts';
import type { Area, ErrorFormat, Profile } from '../../core/area.ts';
import type { RequestDues } from '../../core/dues.ts';
import { createCancellation } from '../../core/create-cancellation.ts';
import { toGatewayError, type GatewayError } from '../../core/gateway-error.ts';
import type { LateTexts } from '../../core/json/late-texts.ts';
import type { OperationRequest, RequestNotes } from '../../core/operation.ts';
import type { UploadedFile } from '../../core/uploaded-file.ts';
import { parsePassedGateways, type PassedGateways } from '../../core/passed-gateways.ts';
import type { Principal } from '../../core/principal.ts';
import type { PresentedToken } from '../../core/ephemeral-token.ts';
import type { TaskKey } from '../../core/task-key.ts';
import type { JsonBody } from '../../core/provider.ts';
import type { RequestSpan } from '../../observability/index.ts';
import type { MemoryAccount } from '../../core/memory-account.ts';
import type { PixelAccount } from '../../core/pixel-account.ts';
import type { ClientLoad } from '../admission/client-loads.ts';
import type { PixelBudget, RequestPixels } from '../admission/pixel-budget.ts';
import type { ByteAccount, ByteBudget } from '../admission/byte-budget.ts';
import { createRequestId } from './create-request-id.ts';
import type { Guide } from './create-unknown-path.ts';
import type { RequestTarget } from './resolve-target.ts';

const emptyBody: JsonBody = { value: Object.freeze({}), bytes: null };
const noFiles: readonly UploadedFile[] = Object.freeze([]);
const noNames: readonly string[] = Object.freeze([]);
const emptyParameters: Readonly<Record<string, string>> = Object.freeze({});

const maxUserAgentLength = 256;

export interface ExchangeOptions {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly target: RequestTarget;
  readonly guide: Guide;
  readonly profile: Profile;
  /** This gateway, as the next one is told. */
  readonly self: PassedGateways;
  readonly budget: ByteBudget;
  readonly pixelBudget: PixelBudget;
  /** What the client's address has under way, this request included. */
  readonly address: ClientLoad;
  /** Whether the client spoke TLS. */
  readonly isSecure: boolean;
  /** Says where the client found this gateway. Asked when that is of interest. */
  readonly readOrigin: (exchange: Exchange) => string;
  /** Told once when the work on it has ended and its answer has left the process, or never will. */
  readonly onSettled: (exchange: Exchange) => void;
}

/**
 * One request and its answer, filled in as the request passes through the pipeline. Per request. It is what handlers
 * see as their OperationRequest.
 */
export class Exchange implements OperationRequest {
  /** `null` once a tunnel has outlived them, which may last for an hour. */
  #http: { readonly req: IncomingMessage; readonly res: ServerResponse } | null;
  #isTunnel = false;
  readonly requestId: string = createRequestId();
  readonly startedAt: number = performance.now();
  readonly target: RequestTarget;
  readonly guide: Guide;
  /** The dialect of a WebSocket may decide otherwise than its headers. */
  profile: Profile;
  readonly notes: RequestNotes = {};
  readonly passed: PassedGateways;
  operationId = '';
  area: Area = 'operations';
  errorFormat: ErrorFormat;
  principal: Principal | null = null;
  login: Login | null = null;
  linkOwner: TaskKey | null = null;
  ephemeralToken: PresentedToken | null = null;
  credentialSource: string | null = null;
  pathParameters: Readonly<Record<string, string>> = emptyParameters;
  body: JsonBody = emptyBody;
  lateTexts: LateTexts | null = null;
  files: readonly UploadedFile[] = noFiles;
  /** Query parameters that were accepted and have no effect. */
  ignoredQuery: readonly string[] = noNames;
  /** The body was there with the head; the parser may have yet to say so. */
  hasWholeBody = false;
  /** Its place in a trace; `null` while requests are not traced. */
  span: RequestSpan | null = null;
  /** What it has taken of limits and money. */
  dues: RequestDues | null = null;
  /** Why the gateway itself ended this request. */
  abortReason: GatewayError | null = null;
  /** What its address has under way. */
  readonly address: ClientLoad;
  /** What its key has under way; `null` until the request is let in. */
  key: ClientLoad | null = null;
  readonly #isSecure: boolean;
  readonly #readOrigin: (exchange: Exchange) => string;
  readonly #onSettled: (exchange: Exchange) => void;
  /** What has yet to end: the work on it, and the sending of its answer. */
  #openEnds = 2;
  readonly #budget: ByteBudget;
  #memory: ByteAccount | null = null;
  readonly #pixelBudget: PixelBudget;
  #pixels: RequestPixels | null = null;
  /** The part of the memory that the body takes. */
  #bodyBytes = 0;
  /** The memory itself, of a large body. */
  #bodyMemory: BodyMemory | null = null;
  #abort: AbortController | null = null;
  #cleanups: (() => Promise<void>)[] | null = null;

  constructor(options: ExchangeOptions) {
    const { req, res, target, profile, budget, pixelBudget, address, isSecure, onSettled } = options;
    this.#readOrigin = options.readOrigin;
    this.#http = { req, res };
    this.target = target;
    this.guide = options.guide;
    this.profile = profile;
    this.passed = parsePassedGateways(req.headers.via, options.self);
    this.#budget = budget;
    this.#pixelBudget = pixelBudget;
    this.address = address;
    this.#isSecure = isSecure;
    this.#onSettled = onSettled;
    this.errorFormat = target.errorFormat;
  }

  get req(): IncomingMessage {
    return this.#readHttp().req;
  }

  get res(): ServerResponse {
    return this.#readHttp().res;
  }

  #readHttp(): { readonly req: IncomingMessage; readonly res: ServerResponse } {
    if (this.#http === null) throw new Error(`${this.requestId} is a tunnel: it has no head any more`);
    return this.#http;
  }

  get headers(): IncomingHttpHeaders {
    return this.req.headers;
  }

  /** Only string values pass the contract, so handlers see no arrays. */
  get query(): Readonly<Record<string, string>> {
    return this.target.query as Readonly<Record<string, string>>;
  }

  get client(): ClientFacts {
    const userAgent = this.headers['user-agent']?.slice(0, maxUserAgentLength) ?? null;
    return { address: this.address.id, isSecure: this.#isSecure, userAgent, requestId: this.requestId };
  }

  get origin(): string {
    return this.#readOrigin(this);
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

  /** Those for whom what this request holds is counted. */
  get holders(): readonly ClientLoad[] {
    return this.key === null ? [this.address] : [this.address, this.key];
  }

  /** Opened when first asked for, which is after the request was let in. */
  get memory(): MemoryAccount {
    return (this.#memory ??= this.#budget.open(this.holders));
  }

  openMemory(): MemoryAccount {
    return this.#budget.open(this.holders);
  }

  /** Opened when first asked for, as {@link memory}. */
  get pixels(): PixelAccount {
    return (this.#pixels ??= this.#pixelBudget.open(this.key ?? this.address));
  }

  /** Counts memory that the body takes, which is given back as soon as nobody needs it. */
  reserveBody(sizeBytes: number): void {
    this.memory.take(sizeBytes);
    this.#bodyBytes += sizeBytes;
  }

  /** Gives back a part of it. */
  giveBody(sizeBytes: number): void {
    this.memory.give(sizeBytes);
    this.#bodyBytes -= sizeBytes;
  }

  /** Its body lies there; it is given back as soon as nobody needs the body. */
  noteBodyMemory(memory: BodyMemory | null): void {
    this.#bodyMemory = memory;
  }

  /** Counts what waits to be sent, in place of all that was held to make it. It may be paid for, so it is sent whatever there is room for. */
  countAnswer(sizeBytes: number): void {
    this.#memory ??= this.#budget.open(this.holders);
    this.#memory.add(sizeBytes - (this.#memory.heldBytes - this.#bodyBytes));
  }

  /** The answer has begun: nothing is asked again, and a conversation need not wait in memory for its answer to end. */
  noteBegun(): void {
    this.#letGoOfBody();
    this.#memory?.give(this.#bodyBytes);
    this.#bodyBytes = 0;
  }

  #letGoOfBody(): void {
    this.body = emptyBody;
    // What stands for them at a glance is as long as the longest of them.
    this.lateTexts = null;
    this.#bodyMemory?.drop();
    this.#bodyMemory = null;
  }

  /** What to tell the client about anything thrown; the reason of the signal itself is thrown by whoever listens to it. */
  explain(thrown: unknown): GatewayError {
    const signal = this.#abort?.signal;
    if (signal?.aborted === true && thrown === signal.reason) return createCancellation(signal);
    return this.abortReason ?? toGatewayError(thrown);
  }

  /** Something to undo when the request has ended, whatever way it ended. */
  defer(cleanup: () => Promise<void>): void {
    (this.#cleanups ??= []).push(cleanup);
  }

  /** Undoes what is to be undone when the work has ended; `null` when that is nothing. Called once. */
  cleanUp(): Promise<unknown> | null {
    return this.#cleanups && Promise.all(this.#cleanups.map((cleanup) => cleanup()));
  }

  /** Gives back all memory and all pixels that are counted: the request has failed, or its answer has left. */
  release(): void {
    this.#letGoOfBody();
    this.#bodyBytes = 0;
    this.#memory?.close();
    this.#pixels?.close();
  }

  /** Ends upstream calls made for this request; `reason` is what the client is told, where it is still there. */
  abort(reason: GatewayError | null): void {
    this.abortReason ??= reason;
    this.#abort ??= new AbortController();
    this.#abort.abort(reason ?? undefined);
  }

  /** It was answered with a tunnel: request and answer are let go of when the work on them has ended. */
  noteTunnel(): void {
    this.#isTunnel = true;
  }

  /** Its answer has left the process, or never will; a tunnel has closed. */
  noteClosed(): void {
    if (this.#http?.res.writableFinished !== true) this.abort(null);
    this.settle();
  }

  /** One of its two ends has come: that of the work, or {@link noteClosed}. */
  settle(): void {
    this.#openEnds -= 1;
    if (this.#isTunnel) this.#http = null;
    if (this.#openEnds > 0) return;
    this.release();
    this.#onSettled(this);
  }
}
