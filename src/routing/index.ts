export { createRouter, type ReplaceableRouter, type RoutedModel } from './create-router.ts';
export type { OpenAround } from './find-link-opener.ts';
export type { BegunCooldown, FailedAttempt, RouterObserver } from './router-context.ts';
