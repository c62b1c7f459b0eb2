import { hash } from 'node:crypto';

/** Lower-case hex SHA-256 of the whole key: the only form in which a key is kept. */
export function hashApiKey(apiKey: string): string {
  return hash('sha256', apiKey, 'hex');
}
