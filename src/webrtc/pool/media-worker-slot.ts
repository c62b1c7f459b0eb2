import type { OpenPart } from '../messages.ts';
import { PooledCall, type PooledCallParts } from './pooled-call.ts';
import { createLostWorker, WorkerProcess, type WorkerProcessOptions } from './worker-process.ts';

/** An offer that is not answered by then is given up, in milliseconds. Whether the process hangs is found out otherwise: it has other calls. */
const maxAnswerMs = 10_000;

export type SlotOptions = Omit<WorkerProcessOptions, 'readCalls' | 'onNote'>;

/** One worker of the pool, whichever process that is: started for the first call, and for the next one after its end. */
export class MediaWorkerSlot {
  readonly #options: SlotOptions;
  readonly #calls = new Map<string, PooledCall>();
  #process: WorkerProcess | null = null;

  constructor(options: SlotOptions) {
    this.#options = options;
  }

  /** Calls that go on, and those that begin. */
  get calls(): number {
    return this.#calls.size;
  }

  /** Begins a call, and waits for its answer. Throws GatewayError. */
  async open(
    parts: Omit<PooledCallParts, 'carrier'>,
    order: OpenPart,
  ): Promise<{ call: PooledCall; answer: string }> {
    const process = (this.#process ??= this.#start());
    const { id } = parts;
    const call = new PooledCall({ ...parts, carrier: process });
    this.#calls.set(id, call);
    try {
      await process.ready;
      process.send({ kind: 'open', id, ...order });
      const answer = await waitForAnswer(call);
      if (call.isEnded) throw createLostWorker();
      call.handOver();
      return { call, answer };
    } catch (error) {
      call.close();
      this.#calls.delete(id);
      throw error;
    }
  }

  /** Ends its calls and its process. */
  async stop(): Promise<void> {
    await this.#process?.stop();
  }

  #start(): WorkerProcess {
    return new WorkerProcess({
      ...this.#options,
      readCalls: () => this.#calls.size,
      onNote: (note) => {
        const call = this.#calls.get(note.id);
        if (note.kind === 'ended') this.#calls.delete(note.id);
        call?.take(note);
      },
      onEnd: (failure) => {
        this.#process = null;
        const calls = [...this.#calls.values()];
        this.#calls.clear();
        for (const call of calls) call.end({ reason: failure === null ? 'ended' : 'failed', stats: null });
        this.#options.onEnd(failure);
      },
    });
  }
}

async function waitForAnswer(call: PooledCall): Promise<string> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(createLostWorker());
  }, maxAnswerMs);
  try {
    return await Promise.race([call.answer, promise]);
  } finally {
    clearTimeout(timer);
  }
}
