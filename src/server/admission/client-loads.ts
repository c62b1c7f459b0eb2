import type { Holdings } from './byte-budget.ts';
import type { PixelHolder } from './pixel-budget.ts';

/** What one API key or one client address has under way. Shared. */
export interface ClientLoad extends Holdings, PixelHolder {
  readonly id: string;
  /** Requests whose answer has not left the process in full. */
  requests: number;
  /** The tenth of a second that {@link admitted} belongs to. */
  tick: number;
  /** Requests let in during that tick. */
  admitted: number;
}

/** Everybody who has something under way. Shared. */
export class ClientLoads {
  readonly #loads = new Map<string, ClientLoad>();

  /** A request begins. */
  enter(id: string): ClientLoad {
    let load = this.#loads.get(id);
    if (load === undefined) {
      load = { id, memoryBytes: 0, uploadBytes: 0, pixels: 0, requests: 0, tick: 0, admitted: 0 };
      this.#loads.set(id, load);
    }
    load.requests += 1;
    return load;
  }

  /** The same request has ended, and has given back what it held. */
  leave(load: ClientLoad): void {
    load.requests -= 1;
    if (load.requests === 0) this.#loads.delete(load.id);
  }

  get size(): number {
    return this.#loads.size;
  }
}
