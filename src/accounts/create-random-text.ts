import { randomBytes, randomInt } from 'node:crypto';

/** Letters and digits that are not mistaken for one another. */
const clearAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const idAlphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Text that people read and type; five bits a character. */
export function createClearText(length: number): string {
  return createText(clearAlphabet, length);
}

/** An identifier with 82 bits of chance. */
export function createId(prefix: 'usr' | 'ses'): string {
  return `${prefix}_${createText(idAlphabet, 16)}`;
}

/** A secret of 256 bits. */
export function createSecret(prefix: 'at_' | 'ft_' | ''): string {
  return prefix + randomBytes(32).toString('base64url');
}

/** A password for somebody to use once: 24 characters, 120 bits. */
export function createRandomPassword(): string {
  return Array.from({ length: 4 }, () => createClearText(6)).join('-');
}

function createText(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
