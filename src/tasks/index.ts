export { openVideoTasks, type OpenVideoTasks, type VideoTaskOptions } from './open-video-tasks.ts';
export { sharedTimes } from './runner/task-runner.ts';
