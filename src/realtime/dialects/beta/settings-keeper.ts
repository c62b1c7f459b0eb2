import type { RealtimeSessionConfig } from '../../../../generated/contract-types.ts';
import type { Profile } from '../../../core/area.ts';
import { GatewayError } from '../../../core/gateway-error.ts';
import { settingNames, type SettingName } from '../../settings/beta-fields.ts';
import { changeBetaSettings, createBetaSettings, type BetaSettings } from '../../settings/beta-settings.ts';
import { refuse, type Refusal } from '../../session/refusal.ts';

/** Changes that may wait for their answer. */
export const maxPendingUpdates = 256;

/** The names of the settings that are there. */
export function listSettingNames(config: {
  readonly [Name in SettingName]?: unknown;
}): ReadonlySet<SettingName> {
  return new Set(settingNames.filter((name) => config[name] !== undefined));
}

/** A change that was sent and is not answered yet. */
interface PendingUpdate {
  /** As the session was told. */
  readonly id: string;
  /** The client's `event_id`. */
  readonly clientId: string | null;
  readonly config: RealtimeSessionConfig;
}

/** What a session is set to, as its client sees it: in force, and as it was asked for. Per session. */
export class SettingsKeeper {
  readonly #profile: Profile;
  readonly #pending: PendingUpdate[] = [];
  #inForce: BetaSettings;
  #asked: BetaSettings;

  /** Throws `invalid_argument` for a configuration that contradicts itself. */
  constructor(profile: Profile, config: RealtimeSessionConfig) {
    this.#profile = profile;
    this.#inForce = changeBetaSettings(createBetaSettings(profile), config, profile);
    this.#asked = this.#inForce;
  }

  get inForce(): BetaSettings {
    return this.#inForce;
  }

  /** With what is under way: what the client sends next is for a session with these. */
  get asked(): BetaSettings {
    return this.#asked;
  }

  /** Keeps a change until it is answered; a refusal changes nothing. */
  ask(update: PendingUpdate): Refusal | null {
    if (this.#pending.length >= maxPendingUpdates)
      return refuse(
        'invalid_value',
        `${String(maxPendingUpdates)} changes of the session wait for their answer: wait for session.updated.`,
      );
    try {
      this.#asked = changeBetaSettings(this.#asked, update.config, this.#profile);
    } catch (thrown) {
      if (!(thrown instanceof GatewayError)) throw thrown;
      return refuse(
        'invalid_value',
        thrown.message,
        thrown.param === null ? null : `session.${thrown.param}`,
      );
    }
    this.#pending.push(update);
    return null;
  }

  /** The oldest change is in force. */
  confirm(): void {
    const update = this.#pending.shift();
    if (update !== undefined) this.#inForce = this.#change(this.#inForce, update);
  }

  /** A change was refused. Returns it; `null` where this is none. */
  refuse(id: string): PendingUpdate | null {
    const place = this.#pending.findIndex((update) => update.id === id);
    const [update = null] = place < 0 ? [] : this.#pending.splice(place, 1);
    if (update === null) return null;
    this.#asked = this.#pending.reduce((settings, next) => this.#change(settings, next), this.#inForce);
    return update;
  }

  /** What fitted only to a change that was refused changes nothing. */
  #change(settings: BetaSettings, { config }: PendingUpdate): BetaSettings {
    try {
      return changeBetaSettings(settings, config, this.#profile);
    } catch {
      return settings;
    }
  }
}
