import { setImmediate } from 'node:timers/promises';
import {
  convertBytesToMs,
  convertMsToSamples,
  convertSamplesToMs,
  createAudioDecoder,
  innerRate,
  type AudioDecoder,
  type AudioFormat,
  type DetectedSpeech,
} from '../../../audio/index.ts';
import type { GaSettings } from '../../settings/ga-settings.ts';
import { addItem } from '../add-item.ts';
import { measureItem, type HeardPart, type KeptItem } from '../kept-item.ts';
import { mapAudioFormat } from '../map-audio-format.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { SessionContext } from '../session-context.ts';
import { emitTranscript } from './emit-transcript.ts';
import { maxInputMs, sliceBytes } from './input-limits.ts';
import type { OpenTurn } from './open-turn.ts';
import { RecentSound } from './recent-sound.ts';
import { TurnDetection } from './turn-detection.ts';

/** Less audio is no turn. */
export const minCommitMs = 100;

/** What voice detection brings about. */
export interface TurnReactions {
  /** The user has begun to speak. */
  onSpeech(): void;
  /** A turn has ended and is in the conversation. */
  onTurn(): void;
}

type InputSettings = GaSettings['audio']['input'];

/**
 * What the client says: the input audio buffer. Its clock is the milliseconds of audio that were received. Sound is listened to as it
 * comes; only the end of the silence before a turn is kept.
 */
export class InputAudio {
  readonly #session: SessionContext;
  readonly #reactions: TurnReactions;
  readonly #recent = new RecentSound();
  #format: AudioFormat;
  #decoder: AudioDecoder;
  #detection: TurnDetection | null = null;
  #turn: OpenTurn | null = null;
  /** Where the quiet began after which the model speaks first; `null` while it has not. */
  #quietFrom: number | null = null;

  constructor(session: SessionContext, reactions: TurnReactions) {
    this.#session = session;
    this.#reactions = reactions;
    this.#format = mapAudioFormat(session.settings.audio.input.format);
    this.#decoder = createAudioDecoder(this.#format);
    this.configure(session.settings.audio.input);
  }

  /** Settings for what comes from now on. */
  configure({ format, turn_detection: turns }: InputSettings): void {
    const next = mapAudioFormat(format);
    if (next.encoding !== this.#format.encoding) {
      this.#take(this.#decoder.end());
      this.#format = next;
      this.#decoder = createAudioDecoder(next);
    }
    if (turns === null) this.#detection = null;
    else if (this.#detection === null) this.#detection = new TurnDetection(turns, this.#recent.end);
    else this.#detection.configure(turns);
  }

  /** Listens to more audio. More than 15 minutes in one turn are refused, and dropped. */
  async append(bytes: Buffer): Promise<Refusal | null> {
    const turnMs = convertSamplesToMs(this.#turn?.samples ?? 0, innerRate);
    if (turnMs + convertBytesToMs(bytes.length, this.#format) > maxInputMs)
      return refuse(
        'invalid_value',
        'The input audio buffer holds 15 minutes of audio: commit or clear it. This piece was dropped.',
        'audio',
      );
    for (const slice of sliceBytes(bytes, this.#format)) {
      this.#take(this.#decoder.decode(slice));
      if (slice.length < bytes.length) await setImmediate();
    }
    return null;
  }

  /** Ends the turn, and puts it into the conversation. Voice detection starts anew: silence afterwards ends nothing. */
  commit(): Refusal | null {
    this.#flush();
    const held = this.#turn?.samples ?? this.#recent.length;
    if (convertSamplesToMs(held, innerRate) < minCommitMs)
      return refuse(
        'input_audio_buffer_commit_empty',
        `The input audio buffer holds ${String(convertSamplesToMs(held, innerRate))} ms of audio, and a turn has at least ${String(minCommitMs)} ms.`,
      );
    const obstacle = this.#session.conversation.findObstacle() ?? this.#commitAll();
    return obstacle === null ? null : refuse('invalid_value', obstacle);
  }

  /** Says why not, where it cannot be done: then what was heard waits for another commit. */
  #commitAll(): string | null {
    const turn = (this.#turn ??= this.#openTurn());
    hearAll(turn, this.#recent.take(this.#recent.end));
    const obstacle = this.#commitTurn(turn);
    if (obstacle === null) this.#detection?.reset();
    return obstacle;
  }

  /** Forgets what was not committed, speech in progress included. */
  clear(): void {
    this.#flush();
    this.#recent.take(this.#recent.end);
    this.#turn = null;
    this.#detection?.reset();
    this.#session.emit({ type: 'input_audio_buffer.cleared' });
  }

  /** A response is over: from now on quiet counts. */
  watchQuiet(): void {
    this.#quietFrom = this.#recent.end;
  }

  /** A response begins: quiet counts no more. */
  forgetQuiet(): void {
    this.#quietFrom = null;
  }

  #take(samples: Int16Array): void {
    this.#recent.push(samples);
    const { end } = this.#recent;
    for (const found of this.#detection?.detect(samples) ?? []) this.#follow(found);
    if (this.#detection === null && this.#turn === null && this.#recent.length > 0)
      this.#turn = this.#openTurn();
    if (this.#turn !== null) hearAll(this.#turn, this.#recent.take(end));
    else this.#recent.take(end - (this.#detection?.paddingSamples ?? 0));
    this.#checkQuiet();
  }

  #follow(found: DetectedSpeech): void {
    const { emit } = this.#session;
    if (found.kind === 'started') {
      this.#quietFrom = null;
      this.#recent.take(convertMsToSamples(found.audioStartMs, innerRate));
      const turn = (this.#turn ??= this.#openTurn());
      const { audioStartMs: audio_start_ms } = found;
      emit({ type: 'input_audio_buffer.speech_started', audio_start_ms, item_id: turn.itemId });
      this.#reactions.onSpeech();
      return;
    }
    const turn = (this.#turn ??= this.#openTurn());
    const { audioStartMs: audio_start_ms, audioEndMs: audio_end_ms } = found;
    hearAll(turn, this.#recent.take(convertMsToSamples(audio_end_ms, innerRate)));
    const { itemId: item_id } = turn;
    emit({ type: 'input_audio_buffer.speech_stopped', audio_start_ms, audio_end_ms, item_id });
    this.#endTurn(turn);
  }

  /** The model speaks first after so much quiet, if the client wants that: then what was quiet is a turn. */
  #checkQuiet(): void {
    const idleMs = this.#detection?.idleMs ?? null;
    if (idleMs === null || this.#quietFrom === null || this.#turn !== null) return;
    const due = this.#quietFrom + convertMsToSamples(idleMs, innerRate);
    if (this.#recent.end < due) return;
    const audio_start_ms = convertSamplesToMs(this.#quietFrom, innerRate);
    const audio_end_ms = convertSamplesToMs(due, innerRate);
    const turn = (this.#turn = this.#openTurn());
    const { itemId: item_id } = turn;
    this.#quietFrom = null;
    this.#session.emit({
      type: 'input_audio_buffer.timeout_triggered',
      audio_start_ms,
      audio_end_ms,
      item_id,
    });
    this.#endTurn(turn);
  }

  #endTurn(turn: OpenTurn): void {
    const obstacle = this.#commitTurn(turn);
    if (obstacle === null) {
      this.#reactions.onTurn();
      return;
    }
    this.#turn = null;
    this.#session.emitError(refuse('invalid_value', `The turn was dropped. ${obstacle}`));
  }

  #openTurn(): OpenTurn {
    const { createId, model } = this.#session;
    return { itemId: createId('item'), hearing: model.hear(), samples: 0, pieces: [] };
  }

  /** Puts the turn into the conversation; says why not, where there is no room for it. */
  #commitTurn(turn: OpenTurn): string | null {
    const { conversation, settings, emit } = this.#session;
    const transcribes = settings.audio.input.transcription !== null;
    const transcript = turn.hearing.report();
    const durationMs = convertSamplesToMs(turn.samples, innerRate);
    const item = createTurnItem(turn.itemId, {
      kind: 'heard',
      transcript,
      durationMs,
      visibility: transcribes ? 'shown' : 'hidden',
    });
    const obstacle = conversation.findObstacle(item.length);
    if (obstacle !== null) return obstacle;
    this.#turn = null;
    emit({ type: 'input_audio_buffer.committed', previous_item_id: conversation.lastId, item_id: item.id });
    addItem(this.#session, item, 'end');
    if (transcribes) emitTranscript(this.#session, turn, { transcript, durationMs });
    return null;
  }

  /** Takes what a filter still holds; an unfinished sample of PCM waits for its other half. */
  #flush(): void {
    if (this.#format.encoding === 'pcm16') return;
    this.#take(this.#decoder.end());
    this.#decoder = createAudioDecoder(this.#format);
  }
}

function createTurnItem(id: string, part: HeardPart): KeptItem {
  const body: KeptItem['body'] = { kind: 'message', role: 'user', parts: [part] };
  return { id, body, status: 'completed', length: measureItem({ id, body }) };
}

function hearAll(turn: OpenTurn, pieces: readonly Int16Array[]): void {
  for (const samples of pieces) {
    turn.samples += samples.length;
    const words = turn.hearing.hear(samples);
    if (words !== '') turn.pieces.push(words);
  }
}
