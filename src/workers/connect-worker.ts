import type { ConfigText, HandedConfig } from '../core/config-text.ts';
import type { MetricFigures, MetricsPeers } from '../core/metrics.ts';
import type { WorkerNote, WorkerOrder } from './messages.ts';

/** The primary does not answer for so long, in milliseconds: it is stopped, or has ended. */
const maxAnswerMs = 3_000;

/** What a worker has to do with its primary. Once for a process. */
export interface WorkerLink {
  /** From 1 on; a process that takes another's place has its number. */
  readonly number: number;
  readonly peers: MetricsPeers;
  /** What this process begins with, whatever is on the disk: the other workers have the same. Once. */
  readConfiguration(): Promise<HandedConfig>;
  /** Tells the primary what was taken by a reload. */
  tellTaken(text: ConfigText): void;
  /** From now on these are called when the primary says so. What it said before is done at once. */
  follow(orders: { readonly stop: () => void; readonly reload: () => void }): void;
  /** Tells the primary that requests are served. */
  tellReady(): void;
}

/** Listens to the primary. */
export function connectWorker(number: number): WorkerLink {
  return new ConnectedWorker(number);
}

class ConnectedWorker implements WorkerLink {
  readonly number: number;
  readonly peers: MetricsPeers;
  #read: () => Promise<readonly MetricFigures[]> = () => Promise.resolve([]);
  #orders: Parameters<WorkerLink['follow']>[0] | null = null;
  #onConfiguration: (configuration: HandedConfig) => void = () => undefined;
  #isToStop = false;
  #id = 0;
  readonly #asked = new Map<number, (metrics: readonly MetricFigures[]) => void>();

  constructor(number: number) {
    this.number = number;
    this.peers = {
      serve: (read) => {
        this.#read = read;
      },
      collect: () => this.#collect(),
    };
    process.on('message', (order: WorkerOrder) => {
      this.#obey(order);
    });
  }

  readConfiguration(): Promise<HandedConfig> {
    return new Promise((resolve) => {
      this.#onConfiguration = resolve;
      send({ kind: 'begun' });
    });
  }

  tellTaken(text: ConfigText): void {
    send({ kind: 'taken', text });
  }

  follow(orders: Parameters<WorkerLink['follow']>[0]): void {
    this.#orders = orders;
    if (this.#isToStop) orders.stop();
  }

  tellReady(): void {
    send({ kind: 'ready' });
  }

  #obey(order: WorkerOrder): void {
    switch (order.kind) {
      case 'stop':
        this.#isToStop = true;
        this.#orders?.stop();
        return;
      case 'reload':
        this.#orders?.reload();
        return;
      case 'configuration':
        this.#onConfiguration(order.configuration);
        return;
      case 'tell':
        void this.#tell(order.id);
        return;
      case 'collected':
        this.#asked.get(order.id)?.(order.metrics);
    }
  }

  /** Figures that cannot be read are those of before. */
  async #tell(id: number): Promise<void> {
    const metrics = await this.#read().catch(() => null);
    if (metrics !== null) send({ kind: 'told', id, metrics });
  }

  async #collect(): Promise<readonly MetricFigures[]> {
    const id = ++this.#id;
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise((resolve, reject) => {
        timer = setTimeout(() => {
          reject(new Error('The primary process does not answer'));
        }, maxAnswerMs);
        this.#asked.set(id, resolve);
        send({ kind: 'collect', id });
      });
    } finally {
      clearTimeout(timer);
      this.#asked.delete(id);
    }
  }
}

/** The primary may have ended; then this process is about to. */
function send(note: WorkerNote): void {
  if (process.connected) process.send?.(note, undefined, undefined, () => undefined);
}
