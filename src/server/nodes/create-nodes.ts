import type { Logger } from 'pino';
import type { Clock } from '../../core/clock.ts';
import type { LivingNode, NodeDirectory, NodeReport, NodeStore } from '../../core/node-report.ts';
import { readResidentMemory } from '../../core/resident-memory.ts';
import type { Charging } from '../charging/open-charging.ts';
import type { LiveParts } from '../live/create-live-parts.ts';
import { ClockWatch } from './clock-watch.ts';

export interface NodesOptions {
  readonly version: string;
  readonly store: NodeStore;
  readonly charging: Pick<Charging, 'nodeId' | 'ledger' | 'redisState'>;
  readonly live: Pick<LiveParts, 'describeDeployments'>;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Between two reports, in milliseconds. */
const pauseMs = 5_000;

/** A node says every five seconds that it lives; one that has missed two does not reach the database. In milliseconds. */
const lateMs = 15_000;

/** What this node knows of itself and of the others. Shared. */
export interface Nodes extends NodeDirectory {
  /** Of this process. */
  readonly nodeId: string;
  /** The others that live. Rejects with `unavailable` while the database is away. */
  listOthers(): Promise<readonly LivingNode[]>;
  /** Begins to tell the others how this one does. */
  start(countRequests: () => number): void;
  stop(): void;
}

/** Requests pay nothing for it: what is told is looked at when it is. */
export function createNodes(options: NodesOptions): Nodes {
  return new GatewayNodes(options);
}

class GatewayNodes implements Nodes {
  readonly #options: NodesOptions;
  readonly #startedAt: number;
  readonly #clockWatch: ClockWatch;
  #countRequests: () => number = () => 0;
  #timer: NodeJS.Timeout | null = null;
  #isReporting = false;

  constructor(options: NodesOptions) {
    this.#options = options;
    this.#startedAt = options.clock.now();
    this.#clockWatch = new ClockWatch(options.logger);
  }

  get nodeId(): string {
    return this.#options.charging.nodeId;
  }

  async list(): Promise<readonly LivingNode[]> {
    const living = await this.#options.store.list();
    const known = living.find(({ id }) => id === this.nodeId);
    const own = { ...(known ?? this.#introduce()), report: this.#describe() };
    return [own, ...this.#leaveOut(living)].sort((a, b) => a.startedAt - b.startedAt);
  }

  async listOthers(): Promise<readonly LivingNode[]> {
    return this.#leaveOut(await this.#options.store.list());
  }

  start(countRequests: () => number): void {
    this.#countRequests = countRequests;
    void this.#report();
    this.#timer = setInterval(() => void this.#report(), pauseMs).unref();
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }

  /** Never rejects; the next one comes soon. */
  async #report(): Promise<void> {
    if (this.#isReporting) return;
    this.#isReporting = true;
    const { store, clock, logger } = this.#options;
    try {
      const report = this.#describe();
      const before = clock.now();
      const database = await store.report(this.nodeId, report);
      if (database !== null) this.#clockWatch.note({ before, after: clock.now(), database });
    } catch (error) {
      logger.debug({ err: error }, 'this node cannot tell the others how it does');
    } finally {
      this.#isReporting = false;
    }
  }

  /** Before the first report, and where nobody else reads them. */
  #introduce(): Omit<LivingNode, 'report'> {
    const now = this.#options.clock.now();
    return { id: this.nodeId, startedAt: this.#startedAt, lastBeatAt: now, silentMs: 0 };
  }

  #describe(): NodeReport {
    const { version, charging, live, clock } = this.#options;
    return {
      version,
      requests: this.#countRequests(),
      rssBytes: readResidentMemory(),
      database: charging.ledger.state,
      redis: charging.redisState,
      waitingCharges: charging.ledger.waitingCharges,
      clockOffsetMs: this.#clockWatch.offsetMs,
      deployments: live.describeDeployments(clock.now()).map(({ report }) => report),
    };
  }

  #leaveOut(living: readonly LivingNode[]): readonly LivingNode[] {
    return living.filter(({ id }) => id !== this.nodeId).map(judgeSilence);
  }
}

/** What a node cannot say itself. */
function judgeSilence(node: LivingNode): LivingNode {
  return node.silentMs > lateMs ? { ...node, report: { ...node.report, database: 'failing' } } : node;
}
