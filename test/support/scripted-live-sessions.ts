import type { LiveSession, LiveSessionEnding, LiveSessions } from '../../src/core/realtime/live-sessions.ts';

/** A session of a test. */
export function createLiveSession(id: string, changes: Partial<LiveSession> = {}): LiveSession {
  return {
    id,
    transport: 'websocket',
    dialect: 'ga',
    model: 'rtfam-4o-realtime-preview',
    deployment: 'voices',
    keyId: 'key_ada',
    userId: 'usr_ada',
    startedAt: 1_790_000_000_000,
    lastEventAt: 1_790_000_001_000,
    endsAt: 1_790_001_800_000,
    responses: 0,
    audioInMs: 0,
    audioOutMs: 0,
    cost: 0n,
    ...changes,
  };
}

/** Sessions of a process that go on until a test, or somebody whom it has asked, ends them. */
export class ScriptedLiveSessions implements LiveSessions {
  readonly endings: (readonly [id: string, ending: LiveSessionEnding])[] = [];
  readonly #sessions = new Map<string, LiveSession>();

  /** Begins a session, or changes it. */
  set(session: LiveSession): void {
    this.#sessions.set(session.id, session);
  }

  list(): readonly LiveSession[] {
    return [...this.#sessions.values()];
  }

  end(id: string, ending: LiveSessionEnding): boolean {
    if (!this.#sessions.delete(id)) return false;
    this.endings.push([id, ending]);
    return true;
  }
}
