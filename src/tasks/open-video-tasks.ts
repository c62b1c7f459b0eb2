import type { VideoTasks } from '../core/video/video-tasks.ts';
import { Janitor, usualJanitorTimes, type JanitorTimes } from './janitor/janitor.ts';
import { sharedTimes, TaskRunner, type RunnerTimes } from './runner/task-runner.ts';
import { createService, type ServiceParts } from './service/create-service.ts';

export interface VideoTaskOptions extends Omit<ServiceParts, 'onAccepted' | 'onCancelled'> {
  /** `one` where this process is alone with its database: then nobody else brings tasks. */
  readonly processes: 'one' | 'many';
  readonly times?: RunnerTimes;
  readonly janitorTimes?: JanitorTimes;
}

/** Video tasks, and the work on them. Shared. */
export interface OpenVideoTasks {
  readonly tasks: VideoTasks;
  /** Begins no work any more, lets calls to upstreams end within this time, and leaves the rest to others. Never rejects. */
  close(limitMs: number): Promise<void>;
}

/** Takes up the tasks that are not finished, and goes on with those that are submitted. */
export function openVideoTasks(options: VideoTaskOptions): OpenVideoTasks {
  const { processes, observer, store, times = sharedTimes, janitorTimes = usualJanitorTimes } = options;
  const runner = new TaskRunner(options, processes === 'one' ? { ...times, idleMs: null } : times);
  const janitor = new Janitor(options, janitorTimes);
  observer.onStart(() => store.readLevels());
  runner.start();
  janitor.start();
  let closing: Promise<unknown> | null = null;
  return {
    tasks: createService({
      ...options,
      onAccepted: (task) => {
        observer.onState(task);
        runner.wake();
      },
      onCancelled: () => {
        runner.wake();
      },
    }),
    close: async (limitMs) => {
      await (closing ??= Promise.all([runner.close(limitMs), janitor.close(limitMs)]));
    },
  };
}
