import type { RealtimeGaClientEvent } from '../../../../generated/contract-types.ts';
import { asObject, isObject, type JsonObject } from '../../../core/json/json-object.ts';
import type { RealtimeEvent } from '../../../core/realtime/realtime-link.ts';
import type { NewEvent } from '../../session/session-context.ts';
import type { ClientDialect, ClientMessage } from '../client-dialect.ts';
import type { DialectOptions } from '../dialect-options.ts';
import type { EventContract } from '../event-contract.ts';
import type { EventWriter } from '../event-writer.ts';
import { completeEvent } from '../kept/complete-event.ts';
import { SessionMemory } from '../kept/session-memory.ts';
import { holdToContract, parseMessage, type ParsedMessage } from '../parse-message.ts';
import { readStoredConfig } from '../read-stored-config.ts';
import { readUpstreamError } from '../render-upstream-error.ts';
import { dropFormats } from './drop-formats.ts';
import { dropSpellings } from './drop-spellings.ts';

/** The dialect of sessions: what comes is passed on as it came, but where it must be completed, or says something twice. Per session. */
export class GaDialect implements ClientDialect {
  readonly opening: RealtimeEvent | null;
  readonly #options: DialectOptions;
  readonly #contract: EventContract<RealtimeGaClientEvent>;
  readonly #writer: EventWriter;
  readonly #memory = new SessionMemory();
  /** As the client was shown it last; kept of calls alone, which others may attach to. */
  #session: JsonObject = {};

  /** Throws `invalid_argument` where the token's configuration is none. */
  constructor(options: DialectOptions, contract: EventContract<RealtimeGaClientEvent>, writer: EventWriter) {
    this.#options = options;
    this.#contract = contract;
    this.#writer = writer;
    this.opening = createOpening(options, readStoredConfig(options, contract));
  }

  read(received: string): ClientMessage {
    const parsed = parseMessage(received);
    if ('fault' in parsed) return { events: null, fault: parsed.fault };
    const message = dropSpellings(parsed.value) === 'changed' ? { ...parsed, text: null } : parsed;
    const unknown = this.#readUnknown(message);
    if (unknown !== null) return { events: [unknown], fault: null };
    const { event, fault } = holdToContract(message, this.#contract);
    if (fault !== null) return { events: null, fault };
    const { text } = message;
    if (event.type === 'session.update') return this.#readUpdate(event, text);
    if (event.type === 'response.create') return this.#readCreate(event, text);
    return { events: [{ type: event.type, value: event, text }], fault: null };
  }

  write(event: RealtimeEvent): readonly string[] {
    switch (event.type) {
      case 'rate_limits.updated':
        return [];
      case 'response.output_audio.delta':
        return this.#options.transport === 'webrtc' ? [] : [this.#writer.write(event)];
      case 'session.created':
      case 'session.updated':
        return [this.#writer.write(this.#showSession(event))];
      case 'error':
        return [this.#writer.write(completeError(event))];
      default:
        return [this.#writer.write(completeEvent(event, this.#memory))];
    }
  }

  tell(event: NewEvent): readonly string[] {
    return [this.#writer.write({ type: event.type, value: this.#writer.name(event), text: null })];
  }

  greet(): readonly string[] {
    const type = 'session.created';
    const value = this.#writer.name({ type, session: this.#session });
    return [this.#writer.write({ type, value, text: null })];
  }

  /** What only the session can know is passed on (B27). */
  #readUnknown({ value, text }: ParsedMessage): RealtimeEvent | null {
    if (!isObject(value) || typeof value.type !== 'string' || this.#contract.isClientEvent(value.type))
      return null;
    return { type: value.type, value, text };
  }

  /**
   * A session keeps the model it began with, and the answer says which that is: clients name the one that they are used to in each
   * update, wherever they have connected. The session wants to be told its kind.
   */
  #readUpdate(event: EventOf<'session.update'>, text: string | null): ClientMessage {
    const { type } = event;
    const { model, ...session } = event.session;
    const settings = this.#readSettings(session);
    if (model === undefined && session.type !== undefined && settings === session)
      return { events: [{ type, value: event, text }], fault: null };
    const value = { ...event, session: { type: 'realtime', ...settings } };
    return { events: [{ type, value, text: null }], fault: null };
  }

  #readCreate(event: EventOf<'response.create'>, text: string | null): ClientMessage {
    const { type, response = {} } = event;
    const settings = this.#readSettings(response);
    if (settings === response) return { events: [{ type, value: event, text }], fault: null };
    return { events: [{ type, value: { ...event, response: settings }, text: null }], fault: null };
  }

  #readSettings(settings: JsonObject): JsonObject {
    return pinFormats(settings, this.#options);
  }

  #showSession({ type, value }: RealtimeEvent): RealtimeEvent {
    const { model, sessionId, expiresAt } = this.#options;
    const session = { ...asObject(value.session), model, expires_at: expiresAt };
    const named = sessionId === null ? session : { ...session, id: sessionId };
    if (this.#options.transport === 'webrtc') this.#session = named;
    return { type, value: { ...value, session: named }, text: null };
  }
}

type EventOf<Type extends RealtimeGaClientEvent['type']> = Extract<
  RealtimeGaClientEvent,
  { readonly type: Type }
>;

/** Beside a track of WebRTC sound is PCM to the session, as it usually is. */
function pinFormats(settings: JsonObject, { transport }: DialectOptions): JsonObject {
  return transport === 'webrtc' ? dropFormats(settings) : settings;
}

/** What the token's session was set to, if anything. */
function createOpening(options: DialectOptions, config: JsonObject): RealtimeEvent | null {
  const { createId } = options;
  dropSpellings(config);
  const { type: _, ...settings } = pinFormats(config, options);
  if (Object.keys(settings).length === 0) return null;
  const type = 'session.update';
  const value = { type, event_id: `event_${createId()}`, session: { type: 'realtime', ...settings } };
  return { type, value, text: null };
}

/** Errors keep the text they came with, but where they leave out whose they are. */
function completeError(event: RealtimeEvent): RealtimeEvent {
  const { error } = event.value;
  const isWhole = typeof asObject(error).type === 'string' && typeof asObject(error).message === 'string';
  if (isWhole) return event;
  return { type: event.type, value: { ...event.value, error: readUpstreamError(event.value) }, text: null };
}
