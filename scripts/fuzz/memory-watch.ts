import type { FuzzGateway } from './gateways/fuzz-gateway.ts';
import type { AliveMemory } from './gateways/log-watch.ts';

/** Below this number of cases, what caches take in any case hides everything else. */
const minCases = 4000;

/** What may be alive beside what was at a quarter of the run, in bytes: series of metrics, caches. */
const allowedHeapGrowth = 6 * 1024 * 1024;

/** The same of buffers: the simulator keeps 64 MiB of the films it has made, of which a run does not make as many. */
const allowedBufferGrowth = 24 * 1024 * 1024;

type Gateway = Pick<FuzzGateway, 'end' | 'readMemory'>;

/** Looks whether the memory of a gateway grows with the cases it has seen. */
export class MemoryWatch {
  readonly #gateway: Gateway;
  #before: AliveMemory | null = null;

  constructor(gateway: Gateway) {
    this.#gateway = gateway;
  }

  /** Takes the measure at a time when nothing is under way; `casesLeft` are still to come, of all gateways. */
  async begin(casesLeft: number): Promise<void> {
    if (casesLeft < minCases || this.#gateway.end !== null) return;
    await this.#gateway.readMemory();
    this.#before = await this.#gateway.readMemory();
  }

  /** What has grown since; nothing where it was not measured. */
  async end(): Promise<readonly string[]> {
    const before = this.#before;
    if (before === null) return [];
    await this.#gateway.readMemory();
    const after = await this.#gateway.readMemory();
    if (after === null) return ['It does not say how much memory is alive.'];
    return [
      ...compare('in the heap', [before.heapBytes, after.heapBytes], allowedHeapGrowth),
      ...compare('in buffers', [before.bufferBytes, after.bufferBytes], allowedBufferGrowth),
    ];
  }
}

function compare(
  where: string,
  sizes: readonly [before: number, after: number],
  allowed: number,
): readonly string[] {
  const [before, after] = sizes;
  if (after - before <= allowed) return [];
  return [`${render(before)} were alive ${where} at a quarter of the run, and ${render(after)} at its end.`];
}

function render(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
}
