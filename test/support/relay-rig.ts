import { GatewayError } from '../../src/core/gateway-error.ts';
import type { ChannelListener } from '../../src/core/realtime/client-channel.ts';
import type {
  RealtimeEnd,
  RealtimeEvent,
  RealtimeLink,
  RealtimeLinkListener,
} from '../../src/core/realtime/realtime-link.ts';
import type { Principal } from '../../src/core/principal.ts';
import { renderCallId } from '../../src/core/realtime/call-id.ts';
import type { RealtimeModel } from '../../src/core/realtime/realtime-model.ts';
import type { RealtimePlaces } from '../../src/core/realtime/realtime-places.ts';
import type { AttachOrder, SessionOrder } from '../../src/core/realtime/realtime-service.ts';
import type { ServedModel } from '../../src/core/router.ts';
import type { TokenUsage } from '../../src/core/usage.ts';
import {
  createRealtimeSessions,
  defaultGaSettings,
  loadClientDialects,
  type OpenRealtimeSessions,
  type ResponseCharge,
  type ResponseFacts,
  type SessionAdmission,
  type SessionMoney,
} from '../../src/realtime/index.ts';
import type { RelayLimits, SessionSummary } from '../../src/realtime/relay/relay-ports.ts';
import { openSession } from '../../src/realtime/session/open-session.ts';
import { endlessMemory } from './endless-memory.ts';
import { openSetUp } from './open-set-up.ts';
import type { SentEvent } from './realtime-session.ts';
import { TestChannel } from './test-channel.ts';
import { TestSpeaker } from './test-speaker.ts';

/** The money of a test: what was held and charged, in tokens of any kind. */
export class TestMoney implements SessionMoney {
  readonly ended: ResponseFacts[] = [];
  opened = 0;
  givenBack = 0;
  /** How often anything was to be held. */
  asked = 0;
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
      this.asked += 1;
      await this.gate;
      const more = Math.max(0, tokens - holder.held);
      if (more > this.left)
        throw new GatewayError('resource_exhausted', 'No money.', { reason: 'insufficient_quota' });
      this.left -= more;
      holder.held += more;
    };
    const charge: ResponseCharge = {
      cover: (usage) => (this.isFree || countAll(usage) <= holder.held ? null : grow(countAll(usage))),
      costs: (usage) => !this.isFree && countAll(usage) > 0,
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
  /** What it was sent. */
  readonly sent: RealtimeEvent[];
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
  attachOrder(callId: string): AttachOrder;
  /** Opens a session and accepts it. */
  connect(changes?: Partial<SessionOrder>): Promise<TestChannel>;
  /** The same over WebRTC. */
  call(changes?: Partial<SessionOrder>): Promise<TestCall>;
  /** Attaches a client to a call. */
  attach(
    callId: string,
    changes?: Partial<Principal>,
    authenticate?: AttachOrder['authenticate'],
  ): TestChannel;
}

/** A client's end of a call. */
export interface TestCall {
  readonly id: string;
  readonly channel: TestChannel;
  readonly listener: ChannelListener;
  readonly speaker: TestSpeaker;
}

export interface RelayRigOptions {
  readonly limits?: Partial<RelayLimits>;
  /** The link takes no event, and all that it was sent waits. */
  readonly isDeaf?: true;
  readonly money?: TestMoney;
  /** Over the places of the scripted model. Default: one over `money` and `take`. */
  readonly createAdmission?: (places: RealtimePlaces, model: ServedModel) => SessionAdmission;
  /** What limits say to a response; it may throw. Default: nothing is limited. */
  readonly take?: Awaited<ReturnType<SessionAdmission['enter']>>['limits']['take'];
}

const model = {
  id: 'rtfam-4o-realtime-preview',
  catalogue: null,
  metricName: 'rtfam-4o-realtime-preview',
  kinds: new Set(['realtime'] as const),
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
  const sent: RealtimeEvent[] = [];
  let listener: RealtimeLinkListener | null = null;
  let ids = 0;
  const createId = () => `id${String((ids += 1))}`;
  const places: RealtimePlaces = {
    open: async (order) => {
      listener = order.listener;
      const link = await openSetUp(order, (told) => {
        const session = openSession(
          {
            id: 'sess_1',
            model: order.modelName,
            answerer,
            settings: defaultGaSettings,
            maxDurationMs: 60_000,
            clock: { now: () => Date.now() },
            memory: endlessMemory,
            createId,
            reportFault: (cause) => faults.push(cause),
          },
          told,
        );
        return watchLink(options.isDeaf ? deafen(session) : session, { calls, sent });
      });
      return { link, deployment, model, upstreamModel: 'up' };
    },
  };
  const sessions = createRealtimeSessions({
    admission: options.createAdmission?.(places, model) ?? {
      enter: async () => ({
        limits: {
          take: options.take ?? (() => ({ report: null, reserved: 0, end: () => undefined })),
          end: () => {
            freed.count += 1;
          },
        },
        money,
        firstCharge: await money.open(),
        open: (order) => places.open(order),
        leave: () => undefined,
        begin: () => ({ 'x-specway-deployment': 'd1' }),
      }),
    },
    createDialect: async ({ modelName, transport, dialect, stored }) => {
      const { createClientDialect } = await loadClientDialects();
      return createClientDialect({
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
      });
    },
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
      sent,
      end: (end) => listener?.onEnd(end),
      emit: (value) => listener?.onEvent({ type: value.type, value, text: null }),
    },
    principal,
    createChannel: () => new TestChannel(),
    summaries,
    faults,
    freed,
    order,
    attachOrder: createAttachOrder,
    ...createClients(sessions, order),
  };
}

function createClients(
  sessions: OpenRealtimeSessions,
  order: RelayRig['order'],
): Pick<RelayRig, 'connect' | 'call' | 'attach'> {
  return {
    connect: async (changes) => {
      const channel = new TestChannel();
      const waiting = await sessions.connect(order(changes));
      channel.listener = waiting.accept(channel);
      return channel;
    },
    call: async (changes) => {
      const speaker = new TestSpeaker();
      const channel = new TestChannel(speaker);
      const wanted = order({ transport: 'webrtc', ...changes });
      const waiting = await sessions.connect(wanted);
      const listener = waiting.accept(channel);
      channel.listener = listener;
      speaker.onPlayed = (itemId) => {
        listener.onPlayed(itemId);
      };
      return { id: renderCallId(wanted.request.requestId), channel, listener, speaker };
    },
    attach: (callId, changes, authenticate = () => principal) => {
      const channel = new TestChannel();
      const order = { ...createAttachOrder(callId), authenticate };
      const waiting = sessions.attach({ ...order, principal: { ...principal, ...changes } });
      channel.listener = waiting.accept(channel);
      return channel;
    },
  };
}

function createAttachOrder(callId: string): AttachOrder {
  return { callId, principal, authenticate: () => principal };
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

function watchLink(link: RealtimeLink, { calls, sent }: Pick<TestLink, 'calls' | 'sent'>): RealtimeLink {
  return {
    send: (event) => {
      calls.push(event.type);
      sent.push(event);
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
    requestId: `req_019b1f0c-3e5d-7000-8000-${String((orders += 1)).padStart(12, '0')}`,
    principal,
    ephemeralToken: null,
    signal: new AbortController().signal,
    notes: {},
    profile: 'vendor',
  } as unknown as SessionOrder['request'];
  return {
    request,
    modelName: model.id,
    param: 'model',
    dialect: 'ga',
    profile: 'vendor',
    transport: 'websocket',
    stored: null,
    authenticate: () => Promise.reject(new Error('nobody knows')),
    ...changes,
  };
}

const deployment = { id: 'd1' } as unknown as Awaited<ReturnType<RealtimePlaces['open']>>['deployment'];
