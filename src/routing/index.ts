export { createRouter, type ReplaceableRouter, type RouterOptions } from './create-router.ts';
export type { BegunCooldown, FailedAttempt, RouterObserver } from './router-context.ts';
