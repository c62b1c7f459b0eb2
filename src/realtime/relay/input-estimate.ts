import { asObject } from '../../core/json/json-object.ts';
import type { RealtimeEvent } from '../../core/realtime/realtime-link.ts';
import { estimateValue } from '../../core/tokens/estimate-tokens.ts';
import { addTokens, noTokens, type TokenSplit } from './response-usage.ts';

/** The vendor counts a token for each 100 ms that it hears. */
const heardMsPerToken = 100;

/**
 * What the next response will read, about: all that the last one read and wrote, and what came since. It is meant to be too much; what
 * is charged are the upstream's figures.
 */
export class InputEstimate {
  #known: TokenSplit = noTokens;
  #heardMs = 0;
  #text = 0;
  #instructions = 0;

  addSound(milliseconds: number): void {
    this.#heardMs += milliseconds;
  }

  /** Sound that was taken back. */
  forgetSound(): void {
    this.#heardMs = 0;
  }

  /** What an event of the client adds beside sound. */
  addEvent({ type, value }: RealtimeEvent): void {
    if (type === 'conversation.item.create') this.#text += estimateValue(asObject(value).item);
    else if (type === 'session.update') this.#instructions = estimateValue(asObject(value).session);
    else if (type === 'response.create') this.#text += estimateValue(asObject(value).response);
  }

  /** What a response has read and written is what the next one reads. */
  settle(used: TokenSplit): void {
    this.#known = {
      ...noTokens,
      inputText: used.inputText + used.cached + used.outputText,
      inputAudio: used.inputAudio + used.outputAudio,
      inputImage: used.inputImage,
    };
    this.#heardMs = 0;
    this.#text = 0;
    this.#instructions = 0;
  }

  read(): TokenSplit {
    const fresh = {
      ...noTokens,
      inputText: this.#text + this.#instructions,
      inputAudio: Math.ceil(this.#heardMs / heardMsPerToken),
    };
    return addTokens(this.#known, fresh);
  }
}
