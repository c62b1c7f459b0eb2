import type { WireEvent } from './contract-realtime.ts';

/** An item that the client has asked for, until it is there or refused. */
interface AskedItem {
  readonly eventId: unknown;
  readonly id: unknown;
  /** After which it is to stand; `undefined` for the end. */
  readonly previous: string | null | undefined;
}

/** Holds the items of a conversation to their order: who stands behind whom, and that nothing is there twice or never. */
export class ItemOrder {
  readonly #order: string[] = [];
  readonly #seen = new Set<string>();
  readonly #done = new Set<string>();
  readonly #asked: AskedItem[] = [];
  readonly #report: (problem: string) => void;
  /** An item that the next event must bring. */
  #due: string | null = null;

  constructor(report: (problem: string) => void) {
    this.#report = report;
  }

  /** What is not done, in the dialect that says when items are. */
  listOpen(): readonly string[] {
    return this.#order.filter((id) => !this.#done.has(id));
  }

  /** The client has asked for an item. */
  ask({ event_id: eventId, previous_item_id: previous, item }: WireEvent): void {
    const id = (item as { readonly id?: unknown } | undefined)?.id;
    const place = typeof previous === 'string' ? previous : undefined;
    this.#asked.push({ eventId, id, previous: place === 'root' ? null : place });
  }

  /** The gateway has refused what the client asked for. */
  refuse(eventId: string): void {
    const index = this.#asked.findIndex((asked) => asked.eventId === eventId);
    if (index >= 0) this.#asked.splice(index, 1);
  }

  /** The next event must bring this item. */
  demand(id: string): void {
    this.#due = id;
  }

  /** Any event of the gateway, before anything else is made of it. */
  meet({ type, item }: WireEvent): void {
    const due = this.#due;
    this.#due = null;
    const id = (item as { readonly id?: unknown } | undefined)?.id;
    if (due !== null && (!/^conversation\.item\.(?:added|created)$/.test(type) || id !== due))
      this.#report(`${type} comes in the place of the item ${due}.`);
  }

  /** `conversation.item.created` or `.added`. */
  add({ type, item, previous_item_id: previous = null }: WireEvent, origin: 'gateway' | 'any'): void {
    const id = String((item as { readonly id?: unknown }).id);
    if (this.#seen.has(id)) this.#report(`${type}: the item ${id} is there already.`);
    this.#seen.add(id);
    const asked = origin === 'gateway' ? undefined : this.#take(id);
    const wanted = asked?.previous === undefined ? (this.#order.at(-1) ?? null) : asked.previous;
    this.#compare(type, previous, wanted);
    this.#order.splice(wanted === null ? 0 : this.#order.indexOf(wanted) + 1, 0, id);
  }

  /** `input_audio_buffer.committed`: the item comes next. */
  commit({ type, item_id: id, previous_item_id: previous = null }: WireEvent): void {
    this.#compare(type, previous, this.#order.at(-1) ?? null);
    this.demand(String(id));
  }

  /** `conversation.item.done`, which only one dialect has. */
  finish({ type, item, previous_item_id: previous = null }: WireEvent): void {
    const id = String((item as { readonly id?: unknown }).id);
    const index = this.#order.indexOf(id);
    if (index < 0) this.#report(`${type}: the item ${id} was never added.`);
    else this.#compare(type, previous, this.#order[index - 1] ?? null);
    if (this.#done.has(id)) this.#report(`${type}: the item ${id} is done already.`);
    this.#done.add(id);
  }

  /** Any other event about an item of the conversation. */
  name({ type, item_id: id, item }: WireEvent): void {
    const name = String(id ?? (item as { readonly id?: unknown } | undefined)?.id);
    if (!this.#seen.has(name)) this.#report(`${type}: there is no item ${name}.`);
  }

  remove({ type, item_id: id }: WireEvent): void {
    const index = this.#order.indexOf(String(id));
    if (index < 0) this.#report(`${type}: there is no item ${String(id)}.`);
    else this.#order.splice(index, 1);
  }

  #take(id: string): AskedItem | undefined {
    const byId = this.#asked.findIndex((asked) => asked.id === id);
    const index = byId >= 0 ? byId : this.#asked.findIndex((asked) => asked.id === undefined);
    return index < 0 ? undefined : this.#asked.splice(index, 1)[0];
  }

  #compare(type: string, previous: unknown, wanted: string | null): void {
    if (previous !== wanted)
      this.#report(`${type}: previous_item_id is ${String(previous)} instead of ${String(wanted)}.`);
  }
}
