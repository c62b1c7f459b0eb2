import { GatewayError } from '../../src/core/gateway-error.ts';
import type { ClientChannel, ChannelListener } from '../../src/core/realtime/client-channel.ts';
import type {
  RealtimeEnd,
  RealtimeLink,
  RealtimeLinkListener,
} from '../../src/core/realtime/realtime-link.ts';
import type { Principal } from '../../src/core/principal.ts';
import type { RealtimeModel } from '../../src/core/realtime/realtime-model.ts';
import type { RealtimePlaces } from '../../src/core/realtime/realtime-places.ts';
import type { SessionOrder } from '../../src/core/realtime/realtime-service.ts';
import type { TokenUsage } from '../../src/core/usage.ts';
import {
  createClientDialect,
  createRealtimeSessions,
  defaultGaSettings,
  openSession,
  type OpenRealtimeSessions,
  type ResponseCharge,
  type ResponseFacts,
  type SessionAdmission,
  type SessionMoney,
} from '../../src/realtime/index.ts';
import type { RelayLimits, SessionSummary } from '../../src/realtime/relay/relay-ports.ts';
import type { ClientEvent, SentEvent } from './realtime-session.ts';

/** A client's end of a session, without a socket. */
export class TestChannel implements ClientChannel {
  readonly events: SentEvent[] = [];
  closed: { readonly code: number; readonly reason: string } | null = null;
  isPaused = false;
  /** Whether the client takes what it is sent. */
  isReading = true;
  bufferedBytes = 0;
  listener: ChannelListener | null = null;

  send(text: string): void {
    if (this.closed !== null) return;
    this.events.push(JSON.parse(text) as SentEvent);
    if (!this.isReading) this.bufferedBytes += text.length;
  }

  pause(): void {
    this.isPaused = true;
  }

  resume(): void {
    this.isPaused = false;
  }

  /** The client takes all that waits. */
  read(): void {
    this.isReading = true;
    this.bufferedBytes = 0;
    this.listener?.onDrain();
  }

  close(code: number, reason: string): void {
    if (this.closed !== null) return;
    this.closed = { code, reason };
    this.listener?.onClosed(code);
  }

  say(...events: readonly ClientEvent[]): void {
    for (const event of events) this.listener?.onText(JSON.stringify(event));
  }

  find(type: string): readonly SentEvent[] {
    return this.events.filter((event) => event.type === type);
  }

  async waitFor(type: string, count = 1): Promise<SentEvent> {
    for (;;) {
      const found = this.find(type)[count - 1];
      if (found !== undefined) return found;
      await new Promise(setImmediate);
    }
  }
}

/** The money of a test: what was held and charged, in tokens of any kind. */
export class TestMoney implements SessionMoney {
  readonly ended: ResponseFacts[] = [];
  opened = 0;
  givenBack = 0;
  /** Tokens that there is money for in all; a response holds ten at first. */
  left = Infinity;
  /** Whether anything costs something. */
  isFree = false;
  /** What a hold waits for before it grows. */
  gate: Promise<unknown> = Promise.resolve();

  open(): Promise<ResponseCharge> {
    this.opened += 1;
    const holder = { held: 0 };
    const grow = async (tokens: number) => {
      await this.gate;
      const more = Math.max(0, tokens - holder.held);
      if (more > this.left)
        throw new GatewayError('resource_exhausted', 'No money.', { reason: 'insufficient_quota' });
      this.left -= more;
      holder.held += more;
    };
    const charge: ResponseCharge = {
      cover: (usage) => (this.isFree || countAll(usage) <= holder.held ? null : grow(countAll(usage))),
      end: (facts) => {
        this.ended.push(facts);
        return this.isFree ? null : Promise.resolve(BigInt(facts.usage === null ? 0 : countAll(facts.usage)));
      },
      giveBack: () => {
        this.givenBack += 1;
        this.left += holder.held;
        return Promise.resolve();
      },
    };
    return grow(10).then(() => charge);
  }
}

export function countAll({ inputTokens, cacheReadTokens, outputTokens }: TokenUsage): number {
  return inputTokens + cacheReadTokens + outputTokens;
}

/** A link that a test breaks. */
export interface TestLink {
  /** What the relay did to it, in order. */
  readonly calls: string[];
  end(end: RealtimeEnd): void;
  emit(event: SentEvent): void;
}

export interface RelayRig {
  readonly sessions: OpenRealtimeSessions;
  readonly money: TestMoney;
  readonly link: TestLink;
  /** Of every session that says nothing else. */
  readonly principal: Principal;
  createChannel(): TestChannel;
  readonly summaries: SessionSummary[];
  readonly faults: unknown[];
  /** Sessions whose limits were given back. */
  readonly freed: { count: number };
  order(changes?: Partial<SessionOrder>): SessionOrder;
  /** Opens a session and accepts it. */
  connect(changes?: Partial<SessionOrder>): Promise<TestChannel>;
}

export interface RelayRigOptions {
  readonly limits?: Partial<RelayLimits>;
  /** The link takes no event, and all that it was sent waits. */
  readonly isDeaf?: true;
  readonly money?: TestMoney;
  /** Default: one over `money` and `take`. */
  readonly admission?: SessionAdmission;
  /** What limits say to a response; it may throw. Default: nothing is limited. */
  readonly take?: () => ReturnType<Awaited<ReturnType<SessionAdmission['enter']>>['limits']['take']>;
}

const model = {
  id: 'rtfam-4o-realtime-preview',
  catalogue: null,
  metricName: 'rtfam-4o-realtime-preview',
  operations: new Set(['connectRealtime'] as const),
  fallbacks: [],
};

/** Sessions around a scripted model, whose clients are tests. */
export function createRelayRig(answerer: RealtimeModel, options: RelayRigOptions = {}): RelayRig {
  const money = options.money ?? new TestMoney();
  const summaries: SessionSummary[] = [];
  const faults: unknown[] = [];
  const freed = { count: 0 };
  const calls: string[] = [];
  let listener: RealtimeLinkListener | null = null;
  let ids = 0;
  const createId = () => `id${String((ids += 1))}`;
  const places: RealtimePlaces = {
    open: (order) => {
      listener = order.listener;
      const session = openSession(
        {
          id: 'sess_1',
          model: order.modelName,
          answerer,
          settings: defaultGaSettings,
          maxDurationMs: 60_000,
          clock: { now: () => Date.now() },
          createId,
          reportFault: (cause) => faults.push(cause),
        },
        order.listener,
      );
      return Promise.resolve({
        link: watchLink(options.isDeaf ? deafen(session) : session, calls),
        deployment,
        model,
        upstreamModel: 'up',
      });
    },
  };
  const sessions = createRealtimeSessions({
    places,
    admission: options.admission ?? {
      enter: async () => ({
        limits: {
          take: options.take ?? (() => ({ report: null, reserved: 0, end: () => undefined })),
          end: () => {
            freed.count += 1;
          },
        },
        money,
        firstCharge: await money.open(),
        mayAsk: () => true,
        serve: () => undefined,
        begin: () => ({ 'x-specway-deployment': 'd1' }),
      }),
    },
    createDialect: ({ modelName, transport, dialect, stored }) =>
      createClientDialect({
        set: dialect === 'ga' ? 'ga' : 'neutral',
        transport,
        model: modelName,
        sessionId: null,
        expiresAt: 1_800_000_000,
        configJson: stored?.configJson ?? null,
        createId,
        drift: {
          shouldCheck: () => true,
          report: (type, finding) => faults.push(`${type}: ${finding}`),
        },
      }),
    limits: {
      maxDurationMs: 60_000,
      maxWaitingBytes: 4_194_304,
      maxEventsPerSecond: 10_000,
      maxAudioMs: 3_600_000,
      ...options.limits,
    },
    observer: {
      onEvent: () => undefined,
      onFirstAudio: () => undefined,
      onResponse: () => undefined,
      onEnd: (summary) => summaries.push(summary),
      onFault: (cause) => faults.push(cause),
    },
    clock: { now: () => Date.now() },
  });
  const order = (changes: Partial<SessionOrder> = {}) => createOrder(changes);
  return {
    sessions,
    money,
    link: {
      calls,
      end: (end) => listener?.onEnd(end),
      emit: (value) => listener?.onEvent({ type: value.type, value, text: null }),
    },
    principal,
    createChannel: () => new TestChannel(),
    summaries,
    faults,
    freed,
    order,
    connect: async (changes) => {
      const channel = new TestChannel();
      const waiting = await sessions.connect(order(changes));
      channel.listener = waiting.accept(channel);
      return channel;
    },
  };
}

function deafen(link: RealtimeLink): RealtimeLink {
  let bufferedBytes = 0;
  return {
    send: ({ text, value }) => {
      bufferedBytes += (text ?? JSON.stringify(value)).length;
    },
    pause: () => undefined,
    resume: () => undefined,
    get bufferedBytes() {
      return bufferedBytes;
    },
    close: () => {
      link.close();
    },
  };
}

function watchLink(link: RealtimeLink, calls: string[]): RealtimeLink {
  return {
    send: (event) => {
      calls.push(event.type);
      link.send(event);
    },
    pause: () => {
      calls.push('pause');
      link.pause();
    },
    resume: () => {
      calls.push('resume');
      link.resume();
    },
    get bufferedBytes() {
      return link.bufferedBytes;
    },
    close: () => {
      calls.push('close');
      link.close();
    },
  };
}

const principal: Principal = {
  keyId: 'key_1',
  keyHash: '',
  userId: 'usr_1',
  accountId: 'usr_1',
  isUnlimited: false,
  models: null,
  keyLimits: null,
  userLimits: null,
  budget: null,
  expiresAt: null,
};

let orders = 0;

// A session looks at a few fields of its request, and a test has no other.
function createOrder(changes: Partial<SessionOrder>): SessionOrder {
  const request = {
    requestId: `req_${String((orders += 1))}`,
    principal,
    signal: new AbortController().signal,
    notes: {},
    profile: 'vendor',
  } as unknown as SessionOrder['request'];
  return {
    request,
    modelName: model.id,
    model,
    dialect: 'ga',
    profile: 'vendor',
    transport: 'websocket',
    stored: null,
    authenticate: () => Promise.reject(new Error('nobody knows')),
    ...changes,
  };
}

const deployment = {
  id: 'd1',
  timeouts: { connectMs: 1_000, firstByteMs: 200, idleMs: 1_000, totalMs: 10_000 },
} as unknown as Awaited<ReturnType<RealtimePlaces['open']>>['deployment'];
