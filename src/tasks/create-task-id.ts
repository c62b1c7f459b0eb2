import { randomBytes } from 'node:crypto';
import { taskIdPrefix } from '../core/video/task-id-prefix.ts';

/** Crockford's base32, in lower case: no i, l, o and u. */
const digits = '0123456789abcdefghjkmnpqrstvwxyz';
const timeDigits = 10;
const randomDigits = 16;

const pattern = new RegExp(`^${taskIdPrefix}[${digits}]{${String(timeDigits + randomDigits)}}$`);

/** A new identifier: a ULID, 48 bits of time and 80 random ones, so that tasks stand in the order of their ids. */
export function createTaskId(nowMs: number): string {
  let time = '';
  for (let rest = nowMs; time.length < timeDigits; rest = Math.floor(rest / digits.length))
    time = digits.charAt(rest % digits.length) + time;
  // 256 is a multiple of 32, so that every digit is as likely as another.
  const random = Array.from(randomBytes(randomDigits), (byte) => digits.charAt(byte % digits.length));
  return `${taskIdPrefix}${time}${random.join('')}`;
}

/** Whether it can be the identifier of a task. */
export function isTaskId(text: string): boolean {
  return pattern.test(text);
}
