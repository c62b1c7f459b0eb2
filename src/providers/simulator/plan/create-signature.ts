import type { Random } from '../create-random.ts';

/** An opaque base64 text that names the simulator as its maker, so that no other provider is handed it. */
export function createSignature(random: Random): string {
  return Buffer.from(`simulator:${random.letters(50)}`).toString('base64');
}
