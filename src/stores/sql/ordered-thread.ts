import type { TransferListItem, Worker, WorkerOptions } from 'node:worker_threads';
import { startThread } from './start-thread.ts';

export interface OrderedThreadOptions<Message, Answer, Result> {
  /** The module that the thread runs. It answers each message in order, and ends when it gets `null`. */
  readonly entry: URL;
  readonly worker: WorkerOptions;
  /** What an order resolves with; it rejects with what this throws. */
  readonly readAnswer: (answer: Answer, message: Message) => Result;
}

interface Order<Message, Result> {
  readonly message: Message;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

/**
 * A thread that works for a database file and answers in the order in which it is asked. It starts with the first message, and again
 * with the next one after it crashed.
 */
export class OrderedThread<Message, Answer, Result> {
  readonly #options: OrderedThreadOptions<Message, Answer, Result>;
  #run: ThreadRun<Message, Answer, Result> | null = null;
  #isClosed = false;

  constructor(options: OrderedThreadOptions<Message, Answer, Result>) {
    this.#options = options;
  }

  /** Whether the thread that runs has answered anything: until then it may be starting. */
  get hasAnswered(): boolean {
    return this.#run !== null && !this.#run.hasEnded && this.#run.hasAnswered;
  }

  /** Messages that are not answered yet. */
  get waitingCount(): number {
    return this.#run?.orders.length ?? 0;
  }

  /** Rejects when the thread ended before it answered, too. */
  async send(message: Message, transferred: readonly TransferListItem[] = []): Promise<Result> {
    if (this.#isClosed) throw new Error('database is not open');
    if (this.#run === null || this.#run.hasEnded) this.#run = new ThreadRun(this.#options);
    return await this.#run.send(message, transferred);
  }

  /** Waits for the answers that are due and ends the thread. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#run?.end();
  }
}

/** One life of the thread. It keeps the process alive only while something is under way, its end included. */
class ThreadRun<Message, Answer, Result> {
  hasEnded = false;
  hasAnswered = false;
  /** Under way, in the order in which the thread answers. */
  readonly orders: Order<Message, Result>[] = [];
  readonly #readAnswer: OrderedThreadOptions<Message, Answer, Result>['readAnswer'];
  readonly #worker: Worker;
  readonly #ended: Promise<void>;
  #isEnding = false;
  #failure: Error | null = null;

  constructor({ entry, worker, readAnswer }: OrderedThreadOptions<Message, Answer, Result>) {
    this.#readAnswer = readAnswer;
    this.#worker = startThread(entry, worker);
    this.#worker.on('message', this.#take);
    this.#worker.on('error', (error) => (this.#failure = error as Error));
    this.#ended = new Promise((resolve) => {
      this.#worker.on('exit', () => {
        this.#giveUp();
        resolve();
      });
    });
    this.#worker.unref();
  }

  send(message: Message, transferred: readonly TransferListItem[]): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.orders.push({ message, resolve, reject }) === 1) this.#worker.ref();
      this.#worker.postMessage(message, transferred);
    });
  }

  async end(): Promise<void> {
    if (this.hasEnded) return;
    this.#isEnding = true;
    this.#worker.ref();
    this.#worker.postMessage(null);
    await this.#ended;
  }

  readonly #take = (answer: Answer): void => {
    const order = this.orders.shift();
    this.hasAnswered = true;
    if (this.orders.length === 0 && !this.#isEnding) this.#worker.unref();
    if (order === undefined) return;
    try {
      order.resolve(this.#readAnswer(answer, order.message));
    } catch (error) {
      order.reject(error as Error);
    }
  };

  #giveUp(): void {
    this.hasEnded = true;
    const error = this.#failure ?? new Error('The thread that works for the database has ended');
    for (const order of this.orders.splice(0)) order.reject(error);
  }
}
