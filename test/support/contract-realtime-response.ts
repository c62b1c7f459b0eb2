import { isDeepStrictEqual } from 'node:util';
import type { WireEvent } from './contract-realtime.ts';

type Json = Readonly<Record<string, unknown>>;

/** A part of a message, or the arguments of a function call, while it grows. */
interface OpenPart {
  readonly kind: 'text' | 'audio' | 'call';
  /** Text, transcript or arguments, as far as they have come. */
  said: string;
  /** What has ended: the part's own events that end it. */
  readonly ended: Set<string>;
}

interface OpenItem {
  readonly id: string;
  readonly isCall: boolean;
  readonly parts: string[];
  part: OpenPart | null;
}

/** Events with which each kind of part ends, before the part itself does. */
const endings: Readonly<Record<OpenPart['kind'], readonly string[]>> = {
  text: ['text'],
  audio: ['audio', 'audio_transcript'],
  call: ['function_call_arguments'],
};

const streamed =
  /^response\.(?:output_)?(text|audio|audio_transcript|function_call_arguments)\.(delta|done)$/;

/** Holds the events of one response to their order, and what they tell to what they told before. */
export class ResponseOrder {
  readonly id: string;
  /** `none` for one beside the conversation; `unknown` where it does not say. */
  readonly place: 'conversation' | 'none' | 'unknown';
  readonly #output: unknown[] = [];
  readonly #report: (problem: string) => void;
  #open: OpenItem | null = null;

  constructor(created: WireEvent, report: (problem: string) => void) {
    const response = toJson(created.response);
    this.id = String(response.id);
    const { conversation_id: conversation } = response;
    this.place = conversation === null ? 'none' : conversation === undefined ? 'unknown' : 'conversation';
    this.#report = (problem) => {
      report(`${this.id}: ${problem}`);
    };
    if (response.status !== 'in_progress') this.#report(`it begins as ${String(response.status)}.`);
    if (!isDeepStrictEqual(response.output, [])) this.#report('it begins with output.');
  }

  /** Any event of this response but its first one and its last one. */
  read(event: WireEvent): void {
    const match = streamed.exec(event.type);
    if (match) this.#readStreamed(event, match[1] ?? '', match[2] ?? '');
    else if (event.type === 'response.output_item.added') this.#addItem(event);
    else if (event.type === 'response.content_part.added') this.#addPart(event);
    else if (event.type === 'response.content_part.done') this.#endPart(event);
    else if (event.type === 'response.output_item.done') this.#endItem(event);
    else this.#report(`${event.type} is no event of a response.`);
  }

  /** `response.done`. */
  end({ response }: WireEvent): void {
    const { status, status_details: details, output, usage } = toJson(response);
    if (this.#open !== null) this.#report('it is done before its item is.');
    if (!isDeepStrictEqual(output, this.#output)) this.#report('its output is not that of its items.');
    const type = details === null || details === undefined ? 'completed' : toJson(details).type;
    if (status !== type) this.#report(`it is ${String(status)}, and its details are ${String(type)}.`);
    if (usage === null || usage === undefined) return;
    const { total_tokens: total, input_tokens: input, output_tokens: written } = toJson(usage);
    if (total !== Number(input) + Number(written)) this.#report('its tokens do not add up.');
  }

  #addItem({ output_index: index, item }: WireEvent): void {
    const { id, type, status, content, arguments: text } = toJson(item);
    if (this.#open !== null) this.#report('an item begins before the last one is done.');
    if (index !== this.#output.length) this.#report(`output_index is ${String(index)}.`);
    if (status !== 'in_progress') this.#report(`an item begins as ${String(status)}.`);
    const isCall = type === 'function_call';
    if (isCall ? text !== '' : !isDeepStrictEqual(content, [])) this.#report('an item begins with content.');
    const part: OpenPart | null = isCall ? { kind: 'call', said: '', ended: new Set() } : null;
    this.#open = { id: String(id), isCall, parts: [], part };
  }

  #addPart(event: WireEvent): void {
    const open = this.#find(event);
    if (open === null) return;
    if (open.part !== null) this.#report('a part begins before the last one is done.');
    if (event.content_index !== open.parts.length)
      this.#report(`content_index is ${String(event.content_index)}.`);
    const { type, text, transcript } = toJson(event.part);
    if ((text ?? transcript ?? '') !== '') this.#report('a part begins with words.');
    open.part = { kind: type === 'audio' ? 'audio' : 'text', said: '', ended: new Set() };
  }

  #readStreamed(event: WireEvent, what: string, stage: string): void {
    const part = this.#find(event)?.part ?? null;
    if (part === null || !endings[part.kind].includes(what)) {
      this.#report(`${event.type} is out of order.`);
      return;
    }
    if (part.ended.has(what)) this.#report(`${event.type} comes after its end.`);
    if (stage === 'done') part.ended.add(what);
    if (what === 'audio') return;
    if (stage === 'delta') part.said += String(event.delta);
    else this.#compare(event, event.transcript ?? event.arguments ?? event.text, part.said);
  }

  #endPart(event: WireEvent): void {
    const open = this.#find(event);
    if (open === null || open.part === null) {
      this.#report('content_part.done is out of order.');
      return;
    }
    this.#demandEnd(open.part);
    const { text, transcript } = toJson(event.part);
    this.#compare(event, text ?? transcript, open.part.said);
    open.parts.push(open.part.said);
    open.part = null;
  }

  #endItem(event: WireEvent): void {
    const { id, status, content, arguments: text } = toJson(event.item);
    const open = this.#find({ ...event, item_id: id });
    this.#open = null;
    this.#output.push(event.item);
    if (open === null) return;
    if (status !== 'completed' && status !== 'incomplete') this.#report(`an item ends as ${String(status)}.`);
    if (open.isCall) {
      if (open.part !== null) this.#demandEnd(open.part);
      this.#compare(event, text, open.part?.said);
      return;
    }
    if (open.part !== null) this.#report('an item is done before its part is.');
    const said = Array.isArray(content)
      ? content.map((part) => toJson(part).text ?? toJson(part).transcript)
      : null;
    if (!isDeepStrictEqual(said, open.parts)) this.#report('an item ends with other parts than it had.');
  }

  /** The open item, where the event is about it. */
  #find({ type, item_id: id, output_index: index }: WireEvent): OpenItem | null {
    const open = this.#open;
    if (open?.id === id && index === this.#output.length) return open;
    this.#report(
      `${type} is about ${String(id)} at ${String(index)}, and not about ${open?.id ?? 'nothing'}.`,
    );
    return null;
  }

  #demandEnd({ kind, ended }: OpenPart): void {
    const missing = endings[kind].filter((what) => !ended.has(what));
    if (missing.length > 0) this.#report(`a part is done without ${missing.join(' and ')}.`);
  }

  #compare({ type }: WireEvent, told: unknown, said: string | undefined): void {
    if (told !== said) this.#report(`${type} does not repeat what its deltas said.`);
  }
}

function toJson(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}
