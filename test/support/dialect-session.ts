import type { RealtimeGaClientEvent } from '../../generated/contract-types.ts';
import type { RealtimeEvent } from '../../src/core/realtime/realtime-link.ts';
import type { RealtimeModel } from '../../src/core/realtime/realtime-model.ts';
import { createClientDialect } from '../../src/realtime/dialects/create-client-dialect.ts';
import {
  defaultGaSettings,
  type ClientDialect,
  type ClientMessage,
  type DialectOptions,
} from '../../src/realtime/index.ts';
import { openSession } from '../../src/realtime/session/open-session.ts';
import { endlessMemory } from './endless-memory.ts';
import { openSetUp } from './open-set-up.ts';
import type { SentEvent } from './realtime-session.ts';

/** What a client sends, in its dialect; with null where it stands for absent. */
export type SentByClient = Readonly<Record<string, unknown>> & { readonly type: string };

/** A dialect whose client is spoken to for as long as nothing drifts from its contract. */
export function createTestDialect(options: Partial<DialectOptions> = {}): ClientDialect {
  let ids = 0;
  return createClientDialect({
    set: 'neutral',
    transport: 'websocket',
    model: 'rtfam-4o-realtime-preview',
    sessionId: null,
    expiresAt: 1_700_001_800,
    configJson: null,
    createId: () => `made${String((ids += 1))}`,
    drift: {
      shouldCheck: () => true,
      report: (type, finding) => {
        throw new Error(`${type} drifts: ${finding}`);
      },
    },
    ...options,
  });
}

/** An event of a session as a link brings it. */
export function createLinkEvent(
  value: SentByClient,
  source: 'upstream' | 'here' = 'upstream',
): RealtimeEvent {
  return { type: value.type, value, text: source === 'upstream' ? JSON.stringify(value) : null };
}

/** What a client is told of an event of its session. */
export function tellOf(dialect: ClientDialect, ...values: readonly SentByClient[]): readonly SentEvent[] {
  return values
    .flatMap((value) => dialect.write(createLinkEvent({ event_id: 'event_1', ...value })))
    .map((text) => JSON.parse(text) as SentEvent);
}

/** What a session is told of an event of its client. Throws where the event has a fault. */
export function askOf(dialect: ClientDialect, value: object): readonly RealtimeEvent[] {
  const { events, fault } = dialect.read(JSON.stringify(value));
  if (events === null) throw new Error(`${fault.code}: ${fault.message}`);
  return events;
}

export const gaSession = {
  type: 'realtime',
  object: 'realtime.session',
  id: 'sess_up',
  model: 'gpt-realtime',
};

/** A dialect whose session is set up, and what its client was told. */
export function openTestDialect(options: Partial<DialectOptions> = {}): {
  readonly dialect: ClientDialect;
  readonly told: readonly SentEvent[];
} {
  const dialect = createTestDialect(options);
  return { dialect, told: tellOf(dialect, { type: 'session.created', session: gaSession }) };
}

/** A session around a model, and a client of some dialect. */
export interface DialectSession {
  readonly dialect: ClientDialect;
  /** Everything the client was told. */
  readonly told: SentEvent[];
  /** Everything the session was told. */
  readonly asked: RealtimeEvent[];
  readonly faults: NonNullable<ClientMessage['fault']>[];
  send(...events: readonly SentByClient[]): void;
  /** Waits until so many events of a type have been told. */
  waitFor(type: string, count?: number): Promise<SentEvent>;
  close(): void;
}

/** Opens a session around a model for a client of some dialect, and sets it up. */
export async function openDialectSession(
  model: RealtimeModel,
  options: Partial<DialectOptions> = {},
): Promise<DialectSession> {
  const dialect = createTestDialect(options);
  const [told, asked, faults]: [SentEvent[], RealtimeEvent[], NonNullable<ClientMessage['fault']>[]] = [
    [],
    [],
    [],
  ];
  let ids = 0;
  const listener = {
    onEvent: (event: RealtimeEvent) => {
      told.push(...dialect.write(event).map((text) => JSON.parse(text) as SentEvent));
    },
    onEnd: () => undefined,
  };
  const { opening } = dialect;
  const link = await openSetUp({ listener, opening }, (heard) =>
    openSession(
      {
        id: 'sess_1',
        model: 'gpt-realtime',
        answerer: model,
        settings: defaultGaSettings,
        maxDurationMs: 1_800_000,
        clock: { now: () => 1_700_000_000_000 },
        memory: endlessMemory,
        createId: () => String((ids += 1)),
        reportFault: () => undefined,
      },
      heard,
    ),
  );
  if (opening !== null) asked.push(opening);
  const ask = (event: RealtimeEvent) => {
    asked.push(event);
    link.send(event);
  };
  const waitFor = async (type: string, count = 1) => {
    for (;;) {
      const found = told.filter((event) => event.type === type)[count - 1];
      if (found !== undefined) return found;
      await new Promise(setImmediate);
    }
  };
  await waitFor('session.created');
  return {
    dialect,
    told,
    asked,
    faults,
    send: (...events) => {
      for (const event of events) {
        const message = dialect.read(JSON.stringify(event));
        if (message.events === null) faults.push(message.fault);
        else message.events.forEach(ask);
      }
    },
    waitFor,
    close: () => {
      link.close();
    },
  };
}

/** An event of the GA dialect among those that a session was told. */
export function findAsked(
  events: readonly RealtimeEvent[],
  type: RealtimeGaClientEvent['type'],
): Readonly<Record<string, unknown>> {
  const found = events.find((event) => event.type === type);
  if (found === undefined) throw new Error(`The session was not told of ${type}.`);
  return found.value;
}
