export { createAccountServices, type AccountServicesOptions } from './create-account-services.ts';
export { checkAdminPassword, checkFirstAdmin, ensureFirstAdmin } from './users/ensure-first-admin.ts';
export { hashSecret } from './hash-secret.ts';
export type { Throttles } from './account-parts.ts';
export { createThrottles } from './throttles/create-throttles.ts';
export { RequestThrottle } from './throttles/request-throttle.ts';
