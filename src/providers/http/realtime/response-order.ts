import { asObject, asString, type JsonObject } from '../../../core/json/json-object.ts';
import { readRefused } from '../../../core/realtime/read-refused.ts';
import type { RealtimeEvent } from '../../../core/realtime/realtime-link.ts';

/** Responses that may be open at a time. */
const maxOpen = 100;

/** What is known of the responses of a session: whether one is under way, and whether its events come as they can. Per session. */
export class ResponseOrder {
  readonly #open = new Set<string>();
  /** Names of the events that asked for those that have not begun; empty where one has none. */
  readonly #asked: string[] = [];

  /** Whether the upstream owes something: a response was asked for, or has not ended. */
  get isBusy(): boolean {
    return this.#asked.length > 0 || this.#open.size > 0;
  }

  /** An event of the client goes to the upstream. */
  noteSent({ type, value }: RealtimeEvent): void {
    if (type === 'response.create') this.#asked.push(asString(value.event_id) ?? '');
  }

  /** An event of the upstream has come. Says what is impossible about it; `null` where it fits. */
  noteReceived({ type, value }: RealtimeEvent): string | null {
    if (type === 'session.created') return 'The session was created twice.';
    if (type === 'error') this.#noteError(asObject(value.error));
    if (!type.startsWith('response.')) return null;
    const id = value.response_id ?? asObject<{ id: unknown }>(value.response).id;
    if (type === 'response.created') return this.#begin(id);
    if (typeof id !== 'string') return type === 'response.done' ? 'A response without an id ended.' : null;
    if (!this.#open.has(id)) return `${type} came for a response that is not open.`;
    if (type === 'response.done') this.#open.delete(id);
    return null;
  }

  /** A response that was refused does not come any more. Where it is not said what was, it may be one of them, and never more. */
  #noteError(error: JsonObject): void {
    const refused = readRefused(error);
    if (refused === 'any') this.#asked.shift();
    else if (refused === 'last') this.#asked.pop();
    else if (refused !== 'none') {
      const index = this.#asked.indexOf(refused.eventId);
      if (index !== -1) this.#asked.splice(index, 1);
    }
  }

  #begin(id: unknown): string | null {
    if (typeof id !== 'string') return 'A response without an id began.';
    if (this.#open.has(id)) return 'A response began twice.';
    if (this.#open.size >= maxOpen) return 'Too many responses are open.';
    this.#asked.shift();
    this.#open.add(id);
    return null;
  }
}
