import type { StoredVideo } from './video-task.ts';

/** Leaves copies of stored videos at addresses that an operator allowed. Shared. */
export interface VideoCopier {
  /** Whether it writes to such addresses; where it does not, the upstream does. */
  canWrite(uri: string): boolean;
  /** Writes one video. Rejects where that fails; then it may be tried again. */
  copy(video: StoredVideo, uri: string, signal: AbortSignal): Promise<void>;
}
