import { hash as digest, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { PasswordAsker, PasswordHasher } from '../account-parts.ts';
import { WorkQueue } from './work-queue.ts';

/** Argon2id (RFC 9106) with the least that OWASP asks for; 19 MiB and about 20 ms each. `2` is argon2id. */
const parameters = { algorithm: 2, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** Each takes a core while it lasts; one is left to the requests of others, where there are two. */
const limits = {
  maxRunning: Math.max(1, Math.min(4, availableParallelism() - 1)),
  maxWaiting: 256,
  maxWaitingOfOne: 64,
};

/** Of a password that the gateway made: it has 120 bits of chance, which no dictionary helps against. */
const randomPrefix = 'sha256$';

/** Argon2 in threads. It is loaded when the first password comes. */
export function createPasswordHasher(): PasswordHasher {
  const queue = new WorkQueue(limits);
  const hash = (password: string, asker: PasswordAsker) =>
    queue.run(asker, async () => {
      const argon2 = await import('@node-rs/argon2');
      return argon2.hash(normalisePassword(password), parameters);
    });
  return {
    hash,
    verify: async (password, { stored, asker }) => {
      if (stored === null || stored.startsWith(randomPrefix)) {
        await hash(password, asker);
        return stored !== null && isSame(hashRandomPassword(password), stored);
      }
      return await queue.run(asker, async () => {
        const argon2 = await import('@node-rs/argon2');
        return argon2.verify(stored, normalisePassword(password));
      });
    },
  };
}

/** The hash of a password that {@link createRandomPassword} made; it costs nothing. */
export function hashRandomPassword(password: string): string {
  return randomPrefix + digest('sha256', normalisePassword(password), 'hex');
}

/** One password, one form, whatever keyboard it was typed on. */
export function normalisePassword(password: string): string {
  return password.normalize('NFKC');
}

function isSame(one: string, other: string): boolean {
  const a = Buffer.from(one);
  const b = Buffer.from(other);
  return a.length === b.length && timingSafeEqual(a, b);
}
