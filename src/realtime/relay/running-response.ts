import type { RealtimeGaResponse } from '../../../generated/contract-types.ts';
import { asObject, asString, type JsonObject } from '../../core/json/json-object.ts';
import type { RealtimeEvent } from '../../core/realtime/realtime-link.ts';
import type { NewEvent } from '../session/session-context.ts';
import type { Reading } from './input-estimate.ts';
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
const partEnds: ReadonlySet<string> = new Set([
  'response.content_part.done',
  'response.function_call_arguments.done',
]);

/** What a response was begun with. */
export interface RunningParts {
  readonly charge: ResponseCharge;
  readonly lease: ResponseLease;
  /** What it reads, about. */
  readonly input: TokenSplit;
  readonly reading: Reading;
  readonly lengths: SoundLengths;
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
  readonly #items: OpenItems;
  readonly #measureSound: (base64: unknown) => number;
  readonly #beganAt = performance.now();
  #characters = 0;
  #saidMs = 0;
  /** What was said when money was last held for it, in tokens. */
  #coveredTokens = -1;
  #firstByteMs: number | null = null;
  #firstAudioMs: number | null = null;

  constructor(created: JsonObject, parts: RunningParts) {
    this.#head = asObject(created.response);
    this.id = asString(this.#head.id) ?? '';
    this.parts = parts;
    this.#items = new OpenItems(this.id);
    this.#measureSound = parts.lengths.createOutputMeasure(this.#head);
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
    const said = { ...noTokens, outputText: this.#saidText, outputAudio: this.#saidAudio };
    return addTokens(this.parts.input, said);
  }

  /** Has enough held for what it has used, as a charge does; it is asked for each event, and holds for each token. */
  cover(): Promise<void> | null {
    const tokens = this.#saidText + this.#saidAudio;
    if (tokens === this.#coveredTokens) return null;
    this.#coveredTokens = tokens;
    return this.parts.charge.cover(toTokenUsage(this.used, 'estimated'));
  }

  get #saidText(): number {
    return estimateText(this.#characters);
  }

  get #saidAudio(): number {
    return Math.ceil(this.#saidMs / saidMsPerToken);
  }

  /** Counts what an event of its own brings. */
  count({ type, value: { delta } }: RealtimeEvent): void {
    const isSound = type === soundDelta;
    if (!isSound && !textDeltas.has(type)) return;
    this.#firstByteMs ??= this.durationMs;
    if (isSound) this.#firstAudioMs ??= this.durationMs;
    if (isSound) this.#saidMs += this.#measureSound(delta);
    else if (typeof delta === 'string') this.#characters += delta.length;
  }

  /** Takes note of an event of its own that its client is told of. */
  note({ type, value }: RealtimeEvent): void {
    if (type === soundDelta) return;
    if (textDeltas.has(type)) this.#items.addText(value);
    else if (type === 'response.output_item.added') this.#items.begin(value);
    else if (type === 'response.content_part.added') this.#items.beginPart(value);
    else if (partEnds.has(type)) this.#items.endPart(value);
    else if (type === 'response.output_item.done') this.#items.end(value);
  }

  /** An item was added to the conversation, perhaps one of its own. */
  placeItem(value: JsonObject): void {
    this.#items.place(value);
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
