import type { RealtimeGaResponse } from '../../../generated/contract-types.ts';
import { asObject, asString, type JsonObject } from '../../core/json/json-object.ts';
import type { RealtimeEvent } from '../../core/realtime/realtime-link.ts';
import type { NewEvent } from '../session/session-context.ts';
import { measureSize } from '../../core/realtime/measure-event.ts';
import type { Reading } from './input-estimate.ts';
import type { KeptRoom, RoomShare } from './kept-room.ts';
import { OpenItems } from './open-items.ts';
import { addTokens, noTokens, toTokenUsage, type TokenSplit } from './response-usage.ts';
import type { ResponseCharge, ResponseLease } from './relay-ports.ts';
import type { SoundLengths } from './sound-length.ts';
import { estimateText } from '../../core/tokens/estimate-tokens.ts';

/** The vendor counts a token for each 50 ms that it says. */
const saidMsPerToken = 50;

const soundDelta = 'response.output_audio.delta';
const textDeltas: ReadonlySet<string> = new Set([
  'response.output_text.delta',
  'response.output_audio_transcript.delta',
  'response.function_call_arguments.delta',
]);
/** Events that have a text as a whole, and in which of their members. Some who answer send no pieces of it before. */
const wholeTexts: ReadonlyMap<string, string> = new Map([
  ['response.output_text.done', 'text'],
  ['response.output_audio_transcript.done', 'transcript'],
  ['response.function_call_arguments.done', 'arguments'],
]);
const partEnds: ReadonlySet<string> = new Set([
  ...wholeTexts.keys(),
  'response.output_audio.done',
  'response.content_part.done',
]);

/** What one event brings. */
interface Amount {
  readonly characters: number;
  /** Of a text as a whole, which may have come in pieces. */
  readonly wholeCharacters: number;
  readonly soundMs: number;
}

const nothing: Amount = { characters: 0, wholeCharacters: 0, soundMs: 0 };

/** What a response was begun with. */
export interface RunningParts {
  readonly charge: ResponseCharge;
  readonly lease: ResponseLease;
  readonly reading: Reading;
  readonly lengths: SoundLengths;
  /** For what is kept of it. */
  readonly room: KeptRoom;
  /** Unix milliseconds. */
  readonly startedAt: number;
}

export interface ResponseFailure {
  readonly code: string;
  readonly message: string;
}

/** One response that is under way at the other side of a link, as far as its client was told. */
export class RunningResponse {
  readonly id: string;
  readonly parts: RunningParts;
  readonly #head: JsonObject;
  readonly #share: RoomShare;
  readonly #items: OpenItems;
  readonly #measureSound: (base64: unknown) => number;
  readonly #beganAt = performance.now();
  #characters = 0;
  #wholeCharacters = 0;
  #saidMs = 0;
  /** What was said when money was last held for it, in tokens. */
  #coveredTokens = -1;
  #firstByteMs: number | null = null;
  #firstAudioMs: number | null = null;

  constructor(created: JsonObject, parts: RunningParts) {
    const head = asObject(created.response);
    this.id = asString(head.id) ?? '';
    this.parts = parts;
    this.#share = parts.room.createShare();
    this.#head = this.#share.take(measureSize(head)) ? head : shorten(head);
    this.#items = new OpenItems(this.id, this.#share);
    this.#measureSound = parts.lengths.createOutputMeasure(head);
  }

  /** Whether the conversation goes on without what it writes. */
  get isOutOfBand(): boolean {
    return this.#head.conversation_id === null;
  }

  get durationMs(): number {
    return performance.now() - this.#beganAt;
  }

  get firstByteMs(): number | null {
    return this.#firstByteMs;
  }

  get firstAudioMs(): number | null {
    return this.#firstAudioMs;
  }

  /** Sound that its client was sent. */
  get saidMs(): number {
    return this.#saidMs;
  }

  /** What it has used until now, about. */
  get used(): TokenSplit {
    return this.#countWith(nothing);
  }

  /** Has enough held for what it has used and an event of its own, as a charge does; it is asked for each one, and holds for each token. */
  cover(event: RealtimeEvent): Promise<void> | null {
    const used = this.#countWith(this.#measure(event));
    const tokens = used.outputText + used.outputAudio;
    if (tokens === this.#coveredTokens) return null;
    this.#coveredTokens = tokens;
    return this.parts.charge.cover(toTokenUsage(used, 'estimated'));
  }

  #countWith({ characters, wholeCharacters, soundMs }: Amount): TokenSplit {
    const pieces = this.#characters + characters;
    const outputText = estimateText(Math.max(pieces, this.#wholeCharacters + wholeCharacters));
    const outputAudio = Math.ceil((this.#saidMs + soundMs) / saidMsPerToken);
    return addTokens(this.parts.reading.input, { ...noTokens, outputText, outputAudio });
  }

  #measure({ type, value }: RealtimeEvent): Amount {
    if (type === soundDelta) return { ...nothing, soundMs: this.#measureSound(value.delta) };
    if (textDeltas.has(type)) return { ...nothing, characters: measureText(value.delta) };
    const whole = wholeTexts.get(type);
    return whole === undefined ? nothing : { ...nothing, wholeCharacters: measureText(value[whole]) };
  }

  /** Counts an event of its own that its client is told of, and takes note of it. */
  note(event: RealtimeEvent): void {
    const { characters, wholeCharacters, soundMs } = this.#measure(event);
    this.#characters += characters;
    this.#wholeCharacters += wholeCharacters;
    this.#saidMs += soundMs;
    const { type, value } = event;
    if (type === soundDelta || textDeltas.has(type) || wholeTexts.has(type))
      this.#firstByteMs ??= this.durationMs;
    if (type === soundDelta) this.#firstAudioMs ??= this.durationMs;
    else if (textDeltas.has(type)) this.#items.addText(value);
    else if (type === 'response.output_item.added') this.#items.begin(value);
    else if (type === 'response.content_part.added') this.#items.beginPart(value);
    else if (partEnds.has(type)) this.#items.endPart(type, value);
    else if (type === 'response.output_item.done') this.#items.end(value);
  }

  /** An item was added to the conversation, perhaps one of its own. */
  placeItem(value: JsonObject): void {
    this.#items.place(value);
  }

  /** It is over. */
  free(): void {
    this.#share.free();
  }

  /** The events that end it in the place of whoever gave it. */
  finish(failure: ResponseFailure | 'cancelled'): readonly NewEvent[] {
    const isCancelled = failure === 'cancelled';
    const events = this.#items.finish();
    const response = {
      ...this.#head,
      status: isCancelled ? 'cancelled' : 'failed',
      status_details: isCancelled
        ? { type: 'cancelled', reason: 'client_cancelled' }
        : { type: 'failed', error: { type: 'server_error', ...failure } },
      output: this.#items.list(),
      usage: null,
    } as unknown as RealtimeGaResponse;
    return [...events, { type: 'response.done', response }];
  }
}

function measureText(text: unknown): number {
  return typeof text === 'string' ? text.length : 0;
}

/** What a response is told by, where there is no room for more. */
function shorten({ id, object, conversation_id }: JsonObject): JsonObject {
  return { id, object, conversation_id };
}
