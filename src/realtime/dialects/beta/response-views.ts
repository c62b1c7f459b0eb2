import type {
  RealtimeAudioFormat,
  RealtimeMaxTokens,
  RealtimeModalities,
  RealtimeResponseConfig,
} from '../../../../generated/contract-types.ts';
import { asObject, type JsonObject } from '../../../core/json/json-object.ts';
import type { BetaSettings } from '../../settings/beta-settings.ts';
import type { DialectOptions } from '../dialect-options.ts';
import { LatestMap } from '../kept/latest-map.ts';
import { planAudioPath, type AudioPath } from './audio-path.ts';
import type { OutputStream } from './audio-streams.ts';
import { mapModalities } from './convert-settings.ts';

/** Responses that may be asked for, or be open, at a time and still be known. */
const maxKnownResponses = 256;

/** Parts of one response whose audio may be under way at a time. */
const maxOpenStreams = 16;

/** A response that was asked for, and has not begun yet. */
export interface AskedResponse {
  /** As the session was told. */
  readonly id: string;
  /** The client's `event_id`. */
  readonly clientId: string | null;
  readonly config: RealtimeResponseConfig;
}

/** What a client is shown of a response besides what the session says. */
export interface ResponseView {
  readonly modalities: RealtimeModalities;
  readonly voice: string;
  readonly encoding: RealtimeAudioFormat;
  readonly temperature: number;
  readonly maxTokens: RealtimeMaxTokens;
  readonly path: AudioPath;
  /** By item and part. */
  readonly streams: LatestMap<OutputStream>;
}

/** Which response is whose: sessions do not say which of them was asked for, and how. Per session. */
export class ResponseViews {
  readonly #transport: DialectOptions['transport'];
  readonly #asked: AskedResponse[] = [];
  readonly #open = new LatestMap<ResponseView>(maxKnownResponses);

  constructor(transport: DialectOptions['transport']) {
    this.#transport = transport;
  }

  ask(asked: AskedResponse): void {
    if (this.#asked.push(asked) > maxKnownResponses) this.#asked.shift();
  }

  /** A response was refused. Returns what was asked; `null` where this is none. */
  refuse(id: string): AskedResponse | null {
    const place = this.#asked.findIndex((asked) => asked.id === id);
    return place < 0 ? null : (this.#asked.splice(place, 1)[0] ?? null);
  }

  /** A response has begun: the first that was asked for and looks like it, or one that nobody asked for. */
  begin(response: JsonObject, settings: BetaSettings): ResponseView {
    const place = this.#asked.findIndex(({ config }) => this.#isLike(response, config, settings));
    const [asked] = place < 0 ? [] : this.#asked.splice(place, 1);
    const view = this.#createView(asked?.config ?? {}, settings);
    if (typeof response.id === 'string') this.#open.set(response.id, view);
    return view;
  }

  find(id: unknown, settings: BetaSettings): ResponseView {
    const known = typeof id === 'string' ? this.#open.get(id) : undefined;
    return known ?? this.#createView({}, settings);
  }

  end(id: unknown): void {
    if (typeof id === 'string') this.#open.take(id);
  }

  #createView(config: RealtimeResponseConfig, settings: BetaSettings): ResponseView {
    const encoding = config.output_audio_format ?? settings.output_audio_format;
    return {
      modalities: config.modalities ?? settings.modalities,
      voice: config.voice ?? settings.voice,
      encoding,
      temperature: config.temperature ?? settings.temperature,
      maxTokens: config.max_output_tokens ?? config.max_response_output_tokens ?? settings.max_output_tokens,
      path: planAudioPath(encoding, settings, this.#transport),
      streams: new LatestMap(maxOpenStreams),
    };
  }

  /** Whether nothing that the session says of a response contradicts what was asked for. */
  #isLike(response: JsonObject, config: RealtimeResponseConfig, settings: BetaSettings): boolean {
    const { modalities, output_audio_format: encoding, voice, conversation } = config;
    const output = asObject(asObject(response.audio).output);
    const [modality] = Array.isArray(response.output_modalities) ? response.output_modalities : [];
    const metadata = asObject(response.metadata);
    const maxTokens = config.max_output_tokens ?? config.max_response_output_tokens;
    return (
      fits(modality, modalities && mapModalities(modalities)[0]) &&
      fits(
        asObject(output.format).type,
        encoding && planAudioPath(encoding, settings, this.#transport).session.type,
      ) &&
      fits(output.voice, voice) &&
      fits(response.max_output_tokens, maxTokens) &&
      (conversation !== 'none' || typeof response.conversation_id !== 'string') &&
      Object.entries(config.metadata ?? {}).every(([key, value]) => metadata[key] === value)
    );
  }
}

/** Whether a value may be the one that was asked for, if any was. */
function fits(value: unknown, asked: unknown): boolean {
  return asked === undefined || value === undefined || value === null || value === asked;
}
