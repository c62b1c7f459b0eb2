export { createRouter, type ReplaceableRouter } from './create-router.ts';
export type { BegunCooldown, FailedAttempt, RouterObserver } from './router-context.ts';
