import type { Profile } from './area.ts';
import type { DocumentBytes } from './json/document-bytes.ts';
import type { MemoryAccount } from './memory-account.ts';
import type { PassedGateways } from './passed-gateways.ts';
import type { PixelAccount } from './pixel-account.ts';
import type { ProviderTraits } from './provider-traits.ts';
import type { UploadedFile } from './uploaded-file.ts';
import type { CallNotes } from './usage.ts';

/** One upstream that can serve models, as configured. Shared. */
export interface Deployment {
  readonly id: string;
  readonly provider: ProviderTraits;
  /** Origin and optional path prefix, without trailing slash; empty for the simulator. */
  readonly baseUrl: string;
  /** The secret the upstream knows us by; `null` when it needs none. Never logged. */
  readonly credential: string | null;
  /**
   * Public model name (neutral or vendor spelling) to the upstream's name. A `*` in a name is any text, and stands for the
   * same text in the upstream's name (src/core/model-names.ts).
   */
  readonly models: Readonly<Record<string, string>>;
  /** Whether the models that the upstream itself lists are served, too. Default: they are not. */
  readonly discover?: boolean;
  /** The names that the upstream has listed, its own. Default: none yet. */
  readonly discovered?: readonly string[];
  readonly timeouts: DeploymentTimeouts;
  /** Its share of the requests among deployments of its priority. Default 1. */
  readonly weight?: number;
  /** Deployments of the lowest number are asked first. Default 0. */
  readonly priority?: number;
  /** Calls and streams at a time at most. Default: as many as come. */
  readonly concurrency?: number;
  /** What becomes of an upstream call whose client has left: ended at once, or read to its end. Default `cancel`. */
  readonly abort?: 'cancel' | 'drain';
  /** Whether to repeat a call that may have been served. Default: all but those that make pictures. */
  readonly retryAmbiguous?: boolean;
  /** Hosts, with or without a port, beside its own from which its videos may be fetched. Default: its vendor's. */
  readonly downloadHosts?: readonly string[];
}

/** All in milliseconds. */
export interface DeploymentTimeouts {
  readonly connectMs: number;
  /** From sending the request to the upstream's response head. */
  readonly firstByteMs: number;
  /**
   * From sending a request for a stream to its first event, unless it is one of pictures. Default: no limit of its own.
   */
  readonly firstEventMs?: number;
  /** Longest silence within a response body. */
  readonly idleMs: number;
  /** Whole call, streams included. */
  readonly totalMs: number;
}

/** A JSON body and, where nothing was changed, the bytes it was parsed from. */
export interface JsonBody<Value = Readonly<Record<string, unknown>>> {
  readonly value: Value;
  /** The bytes exactly as received; `null` when the value was normalised, so that it must be written anew. */
  readonly bytes: Buffer | DocumentBytes | null;
}

/** The request of a client that calls are made for, as far as adapters and translators may know it. */
export interface CallRequest {
  readonly requestId: string;
  readonly passed: PassedGateways;
  readonly profile: Profile;
  /** Pixels that the gateway decodes for the request are counted here. */
  readonly pixels: PixelAccount;
}

/** Whether an answer has begun for whoever waits for it. Per attempt. */
export interface Beginning {
  readonly hasBegun: boolean;
}

/** One call to an upstream in the upstream's own format. Several may belong to one attempt. */
export interface UpstreamCall {
  readonly request: CallRequest;
  readonly deployment: Deployment;
  /** The upstream's name of the model. */
  readonly upstreamModel: string;
  readonly body: JsonBody;
  /** The file parts of an edit; they exist as long as the request does. */
  readonly files: readonly UploadedFile[];
  /** What the call holds is counted here; what a failed call held is given back before it throws. */
  readonly memory: MemoryAccount;
  readonly delivery: 'whole' | 'stream';
  /**
   * Which one it is of several equal calls that serve one request, so that an upstream whose answers are always the same
   * can make each a different one. Default 0.
   */
  readonly repetition?: number;
  /** Headers of the client that the upstream may see, lower-case (versions and betas). */
  readonly headers: Readonly<Record<string, string>>;
  /**
   * Longest time from the beginning of the call to the whole answer, or until a stream has `begun`, in milliseconds, beside the
   * time-outs of the deployment. Default: no other limit.
   */
  readonly answerMs?: number;
  /** The same to the upstream's first part of a streamed answer, whatever the client gets of it. Default: no such limit. */
  readonly firstEventMs?: number;
  /** Told that the client has got the first event of a stream: only its end is waited for from then on. Default: it never has. */
  readonly beginning?: Beginning;
  /** Aborted when the client has left or the gateway stops; the adapter then ends the upstream call at once. */
  readonly signal: AbortSignal;
  /** Those of the attempt; what the upstream says it used is noted here while its answer is read. */
  readonly notes: CallNotes;
}

/** One event of an upstream stream. */
export interface UpstreamEvent {
  /** The SSE event name; `null` where the format has none. */
  readonly event: string | null;
  /** The payload as JSON text on one line. */
  readonly data: string;
  /**
   * The payload as parsed, where an adapter had to look into it. Left out where nobody has: what has it not, and came from an
   * adapter, is an event of the format's contract.
   */
  readonly value?: Readonly<Record<string, unknown>>;
}

/** A complete answer. `bytes` is `null` when there never was a serialised form (the simulator). */
export interface WholeAnswer {
  readonly kind: 'whole';
  readonly value: Readonly<Record<string, unknown>>;
  readonly bytes: Buffer | DocumentBytes | null;
  /** Request fields the upstream does not know and did not use. */
  readonly ignoredFields: readonly string[];
}

/**
 * A streamed answer: what arrived together is delivered together, so that one upstream chunk costs one write.
 * The iterable throws GatewayError when the upstream fails in mid-stream; returning early ends the upstream call.
 * It ends without error only when the upstream ended its response properly and the format's terminal event was there;
 * otherwise it throws `bad_gateway` (`stream_truncated`), for which the router blames the deployment.
 */
export interface StreamAnswer {
  readonly kind: 'stream';
  readonly batches: AsyncIterable<readonly UpstreamEvent[]>;
  readonly ignoredFields: readonly string[];
}

export type UpstreamAnswer = WholeAnswer | StreamAnswer;

/**
 * Our code for one kind of upstream. An operation it does not have is one the provider cannot serve. Adapters never
 * retry. They throw GatewayError with `upstream` filled for every failure. The answer's `kind` follows
 * `call.delivery`.
 */
export interface ProviderAdapter {
  /** The provider's name. */
  readonly provider: string;
  createMessage?(call: UpstreamCall): Promise<UpstreamAnswer>;
  countMessageTokens?(call: UpstreamCall): Promise<UpstreamAnswer>;
  generateContent?(call: UpstreamCall): Promise<UpstreamAnswer>;
  countContentTokens?(call: UpstreamCall): Promise<UpstreamAnswer>;
  createImage?(call: UpstreamCall): Promise<UpstreamAnswer>;
  createImageEdit?(call: UpstreamCall): Promise<UpstreamAnswer>;
  /** The `:predict` method of Imagen models: `{instances, parameters}` to `{predictions}`, never streamed. */
  predictImages?(call: UpstreamCall): Promise<UpstreamAnswer>;
  /**
   * The names of the models that the upstream lists and this adapter can call, as the upstream spells them; at most
   * `maxListedModels`, without repetition. Missing where the provider has no such list. Throws as calls do.
   */
  listModels?(request: ModelListRequest): Promise<readonly string[]>;
  /** Which of these one model has; every one of them where this is missing. */
  listOperations?(upstreamModel: string): readonly UpstreamOperation[];
  /** Frees sockets. */
  close(): Promise<void>;
}

/** Names taken of one upstream's list. */
export const maxListedModels = 2_000;

/** What an upstream is asked for its list with. */
export interface ModelListRequest {
  readonly deployment: Deployment;
  readonly signal: AbortSignal;
}

/** The operations an adapter may have. */
export type UpstreamOperation =
  | 'createMessage'
  | 'countMessageTokens'
  | 'generateContent'
  | 'countContentTokens'
  | 'createImage'
  | 'createImageEdit'
  | 'predictImages';

/** What may be called with a model: operations of adapters, tasks that make videos, and sessions. */
export type ModelOperation = UpstreamOperation | 'createVideo' | 'connectRealtime';
