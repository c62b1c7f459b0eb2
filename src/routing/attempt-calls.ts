import { GatewayError } from '../core/gateway-error.ts';
import type { Meter } from '../core/meter.ts';
import type { Beginning, UpstreamAnswer, UpstreamCall, UpstreamOperation } from '../core/provider.ts';
import type { PerformCall } from '../core/translator.ts';
import type { RepeatRule } from './find-repeat-rule.ts';
import { wasNotServed } from './judge-failure.ts';
import type { Places } from './places.ts';
import { StreamTap } from './stream-tap.ts';
import { createCancellation } from '../core/create-cancellation.ts';

/** What the calls of one attempt have in common. */
export interface AttemptCallsOptions {
  readonly places: Places;
  readonly rule: RepeatRule;
  /** When the request must have its answer, on the clock of `now`. */
  readonly deadlineAt: number;
  readonly now: () => number;
  /** Of the stream they make: no deadline holds for one that has begun. */
  readonly beginning: Beginning;
  /** `null` where nothing is metered. */
  readonly meter: Meter | null;
}

/** One upstream call of an attempt, as it is made. */
export interface PerformedCall {
  readonly operation: UpstreamOperation;
  readonly call: UpstreamCall;
  readonly perform: PerformCall;
}

/** A call that waits for a place. */
interface WaitingCall {
  readonly proceed: () => void;
  readonly onPlace: () => void;
}

/**
 * The upstream calls of one attempt that makes several, each in a place of its own and metered by itself. The attempt has taken
 * its first place when it began, and keeps it until it ends. Further calls wait for another call of the attempt to end, or for another place: whoever waits has no
 * place, and whoever has one is running, so that attempts never wait for one another in a circle. The first failure lets
 * no further call begin. Per attempt.
 */
export class AttemptCalls {
  readonly #options: AttemptCallsOptions;
  #waiting: readonly WaitingCall[] = [];
  #places = 1;
  #idlePlaces = 1;
  #isOver = false;
  #running = 0;
  /** Whether the upstream has served some call, or may have. */
  #isServed = false;
  #failure: { readonly error: unknown } | null = null;
  #onQuiet: readonly (() => void)[] = [];

  /** For an attempt that has a place already. */
  constructor(options: AttemptCallsOptions) {
    this.#options = options;
  }

  /** Whether some call of several was served, or may have been, so that asking again would be paid for twice. */
  get repeatRule(): RepeatRule {
    return this.#isServed && this.#options.rule === 'unambiguous' ? 'never' : this.#options.rule;
  }

  /** The attempt has ended; what still runs gives its place back when it ends. */
  end(): void {
    this.#isOver = true;
    while (this.#idlePlaces > 0) {
      this.#idlePlaces -= 1;
      this.#options.places.give();
    }
  }

  /** Makes one call of several when there is a place for it. Throws what the call throws, and when its signal is aborted. */
  async run(performed: PerformedCall): Promise<UpstreamAnswer> {
    await this.#takePlace(performed.call.signal);
    return this.#watch(await this.#perform(performed), performed);
  }

  /**
   * A failure after which a picture may be asked for again waits for the calls beside it: only they can tell whether
   * something was made after all.
   */
  async #perform({ call, perform }: PerformedCall): Promise<UpstreamAnswer> {
    this.#running += 1;
    try {
      const answer = await perform(this.#limit(call));
      // What a stream is opened with may be an error of the upstream; its first events tell.
      if (answer.kind === 'whole') this.#isServed = true;
      this.#finishCall();
      return answer;
    } catch (error) {
      const isUnserved = wasNotServed(error);
      if (!isUnserved) this.#isServed = true;
      this.#failure ??= { error };
      this.#finishCall();
      if (isUnserved && this.#options.rule === 'unambiguous') await this.#untilQuiet();
      throw error;
    }
  }

  #watch(answer: UpstreamAnswer, { operation, call }: PerformedCall): UpstreamAnswer {
    const { meter } = this.#options;
    if (answer.kind === 'stream') {
      const streamMeter = meter?.openStream(operation, call) ?? null;
      const onEvents = () => {
        this.#isServed = true;
      };
      return { ...answer, batches: new StreamTap(answer.batches, streamMeter, onEvents) };
    }
    meter?.noteWhole(operation, answer, call);
    return answer;
  }

  #limit(call: UpstreamCall): UpstreamCall {
    const leftMs = Math.max(1, this.#leftMs);
    return { ...call, answerMs: Math.min(call.answerMs ?? Infinity, leftMs) };
  }

  get #leftMs(): number {
    const { beginning, deadlineAt, now } = this.#options;
    return beginning.hasBegun ? Infinity : deadlineAt - now();
  }

  #finishCall(): void {
    this.#running -= 1;
    this.#passPlaceOn();
    if (this.#running > 0) return;
    for (const wake of this.#onQuiet) wake();
    this.#onQuiet = [];
  }

  #passPlaceOn(): void {
    const [next] = this.#waiting;
    if (next !== undefined && !this.#isOver) {
      this.#stopWaiting(next);
      next.proceed();
    } else if (this.#isOver || this.#places > 1) {
      this.#places -= 1;
      this.#options.places.give();
    } else this.#idlePlaces += 1;
  }

  async #untilQuiet(): Promise<void> {
    if (this.#running === 0) return;
    await new Promise<void>((resolve) => {
      this.#onQuiet = [...this.#onQuiet, resolve];
    });
  }

  async #takePlace(signal: AbortSignal): Promise<void> {
    const { places } = this.#options;
    if (this.#idlePlaces > 0) this.#idlePlaces -= 1;
    else if (!places.isFull) {
      places.take();
      this.#places += 1;
    } else await this.#waitForPlace(signal);
    if (this.#failure === null && !signal.aborted && !this.#isOver) return;
    this.#passPlaceOn();
    throw this.#failure === null ? createCancellation(signal) : this.#failure.error;
  }

  async #waitForPlace(signal: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    const call: WaitingCall = {
      proceed: () => {
        resolve(undefined);
      },
      onPlace: () => {
        this.#places += 1;
        this.#stopWaiting(call);
        resolve(undefined);
      },
    };
    const giveUp = (error: GatewayError) => {
      this.#stopWaiting(call);
      reject(error);
    };
    const onAbort = () => {
      giveUp(createCancellation(signal));
    };
    if (signal.aborted) throw createCancellation(signal);
    this.#waiting = [...this.#waiting, call];
    this.#options.places.wait(call.onPlace);
    signal.addEventListener('abort', onAbort, { once: true });
    const { beginning } = this.#options;
    const onLate = () => {
      if (!beginning.hasBegun) giveUp(createLateError());
    };
    const timer = beginning.hasBegun ? null : setTimeout(onLate, Math.max(0, this.#leftMs));
    try {
      await promise;
    } finally {
      if (timer !== null) clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
    }
  }

  #stopWaiting(call: WaitingCall): void {
    this.#waiting = this.#waiting.filter((other) => other !== call);
    this.#options.places.leave(call.onPlace);
  }
}

/** The request's time is over before there was a place for all of its calls. */
function createLateError(): GatewayError {
  return new GatewayError('deadline_exceeded', 'The upstreams had no room for this request in time.', {
    reason: 'timeout',
  });
}
