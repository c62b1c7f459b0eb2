import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSecretBox } from '../../../../src/accounts/two-factor/secret-box.ts';

describe('createSecretBox', () => {
  const key = randomBytes(32);
  const box = createSecretBox(key);

  it('opens what it sealed, and never seals the same twice', () => {
    const [one, other] = [box.seal('a secret', 'usr_1'), box.seal('a secret', 'usr_1')];
    expect(one).not.toBe(other);
    expect(one).not.toContain('a secret');
    expect([one, other].map((sealed) => box.open(sealed, 'usr_1'))).toEqual(['a secret', 'a secret']);
    expect(createSecretBox(key).open(one, 'usr_1')).toBe('a secret');
  });

  it('opens nothing for another user, with another key, or that was changed', () => {
    const sealed = box.seal('a secret', 'usr_1');
    const other = sealed[8] === 'A' ? 'B' : 'A';
    expect(() => box.open(sealed, 'usr_2')).toThrow();
    expect(() => createSecretBox(randomBytes(32)).open(sealed, 'usr_1')).toThrow(
      /SPECWAY_SECRET_KEY .* user:2fa-reset/,
    );
    expect(() => box.open(sealed.slice(0, 8) + other + sealed.slice(9), 'usr_1')).toThrow();
    expect(() => box.open('v1.', 'usr_1')).toThrow();
  });

  it('hashes codes by user and key', () => {
    const hashes = [
      box.hashCode('K7QD-2M9X', 'usr_1'),
      box.hashCode('K7QD-2M9X', 'usr_2'),
      createSecretBox(randomBytes(32)).hashCode('K7QD-2M9X', 'usr_1'),
    ];
    expect(new Set(hashes).size).toBe(3);
    expect(box.hashCode('K7QD-2M9X', 'usr_1')).toBe(hashes[0]);
  });

  it('takes no key of another length', () => {
    expect(() => createSecretBox(randomBytes(16))).toThrow(TypeError);
  });
});
