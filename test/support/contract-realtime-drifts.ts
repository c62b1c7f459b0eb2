import type { WireEvent } from './contract-realtime.ts';

/** What one connection makes of each event of the gateway: the events that the client gets in its place. */
export type ChangeEvents = (event: WireEvent) => readonly WireEvent[];

/** One way in which the events of a server may come to differ from their contract. */
export interface EventDrift {
  readonly name: string;
  /** What a report of it must mention. */
  readonly evidence: RegExp;
  /** Whether the gateway itself reports it in mode `enforce`. It looks at each event alone, and its schemas are open. */
  readonly enforce: 'reported' | 'not noticed';
  /** For one connection, because some drifts remember. */
  readonly create: () => ChangeEvents;
}

type Fields = Readonly<Record<string, unknown>>;

/** Changes the events of this type, in whatever dialect. */
function changeEach(type: RegExp, change: (event: WireEvent) => WireEvent): EventDrift['create'] {
  return () => (event) => [type.test(event.type) ? change(event) : event];
}

/** Leaves the events of this type out. */
function drop(type: string): EventDrift['create'] {
  return () => (event) => (event.type === type ? [] : [event]);
}

/** Holds the first event back until the next of the second type has gone. */
function swap(first: string, second: RegExp): EventDrift['create'] {
  return () => {
    let held: WireEvent[] = [];
    return (event) => {
      if (event.type === first && held.length === 0) {
        held = [event];
        return [];
      }
      if (!second.test(event.type)) return [event];
      const all = [event, ...held];
      held = [];
      return all;
    };
  };
}

/** Has something follow the events of this type. */
function addBehind(type: RegExp, create: (event: WireEvent) => WireEvent): EventDrift['create'] {
  return () => {
    let count = 0;
    return (event) => {
      count += 1;
      return type.test(event.type)
        ? [event, { ...create(event), event_id: `event_added_${String(count)}` }]
        : [event];
    };
  };
}

function changeField(event: WireEvent, name: string, change: (fields: Fields) => Fields): WireEvent {
  return { ...event, [name]: change(event[name] as Fields) };
}

const itemAdded = /^conversation\.item\.(?:added|created)$/;
const textDone = /^response\.(?:output_)?text\.done$/;
const transcriptDone = /^response\.(?:output_)?audio_transcript\.done$/;
const textDelta = /^response\.(?:output_)?text\.delta$/;

/** Every drift of events that the runner must notice. */
export const eventDrifts: readonly EventDrift[] = [
  {
    name: 'a part without the id of its item',
    evidence: /content_part\.added.*item_id/,
    enforce: 'reported',
    create: changeEach(/^response\.content_part\.added$/, ({ item_id: _, ...event }) => event),
  },
  {
    name: 'an index as text',
    evidence: /output_item\.added.*output_index/,
    enforce: 'reported',
    create: changeEach(/^response\.output_item\.added$/, (event) => ({ ...event, output_index: '0' })),
  },
  {
    name: 'a status that is not in its enumeration',
    evidence: /status.*finished/,
    enforce: 'reported',
    create: changeEach(/^response\.done$/, (event) =>
      changeField(event, 'response', (response) => ({ ...response, status: 'finished' })),
    ),
  },
  {
    name: 'an extra field',
    evidence: /debug/,
    enforce: 'not noticed',
    create: changeEach(textDelta, (event) => ({ ...event, debug: true })),
  },
  {
    name: 'a renamed event',
    evidence: /no event response\.content_part\.finished/,
    enforce: 'not noticed',
    create: changeEach(/^response\.content_part\.done$/, (event) => ({
      ...event,
      type: 'response.content_part.finished',
    })),
  },
  {
    name: 'an event that is not in the contract',
    evidence: /no event session\.mood/,
    enforce: 'not noticed',
    create: addBehind(/^response\.done$/, () => ({ type: 'session.mood' })),
  },
  {
    name: 'an item behind its part',
    evidence: /content_part\.added is about .* and not about nothing/,
    enforce: 'not noticed',
    create: swap('response.output_item.added', /^response\.content_part\.added$/),
  },
  {
    name: 'the end of a part before the end of its words',
    evidence: /without text|out of order/,
    enforce: 'not noticed',
    create: () => {
      const held: WireEvent[] = [];
      return (event) => {
        if (textDone.test(event.type)) {
          held.push(event);
          return [];
        }
        return event.type === 'response.content_part.done' ? [event, ...held.splice(0)] : [event];
      };
    },
  },
  {
    name: 'a wrong previous_item_id',
    evidence: /previous_item_id is item_wrong/,
    enforce: 'not noticed',
    create: changeEach(itemAdded, (event) => ({ ...event, previous_item_id: 'item_wrong' })),
  },
  ...['response.done', 'response.output_item.done', 'response.content_part.added', 'rate_limits.updated'].map(
    (type): EventDrift => ({
      name: `no ${type}`,
      evidence: /has no response\.done|before its|out of order|There is no rate_limits/,
      enforce: 'not noticed',
      create: drop(type),
    }),
  ),
  {
    name: 'an item that is not in the conversation',
    evidence: /in the place of the item/,
    enforce: 'not noticed',
    create: () => (event) => (itemAdded.test(event.type) && isOfAssistant(event) ? [] : [event]),
  },
  {
    name: 'an event_id for all events',
    evidence: /event_id event_same is there twice/,
    enforce: 'not noticed',
    create: changeEach(/^response\./, (event) => ({ ...event, event_id: 'event_same' })),
  },
  {
    name: 'words that were never said',
    evidence: /does not repeat/,
    enforce: 'not noticed',
    create: changeEach(textDone, (event) => ({
      ...event,
      text: 'No.',
      ...('delta' in event && { delta: 'No.' }),
    })),
  },
  {
    name: 'a transcript that was never said',
    evidence: /does not repeat/,
    enforce: 'not noticed',
    create: changeEach(transcriptDone, (event) => ({ ...event, transcript: 'No.' })),
  },
  {
    name: 'words behind the end of their part',
    evidence: /out of order/,
    enforce: 'not noticed',
    create: addBehind(/^response\.content_part\.done$/, (event) => ({
      type: 'response.output_text.delta',
      ...pick(event, ['response_id', 'item_id', 'output_index', 'content_index']),
      delta: '!',
    })),
  },
  {
    name: 'a response without the output of its items',
    evidence: /its output is not that of its items/,
    enforce: 'not noticed',
    create: changeEach(/^response\.done$/, (event) =>
      changeField(event, 'response', (response) => ({ ...response, output: [] })),
    ),
  },
  {
    name: 'tokens that do not add up',
    evidence: /tokens do not add up/,
    enforce: 'not noticed',
    create: changeEach(/^response\.done$/, (event) =>
      changeField(event, 'response', (response) => ({
        ...response,
        usage: { ...(response.usage as Fields), total_tokens: 0 },
      })),
    ),
  },
  {
    name: 'a response that begins twice',
    evidence: /another one begins/,
    enforce: 'not noticed',
    create: addBehind(/^response\.created$/, (event) => event),
  },
];

function isOfAssistant({ item }: WireEvent): boolean {
  return (item as Fields).role === 'assistant';
}

function pick(event: WireEvent, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, event[name]]));
}
