import type { ResponseLease } from './relay-ports.ts';

/** Most leases that are kept for responses that a client has asked for and that have not begun. */
const maxSpare = 8;

interface SpareLease {
  /** Of the event that asks for the response. */
  readonly eventId: string;
  readonly lease: ResponseLease;
}

/** What was taken of the limits for responses that have not begun, in the order in which they were asked for. Per session. */
export class SpareLeases {
  #spare: SpareLease[] = [];

  keep(eventId: string, lease: ResponseLease): void {
    if (this.#spare.length >= maxSpare) lease.end(null);
    else this.#spare.push({ eventId, lease });
  }

  /** For the response that begins. */
  take(): ResponseLease | undefined {
    return this.#spare.shift()?.lease;
  }

  /** The response that was asked for by this event will not begin. */
  dismiss(eventId: string): void {
    const index = this.#spare.findIndex((one) => one.eventId === eventId);
    if (index !== -1) this.#spare.splice(index, 1)[0]?.lease.end(null);
  }

  /** Nor will the one that was asked for last. */
  dismissLast(): void {
    this.#spare.pop()?.lease.end(null);
  }

  close(): void {
    for (const { lease } of this.#spare.splice(0)) lease.end(null);
  }
}
