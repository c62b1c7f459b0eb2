import { cleanup } from 'node-datachannel';
import { Arrivals } from '../open-loop/arrivals.ts';
import { startPacer, type Pacer } from '../open-loop/start-pacer.ts';
import { Caller, type CallBeginning, type CallFigures } from './caller.ts';
import { createCallerVoice, frameMs, type CallerVoice } from './caller-voice.ts';

export interface CallLoadOptions {
  /** Where offers are sent to. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** How many calls there will be. */
  readonly calls: number;
}

/** What was seen of all calls since it was last asked. */
export interface LoadFigures extends CallFigures {
  /** How late the load generator itself was, in milliseconds. */
  readonly sentLateMs: readonly number[];
}

/** Calls in which both sides speak. */
export interface CallLoad {
  /** Opens the next call, and resolves when its first answer is heard. */
  open(): Promise<CallBeginning>;
  /** What was seen since the last call. Throws when a call has failed. */
  take(): LoadFigures;
  close(): Promise<void>;
}

/** The library fails as whoever offers now and then; it is asked again. */
const maxTries = 5;
/** Time before the first packet is due. */
const leadNs = 5e7;

/** Begins a load without calls. */
export async function startCallLoad(options: CallLoadOptions): Promise<CallLoad> {
  const load = new Calls(options, await createCallerVoice(), await startPacer());
  load.start();
  return load;
}

class Calls implements CallLoad {
  readonly #options: CallLoadOptions;
  readonly #voice: CallerVoice;
  readonly #pacer: Pacer;
  readonly #callers: Caller[] = [];
  #failure: Error | null = null;
  #sentLateMs: number[] = [];

  constructor(options: CallLoadOptions, voice: CallerVoice, pacer: Pacer) {
    this.#options = options;
    this.#voice = voice;
    this.#pacer = pacer;
  }

  /** Packets of all calls are spread evenly over the time of one. */
  start(): void {
    const { calls } = this.#options;
    const startNs = readClockNs() + leadNs;
    const plan = { startNs, intervalNs: (frameMs * 1e6) / calls, count: Number.MAX_SAFE_INTEGER };
    const arrivals = new Arrivals(plan);
    let next = 0;
    this.#pacer.run(plan, () => {
      const nowNs = readClockNs();
      for (let due = arrivals.takeDue(nowNs); due !== null; due = arrivals.takeDue(nowNs)) {
        const caller = this.#callers[next % calls];
        next += 1;
        if (caller === undefined) continue;
        caller.speak();
        this.#sentLateMs.push((readClockNs() - due) / 1e6);
      }
    });
  }

  async open(): Promise<CallBeginning> {
    for (let attempt = 1; ; attempt += 1) {
      const caller = this.#createCaller();
      try {
        const beginning = await caller.open();
        this.#callers.push(caller);
        return beginning;
      } catch (error) {
        caller.close();
        if (attempt === maxTries || !isOfLibrary(error)) throw error;
      }
    }
  }

  take(): LoadFigures {
    if (this.#failure !== null) throw this.#failure;
    const figures = this.#callers.map((caller) => caller.take());
    const sentLateMs = this.#sentLateMs;
    this.#sentLateMs = [];
    return {
      packetsOut: figures.reduce((sum, { packetsOut }) => sum + packetsOut, 0),
      packetsIn: figures.reduce((sum, { packetsIn }) => sum + packetsIn, 0),
      turnsMs: figures.flatMap(({ turnsMs }) => turnsMs),
      lateMs: figures.flatMap(({ lateMs }) => lateMs),
      sentLateMs,
    };
  }

  async close(): Promise<void> {
    await this.#pacer.stop();
    for (const caller of this.#callers) caller.close();
    // Its threads would keep this process alive.
    cleanup();
  }

  #createCaller(): Caller {
    return new Caller({
      voice: this.#voice,
      post: (offer) => postOffer(this.#options, offer),
      fail: (error) => {
        this.#failure ??= error;
      },
    });
  }
}

function readClockNs(): number {
  return Number(process.hrtime.bigint());
}

function isOfLibrary(error: unknown): boolean {
  return error instanceof Error && /ICE transport|not connected in time/.test(error.message);
}

async function postOffer({ url, headers }: CallLoadOptions, offer: string): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/sdp' },
    body: offer,
  });
  const text = await response.text();
  if (response.status === 201) return text;
  throw new Error(`a call was refused: ${String(response.status)} ${text.slice(0, 400)}`);
}
