import type { TalkLine } from './contract-realtime-client.ts';
import { ItemOrder } from './contract-realtime-items.ts';
import { ResponseOrder } from './contract-realtime-response.ts';
import type { RealtimeContract, WireEvent } from './contract-realtime.ts';

/** Everything in which a conversation breaks the contract, event by event and in its order; empty when all is well. */
export function checkConversation(contract: RealtimeContract, lines: readonly TalkLine[]): readonly string[] {
  const reading = new ConversationReading(contract);
  for (const { from, event } of lines) {
    if (from === 'client') reading.readClient(event);
    else reading.readGateway(event);
  }
  reading.end();
  return reading.problems;
}

type Reader = (event: WireEvent) => void;

class ConversationReading {
  readonly problems: string[] = [];
  readonly #contract: RealtimeContract;
  readonly #items = new ItemOrder((problem) => this.problems.push(problem));
  readonly #eventIds = new Set<unknown>();
  readonly #sentIds = new Set<unknown>();
  readonly #ended = new Set<string>();
  #response: ResponseOrder | null = null;
  #count = 0;
  #updates = 0;
  /** The item of speech that goes on, or has ended and is not committed yet. */
  #speech: { readonly id: unknown; hasStopped: boolean } | null = null;
  /** Whether the last event was `response.done`. */
  #owesLimits = false;
  /** The item that a response has just begun. */
  #begunItem: unknown = null;

  constructor(contract: RealtimeContract) {
    this.#contract = contract;
  }

  readClient(event: WireEvent): void {
    if (event.event_id !== undefined) this.#sentIds.add(event.event_id);
    if (event.type === 'session.update') this.#updates += 1;
    if (event.type === 'conversation.item.create') this.#items.ask(event);
  }

  readGateway(event: WireEvent): void {
    this.problems.push(...this.#contract.check('server', event));
    const { type, event_id: id } = event;
    if (this.#eventIds.has(id)) this.#report(`${type}: the event_id ${String(id)} is there twice.`);
    this.#eventIds.add(id);
    this.#readBeginning(type);
    if (this.#owesLimits !== (type === 'rate_limits.updated'))
      this.#report(`${type} stands ${this.#owesLimits ? '' : 'not '}behind response.done.`);
    this.#owesLimits = false;
    this.#items.meet(event);
    const read = this.#readers[type];
    if (read) read(event);
    else if (type.startsWith('response.')) this.#readResponse(event);
  }

  end(): void {
    if (this.#count === 0) this.#report('Nothing was said.');
    if (this.#response !== null) this.#report(`${this.#response.id}: it has no response.done.`);
    if (this.#owesLimits) this.#report('The last response.done has no rate_limits.updated behind it.');
    if (this.#contract.dialect === 'beta') return;
    for (const id of this.#items.listOpen()) this.#report(`The item ${id} has no conversation.item.done.`);
  }

  readonly #readers: Readonly<Record<string, Reader>> = {
    error: ({ error }) => {
      const { event_id: id } = error as Readonly<Record<string, unknown>>;
      if (id === null || id === undefined) return;
      if (!this.#sentIds.has(id)) this.#report(`error: the client has sent no event ${String(id)}.`);
      this.#items.refuse(String(id));
    },
    'session.updated': () => {
      this.#updates -= 1;
      if (this.#updates < 0) this.#report('session.updated answers nothing.');
    },
    'conversation.item.created': (event) => {
      this.#add(event);
    },
    'conversation.item.added': (event) => {
      this.#add(event);
    },
    'conversation.item.done': (event) => {
      this.#items.finish(event);
    },
    'conversation.item.deleted': (event) => {
      this.#items.remove(event);
    },
    'input_audio_buffer.speech_started': ({ item_id: id }) => {
      if (this.#speech !== null) this.#report('speech_started: somebody speaks already.');
      this.#speech = { id, hasStopped: false };
    },
    'input_audio_buffer.speech_stopped': ({ item_id: id }) => {
      if (this.#speech?.id !== id || this.#speech?.hasStopped === true)
        this.#report(`speech_stopped: nobody speaks in ${String(id)}.`);
      this.#speech = { id, hasStopped: true };
    },
    'input_audio_buffer.committed': (event) => {
      if (this.#speech !== null && this.#speech.id !== event.item_id)
        this.#report(`committed: the item of what was said is ${String(this.#speech.id)}.`);
      this.#speech = null;
      this.#items.commit(event);
    },
    'input_audio_buffer.cleared': () => {
      this.#speech = null;
    },
    'response.created': (event) => {
      if (this.#response !== null) this.#report(`${this.#response.id}: another one begins before its end.`);
      this.#response = new ResponseOrder(event, (problem) => this.problems.push(problem));
      if (this.#ended.has(this.#response.id)) this.#report(`${this.#response.id}: it begins again.`);
    },
    'response.done': (event) => {
      const { id } = event.response as Readonly<Record<string, unknown>>;
      if (this.#response?.id !== id) this.#report(`response.done: ${String(id)} is not under way.`);
      else this.#response?.end(event);
      this.#ended.add(String(id));
      this.#response = null;
      this.#owesLimits = true;
    },
  };

  /** Every conversation begins with the same one or two events. */
  #readBeginning(type: string): void {
    const beginning =
      this.#contract.dialect === 'beta' ? ['session.created', 'conversation.created'] : ['session.created'];
    const wanted = beginning[this.#count];
    this.#count += 1;
    if (wanted === undefined ? beginning.includes(type) : type !== wanted)
      this.#report(`${type} is event ${String(this.#count)} of the session.`);
  }

  #add(event: WireEvent): void {
    const { id } = event.item as Readonly<Record<string, unknown>>;
    const isOurs = this.#begunItem === id;
    this.#begunItem = null;
    this.#items.add(event, isOurs ? 'gateway' : 'any');
  }

  #readResponse(event: WireEvent): void {
    const response = this.#response;
    if (response === null || response.id !== event.response_id) {
      this.#report(`${event.type}: ${String(event.response_id)} is not under way.`);
      return;
    }
    response.read(event);
    if (event.type !== 'response.output_item.added' || response.place === 'none') return;
    const { id } = event.item as Readonly<Record<string, unknown>>;
    this.#begunItem = id;
    if (response.place === 'conversation') this.#items.demand(String(id));
  }

  #report(problem: string): void {
    this.problems.push(problem);
  }
}
