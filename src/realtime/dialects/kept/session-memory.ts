import { asObject, asString, type JsonObject } from '../../../core/json/json-object.ts';
import { LatestMap } from './latest-map.ts';
import { ItemOrder } from './item-order.ts';

/** Function calls that may be open at a time, and still be known. */
const maxOpenCalls = 256;

interface OpenCall {
  readonly callId: string | null;
  readonly name: string | null;
}

/** What the events of a session have told that later ones may leave out. Per session. */
export class SessionMemory {
  readonly items = new ItemOrder();
  readonly #calls = new LatestMap<OpenCall>(maxOpenCalls);
  #speech: { readonly itemId: string | null; readonly audioStartMs: number } | null = null;

  beginSpeech({ item_id, audio_start_ms }: JsonObject): void {
    if (typeof audio_start_ms === 'number')
      this.#speech = { itemId: asString(item_id), audioStartMs: audio_start_ms };
  }

  /** Where the speech of this turn began; where that was not told, no later than it ended. */
  findSpeechStart({ item_id, audio_end_ms }: JsonObject): number {
    const speech = this.#speech;
    if (speech !== null && speech.itemId === asString(item_id)) return speech.audioStartMs;
    return typeof audio_end_ms === 'number' ? audio_end_ms : 0;
  }

  beginItem(item: unknown): void {
    const { type, id, call_id, name } = asObject(item);
    if (type === 'function_call' && typeof id === 'string')
      this.#calls.set(id, { callId: asString(call_id), name: asString(name) });
  }

  endItem(item: unknown): void {
    const { id } = asObject(item);
    if (typeof id === 'string') this.#calls.take(id);
  }

  findCall(itemId: unknown): OpenCall | null {
    return typeof itemId === 'string' ? (this.#calls.get(itemId) ?? null) : null;
  }
}
