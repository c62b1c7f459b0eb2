import { getHeapStatistics } from 'node:v8';
import type { OverloadConfig } from '../../core/config.ts';

/** Whether the process keeps up with its work. Shared. */
export interface LoadWatch {
  readonly isOverloaded: boolean;
  /** Counts the tenths of a second since the start. */
  readonly tick: number;
  close(): void;
}

export interface LoadWatchOptions extends OverloadConfig {
  /** Told when the process falls behind, and when it has caught up. */
  readonly onChange: (state: 'overloaded' | 'calm', figures: LoadFigures) => void;
}

export interface LoadFigures {
  /** Average over the last second. */
  readonly loopDelayMs: number;
  readonly heapShare: number;
}

const tickMs = 100;
const ticksKept = 10;

/**
 * Looks ten times a second how late it is and how full the heap is. One long turn of the event loop is no overload; many
 * in one second are. The process has caught up when both figures are below three quarters of their marks.
 */
export function watchLoad(options: LoadWatchOptions): LoadWatch {
  return new TickingWatch(options);
}

class TickingWatch implements LoadWatch {
  isOverloaded = false;
  tick = 0;
  readonly #options: LoadWatchOptions;
  readonly #delays = new Float64Array(ticksKept);
  #sum = 0;
  #lastAt = performance.now();
  readonly #timer: NodeJS.Timeout;

  constructor(options: LoadWatchOptions) {
    this.#options = options;
    this.#timer = setInterval(() => {
      this.#look();
    }, tickMs).unref();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    const figures = { loopDelayMs: this.#measureDelay(), heapShare: measureHeap() };
    const { loopDelayMs, heapShare, onChange } = this.#options;
    const margin = this.isOverloaded ? 3 / 4 : 1;
    const isOverloaded = figures.loopDelayMs > loopDelayMs * margin || figures.heapShare > heapShare * margin;
    if (isOverloaded === this.isOverloaded) return;
    this.isOverloaded = isOverloaded;
    onChange(isOverloaded ? 'overloaded' : 'calm', figures);
  }

  #measureDelay(): number {
    const now = performance.now();
    const slot = this.tick++ % ticksKept;
    const delay = Math.max(0, now - this.#lastAt - tickMs);
    this.#sum += delay - (this.#delays[slot] ?? 0);
    this.#delays[slot] = delay;
    this.#lastAt = now;
    return this.#sum / ticksKept;
  }
}

/** The memory that V8 uses for objects, garbage included, as a part of what it may use at most. */
function measureHeap(): number {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
  return used / limit;
}
