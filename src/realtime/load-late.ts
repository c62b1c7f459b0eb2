import { loadOnce } from '../core/load-once.ts';

/** What speaks with a client in its dialect, for the first client. */
export const loadClientDialects = loadOnce(() => import('./dialects/create-client-dialect.ts'));

/** Sessions of our own, for the first model that only answers. */
export const loadSessions = loadOnce(() => import('./session/open-session.ts'));
