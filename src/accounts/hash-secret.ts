import { hash } from 'node:crypto';

/** Lower-case hex SHA-256: the only form in which secrets of 256 bits are kept. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'hex');
}
