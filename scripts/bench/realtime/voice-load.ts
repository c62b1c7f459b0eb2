import { Arrivals } from '../open-loop/arrivals.ts';
import { startPacer } from '../open-loop/start-pacer.ts';
import { percentile } from '../statistics.ts';
import { pieceMs } from './voice-events.ts';
import { openSessions, VoiceSession } from './voice-session.ts';

export interface VoiceLoadOptions {
  readonly port: number;
  /** The upgrade, as the server wants it. */
  readonly request: Buffer;
  readonly sessions: number;
}

/** What was seen of sessions that speak and listen. Times are milliseconds. */
export interface VoiceResult {
  /** Pieces of sound that were said, and answered. */
  readonly pieces: number;
  /** From the time a piece was due to the arrival of its answer: two messages through the server. */
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly p999Ms: number;
  /** How late the load generator itself was. */
  readonly lateP99Ms: number;
  readonly elapsedMs: number;
}

/** Sessions in which both sides speak in real time. */
export interface VoiceLoad {
  /** Speaks for so long in every session, and resolves when all of it has been answered. Not to be called while it runs. */
  speak(seconds: number): Promise<VoiceResult>;
  close(): void;
}

/** Time before the first piece is due. */
const leadNs = 5e7;

/** An answer that has not come after so long will not come. */
const stallMs = 10_000;

function readClockNs(): number {
  return Number(process.hrtime.bigint());
}

/** Opens the sessions; their pieces of sound are spread evenly over the time of one. */
export async function openVoiceLoad({ port, request, sessions }: VoiceLoadOptions): Promise<VoiceLoad> {
  const load = new Voices();
  await load.open(sessions, (onPiece) => {
    return new VoiceSession({ port, request, kind: 'speaking', onPiece, fail: load.fail });
  });
  return load;
}

class Voices implements VoiceLoad {
  #sessions: readonly VoiceSession[] = [];
  /** For each session, when the pieces were due that have not been answered. */
  #due: readonly number[][] = [];
  #done: PromiseWithResolvers<undefined> | null = null;
  #latenciesMs: number[] = [];
  #lateMs: number[] = [];
  #count = 0;
  #failure: Error | null = null;

  readonly fail = (error: Error): void => {
    this.#failure ??= error;
    this.#done?.reject(error);
  };

  async open(count: number, create: (onPiece: () => void) => VoiceSession): Promise<void> {
    this.#due = Array.from({ length: count }, () => []);
    this.#sessions = await openSessions(count, (index) =>
      create(() => {
        this.#hear(index);
      }),
    );
  }

  async speak(seconds: number): Promise<VoiceResult> {
    if (this.#failure !== null) throw this.#failure;
    const { length } = this.#sessions;
    const count = Math.round((seconds * 1000) / pieceMs) * length;
    const done = this.#begin(count);
    const pacer = await startPacer();
    const startNs = readClockNs() + leadNs;
    const plan = { startNs, intervalNs: (pieceMs * 1e6) / length, count };
    const arrivals = new Arrivals(plan);
    const timer = setTimeout(
      () => {
        this.fail(new Error(`${String(count - this.#latenciesMs.length)} pieces were not answered`));
      },
      seconds * 1000 + stallMs,
    );
    try {
      let next = 0;
      pacer.run(plan, () => {
        const nowNs = readClockNs();
        for (let due = arrivals.takeDue(nowNs); due !== null; due = arrivals.takeDue(nowNs))
          this.#say(next++ % length, due);
      });
      await done;
      return this.#summarise((readClockNs() - startNs) / 1e6);
    } finally {
      clearTimeout(timer);
      await pacer.stop();
    }
  }

  close(): void {
    for (const session of this.#sessions) session.close();
  }

  #begin(count: number): Promise<undefined> {
    this.#done = Promise.withResolvers();
    this.#done.promise.catch(() => undefined);
    this.#latenciesMs = [];
    this.#lateMs = [];
    this.#count = count;
    return this.#done.promise;
  }

  #say(index: number, dueNs: number): void {
    this.#due[index]?.push(dueNs);
    this.#sessions[index]?.speak();
    this.#lateMs.push((readClockNs() - dueNs) / 1e6);
  }

  #hear(index: number): void {
    const dueNs = this.#due[index]?.shift();
    if (dueNs === undefined) throw new Error('a piece came that answers nothing');
    this.#latenciesMs.push((readClockNs() - dueNs) / 1e6);
    if (this.#latenciesMs.length === this.#count) this.#done?.resolve(undefined);
  }

  #summarise(elapsedMs: number): VoiceResult {
    const latencies = Float64Array.from(this.#latenciesMs).sort();
    return {
      pieces: latencies.length,
      p50Ms: percentile(latencies, 0.5),
      p99Ms: percentile(latencies, 0.99),
      p999Ms: percentile(latencies, 0.999),
      lateP99Ms: percentile(Float64Array.from(this.#lateMs).sort(), 0.99),
      elapsedMs,
    };
  }
}
