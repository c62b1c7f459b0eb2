import { setTimeout as sleep } from 'node:timers/promises';
import { GatewayError } from '../../core/gateway-error.ts';
import type { LiveSession, LiveSessionEnding, LiveSessions } from '../../core/realtime/live-sessions.ts';
import type { SessionOrder } from '../../core/realtime/realtime-service.ts';
import type { Relay } from './relay.ts';

/** How often it is asked whether keys are still good, in milliseconds. */
const lookMs = 1_000;
const pollMs = 20;

/** The sessions of this process. */
export class LiveRelays implements LiveSessions {
  readonly #relays = new Map<string, { readonly relay: Relay; readonly order: SessionOrder }>();
  #timer: NodeJS.Timeout | null = null;
  #isChecking = false;

  get size(): number {
    return this.#relays.size;
  }

  add(relay: Relay, order: SessionOrder): void {
    this.#relays.set(order.request.requestId, { relay, order });
    this.#timer ??= setInterval(() => {
      if (!this.#isChecking) void this.#checkKeys();
    }, lookMs).unref();
  }

  remove(id: string): void {
    this.#relays.delete(id);
    if (this.#relays.size > 0 || this.#timer === null) return;
    clearInterval(this.#timer);
    this.#timer = null;
  }

  list(): readonly LiveSession[] {
    return [...this.#relays.values()].map(({ relay }) => relay.describe());
  }

  end(id: string, ending: LiveSessionEnding): boolean {
    return this.#relays.get(id)?.relay.endFor(ending) ?? false;
  }

  /** Lets responses that run end within this time; then all sessions have ended. */
  async drain(maxMs: number): Promise<void> {
    const deadline = performance.now() + maxMs;
    for (const { relay } of this.#relays.values()) relay.drain();
    while (this.#relays.size > 0 && performance.now() < deadline) await sleep(pollMs);
    for (const { relay } of this.#relays.values()) relay.endFor('shutdown');
    while (this.#relays.size > 0) await sleep(pollMs);
  }

  async #checkKeys(): Promise<void> {
    this.#isChecking = true;
    const checks = [...this.#relays].map(async ([id, { order }]) => {
      if (!(await isGood(order))) this.end(id, 'key');
    });
    await Promise.all(checks);
    this.#isChecking = false;
  }
}

/** A key that nobody can look up at the moment is as good as it was. */
async function isGood(order: SessionOrder): Promise<boolean> {
  try {
    await order.authenticate();
    return true;
  } catch (thrown) {
    const code = thrown instanceof GatewayError ? thrown.code : null;
    return code !== 'unauthenticated' && code !== 'permission_denied';
  }
}
