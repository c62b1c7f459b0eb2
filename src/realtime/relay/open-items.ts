import type { RealtimeGaItem } from '../../../generated/contract-types.ts';
import { asObject, asString, type JsonObject } from '../../core/json/json-object.ts';
import { measureSize } from '../../core/realtime/measure-event.ts';
import type { NewEvent } from '../session/session-context.ts';
import type { RoomShare } from './kept-room.ts';

/** Most characters that are kept of one part, for the events that end it. */
const maxKeptLength = 1_048_576;

/** For how many characters an item counts, or a part, beside its texts. */
const entryLength = 1_024;

/** In which member of an event, or of its part, the words of a part stand as a whole. */
const wholeNames = { text: 'text', audio: 'transcript', arguments: 'arguments' } as const;

/** The events that end a part, after which there is no other of it. */
const lastEnds = ['response.content_part.done', 'response.function_call_arguments.done'] as const;

/** A part of a message, or the arguments of a call, as far as its client was told. */
interface OpenPart {
  readonly kind: keyof typeof wholeNames;
  readonly contentIndex: number;
  text: string;
  /** Types of the events that end it and were told. */
  readonly ends: Set<string>;
}

/** One item of a response, as far as its client was told. */
interface OpenItem {
  readonly outputIndex: number;
  item: JsonObject;
  readonly parts: OpenPart[];
  /** Where it is in the conversation; `undefined` while it is nowhere. */
  previousItemId?: string | null;
  isDone: boolean;
  /** Whether `item` is what it ended as; otherwise it is what it began as, with its state. */
  isWhole: boolean;
}

/**
 * The items of a response, from the events that tell of them: as much as is needed to end them in the place of whoever began them, and there is
 * room for.
 */
export class OpenItems {
  readonly #responseId: string;
  readonly #share: Pick<RoomShare, 'take'>;
  readonly #items = new Map<string, OpenItem>();

  constructor(responseId: string, share: Pick<RoomShare, 'take'>) {
    this.#responseId = responseId;
    this.#share = share;
  }

  begin(value: JsonObject): void {
    const item = asObject(value.item);
    const id = asString(item.id);
    if (id === null || !this.#share.take(entryLength + measureSize(item))) return;
    const outputIndex = readIndex(value.output_index);
    const open: OpenItem = { outputIndex, item, parts: [], isDone: false, isWhole: false };
    if (item.type === 'function_call')
      open.parts.push({ kind: 'arguments', contentIndex: 0, text: '', ends: new Set() });
    this.#items.set(id, open);
  }

  /** An item of the conversation was added, perhaps one of these. */
  place(value: JsonObject): void {
    const open = this.#items.get(asString(asObject(value.item).id) ?? '');
    if (open !== undefined) open.previousItemId = asString(value.previous_item_id);
  }

  beginPart(value: JsonObject): void {
    const { type } = asObject(value.part);
    const kind = type === 'audio' || type === 'output_audio' ? 'audio' : 'text';
    const contentIndex = readIndex(value.content_index);
    const open = this.#find(value);
    if (open === undefined || !this.#share.take(entryLength)) return;
    open.parts.push({ kind, contentIndex, text: '', ends: new Set() });
  }

  addText(value: JsonObject): void {
    const part = this.#findPart(value);
    const delta = asString(value.delta);
    if (part === undefined || delta === null) return;
    if (part.text.length + delta.length <= maxKeptLength && this.#share.take(delta.length))
      part.text += delta;
  }

  /** One of the events that end a part; some upstreams tell its words by none before. */
  endPart(type: string, value: JsonObject): void {
    const part = this.#findPart(value);
    if (part === undefined) return;
    part.ends.add(type);
    const name = wholeNames[part.kind];
    const whole = asString(value[name]) ?? asString(asObject(value.part)[name]) ?? '';
    const more = whole.length - part.text.length;
    if (more > 0 && whole.length <= maxKeptLength && this.#share.take(more)) part.text = whole;
  }

  end(value: JsonObject): void {
    const item = asObject(value.item);
    const open = this.#items.get(asString(item.id) ?? '');
    if (open === undefined) return;
    open.isDone = true;
    open.isWhole = this.#share.take(measureSize(item));
    const status = item.status === 'completed' ? 'completed' : 'incomplete';
    open.item = open.isWhole ? item : { ...open.item, status };
  }

  /** The events that end what is open. */
  finish(): readonly NewEvent[] {
    return [...this.#items.values()]
      .filter(({ isDone }) => !isDone)
      .flatMap((open) => this.#finishItem(open));
  }

  /** The items as they are now. */
  list(): readonly RealtimeGaItem[] {
    return [...this.#items.values()].map(showItem);
  }

  #finishItem(open: OpenItem): readonly NewEvent[] {
    const where = { response_id: this.#responseId, item_id: asString(open.item.id) ?? '' };
    const place = { ...where, output_index: open.outputIndex };
    const parts = open.parts.filter(({ ends }) => !lastEnds.some((type) => ends.has(type)));
    const events = parts.flatMap((part) =>
      finishPart(part, place, open.item).filter(({ type }) => !part.ends.has(type)),
    );
    const item = showItem(open);
    return [
      ...events,
      {
        type: 'response.output_item.done',
        response_id: this.#responseId,
        output_index: open.outputIndex,
        item,
      },
      ...(open.previousItemId === undefined
        ? []
        : [{ type: 'conversation.item.done' as const, previous_item_id: open.previousItemId, item }]),
    ];
  }

  #find({ item_id: id }: JsonObject): OpenItem | undefined {
    return this.#items.get(asString(id) ?? '');
  }

  #findPart(value: JsonObject): OpenPart | undefined {
    const index = readIndex(value.content_index);
    return this.#find(value)?.parts.find(({ contentIndex }) => contentIndex === index);
  }
}

interface ItemPlace {
  readonly response_id: string;
  readonly item_id: string;
  readonly output_index: number;
}

function finishPart({ kind, text, contentIndex }: OpenPart, place: ItemPlace, item: JsonObject): NewEvent[] {
  if (kind === 'arguments') {
    const call_id = asString(item.call_id) ?? '';
    const name = asString(item.name) ?? '';
    return [{ type: 'response.function_call_arguments.done', ...place, call_id, name, arguments: text }];
  }
  const where = { ...place, content_index: contentIndex };
  if (kind === 'text') {
    const part = { type: 'text', text } as const;
    return [
      { type: 'response.output_text.done', ...where, text },
      { type: 'response.content_part.done', ...where, part },
    ];
  }
  const part = { type: 'audio', transcript: text } as const;
  return [
    { type: 'response.output_audio.done', ...where },
    { type: 'response.output_audio_transcript.done', ...where, transcript: text },
    { type: 'response.content_part.done', ...where, part },
  ];
}

/** What was told of an item that its upstream has not ended is all that there will be of it, as is what was kept of one whose end had no room. */
function showItem({ item, parts, isDone, isWhole }: OpenItem): RealtimeGaItem {
  if (isWhole || (isDone && parts.length === 0)) return item as RealtimeGaItem;
  const shown: JsonObject = isDone ? item : { ...item, status: 'incomplete' };
  const [call] = parts.filter(({ kind }) => kind === 'arguments');
  if (call !== undefined) return { ...shown, arguments: call.text } as unknown as RealtimeGaItem;
  const content = parts.map(({ kind, text }) =>
    kind === 'text' ? { type: 'output_text', text } : { type: 'output_audio', transcript: text },
  );
  return { ...shown, content } as unknown as RealtimeGaItem;
}

function readIndex(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
