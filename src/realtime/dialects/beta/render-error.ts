import { asString, type JsonObject } from '../../../core/json/json-object.ts';
import { readUpstreamError } from '../render-upstream-error.ts';
import { planInputPath, type BetaState } from './beta-state.ts';

/** Where settings stand in the GA dialect, and in this one. */
const places: readonly (readonly [ga: string, beta: string])[] = [
  ['audio.input.format', 'input_audio_format'],
  ['audio.input.transcription', 'input_audio_transcription'],
  ['audio.input.noise_reduction', 'input_audio_noise_reduction'],
  ['audio.input.turn_detection', 'turn_detection'],
  ['audio.output.format', 'output_audio_format'],
  ['audio.output.voice', 'voice'],
  ['audio.output.speed', 'speed'],
  ['output_modalities', 'modalities'],
];

/** An `error` of a session as its client sees it. What it refuses is not in force. */
export function renderError(event: JsonObject, state: BetaState): JsonObject {
  const { type, code, message, param, event_id } = readUpstreamError(event);
  return {
    type: type === 'invalid_request_error' ? type : 'server_error',
    code,
    message,
    param: param === null ? null : mapParam(param),
    event_id: event_id === null ? null : findClientId(event_id, state),
  };
}

function mapParam(param: string): string {
  const [, owner, path] = /^(session|response)\.(.+)$/.exec(param) ?? [];
  const place = places.find(([ga]) => path === ga || path?.startsWith(`${ga}.`) === true);
  if (owner === undefined || path === undefined || place === undefined) return param;
  return `${owner}.${place[1]}${path.slice(place[0].length)}`;
}

/** The client's name of the event that the session was sent under this one; `null` also where that has been answered before. */
function findClientId(id: string, state: BetaState): string | null {
  const { options, settings, responses, input, namePrefix } = state;
  if (!id.startsWith(namePrefix)) return id;
  const update = settings.refuse(id);
  if (update === null) return responses.refuse(id)?.clientId ?? null;
  input.configure(planInputPath(options, settings));
  return update.clientId;
}

/** Why there is no transcript. */
export function renderTranscriptionError(error: JsonObject): JsonObject {
  return {
    type: 'transcription_error',
    code: asString(error.code),
    message: asString(error.message) ?? 'The audio could not be transcribed.',
    param: asString(error.param),
  };
}
