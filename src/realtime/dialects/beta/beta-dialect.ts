import type { RealtimeClientEvent } from '../../../../generated/contract-types.ts';
import type { RealtimeEvent } from '../../../core/realtime/realtime-link.ts';
import type { NewEvent } from '../../session/session-context.ts';
import { sortBetaSettings } from '../../settings/beta-fields.ts';
import type { ClientDialect, ClientMessage } from '../client-dialect.ts';
import type { DialectOptions } from '../dialect-options.ts';
import type { EventContract } from '../event-contract.ts';
import type { EventWriter } from '../event-writer.ts';
import { completeEvent } from '../kept/complete-event.ts';
import { holdToContract, parseMessage } from '../parse-message.ts';
import { readStoredConfig } from '../read-stored-config.ts';
import { createBetaState, type BetaState } from './beta-state.ts';
import { convertClientEvent } from './convert-client-event.ts';
import { convertSettings } from './convert-settings.ts';
import { renderEvent } from './render-event.ts';
import { renderGreeting } from './render-session.ts';
import { listSettingNames } from './settings-keeper.ts';

/** The dialect of the interface, in either profile, and of the vendor's first clients. Per session. */
export class BetaDialect implements ClientDialect {
  readonly opening: RealtimeEvent;
  readonly #contract: EventContract<RealtimeClientEvent>;
  readonly #writer: EventWriter;
  readonly #state: BetaState;

  /** Throws `invalid_argument` where the token's configuration is none, or contradicts itself. */
  constructor(options: DialectOptions, contract: EventContract<RealtimeClientEvent>, writer: EventWriter) {
    this.#contract = contract;
    this.#writer = writer;
    this.#state = createBetaState(options, sortBetaSettings(readStoredConfig(options, contract)).known);
    this.opening = createOpening(this.#state);
  }

  read(received: string): ClientMessage {
    const message = parseMessage(received);
    if ('fault' in message) return { events: null, fault: message.fault };
    const { eventId, text } = message;
    const { event, fault } = holdToContract(message, this.#contract);
    if (fault !== null) return { events: null, fault };
    const events = convertClientEvent({ event, eventId, text }, this.#state);
    if ('code' in events) return { events: null, fault: { ...events, eventId } };
    return { events, fault: null };
  }

  write(event: RealtimeEvent): readonly string[] {
    return event.type === 'rate_limits.updated' ? [] : this.#write(event);
  }

  tell(event: NewEvent): readonly string[] {
    return this.#write({ type: event.type, value: this.#writer.name(event), text: null });
  }

  greet(): readonly string[] {
    return renderGreeting(this.#state).map((event) => this.#writer.write(event));
  }

  #write(event: RealtimeEvent): readonly string[] {
    const complete = completeEvent(event, this.#state.memory);
    return renderEvent(complete, this.#state).map((rendered) => this.#writer.write(rendered));
  }
}

/** The interface's defaults, with what the token's session was set to. */
function createOpening({ settings, options }: BetaState): RealtimeEvent {
  const { createId, transport } = options;
  const names = new Set(listSettingNames(settings.inForce));
  // What an upstream may not have at all is not named where it changes nothing.
  if (settings.inForce.speed === 1) names.delete('speed');
  const session = convertSettings({ settings: settings.inForce, names, voiceInUse: null, transport });
  const type = 'session.update';
  return { type, value: { type, event_id: `event_${createId()}`, session }, text: null };
}
