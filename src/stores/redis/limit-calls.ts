/** What is taken for a request, or for several at once, or how that ends. */
export interface LimitStep {
  readonly kind: 'take' | 'end';
  /** Of its first slot, which is free when all of it has ended. */
  readonly id: string;
  /** Of further slots. */
  readonly spareIds: readonly string[];
  /** How many are taken, or given back at the end. */
  readonly requests: number;
  /** Nothing is taken unless it would fit so many times. */
  readonly times: number;
  /** Where its parties are counted, which is one place of a cluster: all that is done together has the same. */
  readonly place: string;
  readonly parties: readonly PartyStep[];
}

/** One party of it, as the script takes it. A limit is -1 where there is none. */
export interface PartyStep {
  /** Its hash and its set. */
  readonly keys: readonly [hash: string, slots: string];
  readonly rpm: number;
  readonly tpm: number;
  readonly concurrency: number;
  /** To reserve, or at the end those that were used beyond the reserved ones; below 0 they are given back. */
  readonly tokens: number;
}

/** Runs the script: keys, and arguments after the first two. */
export type RunLimits = (
  keys: readonly string[],
  parts: readonly (string | number)[],
) => Promise<readonly string[]>;

/** The most slots that the steps of one call are about, but for the last of them: others of Redis wait for it. */
const maxSlots = 400;
/** Kind and wait. */
const headLength = 2;

interface WaitingStep {
  readonly step: LimitStep;
  readonly resolve: (answer: readonly string[]) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * One call for all that comes in a turn of the event loop, in its order: what a call costs this process is much more than what is
 * in it. Shared.
 */
export class LimitCalls {
  readonly #run: RunLimits;
  #waiting: WaitingStep[] = [];

  constructor(run: RunLimits) {
    this.#run = run;
  }

  /** What the script answers to this step: nothing to an end. Rejects when Redis does not answer. */
  add(step: LimitStep): Promise<readonly string[]> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.push({ step, resolve, reject }) === 1) setImmediate(this.#flush);
    });
  }

  readonly #flush = (): void => {
    const places = new Map<string, WaitingStep[]>();
    for (const waiting of this.#waiting) {
      const { place } = waiting.step;
      const steps = places.get(place);
      if (steps === undefined) places.set(place, [waiting]);
      else steps.push(waiting);
    }
    this.#waiting = [];
    for (const steps of places.values()) for (const call of divide(steps)) void this.#send(call);
  };

  async #send(steps: readonly WaitingStep[]): Promise<void> {
    const keys = new KeyList();
    const parts = steps.flatMap(({ step }) => renderStep(step, keys));
    try {
      const answer = await this.#run(keys.keys, parts);
      let start = 0;
      for (const { step, resolve } of steps) {
        const end = step.kind === 'end' ? start : start + headLength + 2 * step.parties.length;
        resolve(answer.slice(start, end));
        start = end;
      }
    } catch (error) {
      for (const { reject } of steps) reject(error);
    }
  }
}

function divide(steps: readonly WaitingStep[]): readonly (readonly WaitingStep[])[] {
  const calls: WaitingStep[][] = [];
  let slots = maxSlots;
  for (const waiting of steps) {
    if (slots >= maxSlots) {
      calls.push([]);
      slots = 0;
    }
    calls.at(-1)?.push(waiting);
    slots += (1 + waiting.step.spareIds.length) * waiting.step.parties.length;
  }
  return calls;
}

/** The parties of a call, by number from 1 on. */
class KeyList {
  readonly keys: string[] = [];
  readonly #numbers = new Map<string, number>();

  find([hash, slots]: PartyStep['keys']): number {
    let number = this.#numbers.get(slots);
    if (number === undefined) {
      number = this.keys.push(hash, slots) / 2;
      this.#numbers.set(slots, number);
    }
    return number;
  }
}

function renderStep(step: LimitStep, list: KeyList): readonly (string | number)[] {
  const { kind, id, spareIds, requests, times, parties } = step;
  const claims = parties.flatMap(({ keys, rpm, tpm, concurrency, tokens }) => [
    list.find(keys),
    rpm,
    tpm,
    concurrency,
    tokens,
  ]);
  return [kind, requests, times, 1 + spareIds.length, id, ...spareIds, parties.length, ...claims];
}
