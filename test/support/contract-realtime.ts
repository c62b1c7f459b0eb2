import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { Profile } from '../../src/core/area.ts';
import { listAsyncApiExamples } from './list-asyncapi-examples.ts';
import { readDocument, readEvents, type EventTable, type Strictness } from './read-contract.ts';

/** The dialects of realtime, each in each profile that has it: what the gateway calls sets of events. */
export const realtimeSets = ['neutral', 'vendor', 'ga'] as const;

export type RealtimeSetName = (typeof realtimeSets)[number];

/** An event as it is on the wire. */
export type WireEvent = Readonly<Record<string, unknown>> & { readonly type: string };

/** An example of a client event. */
export interface ClientExample {
  /** The event's type, and the example's own name. */
  readonly label: string;
  readonly payload: WireEvent;
}

/** What goes over a WebSocket in one set of events. */
export interface RealtimeContract {
  readonly name: RealtimeSetName;
  readonly profile: Profile;
  readonly dialect: 'beta' | 'ga';
  /** As the AsyncAPI document of the set spells it. */
  readonly model: string;
  /** Every example of what clients send. */
  readonly examples: readonly ClientExample[];
  /** Types of events that clients send. */
  readonly clientTypes: ReadonlySet<string>;
  /** Types of events that the gateway sends. */
  readonly serverTypes: ReadonlySet<string>;
  /** Everything in which an event breaks the contract; empty when all is well. */
  check(sender: 'client' | 'server', event: WireEvent): readonly string[];
}

const places = {
  neutral: { profile: 'neutral', dialect: 'beta', model: 'rtfam-4o-realtime-preview' },
  vendor: { profile: 'vendor', dialect: 'beta', model: 'gpt-4o-realtime-preview' },
  ga: { profile: 'vendor', dialect: 'ga', model: 'gpt-4o-realtime-preview' },
} as const;

/** Reads one set of events from generated/. */
export function loadRealtimeContract(
  name: RealtimeSetName,
  strictness: Strictness = 'closed',
): RealtimeContract {
  const { profile, dialect, model } = places[name];
  const document = readDocument(profile === 'neutral' ? 'asyncapi.json' : 'asyncapi.vendor.json');
  const messages = listAsyncApiExamples(document).filter(
    (message) => message.dialect === dialect && message.message.startsWith('realtimeWebSocket'),
  );
  const sentBy = (sender: 'client' | 'gateway') => messages.filter((message) => message.sender === sender);
  const tables = readEvents(profile, strictness).dialects[dialect];
  return {
    name,
    profile,
    dialect,
    model,
    examples: sentBy('client').flatMap(({ name: type, examples }) =>
      examples.map(({ label, payload }) => ({ label: `${type} ${label}`, payload: payload as WireEvent })),
    ),
    clientTypes: new Set(sentBy('client').map((message) => message.name)),
    serverTypes: new Set(sentBy('gateway').map((message) => message.name)),
    check: (sender, event) => checkEvent(tables?.[sender] ?? {}, event),
  };
}

function checkEvent(table: EventTable, event: WireEvent): readonly string[] {
  const { type } = event;
  const validate: ValidateFunction | undefined = Object.hasOwn(table, type) ? table[type] : undefined;
  if (validate === undefined) return [`The contract has no event ${type}.`];
  if (validate(event)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) => {
    const where = instancePath === '' ? 'the event' : instancePath;
    return `${type}: ${where} ${message ?? 'is not valid'} ${JSON.stringify(params)}`;
  });
}
