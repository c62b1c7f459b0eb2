import type { StoredTask, TaskLevels } from './task-store.ts';

/** How a call to an upstream about a task went. */
export interface VideoUpstreamCall {
  readonly deploymentId: string;
  readonly call: 'submit' | 'poll' | 'download';
  readonly outcome: 'answered' | 'failed';
}

/** Told what operators want to know of tasks. Must not throw. */
export interface VideoTaskObserver {
  /** A task is in another state, or new. */
  onState(task: Pick<StoredTask, 'id' | 'state' | 'model' | 'deploymentId' | 'keyId' | 'attempt'>): void;
  /** The same for the last state, with what became of the task. */
  onEnd(task: StoredTask): void;
  onCall(call: VideoUpstreamCall): void;
  /** An upstream did not say how far a task is; it will be asked again. */
  onUnanswered(task: Pick<StoredTask, 'id' | 'deploymentId'>, error: Error): void;
  /** A task was left behind by a process that is gone, or was stopped, and is worked on again. */
  onTakeover(task: StoredTask): void;
  /** The upstream may bill for what the client does not. */
  onUnsettled(task: StoredTask): void;
  /** Part of a cost that nobody pays, in micro-USD. */
  onWriteOff(amount: bigint): void;
  /** A task that an upstream works on cannot be asked for: its deployment is not configured any more. At every question. */
  onMissing(deploymentId: string): void;
  /** Something failed that no client is told of; it will be tried again. `message` says what. */
  onTrouble(message: string, error: unknown): void;
  /** What `onTrouble` said of work that is done time and again holds no more. `message` is the same. */
  onTroubleOver(message: string): void;
  /** How many tasks there are can be read from now on. */
  onStart(readLevels: () => Promise<TaskLevels>): void;
}
