import type { Logger } from 'pino';
import type { LiveSession, LiveSessions } from '../../core/realtime/live-sessions.ts';
import type { LiveSessionStore } from '../../core/realtime/session-directory.ts';

export interface SessionTellerOptions {
  readonly nodeId: string;
  readonly sessions: LiveSessions;
  readonly store: LiveSessionStore;
  readonly logger: Logger;
}

/** Between two looks at what has begun or ended, and at what others want ended, in milliseconds. */
export const lookMs = 500;

/** Looks from one time to the next at which the others are told what has changed, and of everything where that was lost. */
const looksBetweenChanges = 10;

/**
 * Tells the other nodes of the sessions of this one, and ends those that somebody there wants ended. It asks the database nothing while there
 * are none.
 */
export class SessionTeller {
  readonly #options: SessionTellerOptions;
  readonly #timer: NodeJS.Timeout;
  /** What the others were told last. */
  readonly #told = new Map<string, LiveSession>();
  #looks = 0;
  #isBusy = false;

  constructor(options: SessionTellerOptions) {
    this.#options = options;
    this.#timer = setInterval(() => void this.#look(), lookMs).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Never rejects: what could not be told is told the next time. */
  async #look(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    const { nodeId, sessions, store, logger } = this.#options;
    try {
      await this.#tell(sessions.list());
      if (this.#told.size === 0) return;
      for (const id of await store.listEndOrders(nodeId)) sessions.end(id, 'ended');
    } catch (error) {
      logger.debug({ err: error }, 'this node cannot tell the others of its realtime sessions');
    } finally {
      this.#isBusy = false;
    }
  }

  async #tell(living: readonly LiveSession[]): Promise<void> {
    if (living.length === 0 && this.#told.size === 0) return;
    const isTimeForChanges = this.#looks++ % looksBetweenChanges === 0;
    const isLost = isTimeForChanges && (await this.#isLost());
    const present = living.filter((session) => {
      const told = this.#told.get(session.id);
      return told === undefined || isLost || (isTimeForChanges && isChanged(told, session));
    });
    const ids = new Set(living.map(({ id }) => id));
    const ended = [...this.#told.keys()].filter((id) => !ids.has(id));
    if (present.length === 0 && ended.length === 0) return;
    await this.#options.store.write(this.#options.nodeId, { present, ended });
    for (const session of present) this.#told.set(session.id, session);
    for (const id of ended) this.#told.delete(id);
  }

  /** Whether the others do not know of all that they were told of. */
  async #isLost(): Promise<boolean> {
    const { nodeId, store } = this.#options;
    return this.#told.size > 0 && !(await store.hasAll(nodeId, this.#told.size));
  }
}

function isChanged(told: LiveSession, now: LiveSession): boolean {
  return told.lastEventAt !== now.lastEventAt || told.responses !== now.responses || told.cost !== now.cost;
}
