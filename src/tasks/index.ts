export { openVideoTasks, type OpenVideoTasks, type VideoTaskOptions } from './open-video-tasks.ts';
