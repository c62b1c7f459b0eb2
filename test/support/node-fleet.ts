import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDirectory, startGatewayProcess, type GatewayProcess } from './start-gateway-process.ts';

/** A node of a gateway: a process with a folder of its own, as on a machine of its own. */
export interface FleetNode {
  readonly url: string;
  /** As the ledger names it. */
  readonly nodeId: string;
  readonly process: GatewayProcess;
}

export interface FleetOptions {
  readonly count: number;
  /** The same for all nodes. */
  readonly environment: Readonly<Record<string, string>>;
  /** `specway.yaml` of all nodes. */
  readonly yaml: string;
  /** The names of the nodes that the database knows. */
  readonly readNodeIds: () => Promise<readonly string[]>;
}

/** Several nodes on one database. Stop it after the test. */
export class NodeFleet {
  readonly #options: FleetOptions;
  readonly #directories: readonly ReturnType<typeof createDirectory>[];
  readonly #nodes: FleetNode[] = [];

  private constructor(options: FleetOptions) {
    this.#options = options;
    this.#directories = Array.from({ length: options.count }, createDirectory);
  }

  static async start(options: FleetOptions): Promise<NodeFleet> {
    const fleet = new NodeFleet(options);
    for (const index of fleet.#directories.keys()) await fleet.start(index);
    return fleet;
  }

  get nodes(): readonly FleetNode[] {
    return this.#nodes;
  }

  /** The node of this number, counted round and round. */
  pick(number: number): FleetNode {
    const node = this.#nodes[number % this.#nodes.length];
    if (node === undefined) throw new Error('The fleet has no nodes');
    return node;
  }

  /** Starts a node, or starts one again in its folder after it has ended. */
  async start(index: number): Promise<FleetNode> {
    const { environment, yaml, readNodeIds } = this.#options;
    const directory = this.#directories[index]?.path ?? '';
    writeFileSync(join(directory, 'specway.yaml'), yaml);
    const known = new Set(await readNodeIds());
    const process = await startGatewayProcess({ directory, environment });
    const nodeId = (await readNodeIds()).find((id) => !known.has(id));
    if (nodeId === undefined) throw new Error('The node is not in the database');
    const node = { url: process.url, nodeId, process };
    this.#nodes[index] = node;
    return node;
  }

  /** Everything that all nodes wrote since they were started. */
  output(): string {
    return this.#nodes.map(({ process }) => process.output()).join('');
  }

  async stop(): Promise<void> {
    await Promise.all(this.#nodes.map(({ process }) => process.stop()));
    for (const directory of this.#directories) directory.remove();
  }
}
