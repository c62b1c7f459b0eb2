import type { Clock } from '../core/clock.ts';
import type { ObjectStore } from '../core/object-store.ts';
import type { Router } from '../core/router.ts';
import type { VideoTaskStore } from '../core/video/task-store.ts';
import type { VideoAdmission } from '../core/video/video-admission.ts';
import type { VideoConfig } from '../core/video/video-config.ts';
import type { VideoCopier } from '../core/video/video-copier.ts';
import type { VideoPlaces } from '../core/video/video-places.ts';
import type { VideoTaskObserver } from '../core/video/video-task-observer.ts';

/** What all work on tasks needs. Shared. */
export interface TaskParts {
  readonly store: VideoTaskStore;
  readonly objects: ObjectStore;
  /** Leaves copies where orders ask for them; `null` where nobody may ask. */
  readonly copier: VideoCopier | null;
  readonly places: VideoPlaces;
  readonly router: Pick<Router, 'findModel' | 'listModels'>;
  readonly admission: VideoAdmission;
  readonly observer: VideoTaskObserver;
  readonly clock: Clock;
  readonly video: VideoConfig;
  /** Whether every task leaves a usage record, or only those that were paid for. */
  readonly records: 'all' | 'charged';
}
