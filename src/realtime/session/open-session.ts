import type { Clock } from '../../core/clock.ts';
import { internalErrorMessage } from '../../core/gateway-error.ts';
import type { MemoryAccount } from '../../core/memory-account.ts';
import type { RealtimeEvent, RealtimeLink, RealtimeLinkListener } from '../../core/realtime/realtime-link.ts';
import type { RealtimeModel } from '../../core/realtime/realtime-model.ts';
import { measureEvent } from '../../core/realtime/measure-event.ts';
import type { GaSettings } from '../settings/ga-settings.ts';
import { Conversation } from './conversation.ts';
import { handleEvent } from './events/handle-event.ts';
import { showSession, type SessionParts } from './events/session-parts.ts';
import type { Refusal } from './refusal.ts';
import { Responses } from './response/responses.ts';
import { SessionAccount } from './session-account.ts';
import type { NewEvent, SessionContext } from './session-context.ts';
import { InputAudio } from './sound/input-audio.ts';

/** What a session is opened with. */
export interface SessionOptions {
  /** `sess_` and random characters. */
  readonly id: string;
  /** The model as the client spelled it. */
  readonly model: string;
  readonly answerer: RealtimeModel;
  readonly settings: GaSettings;
  /** How long it may last. Whoever opened it closes it then. */
  readonly maxDurationMs: number;
  readonly clock: Clock;
  /** What the session keeps is counted here, and given back when it is closed. */
  readonly memory: MemoryAccount;
  /** Makes random characters that nothing else has. */
  readonly createId: () => string;
  /** What nobody expected; for the log. */
  readonly reportFault: (cause: unknown) => void;
}

/**
 * A session around a model, which speaks the GA dialect. `session.created` is told before this returns. Client events are dealt with one
 * after the other; what one of them has wrong is answered with an `error` event, and changes nothing.
 */
export function openSession(options: SessionOptions, listener: RealtimeLinkListener): RealtimeLink {
  return new Session(options, listener);
}

class Session implements RealtimeLink {
  readonly #options: SessionOptions;
  readonly #listener: RealtimeLinkListener;
  readonly #account: SessionAccount;
  readonly #parts: SessionParts;
  /** Events that wait, the first of which is being dealt with. */
  readonly #queue: { readonly event: RealtimeEvent; readonly size: number }[] = [];
  #bufferedBytes = 0;
  #isClosed = false;

  constructor(options: SessionOptions, listener: RealtimeLinkListener) {
    this.#options = options;
    this.#listener = listener;
    this.#account = new SessionAccount(options.memory);
    this.#parts = this.#createParts();
    this.#emit({ type: 'session.created', session: showSession(this.#parts) });
  }

  get bufferedBytes(): number {
    return this.#bufferedBytes;
  }

  send(event: RealtimeEvent): void {
    if (this.#isClosed) return;
    const size = measureEvent(event);
    this.#bufferedBytes += size;
    if (this.#queue.push({ event, size }) === 1) void this.#work();
  }

  pause(): void {
    this.#parts.responses.pause();
  }

  resume(): void {
    this.#parts.responses.resume();
  }

  close(): void {
    this.#isClosed = true;
    this.#queue.length = 0;
    this.#bufferedBytes = 0;
    this.#parts.responses.close();
    this.#account.close();
  }

  async #work(): Promise<void> {
    for (let next = this.#queue[0]; next !== undefined; next = this.#queue[0]) {
      await this.#handle(next.event);
      if (this.#isClosed) return;
      this.#queue.shift();
      this.#bufferedBytes -= next.size;
    }
  }

  async #handle({ type, value }: RealtimeEvent): Promise<void> {
    const { event_id: id } = value;
    const eventId = typeof id === 'string' ? id : null;
    try {
      const refusal = await handleEvent(this.#parts, type, value);
      if (refusal !== null) this.#emitRefusal(refusal, eventId);
    } catch (thrown) {
      this.#options.reportFault(thrown);
      this.#emit({
        type: 'error',
        error: {
          type: 'server_error',
          code: 'server_error',
          message: internalErrorMessage,
          param: null,
          event_id: eventId,
        },
      });
    }
  }

  #emitRefusal({ code, message, param }: Refusal, eventId: string | null): void {
    const error = { type: 'invalid_request_error', code, message, param, event_id: eventId };
    this.#emit({ type: 'error', error });
  }

  #emit(event: NewEvent): void {
    if (this.#isClosed) return;
    const value = { event_id: `event_${this.#options.createId()}`, ...event };
    this.#listener.onEvent({ type: event.type, value, text: null });
  }

  #createParts(): SessionParts {
    const { id, model, answerer, settings, maxDurationMs, clock, createId, reportFault } = this.#options;
    const context: SessionContext = {
      settings,
      account: this.#account,
      conversation: new Conversation(`conv_${createId()}`, this.#account),
      model: answerer,
      hasSpoken: false,
      emit: (event) => {
        this.#emit(event);
      },
      emitError: (refusal) => {
        this.#emitRefusal(refusal, null);
      },
      createId: (prefix) => `${prefix}_${createId()}`,
      reportFault,
    };
    const responses = new Responses(context, {
      onBegin: () => {
        input.forgetQuiet();
      },
      onEnd: () => {
        input.watchQuiet();
      },
    });
    const input = new InputAudio(context, {
      onSpeech: () => {
        if (context.settings.audio.input.turn_detection?.interrupt_response !== false) responses.interrupt();
      },
      onTurn: () => {
        if (context.settings.audio.input.turn_detection?.create_response !== false) responses.answerTurn();
      },
    });
    const expiresAt = Math.floor((clock.now() + maxDurationMs) / 1_000);
    return { identity: { id, model, expiresAt }, context, input, responses };
  }
}
