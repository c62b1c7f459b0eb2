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
  /** How many of them may have been refused: one for each error that names nothing. The first ones, since errors come in order. */
  #doubts = 0;
  /** Whether the other side names what it refuses, so that what it does not name is none of these. */
  #isNaming = false;

  /** Those whose responses come, as far as is known. */
  get expected(): readonly SpareLease[] {
    return this.#isNaming ? this.#spare : this.#spare.slice(this.#doubts);
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

  /** The other side has refused this event, or what was asked for last where it names none. Returns the event whose response will not begin. */
  dismiss(eventId: string | null): string | null {
    this.#isNaming ||= eventId !== null;
    const dismissed = eventId ?? this.#spare.at(-1)?.eventId ?? null;
    const index = this.#spare.findIndex((one) => one.eventId === dismissed);
    this.#spare[index]?.lease.end(null);
    if (index !== -1) this.#setSpare(this.#spare.toSpliced(index, 1));
    return dismissed;
  }

  /** Perhaps one of them will not begin: nobody says which. */
  doubt(): void {
    this.#doubts = Math.min(this.#doubts + 1, this.#spare.length);
  }

  /**
   * Those that may have been refused will not begin. Returns the events that asked for them. Of an other side that names what it refuses that is
   * no more than a guess, which is made where there is no room for another one.
   */
  dismissDoubtful(): readonly string[] {
    if (this.#isNaming && !this.isFull) return [];
    const dismissed = this.#spare.slice(0, this.#doubts);
    for (const { lease } of dismissed) lease.end(null);
    this.#doubts = 0;
    this.#spare = this.#spare.slice(dismissed.length);
    return dismissed.map(({ eventId }) => eventId);
  }

  close(): void {
    for (const { lease } of this.#spare.splice(0)) lease.end(null);
  }

  #setSpare(spare: SpareLease[]): void {
    this.#spare = spare;
    this.#doubts = Math.min(this.#doubts, spare.length);
  }
}

export function createTooManyError(): GatewayError {
  const message = `${String(maxWaitingCreates)} responses have been asked for and have not begun yet.`;
  return new GatewayError('resource_exhausted', message, { reason: 'rate_limit_exceeded' });
}
