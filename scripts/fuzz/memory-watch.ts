import type { FuzzGateway } from './gateways/fuzz-gateway.ts';

/** Below this number of cases, what code and caches take in any case hides everything else. */
const minCases = 4000;

/** What may be alive beside what was at a quarter of the run, in bytes: compiled code, series of metrics, caches. */
const allowedGrowth = 6 * 1024 * 1024;

/** Looks whether the memory of a gateway grows with the cases it has seen. */
export class MemoryWatch {
  readonly #gateway: Pick<FuzzGateway, 'end' | 'readAliveBytes'>;
  #before = Number.NaN;

  constructor(gateway: Pick<FuzzGateway, 'end' | 'readAliveBytes'>) {
    this.#gateway = gateway;
  }

  /** Takes the measure at a time when nothing is under way; `casesLeft` are still to come, of all gateways. */
  async begin(casesLeft: number): Promise<void> {
    if (casesLeft < minCases || this.#gateway.end !== null) return;
    await this.#gateway.readAliveBytes();
    this.#before = await this.#gateway.readAliveBytes();
  }

  /** What has grown since; nothing where it was not measured. */
  async end(): Promise<readonly string[]> {
    if (Number.isNaN(this.#before)) return [];
    await this.#gateway.readAliveBytes();
    const after = await this.#gateway.readAliveBytes();
    if (after - this.#before <= allowedGrowth) return [];
    return [`${render(this.#before)} were alive at a quarter of the run, and ${render(after)} at its end.`];
  }
}

function render(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
}
