import { maxUnsentBytes } from '../../core/realtime/client-channel.ts';
import type { RealtimeEvent } from '../../core/realtime/realtime-link.ts';
import { measureEvent } from '../measure-event.ts';
import type { OpeningState } from './client-dialect.ts';

/** Events that are held until a session is set up; one that says more before is not set up at all. */
export const maxHeldEvents = 100;

/** Sets a session up before its client is told of it: holds back what it says until then, up to {@link maxUnsentBytes}. Per session. */
export class Opening {
  /** The `session.update` that sets it up; `null` where it is as it should be. */
  readonly event: RealtimeEvent | null;
  #state: OpeningState;
  #held: RealtimeEvent[] = [];
  #heldBytes = 0;

  constructor(event: RealtimeEvent | null) {
    this.event = event;
    this.#state = event === null ? 'open' : 'opening';
  }

  get state(): OpeningState {
    return this.#state;
  }

  /** What the client may be told now that this event has come, in order. Begins with `session.created`, of the session as it was set up. */
  pass(event: RealtimeEvent): readonly RealtimeEvent[] {
    if (this.#state === 'open') return [event];
    if (this.#state === 'failed') return [];
    if (event.type === 'session.updated') return this.#open(event);
    // Nothing else has been asked of the session.
    if (event.type === 'error' || !this.#hold(event)) this.#fail();
    return [];
  }

  /** Whether there was room for it. */
  #hold(event: RealtimeEvent): boolean {
    this.#heldBytes += measureEvent(event);
    return this.#held.push(event) <= maxHeldEvents && this.#heldBytes <= maxUnsentBytes;
  }

  #open({ value: { session } }: RealtimeEvent): readonly RealtimeEvent[] {
    const held = this.#held;
    this.#held = [];
    this.#state = 'open';
    return held.map((event) =>
      event.type === 'session.created'
        ? { type: event.type, value: { ...event.value, session }, text: null }
        : event,
    );
  }

  #fail(): void {
    this.#held = [];
    this.#state = 'failed';
  }
}
