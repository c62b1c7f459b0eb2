import { GatewayError } from '../../core/gateway-error.ts';
import type { ResponseLease } from './relay-ports.ts';

/** Most responses of a session that may be asked for and not have begun. */
const maxWaitingCreates = 64;

/** What was taken of the limits for a response that has not begun. */
export interface SpareLease {
  /** Of the event that asks for the response. */
  readonly eventId: string;
  readonly lease: ResponseLease;
}

/** Those of one session, in the order in which its responses were asked for. */
export class SpareLeases {
  #spare: SpareLease[] = [];
  /** Whether one of them may have been refused. */
  #isDoubtful = false;

  /** Those whose responses come, as far as is known. */
  get expected(): readonly SpareLease[] {
    return this.#isDoubtful ? [] : this.#spare;
  }

  /** Of the response that begins next. */
  get first(): SpareLease | undefined {
    return this.#spare[0];
  }

  get isFull(): boolean {
    return this.#spare.length >= maxWaitingCreates;
  }

  keep(spare: SpareLease): void {
    this.#spare.push(spare);
  }

  /** Its response has begun. */
  remove(spare: SpareLease): void {
    this.#setSpare(this.#spare.filter((one) => one !== spare));
  }

  /** The response that was asked for by this event will not begin. */
  dismiss(eventId: string): void {
    const index = this.#spare.findIndex((one) => one.eventId === eventId);
    if (index !== -1) this.#dismissAt(index);
  }

  /** Nor will the one that was asked for last: the event that asked for it. */
  dismissLast(): string | null {
    const last = this.#spare.at(-1);
    if (last === undefined) return null;
    this.#dismissAt(this.#spare.length - 1);
    return last.eventId;
  }

  /** Perhaps one of them will not begin: nobody says which. */
  doubt(): void {
    this.#isDoubtful = this.#spare.length > 0;
  }

  /** None will begin, where one of them may have been refused. Returns the events that asked for them. */
  dismissDoubtful(): readonly string[] {
    if (!this.#isDoubtful) return [];
    const dismissed = this.#spare.map(({ eventId }) => eventId);
    this.close();
    this.#isDoubtful = false;
    return dismissed;
  }

  close(): void {
    for (const { lease } of this.#spare.splice(0)) lease.end(null);
  }

  #dismissAt(index: number): void {
    this.#spare[index]?.lease.end(null);
    this.#setSpare(this.#spare.toSpliced(index, 1));
  }

  #setSpare(spare: SpareLease[]): void {
    this.#spare = spare;
    if (spare.length === 0) this.#isDoubtful = false;
  }
}

export function createTooManyError(): GatewayError {
  const message = `${String(maxWaitingCreates)} responses have been asked for and have not begun yet.`;
  return new GatewayError('resource_exhausted', message, { reason: 'rate_limit_exceeded' });
}
