/** What one request used, in tokens. Every count is 0 where there is nothing of its kind. */
export interface TokenUsage {
  /** Input that was neither read from a cache nor written to one. */
  readonly inputTokens: number;
  readonly cacheReadTokens: number;
  readonly cacheWriteTokens: number;
  /** Everything the model wrote, thoughts included. */
  readonly outputTokens: number;
  /** The part of the output that is thoughts, where the upstream tells it apart. */
  readonly thoughtTokens: number;
  /** The part of all input, and of the output, that is no text. */
  readonly inputMediaTokens: MediaTokens;
  /** The part of `cacheReadTokens` that is no text, where the upstream tells it apart; prices follow from it, it is not stored. */
  readonly cachedMediaTokens?: MediaTokens;
  readonly outputMediaTokens: MediaTokens;
  /** Absent where there is nothing of it; prices follow from it, it is not stored. */
  readonly extras?: UsageExtras;
  /** What several calls used, of which this is the sum: prices are found for each by itself. Absent for one call; not stored. */
  readonly calls?: readonly TokenUsage[];
  /** The model that answered in place of the one that the upstream was called for, by its name there. Absent where that answered; not stored. */
  readonly servedBy?: string;
  /** `estimated` where the upstream gave no figures, or none before the answer broke off. */
  readonly source: 'upstream' | 'estimated';
}

/** What has a price beside the kinds of tokens. */
export interface UsageExtras {
  /** The part of `cacheWriteTokens` that the cache keeps for an hour. */
  readonly hourWriteTokens: number;
  /** What the upstream looked up on the web. */
  readonly searches: number;
  readonly speed: 'standard' | 'fast';
  /** Sound whose transcript the upstream counts by its length, in milliseconds. Absent where there is none. */
  readonly transcribedMs?: number;
  /** The model that the upstream asked beside the one that was called for, or in its place, by its own name; `null` for the latter. */
  readonly model: string | null;
}

/** Tokens by modality. */
export interface MediaTokens {
  readonly image: number;
  readonly audio: number;
  readonly video: number;
  readonly document: number;
}

/** What a picture is paid for by; `null` for what is not known. */
export interface PictureKind {
  readonly size: string | null;
  readonly quality: string | null;
}

/** What a deployment calls models. Per attempt. */
export interface UpstreamNames {
  /** The upstream's name of a model, by any name that clients may send; `null` where the deployment does not serve it. */
  toUpstream(name: string): string | null;
  /** The id of a model that is served here, by the upstream's name; `null` where none is. */
  toServed(upstreamName: string): string | null;
  /**
   * The same model's name for the client, in its spelling: the one that the request has for it, or else one of those here; the upstream's where
   * nobody here serves it.
   */
  toClient(upstreamName: string): string;
}

/** What each call to an upstream adds to the facts about its request. */
export interface CallNotes {
  /** The names of the deployment that is asked. Absent where nobody routed the call. */
  readonly names?: UpstreamNames;
  /** What all calls of the attempt used so far, in the upstreams' own figures as far as they are known. */
  usage?: TokenUsage;
  /** What the upstreams said of each picture that they have drawn, in their order. Absent where their formats say nothing of them. */
  pictures?: readonly PictureKind[];
  /** What counts a stream that has not ended; see `readUsage` of the meter. Absent where none is open. */
  tallies?: Set<UsageTally>;
  /** The model that answered in place of the one that was asked for behind another gateway, by its name there. */
  modelBehind?: string;
  /** When the first whole answer, or the first event of a stream, came from an upstream, on the clock of `performance.now()`. */
  firstByteAt?: number;
}

/** Counts what a stream uses. */
export interface UsageTally {
  /** What was used so far; `null` where nothing was. May be asked again. */
  settle(): TokenUsage | null;
}

/**
 * How a request ended: answered, refused or failed, given up by its client, or broken off in the middle of a stream; of a video
 * task also `filtered`, where a filter of the provider blocked all of its videos.
 */
export type UsageOutcome = 'answered' | 'failed' | 'cancelled' | 'truncated' | 'filtered';

/** How one call to a deployment went. */
export interface UsageAttempt {
  readonly deploymentId: string;
  readonly outcome: 'answered' | 'failed' | 'cancelled';
  /** The upstream's HTTP status; `null` where no answer came. */
  readonly status: number | null;
  readonly durationMs: number;
}

/** The one record of a request to a model. */
export interface UsageRecord {
  readonly requestId: string;
  /** When the request began, Unix milliseconds. */
  readonly startedAt: number;
  readonly keyId: string;
  readonly userId: string | null;
  readonly operationId: string;
  /** The id of the served model that was asked for. */
  readonly model: string;
  /** That model as the request named it. */
  readonly requestedModel: string;
  /** The id of the model that answered, or that the client gave up, which is another one after a fallback; `null` where none did. */
  readonly servedModel: string | null;
  /** Who answered, or was asked last; `null` when nobody was asked. */
  readonly deploymentId: string | null;
  /** Calls to deployments, in their order. */
  readonly attempts: readonly UsageAttempt[];
  /** The HTTP status; that of the answer's head for a stream. */
  readonly status: number;
  readonly outcome: UsageOutcome;
  /** The reason of the error, as docs/errors.md lists them; `null` where there was none. */
  readonly errorReason: string | null;
  readonly durationMs: number;
  /** From the beginning of the request to the first byte from the upstream; `null` where none came. */
  readonly firstByteMs: number | null;
  /** `null` where nothing was used. */
  readonly usage: TokenUsage | null;
  /** What was charged, in micro-USD; `null` for a request without a price, or that was not charged. */
  readonly cost: bigint | null;
  /** Absent for what is no video task. */
  readonly video?: VideoUsage;
}

/** What a video task brought. */
export interface VideoUsage {
  readonly taskId: string;
  /** Of all videos together; 0 where none was delivered. */
  readonly seconds: number;
  /** How many videos were delivered. */
  readonly samples: number;
}

/**
 * The store was reached and takes no such records: writing them again would fail again. `message` names the reason, such as
 * a column, and holds nothing of their content.
 */
export class RefusedRecordsError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RefusedRecordsError';
  }
}

/** Where usage records are kept. Every implementation passes the same suite. */
export interface UsageStore {
  /**
   * Adds records, all or none; one of a request that is there already is ignored. Rejects with RefusedRecordsError where
   * one of them or more cannot be written ever, and with any other error when the store cannot be reached or used.
   */
  insert(records: readonly UsageRecord[]): Promise<void>;
}

/** Takes records and writes them later, in batches. Never throws and never waits. Shared. */
export interface UsageRecorder {
  record(record: UsageRecord): void;
  /** Records that wait to be written. */
  readonly queueLength: number;
  /** How long ago the request ended whose record waits longest, in milliseconds; 0 where none waits. */
  readonly oldestWaitingMs: number;
  /** Records that were lost: refused, too many while the store was away, or left when the recorder closed. */
  readonly lostCount: number;
  /** The part of the lost ones that the store refused. */
  readonly refusedCount: number;
  /** `failing` while records wait for longer than a busy store explains, or are about to be lost. */
  readonly state: 'ok' | 'failing';
  /** Writes what waits, within this time; takes no more. */
  close(maxMs: number): Promise<void>;
}
