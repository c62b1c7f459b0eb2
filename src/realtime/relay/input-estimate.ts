import { asObject, type JsonObject } from '../../core/json/json-object.ts';
import type { RealtimeEvent } from '../../core/realtime/realtime-link.ts';
import { estimateText, measureValue, tokensPerPicture } from '../../core/tokens/estimate-tokens.ts';
import { addTokens, noTokens, type TokenSplit } from './response-usage.ts';
import type { SoundLengths } from './sound-length.ts';

/** The vendor counts a token for each 100 ms that it hears. */
const heardMsPerToken = 100;

/**
 * What the next response will read, about: all that the last one read and wrote, and what came since. It is meant to be too much; what
 * is charged are the upstream's figures.
 */
export class InputEstimate {
  readonly #sounds: Pick<SoundLengths, 'measureInput'>;
  #known: TokenSplit = noTokens;
  /** Sound of turns that have ended, and of the one that goes on. */
  #turnsMs = 0;
  #turnMs = 0;
  #text = 0;
  #pictures = 0;
  #instructions = 0;
  /** Where turns are detected, what is sent between them becomes none. */
  #isDetecting = true;
  #isSpeaking = false;

  constructor(sounds: Pick<SoundLengths, 'measureInput'>) {
    this.#sounds = sounds;
  }

  /** Reads how turns begin and end in a session, and what the model is told, as `session.created` and `session.updated` show it. */
  readSession(session: JsonObject): void {
    const { instructions, tools, prompt } = session;
    this.#instructions = estimateText(measureValue({ instructions, tools, prompt }).characters);
    const { turn_detection: detection } = asObject(asObject(session.audio).input);
    this.#isDetecting = detection !== null && detection !== undefined;
  }

  /** The client has sent sound. */
  addSound(milliseconds: number): void {
    if (!this.#isDetecting || this.#isSpeaking) this.#turnMs += milliseconds;
  }

  /** What any other event of the client adds: items may have sound and pictures of their own. */
  addEvent({ type, value }: RealtimeEvent): void {
    const { item, session, response } = asObject(value);
    if (type === 'conversation.item.create') this.#add(item);
    else if (type === 'response.create') this.#add(response);
    // Each update says a part, and the session that it makes of all of them is told when it is in force.
    else if (type === 'session.update') this.#instructions += estimateText(measureValue(session).characters);
  }

  /** What the other side tells of the input buffer. */
  hear(type: string): void {
    switch (type) {
      case 'input_audio_buffer.speech_started':
        this.#isSpeaking = true;
        return;
      case 'input_audio_buffer.speech_stopped':
        this.#isSpeaking = false;
        return;
      case 'input_audio_buffer.committed':
        this.#turnsMs += this.#turnMs;
        this.#turnMs = 0;
        return;
      case 'input_audio_buffer.cleared':
        this.#turnMs = 0;
        this.#isSpeaking = false;
    }
  }

  /** What a response has read and written is what the next one reads. */
  settle(used: TokenSplit): void {
    this.#known = {
      ...noTokens,
      inputText: used.inputText + used.cached + used.outputText,
      inputAudio: used.inputAudio + used.outputAudio,
      inputImage: used.inputImage,
    };
    this.#turnsMs = 0;
    this.#text = 0;
    this.#pictures = 0;
    this.#instructions = 0;
  }

  read(): TokenSplit {
    const fresh = {
      ...noTokens,
      inputText: this.#text + this.#instructions,
      inputAudio: Math.ceil((this.#turnsMs + this.#turnMs) / heardMsPerToken),
      inputImage: this.#pictures * tokensPerPicture,
    };
    return addTokens(this.#known, fresh);
  }

  #add(value: unknown): void {
    const { characters, pictures } = measureValue(value, (base64) => {
      this.#turnsMs += this.#sounds.measureInput(base64);
    });
    this.#text += estimateText(characters);
    this.#pictures += pictures;
  }
}
