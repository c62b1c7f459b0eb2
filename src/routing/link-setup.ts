import { createCancellation } from '../core/create-cancellation.ts';
import type { UpstreamFailureKind } from '../core/gateway-error.ts';
import { asObject } from '../core/json/json-object.ts';
import { maxUnsentBytes } from '../core/realtime/client-channel.ts';
import { createOpeningError } from '../core/realtime/create-opening-error.ts';
import { measureEvent } from '../core/realtime/measure-event.ts';
import type { RealtimeEvent } from '../core/realtime/realtime-link.ts';

/** Events that are held until a session is set up; one that says more before is not set up at all. */
export const maxHeldEvents = 100;

/** Whose session is set up, and for how long somebody waits for that. */
export interface SetupTerms {
  readonly deploymentId: string;
  readonly signal: AbortSignal;
}

/**
 * Waits until a session is as its opening wants it, and holds what it says until then, up to {@link maxUnsentBytes}. Of what has been held
 * `session.created` shows the session as it was set up. Per attempt.
 */
export class LinkSetup {
  readonly #held: RealtimeEvent[];
  readonly #terms: SetupTerms;
  readonly #done = Promise.withResolvers<undefined>();
  #heldBytes: number;
  #isOver = false;

  /** `held` is what the session has said already, and gets what it says from now on. */
  constructor(held: RealtimeEvent[], terms: SetupTerms) {
    this.#held = held;
    this.#heldBytes = held.reduce((sum, event) => sum + measureEvent(event), 0);
    this.#terms = terms;
  }

  /** Rejects where the session refuses its opening, says too much before, or has failed, and when nobody waits any more. */
  async wait(): Promise<void> {
    const { signal } = this.#terms;
    const giveUp = () => {
      this.fail(createCancellation(signal));
    };
    signal.addEventListener('abort', giveUp, { once: true });
    if (signal.aborted) giveUp();
    try {
      await this.#done.promise;
    } finally {
      signal.removeEventListener('abort', giveUp);
    }
  }

  take(event: RealtimeEvent): void {
    if (this.#isOver) this.#held.push(event);
    else if (event.type === 'session.updated') this.#finish(event);
    // Nothing else has been asked of the session.
    else if (event.type === 'error')
      this.fail(this.#createError(judgeRefusal(event), 'It refused the settings.'));
    else this.#hold(event);
  }

  fail(error: unknown): void {
    this.#isOver = true;
    this.#done.reject(error);
  }

  #hold(event: RealtimeEvent): void {
    this.#heldBytes += measureEvent(event);
    if (this.#held.push(event) > maxHeldEvents || this.#heldBytes > maxUnsentBytes)
      this.fail(this.#createError('invalid_answer', 'It said much and did not answer.'));
  }

  #finish({ value: { session } }: RealtimeEvent): void {
    for (const [index, { type, value }] of this.#held.entries())
      if (type === 'session.created') this.#held[index] = { type, value: { ...value, session }, text: null };
    this.#isOver = true;
    this.#done.resolve(undefined);
  }

  #createError(kind: UpstreamFailureKind, finding: string): Error {
    const { deploymentId } = this.#terms;
    const upstream = { deploymentId, status: 101, kind, retryAfterMs: null };
    return createOpeningError({ upstream, cause: new Error(finding) });
  }
}

/** Settings are a client's; what else goes wrong with them is the upstream's. */
function judgeRefusal({ value: { error } }: RealtimeEvent): UpstreamFailureKind {
  return asObject(error).type === 'invalid_request_error' ? 'rejected_request' : 'server_error';
}
