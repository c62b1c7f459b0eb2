import type { Page } from '../accounts/user.ts';
import type { HoldRequest } from '../ledger.ts';
import type { UsageAttempt } from '../usage.ts';
import type { VideoFailure } from './video-failure.ts';
import type { VideoOrder } from './video-order.ts';
import type { RunningState, StoredVideo, TaskOwner, VideoTaskState } from './video-task.ts';
import type { TaskFilter, TaskPageQuery } from './video-tasks.ts';

/** One submission to an upstream. */
export interface TaskCall extends UsageAttempt {
  /** That deployment will never take the task. */
  readonly isHopeless?: true;
}

/** A task as it is stored. All times are Unix milliseconds of the database, `null` for what has not happened. */
export interface StoredTask {
  readonly id: string;
  readonly state: VideoTaskState;
  readonly keyId: string;
  readonly userId: string | null;
  /** Who pays; `null` for a key that belongs to nobody. */
  readonly accountId: string | null;
  /** Of the submission; its hold and its usage record have it, too. */
  readonly requestId: string;
  readonly operationId: string;
  readonly order: VideoOrder;
  /** The id of the served model. */
  readonly model: string;
  /** What a second costs, in micro-USD; `null` where it is free. */
  readonly price: bigint | null;
  /** What is set aside; after the end, what was charged. In micro-USD. */
  readonly amount: bigint;
  /** Raised by whoever begins to work on it; what an earlier one writes is refused. */
  readonly attempt: number;
  readonly nodeId: string | null;
  readonly deploymentId: string | null;
  readonly upstreamModel: string | null;
  readonly upstreamId: string | null;
  /** The submissions to upstreams. */
  readonly calls: readonly TaskCall[];
  readonly submittedAt: number | null;
  /** How long the upstream is expected to take, in milliseconds; `null` where nothing is known. */
  readonly expectedMs: number | null;
  /** Questions that were answered. */
  readonly polls: number;
  /** What failed in a row in this state. */
  readonly tries: number;
  /** The last that was stored; it never falls. */
  readonly progress: number;
  readonly progressSource: 'upstream' | 'experience';
  /** Since when its videos are fetched; while they wait for room, nothing. */
  readonly storingSince: number | null;
  readonly failure: VideoFailure | null;
  readonly videos: readonly StoredVideo[];
  readonly filteredCount: number;
  readonly filteredReasons: readonly string[];
  readonly copies: VideoCopies;
  readonly createdAt: number;
  readonly completedAt: number | null;
  readonly expiresAt: number | null;
  /** When it was read. */
  readonly readAt: number;
}

/** What became of copies that an order asked for. */
export interface VideoCopies {
  readonly uris: readonly string[];
  /** `null` where nothing went wrong. */
  readonly error: string | null;
}

/** A task that is to be stored, with what is set aside for it. */
export interface NewTask extends Pick<
  StoredTask,
  | 'id'
  | 'keyId'
  | 'userId'
  | 'accountId'
  | 'requestId'
  | 'operationId'
  | 'order'
  | 'model'
  | 'price'
  | 'amount'
  | 'expectedMs'
> {
  /** `null` where nothing is held: it is free, or its account pays whatever it costs. */
  readonly hold: HoldRequest | null;
  readonly idempotencyKey: string | null;
  /** The same for the same order. */
  readonly orderDigest: string;
}

export interface QueueLimits {
  readonly maxQueuedPerKey: number;
  readonly maxQueued: number;
}

/** Nothing was stored and nothing held but for `accepted`. */
export type SubmitOutcome =
  | { readonly kind: 'accepted'; readonly task: StoredTask }
  /** The key has used the idempotency key before. */
  | { readonly kind: 'replayed'; readonly task: StoredTask; readonly orderDigest: string }
  | { readonly kind: 'queue_full'; readonly whose: 'key' | 'all' };

/** The tasks of clients. */
export interface SubmittedTasks {
  /** Task and hold in one transaction. Rejects as `Ledger.hold` where there is not enough money. */
  submit(task: NewTask, limits: QueueLimits): Promise<SubmitOutcome>;
  /** What a key has submitted with an idempotency key; `null` where it has not. */
  findReplay(
    keyId: string,
    idempotencyKey: string,
  ): Promise<Extract<SubmitOutcome, { readonly kind: 'replayed' }> | null>;
  /** Which queue has no place for one more task of the key; `null` where both have, as far as can be known before it is submitted. */
  findFullQueue(keyId: string, limits: QueueLimits): Promise<'key' | 'all' | null>;
  /** Rejects as `submit` where there is not enough money at the moment. Nothing is held. */
  checkMoney(hold: HoldRequest): Promise<void>;
  /** `null` where there is none, whoever asks. */
  find(id: string): Promise<StoredTask | null>;
  /** Rejects with `invalid_argument` for a cursor that is no task of the owner, where that is a key. */
  list(owner: TaskOwner, filter: TaskFilter, page: TaskPageQuery): Promise<Page<StoredTask>>;
  /** How long the newest task of a model was expected to take, in milliseconds; `null` where nothing is known. */
  findExpectation(model: string): Promise<number | null>;
  /** Whether there was such a task, and it had ended; then it is gone. */
  delete(id: string): Promise<boolean>;
}

/** Whose work something is: what others have taken meanwhile is not touched. */
export type TaskClaim = Pick<StoredTask, 'id' | 'attempt'>;

/** How this node claims work. */
export interface ClaimTerms {
  /** How long it is this node's without a renewal, in milliseconds. */
  readonly leaseMs: number;
  /** What is due for less long is left to others, in milliseconds; 0 leaves nothing. */
  readonly overdueMs: number;
}

/** For how many tasks that have begun a node has room, by state and deployment. */
export interface TaskRoom {
  /** Takes the room of one task. Where it is `false`, there is none for another of the deployment in that state, as `listFull` says. */
  take(state: RunningState, deploymentId: string | null): boolean;
  /** Deployments of which no further task in that state is taken; `all` where there is no room for any. */
  listFull(state: RunningState): readonly string[] | 'all';
}

/**
 * Whose claims that have run out it takes: anybody's, or none of other nodes; or anybody's, but what others were submitting
 * only where they had renewed their claim within so many milliseconds, so that they could reach the database then.
 */
export type Takeover = 'all' | 'own' | { readonly renewedWithinMs: number };

/** How this node claims tasks that have begun. */
export interface DueTerms extends ClaimTerms {
  /** No more than that is claimed. */
  readonly room: TaskRoom;
  readonly takeover: Takeover;
  /** Tasks that it is still at work on, whatever became of its claims. */
  readonly except: readonly string[];
}

/** A queued task that shall begin, and where. */
export interface PlacedTask {
  readonly task: StoredTask;
  readonly deploymentId: string;
  readonly upstreamModel: string;
}

/** Tasks that have begun and have not ended. */
export interface RunningTasks {
  readonly byDeployment: ReadonlyMap<string, number>;
  readonly byKey: ReadonlyMap<string, number>;
}

/** Queued tasks to look at, oldest first. */
export interface QueuePage {
  /** Those behind this one; `null` begins with the oldest. */
  readonly after: string | null;
  readonly limit: number;
  /** Whose tasks are left out. */
  readonly exceptKeys: readonly string[];
  readonly exceptModels: readonly string[];
}

/** One look at the queue, which chooses what begins. It says what to read next, `null` for nothing, and must not wait. */
export interface QueueLook {
  begin(running: RunningTasks): QueuePage | null;
  /** Told in place of that where another node is at the queue. */
  onOccupied?(): void;
  /** Chooses of what it wanted to read. */
  next(page: readonly StoredTask[]): QueuePage | null;
  /** What was chosen so far. */
  readonly placed: readonly PlacedTask[];
}

/** Which queued tasks may begin. */
export interface StartTerms extends ClaimTerms {
  /** What has waited for longer does not begin any more, in milliseconds. */
  readonly queueTimeoutMs: number;
  /** The look begins only where some task has come due within so many milliseconds; `null` where any is. */
  readonly dueWithinMs: number | null;
  readonly look: QueueLook;
}

/** Which queued tasks have waited for too long. */
export interface LateTerms extends Pick<StartTerms, 'queueTimeoutMs' | 'overdueMs'> {
  readonly limit: number;
}

/** A task that was claimed, and who had left it behind; `null` where nobody had. */
export interface ClaimedTask {
  readonly task: StoredTask;
  readonly leftBy: string | null;
}

/** What changes while a task is not finished. */
export interface TaskChanges {
  readonly state?: VideoTaskState;
  readonly deployment?: { readonly id: string; readonly upstreamModel: string } | null;
  readonly upstreamId?: string;
  readonly calls?: readonly TaskCall[];
  /** Says that the upstream has taken it, or still has it in its queue, now. */
  readonly isSubmitted?: true;
  readonly polls?: number;
  readonly tries?: number;
  readonly progress?: number;
  readonly progressSource?: StoredTask['progressSource'];
  /** Says that its videos are fetched from now on. */
  readonly isFetched?: true;
  readonly filteredCount?: number;
  readonly filteredReasons?: readonly string[];
  /** The claim ends, and the task is due again after so many milliseconds. Default: the claim goes on. */
  readonly againInMs?: number;
}

/** How a task ends. */
export interface TaskEnding extends Pick<
  StoredTask,
  'failure' | 'filteredCount' | 'filteredReasons' | 'progress'
> {
  readonly videos: readonly StoredVideo[];
  readonly copies: VideoCopies;
  /** What is charged, in micro-USD, as far as there is money; `null` charges nothing and gives back what is held. */
  readonly cost: bigint | null;
  /** How long its videos are kept, in milliseconds; `null` where there are none. */
  readonly retentionMs: number | null;
  /** Whether a usage record is written where nothing is charged. */
  readonly records: 'all' | 'charged';
}

/** What was written, or that somebody else has the task by now. */
export type EndOutcome =
  | { readonly kind: 'ended'; readonly task: StoredTask; readonly writtenOff: bigint }
  | { readonly kind: 'lost' };

/** When there is something to do. */
export interface NextDue {
  /** In how many milliseconds, 0 for now; `null` where no task is open. */
  readonly waitMs: number | null;
  /** When it was found out, in Unix milliseconds. */
  readonly readAt: number;
}

/** In milliseconds. */
export interface WaitLimits extends Pick<ClaimTerms, 'leaseMs'> {
  readonly maxWaitMs: number;
}

/** Work of one node on tasks. Every time is that of the database. */
export interface TaskWork {
  /** Nobody else uses the database: whatever is claimed belongs to a process that is gone. Does nothing where others may. */
  voidClaims(): Promise<void>;
  /** Claims tasks that have begun, are due, and are nobody's, as far as there is room. */
  claimDue(terms: DueTerms): Promise<readonly ClaimedTask[]>;
  /**
   * Claims queued tasks and marks them as being submitted, which is stored before this resolves, and may be where it rejects. Empty
   * where another node is doing the same at the moment.
   */
  start(terms: StartTerms): Promise<readonly StoredTask[]>;
  /** The oldest queued tasks that have waited for too long. Claims nothing. */
  listLate(terms: LateTerms): Promise<readonly StoredTask[]>;
  /**
   * What this node works on is its own for another while; what it has claimed beside that and left comes to those who look for it. The
   * claims of these that it still has.
   */
  renew(leaseMs: number, ids: readonly string[]): Promise<readonly TaskClaim[]>;
  /** Gives back all that this node has claimed. */
  release(): Promise<void>;
  /** `false` where somebody else has the task by now. */
  advance(claim: TaskClaim, changes: TaskChanges): Promise<boolean>;
  /** State, charge and usage record in one transaction. */
  end(claim: TaskClaim, ending: TaskEnding): Promise<EndOutcome>;
  /** The same, whoever has it; `lost` where it has ended, or there is none. */
  cancel(id: string, ending: TaskEnding): Promise<EndOutcome>;
  findNextDue(): Promise<NextDue>;
  /**
   * Sets right what was written before the database's clock was set back: no task waits for longer than so many milliseconds from now,
   * and nobody's claim goes on for longer without a renewal.
   */
  limitWaits(limits: WaitLimits): Promise<LimitedWaits>;
}

/** Which of the waits that are too long were limited; `some` where somebody has the others locked. */
export type LimitedWaits = 'none' | 'some' | 'all';

/** What is left to clean up. */
export interface TaskLeftovers {
  /** Tasks whose videos have expired and are still there. */
  listExpired(limit: number): Promise<readonly StoredTask[]>;
  /** Resolves to those of which it is noted: not what somebody has locked. */
  noteRemoved(ids: readonly string[]): Promise<readonly string[]>;
  /** Tasks that ended longer ago than this. */
  listForgotten(ageMs: number, limit: number): Promise<readonly StoredTask[]>;
  /** Deletes tasks that have ended, and resolves to those: not what somebody has locked. */
  forget(ids: readonly string[]): Promise<readonly string[]>;
  /** Those of these ids that there are. */
  findAll(ids: readonly string[]): Promise<readonly StoredTask[]>;
}

/** How many tasks are not finished. */
export interface TaskLevels {
  readonly countByState: Readonly<Partial<Record<VideoTaskState, number>>>;
  /** How long the oldest has waited, in milliseconds; 0 where none waits. */
  readonly oldestQueuedMs: number;
}

/**
 * Where video tasks live. Everything rejects where the database cannot be reached. Every implementation passes
 * test/support/task-store-suite.ts. Shared.
 */
export interface VideoTaskStore extends SubmittedTasks, TaskWork, TaskLeftovers {
  readLevels(): Promise<TaskLevels>;
}
