import { randomBytes } from 'node:crypto';

/** What the names of one session's events begin with, upstream: nobody's but ours, whatever a reader takes for a name. A number follows. */
export function createNamePrefix(): string {
  return `event_${randomBytes(9).toString('base64url')}_`;
}

const ownName = /^event_[\w-]{12}_\d+$/;

/** Whether a name may be one that the gateway gave an event. Some upstreams have names of their own in every error, or one for all. */
export function isOwnName(name: string): boolean {
  return ownName.test(name);
}
