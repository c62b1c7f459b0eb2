import type { Profile } from '../../../core/area.ts';
import type { DialectOptions } from '../dialect-options.ts';
import { SessionMemory } from '../kept/session-memory.ts';
import { planAudioPath, type AudioPath } from './audio-path.ts';
import type { ItemPaths } from './convert-item.ts';
import { InputAudio } from './input-audio.ts';
import { ResponseViews } from './response-views.ts';
import { SettingsKeeper } from './settings-keeper.ts';
import type { RealtimeSessionConfig } from '../../../../generated/contract-types.ts';

/** What a client of the beta dialect and its session know of one another. Per session. */
export interface BetaState {
  readonly options: DialectOptions;
  readonly profile: Profile;
  readonly conversationId: string;
  readonly settings: SettingsKeeper;
  readonly responses: ResponseViews;
  readonly memory: SessionMemory;
  readonly input: InputAudio;
  /** What the names begin with that its events get here, and no name of the client's. */
  readonly namePrefix: string;
  /** The session's own id, as it told it. */
  sessionId: string | null;
}

/** Throws `invalid_argument` for a configuration that contradicts itself. */
export function createBetaState(options: DialectOptions, config: RealtimeSessionConfig): BetaState {
  const profile = options.set === 'neutral' ? 'neutral' : 'vendor';
  const settings = new SettingsKeeper(profile, config);
  return {
    options,
    profile,
    conversationId: `conv_${options.createId()}`,
    settings,
    responses: new ResponseViews(options.transport),
    memory: new SessionMemory(),
    input: new InputAudio(planInputPath(options, settings)),
    namePrefix: `event_${options.createId()}_`,
    sessionId: null,
  };
}

/** How the client's audio goes that is sent next. */
export function planInputPath({ transport }: DialectOptions, { asked }: SettingsKeeper): AudioPath {
  return planAudioPath(asked.input_audio_format, asked, transport);
}

/** How the audio of items goes that are sent next. */
export function planItemPaths({ options, settings }: BetaState): ItemPaths {
  const { asked } = settings;
  return {
    input: planInputPath(options, settings),
    output: planAudioPath(asked.output_audio_format, asked, options.transport),
  };
}
