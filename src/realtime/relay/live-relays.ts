import { setTimeout as sleep } from 'node:timers/promises';
import { GatewayError } from '../../core/gateway-error.ts';
import type { LiveSession, LiveSessionEnding, LiveSessions } from '../../core/realtime/live-sessions.ts';
import type { Principal } from '../../core/principal.ts';
import type { SessionOrder } from '../../core/realtime/realtime-service.ts';
import type { Relay } from './relay.ts';
import { keyEnded } from './session-ending.ts';

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

  /** A call that goes on, of this owner. */
  findCall(id: string, { keyId, userId }: Pick<Principal, 'keyId' | 'userId'>): Relay | null {
    const relay = this.#relays.get(id)?.relay;
    if (relay === undefined || relay.isOver) return null;
    const call = relay.describe();
    const isOwner = userId === null ? call.userId === null && call.keyId === keyId : call.userId === userId;
    return call.transport === 'webrtc' && isOwner ? relay : null;
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
    const checks = [...this.#relays].flatMap(([id, { relay, order }]) => [
      checkKey(order, () => {
        this.end(id, 'key');
      }),
      ...Array.from(relay.attached, (client) =>
        checkKey(client, () => {
          client.expel(keyEnded);
        }),
      ),
    ]);
    await Promise.all(checks);
    this.#isChecking = false;
  }
}

/** Ends what a key may not have any more. One that nobody can look up at the moment is as good as it was. */
async function checkKey(
  { authenticate }: Pick<SessionOrder, 'authenticate'>,
  end: () => void,
): Promise<void> {
  try {
    await authenticate();
  } catch (thrown) {
    const code = thrown instanceof GatewayError ? thrown.code : null;
    if (code === 'unauthenticated' || code === 'permission_denied') end();
  }
}
