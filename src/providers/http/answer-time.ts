import type { Beginning, UpstreamCall } from '../../core/provider.ts';
import { maxTimerMs } from './head-limit.ts';

type TimedCall = Pick<UpstreamCall, 'deployment'> &
  Partial<Pick<UpstreamCall, 'answerMs' | 'firstEventMs' | 'beginning'>>;

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

  /** Whole milliseconds to the nearest of the limits that hold now, as many as a timer can have; none or less when it has passed. */
  get leftMs(): number {
    const { hasBegun } = this.#beginning;
    const limitMs = hasBegun ? this.#totalMs : Math.min(this.#totalMs, this.#answerMs, this.#firstEventMs);
    return Math.min(Math.ceil(limitMs - (performance.now() - this.#startedAt)), maxTimerMs);
  }
}

const never: Beginning = { hasBegun: false };
