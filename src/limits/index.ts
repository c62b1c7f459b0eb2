export { createFallbackLimiter } from './create-fallback-limiter.ts';
export { createLocalLimiter } from './create-local-limiter.ts';
