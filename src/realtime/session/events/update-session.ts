import type {
  RealtimeGaSessionConfig,
  RealtimeGaSessionUpdateEvent,
} from '../../../../generated/contract-types.ts';
import { isSameModel } from '../../../core/model-catalogue.ts';
import { measureSize } from '../../../core/realtime/measure-event.ts';
import { changeGaSettings } from '../../settings/ga-settings.ts';
import { checkTools } from '../check-tools.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { nameVoice } from '../response/response-plan.ts';
import { showSession, type SessionParts } from './session-parts.ts';

/** All of a change or nothing of it. It holds for what comes from now on; a response under way goes on as it began. */
export function updateSession(
  session: SessionParts,
  { session: config }: RealtimeGaSessionUpdateEvent,
): Refusal | null {
  const { context, input } = session;
  const refusal =
    checkModel(session, config) ??
    checkVoice(session, config) ??
    checkTools(config.tools ?? [], 'session.tools');
  if (refusal !== null) return refusal;
  const settings = changeGaSettings(context.settings, config);
  const growth = measureSize(settings) - measureSize(context.settings);
  if (growth > 0 && !context.account.hasRoom(growth))
    return refuse(
      'invalid_value',
      'The gateway has no memory left for longer settings: try again shortly.',
      'session',
    );
  context.account.change(growth);
  context.settings = settings;
  input.configure(context.settings.audio.input);
  context.emit({ type: 'session.updated', session: showSession(session) });
  return null;
}

function checkModel({ identity }: SessionParts, { model }: RealtimeGaSessionConfig): Refusal | null {
  if (model === undefined || isSameModel(model, identity.model)) return null;
  return refuse('invalid_model', 'A session keeps the model it began with.', 'session.model');
}

function checkVoice({ context }: SessionParts, { audio }: RealtimeGaSessionConfig): Refusal | null {
  const voice = audio?.output?.voice;
  if (!context.hasSpoken || voice === undefined) return null;
  if (nameVoice(voice) === nameVoice(context.settings.audio.output.voice)) return null;
  return refuse(
    'cannot_update_voice',
    'The model has spoken already: its voice stays.',
    'session.audio.output.voice',
  );
}
