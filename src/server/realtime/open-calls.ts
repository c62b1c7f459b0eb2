import type { Logger } from 'pino';
import { GatewayError } from '../../core/gateway-error.ts';
import { parseCallId, renderCallId } from '../../core/realtime/call-id.ts';
import type { LiveSessions } from '../../core/realtime/live-sessions.ts';
import type { MediaCalls, MediaEnd, OpenedMediaCall } from '../../core/realtime/media-call.ts';
import type { WebRtcConfig } from '../../core/realtime/realtime-config.ts';
import type {
  AnsweredCall,
  CallOrder,
  RealtimeCalls,
  RealtimeSessions,
  SessionOrder,
} from '../../core/realtime/realtime-service.ts';
import type { SessionDirectory } from '../../core/realtime/session-directory.ts';
import type { Metrics } from '../../observability/index.ts';
import { createMediaCalls } from '../../webrtc/index.ts';
import { CallChannel, defaultCallTimes } from './call-channel.ts';
import { describeCall, type CallTerms } from './describe-call.ts';

export interface CallsOptions extends CallTerms {
  /** `null` where calls are switched off. */
  readonly webRtc: WebRtcConfig | null;
  /** Which of the processes of this machine this is, from 1 on: each has ports of its own. */
  readonly number: number;
  readonly sessions: RealtimeSessions;
  /** The sessions of this process. */
  readonly live: LiveSessions;
  readonly directory: Pick<SessionDirectory, 'hangUp'>;
  readonly metrics: Metrics | null;
  readonly logger: Logger;
}

/** Calls of this process, with what their owner needs to end them. */
export interface OpenCalls extends RealtimeCalls {
  /** Answers no more offers, and ends all calls and the processes that carry them, within seconds. Never rejects. */
  close(): Promise<void>;
}

/** How long clients may take to be told that the gateway stops, in milliseconds. */
const farewellMs = 1_500;
const pollMs = 10;

/** Puts sessions behind calls over WebRTC. Nothing is started before the first offer. */
export function openCalls(options: CallsOptions): OpenCalls {
  return new SessionCalls(options);
}

class SessionCalls implements OpenCalls {
  readonly #options: CallsOptions;
  readonly #media: MediaCalls | null;
  readonly #channels = new Set<CallChannel>();
  #isClosed = false;

  constructor(options: CallsOptions) {
    const { webRtc, number, metrics } = options;
    this.#options = options;
    this.#media = webRtc && openMedia(webRtc, options, number);
    metrics?.calls.watch(() => this.#channels.size);
  }

  /** What costs least is asked first. Whoever has the token has used it by the time that the offer is looked at. */
  async open(order: CallOrder): Promise<AnsweredCall> {
    const session = describeCall(order, this.#options);
    return await this.#answer(this.#findMedia(), order, session);
  }

  async hangUp(id: string, { principal }: CallOrder['request']): Promise<void> {
    const sessionId = parseCallId(id);
    if (sessionId === null || principal === null) throw createUnknown();
    const { userId, keyId } = principal;
    const owner = userId === null ? { keyId } : { userId };
    if (!(await this.#options.directory.hangUp({ id: sessionId, owner }))) throw createUnknown();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const { live } = this.#options;
    for (const { id, transport } of live.list()) if (transport === 'webrtc') live.end(id, 'shutdown');
    for (const channel of this.#channels) channel.close(1001);
    const deadline = performance.now() + farewellMs;
    while (this.#channels.size > 0 && performance.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    await this.#media?.close();
  }

  #findMedia(): MediaCalls {
    if (this.#isClosed) throw createStopping();
    if (this.#media !== null) return this.#media;
    throw new GatewayError(
      'unavailable',
      'This gateway is configured to take no calls over WebRTC. Connect with a WebSocket instead.',
      { reason: 'webrtc_unavailable', final: true },
    );
  }

  /** Whatever fails, and whoever leaves, the call and its session end together. */
  async #answer(
    media: MediaCalls,
    { request, offer }: CallOrder,
    session: SessionOrder,
  ): Promise<AnsweredCall> {
    const { signal, requestId, ephemeralToken } = request;
    const id = renderCallId(requestId);
    const channel = this.#createChannel(id, requestId);
    const answered = Promise.withResolvers<OpenedMediaCall>();
    const onAdmitted = async () => {
      await ephemeralToken?.use();
      const opened = await media.open({ id, offer, listener: channel });
      channel.carry(opened.call);
      this.#channels.add(channel);
      refuseGone(signal);
      answered.resolve(opened);
    };
    try {
      const waiting = await this.#options.sessions.connect({ ...session, onAdmitted });
      if (signal.aborted || channel.isOver || this.#isClosed) {
        waiting.abandon();
        refuseGone(signal);
        throw this.#isClosed ? createStopping() : createLost();
      }
      channel.listen(waiting.accept(channel), () => {
        waiting.abandon();
      });
      const { answer, call } = await answered.promise;
      call.expectClient();
      signal.addEventListener('abort', () => {
        channel.giveUp(1006);
      });
      return { id, answer, headers: waiting.headers };
    } catch (error) {
      channel.close(1011);
      throw error;
    }
  }

  #createChannel(id: string, sessionId: string): CallChannel {
    const channel: CallChannel = new CallChannel({
      times: defaultCallTimes,
      onEnd: (end) => {
        this.#channels.delete(channel);
        this.#noteEnd(id, sessionId, end);
      },
    });
    return channel;
  }

  #noteEnd(call: string, session: string, { reason, stats }: MediaEnd): void {
    const { metrics, logger } = this.#options;
    metrics?.calls.countEnd(reason, stats);
    logger.info({ call, session, reason, ...stats }, 'realtime call');
  }
}

/** Each process of the gateway has ports of its own, one after the other. */
function openMedia(webRtc: WebRtcConfig, { metrics, logger }: CallsOptions, number: number): MediaCalls {
  const { udpPort, workers } = webRtc;
  return createMediaCalls({
    ...webRtc,
    udpPort: udpPort === null ? null : udpPort + (number - 1) * workers,
    onWorkerFailure: ({ worker, code, signal, complaint }) => {
      metrics?.calls.countWorkerFailure();
      logger.error(
        { mediaWorker: worker, code, signal, complaint },
        'a process that carries calls has ended',
      );
    },
  });
}

function refuseGone({ aborted }: AbortSignal): void {
  if (!aborted) return;
  throw new GatewayError('cancelled', 'The client closed the connection.', {
    reason: 'client_closed_request',
  });
}

function createLost(): GatewayError {
  return new GatewayError('unavailable', 'The call was lost before it began. Try again.', {
    reason: 'webrtc_unavailable',
    retryAfterMs: 1_000,
  });
}

function createStopping(): GatewayError {
  return new GatewayError('unavailable', 'The gateway is shutting down. Try again.', {
    reason: 'shutting_down',
    retryAfterMs: 1_000,
  });
}

function createUnknown(): GatewayError {
  return new GatewayError('not_found', 'There is no call with this identifier.', {
    reason: 'call_not_found',
    param: 'call_id',
  });
}
