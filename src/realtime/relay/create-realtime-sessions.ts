import type { Clock } from '../../core/clock.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { loadOnce } from '../../core/load-once.ts';
import { parseCallId } from '../../core/realtime/call-id.ts';
import type { LiveSessions } from '../../core/realtime/live-sessions.ts';
import type {
  AttachOrder,
  RealtimeSessions,
  SessionOrder,
  WaitingSession,
} from '../../core/realtime/realtime-service.ts';
import type { ClientDialect } from '../dialects/client-dialect.ts';
import { LiveRelays } from './live-relays.ts';
import { maxAttached } from './relay-clients.ts';
import type { RelayLimits, RelayObserver } from './relay-ports.ts';
import type { SessionAdmission } from './session-admission.ts';

export interface RealtimeSessionsOptions {
  readonly admission: SessionAdmission;
  readonly createDialect: (order: SessionOrder) => Promise<ClientDialect>;
  readonly limits: RelayLimits;
  readonly observer: RelayObserver;
  readonly clock: Clock;
}

/** Sessions, with what their owner needs to end them. Shared. */
export interface OpenRealtimeSessions extends RealtimeSessions {
  readonly live: LiveSessions;
  /** Sessions that have not ended. */
  readonly size: number;
  /** Opens no more, and lets responses that run end within this time. Resolves when all sessions have ended. */
  close(maxMs: number): Promise<void>;
}

/** What stands between a client and its session, for the first of them. */
const loadRelays = loadOnce(() => import('./relay.ts'));

/** Realtime sessions between clients and those who answer. */
export function createRealtimeSessions(options: RealtimeSessionsOptions): OpenRealtimeSessions {
  const live = new LiveRelays();
  let isClosed = false;
  return {
    live,
    get size() {
      return live.size;
    },
    connect: async (order) => {
      if (isClosed) throw createStopped();
      const session = await connect(options, order, live);
      if (!isClosed) return session;
      session.abandon();
      throw createStopped();
    },
    attach: (order) => attach(order, live),
    close: async (maxMs) => {
      isClosed = true;
      await live.drain(maxMs);
    },
  };
}

async function connect(
  options: RealtimeSessionsOptions,
  order: SessionOrder,
  live: LiveRelays,
): Promise<WaitingSession> {
  const { admission, createDialect, limits, observer, clock } = options;
  const { request, modelName, transport, dialect } = order;
  const { requestId: id, principal } = request;
  const startedAt = clock.now();
  const relays = await loadRelays();
  // Refuses settings that no token should have, before anything is taken.
  const clientDialect = await createDialect(order);
  const entered = await admission.enter(order);
  const relay = new relays.Relay({
    facts: {
      id,
      transport,
      dialect,
      keyId: principal?.keyId ?? '',
      userId: principal?.userId ?? null,
      startedAt,
    },
    dialect: clientDialect,
    money: entered.money,
    firstCharge: entered.firstCharge,
    keyLimits: entered.limits,
    limits,
    observer,
    now: () => clock.now(),
    onOver: () => {
      live.remove(id);
    },
  });
  try {
    await order.onAdmitted?.();
    const { opening } = clientDialect;
    const { link, model, deployment } = await entered.open({ request, modelName, listener: relay, opening });
    relay.open({ link, model: model.id, deployment: deployment.id });
    const headers = entered.begin();
    if (!relay.isOver) live.add(relay, order);
    return {
      headers,
      accept: (channel) => relay.accept(channel),
      abandon: () => {
        relay.abandon();
      },
    };
  } catch (error) {
    relay.abandon();
    throw error;
  } finally {
    entered.leave();
  }
}

function attach({ callId, principal, authenticate }: AttachOrder, live: LiveRelays): WaitingSession {
  const id = parseCallId(callId);
  const relay = id === null ? null : live.findCall(id, principal);
  if (relay === null)
    throw new GatewayError('not_found', 'There is no such call: it has ended, or belongs to another key.', {
      reason: 'call_not_found',
    });
  const waiting = relay.attach({ authenticate });
  if (waiting !== null) return waiting;
  throw new GatewayError(
    'resource_exhausted',
    `${String(maxAttached)} connections are attached to this call, and no more may be: close one of them.`,
    { reason: 'rate_limit_exceeded' },
  );
}

function createStopped(): GatewayError {
  return new GatewayError('unavailable', 'The gateway is shutting down. Try again.', {
    reason: 'shutting_down',
    retryAfterMs: 1_000,
  });
}
