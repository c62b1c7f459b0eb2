export { createRouter, type ReplaceableRouter, type RouterOptions } from './create-router.ts';
export type { FailedAttempt, RouterObserver } from './router-context.ts';
