import { randomBytes } from 'node:crypto';
import { alphabet } from './create-random.ts';

/** Makes an identifier of 22 letters and digits that no other answer has. */
export type CreateId = () => string;

/** By chance: 128 bits of it and a few more. */
export const createRandomId: CreateId = () =>
  Array.from(randomBytes(22), (byte) => alphabet.charAt(byte % alphabet.length)).join('');
