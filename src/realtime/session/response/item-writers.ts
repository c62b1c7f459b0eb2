import {
  convertSamplesToMs,
  createAudioEncoder,
  innerRate,
  type AudioEncoder,
  type AudioFormat,
} from '../../../audio/index.ts';
import type { RealtimeStep } from '../../../core/realtime/realtime-model.ts';
import type { KeptItem, SpokenPart } from '../kept-item.ts';
import type { SessionContext } from '../session-context.ts';

/** Where an item of a response is. */
export interface ItemPlace {
  readonly session: SessionContext;
  readonly response_id: string;
  readonly output_index: number;
  readonly item: KeptItem;
}

/** A step that belongs to an item. */
export type ItemStep = Extract<RealtimeStep, { readonly kind: 'text' | 'sound' | 'arguments' }>;

/** Tells the client of one item, whose part it begins at once. */
export interface ItemWriter {
  readonly place: ItemPlace;
  /** Throws where the step belongs to items of another kind. */
  take(step: ItemStep): void;
  /** Ends the part. */
  finish(): void;
}

function createStepError(step: ItemStep, item: string): Error {
  return new Error(`The model sent ${step.kind} for ${item}.`);
}

function locate({ response_id, output_index, item }: ItemPlace) {
  return { response_id, item_id: item.id, output_index };
}

function locatePart(place: ItemPlace) {
  return { ...locate(place), content_index: 0 };
}

/** Throws where there is no memory for it; called before anything else is done with what comes. */
function grow({ session, item }: ItemPlace, length: number): void {
  session.conversation.resize(item, item.length + length);
}

/** A message in words. */
export class TextWriter implements ItemWriter {
  readonly place: ItemPlace;
  #text = '';

  constructor(place: ItemPlace) {
    this.place = place;
    this.#keep();
    place.session.emit({
      type: 'response.content_part.added',
      ...locatePart(place),
      part: { type: 'text', text: '' },
    });
  }

  take(step: ItemStep): void {
    if (step.kind !== 'text') throw createStepError(step, 'a message in words');
    if (step.text === '') return;
    grow(this.place, step.text.length);
    this.#text += step.text;
    this.#keep();
    this.place.session.emit({
      type: 'response.output_text.delta',
      ...locatePart(this.place),
      delta: step.text,
    });
  }

  finish(): void {
    const text = this.#text;
    const where = locatePart(this.place);
    const { emit } = this.place.session;
    emit({ type: 'response.output_text.done', ...where, text });
    emit({ type: 'response.content_part.done', ...where, part: { type: 'text', text } });
  }

  #keep(): void {
    const { body } = this.place.item;
    if (body.kind === 'message') body.parts[0] = { kind: 'text', text: this.#text };
  }
}

/** A message that is spoken. */
export class SpeechWriter implements ItemWriter {
  readonly place: ItemPlace;
  readonly #encoder: AudioEncoder;
  readonly #part: SpokenPart = { kind: 'spoken', words: [], durationMs: 0, isTruncated: false };
  /** What was said, whatever of it the conversation keeps. */
  #transcript = '';
  #samples = 0;

  constructor(place: ItemPlace, format: AudioFormat) {
    this.place = place;
    this.#encoder = createAudioEncoder(format);
    if (place.item.body.kind === 'message') place.item.body.parts.push(this.#part);
    place.session.emit({
      type: 'response.content_part.added',
      ...locatePart(place),
      part: { type: 'audio', transcript: '' },
    });
  }

  take(step: ItemStep): void {
    if (step.kind !== 'sound') throw createStepError(step, 'a message that is spoken');
    const { session } = this.place;
    this.#samples += step.samples.length;
    if (step.transcript !== '') {
      this.#keep(step.transcript);
      const where = locatePart(this.place);
      session.emit({ type: 'response.output_audio_transcript.delta', ...where, delta: step.transcript });
    }
    if (!this.#part.isTruncated) this.#part.durationMs = convertSamplesToMs(this.#samples, innerRate);
    this.#emitSound(this.#encoder.encode(step.samples));
  }

  finish(): void {
    this.#emitSound(this.#encoder.end());
    const transcript = this.#transcript;
    const where = locatePart(this.place);
    const { emit } = this.place.session;
    emit({ type: 'response.output_audio.done', ...where });
    emit({ type: 'response.output_audio_transcript.done', ...where, transcript });
    emit({ type: 'response.content_part.done', ...where, part: { type: 'audio', transcript } });
  }

  #keep(text: string): void {
    if (!this.#part.isTruncated) {
      grow(this.place, text.length);
      this.#part.words.push({ text, endMs: convertSamplesToMs(this.#samples, innerRate) });
    }
    this.#transcript += text;
  }

  #emitSound(sound: Buffer): void {
    if (sound.length === 0) return;
    const { session } = this.place;
    session.hasSpoken = true;
    session.emit({
      type: 'response.output_audio.delta',
      ...locatePart(this.place),
      delta: sound.toString('base64'),
    });
  }
}

/** A function call. */
export class CallWriter implements ItemWriter {
  readonly place: ItemPlace;

  constructor(place: ItemPlace) {
    this.place = place;
  }

  take(step: ItemStep): void {
    if (step.kind !== 'arguments') throw createStepError(step, 'a function call');
    const { body } = this.place.item;
    if (body.kind !== 'call' || step.text === '') return;
    grow(this.place, step.text.length);
    body.arguments += step.text;
    this.place.session.emit({
      type: 'response.function_call_arguments.delta',
      ...locate(this.place),
      call_id: body.callId,
      delta: step.text,
    });
  }

  finish(): void {
    const { body } = this.place.item;
    if (body.kind !== 'call') return;
    this.place.session.emit({
      type: 'response.function_call_arguments.done',
      ...locate(this.place),
      call_id: body.callId,
      name: body.name,
      arguments: body.arguments,
    });
  }
}
