import { describe, expect, it } from 'vitest';
import {
  createPasswordHasher,
  hashRandomPassword,
} from '../../../../src/accounts/passwords/create-password-hasher.ts';

const hasher = createPasswordHasher();
const verify = (password: string, stored: string | null) =>
  hasher.verify(password, { stored, asker: { userId: 'one' } });

describe('createPasswordHasher', () => {
  it('makes argon2id hashes with the parameters of the documentation, each with a salt of its own', async () => {
    const hashes = await Promise.all([
      hasher.hash('a password', { userId: 'one' }),
      hasher.hash('a password', { userId: 'one' }),
    ]);
    expect(hashes[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(new Set(hashes).size).toBe(2);
  });

  it('knows a password in every form of its letters, and no other', async () => {
    const hash = await hasher.hash('pässword ﬁ', { userId: 'one' });
    expect(await verify('pässword fi'.normalize('NFD'), hash)).toBe(true);
    expect(await verify('passwort fi', hash)).toBe(false);
    expect(await verify('pässword ﬁ', null)).toBe(false);
  });

  it('knows a password that was made up, without argon2', async () => {
    const hash = hashRandomPassword('ABCDEF-GHJKLM');
    expect(hash).toMatch(/^sha256\$[0-9a-f]{64}$/);
    expect(await verify('ABCDEF-GHJKLM', hash)).toBe(true);
    expect(await verify('ABCDEF-GHJKLN', hash)).toBe(false);
  });

  it('works as long for a user who does not exist as for one with either kind of password', async () => {
    const hashes = [await hasher.hash('a password', { userId: 'one' }), hashRandomPassword('made up'), null];
    const totals = hashes.map(() => 0);
    for (let round = 0; round < 8; round++) {
      for (const [index, hash] of hashes.entries()) {
        const begunAt = performance.now();
        await verify('wrong', hash);
        totals[index] = (totals[index] ?? 0) + performance.now() - begunAt;
      }
    }
    expect(Math.max(...totals) / Math.min(...totals)).toBeLessThan(4);
  });
});
