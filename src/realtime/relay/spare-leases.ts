import type { ResponseLease } from './relay-ports.ts';

/** Most responses of a session that may be asked for and not have begun. */
export const maxWaitingCreates = 64;

/** What was taken of the limits for a response that has not begun. */
export interface SpareLease {
  /** Of the event that asks for the response. */
  readonly eventId: string;
  readonly lease: ResponseLease;
}

/** Those of one session, in the order in which its responses were asked for. */
export class SpareLeases {
  #spare: SpareLease[] = [];

  get isFull(): boolean {
    return this.#spare.length >= maxWaitingCreates;
  }

  keep(spare: SpareLease): void {
    this.#spare.push(spare);
  }

  /** For the response that begins. */
  take(): SpareLease | undefined {
    return this.#spare.shift();
  }

  /** The response that was asked for by this event will not begin. */
  dismiss(eventId: string): void {
    const index = this.#spare.findIndex((one) => one.eventId === eventId);
    if (index !== -1) this.#spare.splice(index, 1)[0]?.lease.end(null);
  }

  /** Nor will the one that was asked for last: the event that asked for it. */
  dismissLast(): string | null {
    const last = this.#spare.pop();
    last?.lease.end(null);
    return last?.eventId ?? null;
  }

  close(): void {
    for (const { lease } of this.#spare.splice(0)) lease.end(null);
  }
}
