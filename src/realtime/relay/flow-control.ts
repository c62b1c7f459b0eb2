import type { ClientChannel } from '../../core/realtime/client-channel.ts';
import type { RealtimeLink } from '../../core/realtime/realtime-link.ts';

/** How often it is looked whether there is room again, in milliseconds. */
const lookMs = 20;

/** Both sides, each `null` while it is not there, and what waits of them. */
export interface FlowSides {
  /** What the client sent and nobody has taken yet. */
  readonly readClientBytes: () => number;
  /** What the client is to be told and has not taken yet. */
  readonly readServerBytes: () => number;
  readonly client: () => Pick<ClientChannel, 'pause' | 'resume'> | null;
  readonly server: () => Pick<RealtimeLink, 'pause' | 'resume'> | null;
}

/** Has each side read no more while too much of it waits for the other. */
export class FlowControl {
  readonly #maxBytes: number;
  readonly #sides: FlowSides;
  #isClientPaused = false;
  #isServerPaused = false;
  #timer: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(maxBytes: number, sides: FlowSides) {
    this.#maxBytes = maxBytes;
    this.#sides = sides;
  }

  /** Something has come, or has gone. */
  regulate(): void {
    if (this.#isClosed) return;
    const { readClientBytes, readServerBytes, client, server } = this.#sides;
    const isClientFull = readClientBytes() > this.#mark(this.#isClientPaused);
    const isServerFull = readServerBytes() > this.#mark(this.#isServerPaused);
    const isClientNews = isClientFull !== this.#isClientPaused;
    const isServerNews = isServerFull !== this.#isServerPaused;
    this.#isClientPaused = isClientFull;
    this.#isServerPaused = isServerFull;
    if (isClientNews) turn(client(), isClientFull);
    if (isServerNews) turn(server(), isServerFull);
    if (isClientFull || isServerFull) this.#look();
  }

  close(): void {
    this.#isClosed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  /** Whoever was paused begins again when there is a good deal of room. */
  #mark(isPaused: boolean): number {
    return isPaused ? this.#maxBytes / 2 : this.#maxBytes;
  }

  #look(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      this.regulate();
    }, lookMs);
  }
}

function turn(side: Pick<ClientChannel, 'pause' | 'resume'> | null, isFull: boolean): void {
  if (isFull) side?.pause();
  else side?.resume();
}
