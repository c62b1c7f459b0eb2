import { asObject, type JsonObject } from '../../core/json/json-object.ts';
import type { RealtimeEvent } from '../../core/realtime/realtime-link.ts';
import { estimateText, measureValue, tokensPerPicture } from '../../core/tokens/estimate-tokens.ts';
import { addTokens, noTokens, type TokenSplit } from './response-usage.ts';
import type { SoundLengths } from './sound-length.ts';

/** The vendor counts a token for each 100 ms that it hears. */
const heardMsPerToken = 100;

/** What was sent, by what it is. */
interface Sent {
  /** Sound of turns that have ended. */
  readonly turnsMs: number;
  /** In tokens. */
  readonly text: number;
  readonly pictures: number;
}

const nothingSent: Sent = { turnsMs: 0, text: 0, pictures: 0 };

/** A `response.create` whose response has not begun. */
interface Asked {
  /** What it says for its own response alone. */
  readonly own: Sent;
  /** What was sent before it. */
  readonly sent: Sent;
  readonly isApart: boolean;
  /** Whether what it says is all that its response reads, beside instructions. */
  readonly isWhole: boolean;
  /** Whether it has instructions in the place of the session's. */
  readonly isInstructing: boolean;
}

/** What a response reads of what was sent. */
export interface Reading {
  /** In tokens, about. */
  readonly input: TokenSplit;
  readonly sent: Sent;
  readonly instructions: number;
  /** What it reads of all that the session tells the model, in tokens. */
  readonly standing: number;
  /** Whether it reads items of its own in the place of the conversation's. */
  readonly isApart: boolean;
}

/**
 * What the next response will read, about: all that the last one of the conversation read and wrote, and what came since it began. It is
 * meant to be too much; what is charged are the upstream's figures.
 */
export class InputEstimate {
  readonly #sounds: Pick<SoundLengths, 'measureInput'>;
  #known: TokenSplit = noTokens;
  /** All of the session. */
  #sent: Sent = nothingSent;
  /** The part of it that is in `#known`. */
  #knownSent: Sent = nothingSent;
  /** Sound of the turn that goes on. */
  #turnMs = 0;
  /** When it began, in milliseconds of sound, where that was told. */
  #turnStartMs: number | null = null;
  /** Sound that is in no turn, or in the one that goes on. */
  #looseMs = 0;
  /** All sound of the session. */
  #soundMs = 0;
  /** How much of it there was when the client last cleared the buffer. */
  #clearMs: number | null = null;
  /** What the model is told, in tokens, as far as no response has read it. */
  #instructions = 0;
  /** All that it is told, whoever has read it. */
  #standing = 0;
  /** What the last response of the conversation has read of it: that is in `#known`. */
  #knownStanding = 0;
  /** By the name of the event. */
  readonly #asked = new Map<string, Asked>();
  /** Where turns are detected, what is sent between them becomes none. */
  #isDetecting = true;
  #isSpeaking = false;

  constructor(sounds: Pick<SoundLengths, 'measureInput'>) {
    this.#sounds = sounds;
  }

  /** Reads how turns begin and end in a session, and what the model is told, as `session.created` and `session.updated` show it. */
  readSession(session: JsonObject): void {
    const { instructions, tools, prompt } = session;
    this.#standing = estimateText(measureValue({ instructions, tools, prompt }).characters);
    this.#instructions = Math.max(0, this.#standing - this.#knownStanding);
    const { turn_detection: detection } = asObject(asObject(session.audio).input);
    this.#isDetecting = detection !== null && detection !== undefined;
  }

  /** The client has sent sound. */
  addSound(milliseconds: number): void {
    this.#looseMs += milliseconds;
    this.#soundMs += milliseconds;
    if (!this.#isDetecting || this.#isSpeaking) this.#turnMs += milliseconds;
  }

  /** What any other event of the client adds: items may have sound and pictures of their own. */
  addEvent({ type, value }: RealtimeEvent): void {
    const { item, session } = asObject(value);
    if (type === 'conversation.item.create') this.#sent = addSent(this.#sent, this.#measure(item));
    // Each update says a part, and the session that it makes of all of them is told when it is in force.
    else if (type === 'session.update') this.#instructions += estimateText(measureValue(session).characters);
    else if (type === 'input_audio_buffer.clear') this.#clearMs = this.#soundMs;
  }

  /** What the other side tells of the input buffer. */
  hear(type: string, value: JsonObject = {}): void {
    switch (type) {
      case 'input_audio_buffer.speech_started':
        this.#isSpeaking = true;
        this.#turnStartMs = asNumber(value.audio_start_ms);
        return;
      case 'input_audio_buffer.speech_stopped':
        this.#isSpeaking = false;
        this.#measureTurn(asNumber(value.audio_end_ms));
        return;
      case 'input_audio_buffer.committed':
        this.#sent = addSent(this.#sent, { ...nothingSent, turnsMs: this.#turnMs });
        this.#looseMs = Math.max(0, this.#looseMs - this.#turnMs);
        this.#turnMs = 0;
        this.#turnStartMs = null;
        return;
      case 'input_audio_buffer.cleared':
        this.#clear();
    }
  }

  /** What the client has sent since it asked for this is still to be heard. */
  #clear(): void {
    this.#looseMs = Math.min(this.#looseMs, this.#soundMs - (this.#clearMs ?? this.#soundMs));
    this.#turnMs = this.#isDetecting ? 0 : this.#looseMs;
    this.#turnStartMs = null;
    this.#isSpeaking = false;
  }

  /** Sound may come long before it is told that there is speech in it, and more may come while there is. */
  #measureTurn(endMs: number | null): void {
    if (endMs === null || this.#turnStartMs === null) return;
    this.#turnMs = Math.min(this.#looseMs, Math.max(0, endMs - this.#turnStartMs));
    this.#turnStartMs = null;
  }

  /** The client asks for a response by an event of this name. */
  ask(eventId: string, response: unknown): void {
    const { conversation, input, instructions } = asObject(response);
    const hasOwnItems = Array.isArray(input);
    this.#asked.set(eventId, {
      own: this.#measure(response),
      sent: this.#sent,
      isApart: conversation === 'none' || hasOwnItems,
      isWhole: hasOwnItems && !input.some(isReference),
      isInstructing: typeof instructions === 'string',
    });
  }

  /** The response that was asked for by this event will not begin. */
  dismiss(eventId: string): void {
    this.#asked.delete(eventId);
  }

  /** A response has begun: that of this event, or one that nobody asked for. */
  begin(eventId: string | null): Reading {
    const asked = eventId === null ? undefined : this.#asked.get(eventId);
    if (eventId !== null) this.#asked.delete(eventId);
    const { turnsMs } = this.#sent;
    // A turn that the client has ended is told of only after it has asked for the response.
    const sent = { ...(asked?.sent ?? this.#sent), turnsMs };
    const isApart = asked?.isApart === true;
    const standing = asked?.isInstructing === true ? 0 : this.#standing;
    return { input: this.#readFor(asked), sent, instructions: this.#instructions, standing, isApart };
  }

  #readFor(asked: Asked | undefined): TokenSplit {
    if (asked?.isWhole !== true) return this.#readWith(asked?.own ?? nothingSent);
    const standing = asked.isInstructing ? 0 : this.#standing;
    return addTokens(countSent(asked.own), { ...noTokens, inputText: standing });
  }

  /**
   * What a response of the conversation has read and written is what the next one reads; where it read something else, what it has written
   * is added.
   */
  settle(used: TokenSplit, { sent, instructions, standing, isApart }: Reading): void {
    const written = { ...noTokens, inputText: used.outputText, inputAudio: used.outputAudio };
    if (isApart) {
      this.#known = addTokens(this.#known, written);
      return;
    }
    this.#known = addTokens(countRead(used), written);
    this.#knownSent = sent;
    this.#knownStanding = standing;
    // What was set since is read by the next one only.
    if (this.#instructions === instructions) this.#instructions = Math.max(0, this.#standing - standing);
  }

  read(): TokenSplit {
    let own = nothingSent;
    for (const asked of this.#asked.values()) own = addSent(own, asked.own);
    return this.#readWith(own);
  }

  /** All of the conversation, and what is said for a response alone. */
  #readWith(own: Sent): TokenSplit {
    const fresh = addSent(subtractSent(this.#sent, this.#knownSent), own);
    const sent = countSent({ ...fresh, turnsMs: fresh.turnsMs + this.#turnMs });
    return addTokens(this.#known, { ...sent, inputText: sent.inputText + this.#instructions });
  }

  #measure(value: unknown): Sent {
    let turnsMs = 0;
    const { characters, pictures } = measureValue(value, (base64) => {
      turnsMs += this.#sounds.measureInput(base64);
    });
    return { turnsMs, text: estimateText(characters), pictures };
  }
}

function countSent({ turnsMs, text, pictures }: Sent): TokenSplit {
  const inputAudio = Math.ceil(turnsMs / heardMsPerToken);
  return { ...noTokens, inputText: text, inputAudio, inputImage: pictures * tokensPerPicture };
}

/** What was read, wherever it came from: a cache may not give it the next time. */
function countRead({ cached, cachedAudio, cachedImage, ...used }: TokenSplit): TokenSplit {
  return {
    ...noTokens,
    inputText: used.inputText + cached - cachedAudio - cachedImage,
    inputAudio: used.inputAudio + cachedAudio,
    inputImage: used.inputImage + cachedImage,
  };
}

function isReference(item: unknown): boolean {
  return asObject(item).type === 'item_reference';
}

function asNumber(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

function addSent(one: Sent, other: Sent): Sent {
  return {
    turnsMs: one.turnsMs + other.turnsMs,
    text: one.text + other.text,
    pictures: one.pictures + other.pictures,
  };
}

function subtractSent(one: Sent, other: Sent): Sent {
  return {
    turnsMs: one.turnsMs - other.turnsMs,
    text: one.text - other.text,
    pictures: one.pictures - other.pictures,
  };
}
