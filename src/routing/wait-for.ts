import { setTimeout as sleep } from 'node:timers/promises';
import { createCancellation } from '../core/create-cancellation.ts';

/** Waits this long. Rejects at once with {@link createCancellation} when the signal is aborted. */
export async function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(milliseconds, undefined, { signal });
  } catch {
    throw createCancellation(signal);
  }
}
