import type { RealtimeClient } from '../../support/contract-realtime-client.ts';
import type { ClientExample, RealtimeContract, WireEvent } from '../../support/contract-realtime.ts';
import type { RealtimeCase } from './realtime-case.ts';
import {
  addItem,
  askModel,
  beQuiet,
  createUserMessage,
  demand,
  waitForResponse,
  wish,
} from './realtime-words.ts';

/** Every example of a client event, sent where it makes sense: what it names is there. */
export function createRealtimeExamples(contract: RealtimeContract): readonly RealtimeCase[] {
  return contract.examples.map(({ label, payload }: ClientExample): RealtimeCase => {
    const send = senders[payload.type];
    if (send === undefined) throw new Error(`Nobody knows how to send ${label}.`);
    return {
      name: `example ${label}`,
      contract,
      needs: directed.test(payload.type) ? 'simulator' : 'contract',
      talk: (client) => send(client, payload),
    };
  });
}

/** Events whose examples take a response that lasts, or is long enough. */
const directed = /^(?:response\.cancel|conversation\.item\.truncate)$/;

type Sender = (client: RealtimeClient, event: WireEvent) => Promise<void>;

const senders: Readonly<Record<string, Sender>> = {
  'session.update': async (client, event) => {
    await client.ask(event, 'session.updated');
  },
  'input_audio_buffer.append': async (client, event) => {
    client.send(event);
    await client.ask({ type: 'input_audio_buffer.clear' }, 'input_audio_buffer.cleared');
  },
  'input_audio_buffer.commit': async (client, event) => {
    await client.ask(wish(client.contract, { detection: 'off' }), 'session.updated');
    beQuiet(client, 200);
    await client.ask(event, 'input_audio_buffer.committed');
    await client.next(
      client.contract.dialect === 'ga' ? 'conversation.item.done' : 'conversation.item.created',
    );
  },
  'input_audio_buffer.clear': async (client, event) => {
    await client.ask(event, 'input_audio_buffer.cleared');
  },
  'conversation.item.create': sendItem,
  'conversation.item.retrieve': async (client, event) => {
    await addItem(client, createUserMessage('Hello', String(event.item_id)));
    const { item } = await client.ask(event, 'conversation.item.retrieved');
    demand('The item', (item as { readonly id: unknown }).id, event.item_id);
  },
  'conversation.item.truncate': async (client, event) => {
    const { output } = await askModel(client, 'Tell me a story. [[tokens=60]]');
    const { item_id: truncated } = await client.ask(
      { ...event, item_id: output[0]?.id },
      'conversation.item.truncated',
    );
    demand('The item', truncated, output[0]?.id);
  },
  'conversation.item.delete': async (client, event) => {
    await addItem(client, createUserMessage('Hello', String(event.item_id)));
    await client.ask(event, 'conversation.item.deleted');
  },
  'response.create': async (client, event) => {
    await addItem(client, createUserMessage('Hello', 'item_1'));
    client.send(event);
    const { status } = await waitForResponse(client);
    if (status !== 'incomplete') demand('The status', status, 'completed');
  },
  'response.cancel': async (client, event) => {
    await addItem(client, createUserMessage('[[hang]]'));
    const { response } = await client.ask({ type: 'response.create' }, 'response.created');
    const { id } = response as { readonly id: string };
    client.send('response_id' in event ? { ...event, response_id: id } : event);
    const { status } = await waitForResponse(client);
    demand('The status', status, 'cancelled');
  },
};

async function sendItem(client: RealtimeClient, event: WireEvent): Promise<void> {
  const { type, call_id: callId, id } = event.item as Readonly<Record<string, unknown>>;
  const { previous_item_id: previous } = event;
  if (previous === 'root') await addItem(client, createUserMessage('Hello'));
  if (type === 'function_call_output') {
    const call = { type: 'function_call', call_id: callId, name: 'get_weather', arguments: '{}' };
    const named = typeof previous === 'string' ? { id: previous, ...call } : call;
    await addItem(client, { type: 'conversation.item.create', item: named });
  }
  const { item } = await addItem(client, event);
  if (id !== undefined) demand('The item', (item as { readonly id: unknown }).id, id);
}
