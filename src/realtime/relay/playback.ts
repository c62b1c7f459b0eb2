import { asObject, asString, type JsonObject } from '../../core/json/json-object.ts';
import type { ClientSpeaker } from '../../core/realtime/client-channel.ts';
import type { StoppedSound } from '../../core/realtime/media-call.ts';
import { createNamePrefix } from '../../core/realtime/event-name.ts';
import type { RealtimeEvent } from '../../core/realtime/realtime-link.ts';
import type { NewEvent } from '../session/session-context.ts';

/** Responses whose speech may wait to be heard; of more nothing is played. */
export const maxWaitingResponses = 64;

/** Parts of one response that may wait to be heard. */
export const maxWaitingParts = 16;

export interface PlaybackParts {
  /** `null` where speech is in the events, and while nobody is there to hear it. */
  readonly speaker: () => ClientSpeaker | null;
  /** Without `output_audio_buffer.clear` a client has nothing else that stops the sound. */
  readonly cancelling: 'stops-sound' | 'leaves-sound';
  /** Tells the client. */
  readonly tell: (event: NewEvent) => void;
  /** Tells the link. */
  readonly send: (event: RealtimeEvent) => void;
}

/** Speech of one part of an item that is not heard to its end yet. */
interface WaitingPart {
  readonly itemId: string;
  readonly contentIndex: number;
  /** Whether there is no more to come. */
  isFinished: boolean;
}

/**
 * How far the speech of a response is. `waiting`: behind that of others, or none is there. `begun`: the client was told so. `stopping`: it was
 * stopped, and how much was heard is not known yet. `silent`: what still comes of it is not played.
 */
type Progress = 'waiting' | 'begun' | 'stopping' | 'silent';

interface Speech {
  readonly responseId: string;
  /** By the name that the speaker has for them. */
  readonly parts: Map<string, WaitingPart>;
  /** Parts whose rest is not played. */
  readonly dropped: Set<string>;
  progress: Progress;
  /** Whether the response has ended. */
  isDone: boolean;
}

/**
 * Plays the speech of responses, one after the other, and stops it where the user speaks or the client wants that: then the link is told what
 * was heard of it, and the client what became of it. Per session.
 */
export class Playback {
  readonly #parts: PlaybackParts;
  /** In the order in which they are heard. */
  readonly #speeches = new Map<string, Speech>();
  /** What the names of events that it sends the link begin with. No client's goes there. */
  readonly #ownPrefix = createNamePrefix();
  #isInterrupting = true;
  #cuts = 0;
  #isClosed = false;

  constructor(parts: PlaybackParts) {
    this.#parts = parts;
  }

  /** What the link has told, after the client was told of it. */
  hear({ type, value }: RealtimeEvent): void {
    switch (type) {
      case 'session.created':
      case 'session.updated':
        this.#isInterrupting = readInterrupting(asObject(value.session));
        return;
      case 'input_audio_buffer.speech_started':
        if (this.#isInterrupting) this.#stop();
        return;
      case 'response.output_audio.delta':
        this.#play(value);
        return;
      case 'response.output_audio.done':
        this.#finish(value);
        return;
      case 'response.done':
        this.#end(asString(asObject(value.response).id) ?? '');
    }
  }

  /** What the client wants of the sound. Whether that was all it wants, and the link need not know. */
  obey({ type, value }: RealtimeEvent): boolean {
    if (this.#parts.speaker() === null) return false;
    switch (type) {
      case 'output_audio_buffer.clear':
        this.#stop();
        return true;
      case 'response.cancel':
        if (this.#parts.cancelling === 'stops-sound') this.#stop();
        return false;
      case 'conversation.item.truncate':
        this.#drop(namePart(value));
        return false;
      default:
        return false;
    }
  }

  /** Whether an `error` of the link is about an event that the client knows nothing of. */
  isOwn({ type, value }: RealtimeEvent): boolean {
    return type === 'error' && asString(asObject(value.error).event_id)?.startsWith(this.#ownPrefix) === true;
  }

  /** The speaker has sent the last of a part, unless more of it has come. */
  onPlayed(name: string): void {
    for (const speech of this.#speeches.values()) {
      if (speech.parts.get(name)?.isFinished !== true) continue;
      speech.parts.delete(name);
      this.#settle(speech);
      return;
    }
  }

  /** Nothing is told any more. */
  close(): void {
    this.#isClosed = true;
    this.#speeches.clear();
  }

  #play(value: JsonObject): void {
    const audio = asString(value.delta) ?? '';
    const speaker = this.#parts.speaker();
    if (speaker === null || audio === '') return;
    const speech = this.#open(asString(value.response_id) ?? '');
    const name = namePart(value);
    if (speech === null || !mayPlay(speech, name)) return;
    if (!speech.parts.has(name)) speech.parts.set(name, { ...readPlace(value), isFinished: false });
    speaker.play(audio, name);
    this.#begin();
  }

  #open(responseId: string): Speech | null {
    const known = this.#speeches.get(responseId);
    if (known !== undefined) return known;
    if (this.#speeches.size >= maxWaitingResponses) return null;
    const speech: Speech = {
      responseId,
      parts: new Map(),
      dropped: new Set(),
      progress: 'waiting',
      isDone: false,
    };
    this.#speeches.set(responseId, speech);
    return speech;
  }

  #finish(value: JsonObject): void {
    const part = this.#speeches.get(asString(value.response_id) ?? '')?.parts.get(namePart(value));
    if (part === undefined || part.isFinished) return;
    part.isFinished = true;
    this.#parts.speaker()?.finish(namePart(value));
  }

  #end(responseId: string): void {
    const speech = this.#speeches.get(responseId);
    if (speech === undefined) return;
    speech.isDone = true;
    for (const [name, part] of speech.parts) {
      if (part.isFinished) continue;
      part.isFinished = true;
      this.#parts.speaker()?.finish(name);
    }
    this.#settle(speech);
  }

  /** The next speech is heard, where the one before is over, or has nothing to say at the moment. */
  #begin(): void {
    const speeches = [...this.#speeches.values()];
    const next = speeches.find(({ progress, parts }) => progress === 'waiting' && parts.size > 0);
    const current = speeches.find(({ progress }) => progress === 'begun' || progress === 'stopping');
    if (next === undefined || current?.progress === 'stopping') return;
    if (current !== undefined) {
      if (current.parts.size > 0) return;
      current.progress = 'waiting';
      this.#tell('stopped', current);
    }
    next.progress = 'begun';
    this.#tell('started', next);
  }

  /** Something of a speech has ended: perhaps all of it. */
  #settle(speech: Speech): void {
    if (speech.parts.size > 0) return;
    if (speech.isDone) {
      this.#speeches.delete(speech.responseId);
      if (speech.progress === 'begun' || speech.progress === 'stopping') this.#tell('stopped', speech);
    }
    this.#begin();
  }

  /** Drops the rest of one part. */
  #drop(name: string): void {
    for (const speech of this.#speeches.values()) {
      if (speech.progress === 'stopping' || !speech.parts.delete(name)) continue;
      speech.dropped.add(name);
      void this.#parts.speaker()?.stopPlaying(name);
      if (speech.parts.size > 0) return;
      if (speech.progress === 'begun') this.#tell('cleared', speech);
      speech.progress = 'waiting';
      this.#settle(speech);
      return;
    }
  }

  /** Drops everything, and what is still to come of it. */
  #stop(): void {
    const speaker = this.#parts.speaker();
    const isHeard = ({ progress }: Speech) => progress === 'waiting' || progress === 'begun';
    const stopped = [...this.#speeches.values()].filter(isHeard);
    if (speaker === null || stopped.length === 0) return;
    const places = new Map(stopped.flatMap(({ parts }) => [...parts]));
    const current = stopped.find(({ progress }) => progress === 'begun');
    for (const speech of stopped) {
      if (speech === current) speech.progress = 'stopping';
      else this.#silence(speech);
    }
    void speaker.stopPlaying().then((sounds) => {
      if (this.#isClosed) return;
      for (const sound of sounds) this.#tellUnheard(sound, places);
      if (current !== undefined) this.#clear(current);
      this.#begin();
    });
  }

  /** What the user has not heard is not said. */
  #tellUnheard({ itemId: name, playedMs }: StoppedSound, places: ReadonlyMap<string, WaitingPart>): void {
    const place = places.get(name);
    if (place === undefined) return;
    const type = 'conversation.item.truncate';
    const { itemId: item_id, contentIndex: content_index } = place;
    const event_id = `${this.#ownPrefix}${String((this.#cuts += 1))}`;
    const value = { type, event_id, item_id, content_index, audio_end_ms: Math.floor(playedMs) };
    this.#parts.send({ type, value, text: null });
  }

  /** A speech was stopped, unless its last sample was sent before. */
  #clear(speech: Speech): void {
    if (this.#speeches.get(speech.responseId) !== speech) return;
    this.#tell('cleared', speech);
    this.#silence(speech);
  }

  #silence(speech: Speech): void {
    speech.progress = 'silent';
    speech.parts.clear();
    if (speech.isDone) this.#speeches.delete(speech.responseId);
  }

  #tell(what: 'started' | 'stopped' | 'cleared', { responseId }: Speech): void {
    this.#parts.tell({ type: `output_audio_buffer.${what}`, response_id: responseId });
  }
}

function readInterrupting(session: JsonObject): boolean {
  const { turn_detection: detection } = asObject(asObject(session.audio).input);
  return asObject(detection).interrupt_response !== false;
}

function mayPlay({ progress, dropped, parts }: Speech, name: string): boolean {
  if (progress === 'stopping' || progress === 'silent' || dropped.has(name)) return false;
  return parts.has(name) || parts.size + dropped.size < maxWaitingParts;
}

function readPlace({ item_id, content_index }: JsonObject): Pick<WaitingPart, 'itemId' | 'contentIndex'> {
  return {
    itemId: asString(item_id) ?? '',
    contentIndex: typeof content_index === 'number' ? content_index : 0,
  };
}

/** What the speaker calls a part: an item has one that is spoken, nearly always the first. */
function namePart(value: JsonObject): string {
  const { itemId, contentIndex } = readPlace(value);
  return contentIndex === 0 ? itemId : `${itemId}/${String(contentIndex)}`;
}
