import type { Beginning, UpstreamCall } from '../../core/provider.ts';
import { maxTimerMs } from './head-limit.ts';

type TimedCall = Pick<UpstreamCall, 'deployment'> &
  Partial<Pick<UpstreamCall, 'answerMs' | 'firstEventMs' | 'beginning'>>;

/** Which time of an exchange runs out: its own, that of the request, or the time to its first event. */
export type AnswerLimit = 'total_timeout' | 'deadline' | 'first_event_timeout';

/** How long an exchange may still take, from when this is made. Nothing of the call is held but its beginning. */
export class AnswerTime {
  readonly #startedAt = performance.now();
  /** Milliseconds to the end of the body. */
  readonly #totalMs: number;
  /** Milliseconds until `#beginning` says that the answer has begun. */
  readonly #answerMs: number;
  /** Milliseconds to `noteFirstEvent`. */
  #firstEventMs: number;
  readonly #beginning: Beginning;

  constructor({ deployment, answerMs = Infinity, firstEventMs = Infinity, beginning = never }: TimedCall) {
    this.#totalMs = deployment.timeouts.totalMs;
    this.#answerMs = answerMs;
    this.#firstEventMs = firstEventMs;
    this.#beginning = beginning;
  }

  noteFirstEvent(): void {
    this.#firstEventMs = Infinity;
  }

  /** The nearest of the limits that hold now. */
  get nearest(): AnswerLimit {
    if (this.#limitMs === this.#totalMs) return 'total_timeout';
    return this.#limitMs === this.#answerMs ? 'deadline' : 'first_event_timeout';
  }

  get #limitMs(): number {
    const { hasBegun } = this.#beginning;
    return hasBegun ? this.#totalMs : Math.min(this.#totalMs, this.#answerMs, this.#firstEventMs);
  }

  /** Whole milliseconds to the nearest of the limits that hold now, as many as a timer can have; none or less when it has passed. */
  get leftMs(): number {
    const limitMs = this.#limitMs;
    return Math.min(Math.ceil(limitMs - (performance.now() - this.#startedAt)), maxTimerMs);
  }
}

const never: Beginning = { hasBegun: false };
