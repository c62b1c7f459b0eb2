import type { RealtimeClient } from '../../support/contract-realtime-client.ts';
import type { RealtimeContract, RealtimeSetName } from '../../support/contract-realtime.ts';
import type { RealtimeCase } from './realtime-case.ts';
import { addItem, askModel, createUserMessage, demand, waitForResponse } from './realtime-words.ts';

/** The client event that errors must name. */
const eventId = 'client_at_fault';

/** Something that a client can get wrong, and the error that names it. */
interface Slip {
  readonly name: string;
  readonly code: string;
  readonly param: string | null;
  /** The event, which gets an id; text or bytes are no event, and have none. */
  readonly message: { readonly type: string; readonly [field: string]: unknown } | string | Buffer;
  /** Where it is a slip; default everywhere. */
  readonly sets?: readonly RealtimeSetName[];
  /** What comes before it. */
  readonly before?: (client: RealtimeClient) => Promise<unknown>;
  /** What comes after it. */
  readonly after?: (client: RealtimeClient) => Promise<unknown>;
  /** Default `contract`. */
  readonly needs?: RealtimeCase['needs'];
}

/** Everything that clients can get wrong within a session. */
export function createRealtimeErrors(contract: RealtimeContract): readonly RealtimeCase[] {
  return [...slips, ...(contract.dialect === 'ga' ? gaSlips : betaSlips)]
    .filter(({ sets }) => sets?.includes(contract.name) !== false)
    .map((slip) => ({
      name: `${slip.name}: ${slip.code}`,
      contract,
      needs: slip.needs ?? 'contract',
      talk: (client) => makeSlip(client, slip),
    }));
}

async function makeSlip(
  client: RealtimeClient,
  { code, param, message, before, after }: Slip,
): Promise<void> {
  await before?.(client);
  const isEvent = typeof message === 'object' && !Buffer.isBuffer(message);
  if (isEvent) client.send({ ...message, event_id: eventId });
  else client.sendRaw(message);
  const { error } = await client.next('error');
  const found = error as Readonly<Record<string, unknown>>;
  demand('The code', found.code, code);
  demand('The type', found.type, 'invalid_request_error');
  demand('The param', found.param ?? null, param);
  demand('The event_id', found.event_id ?? null, isEvent ? eventId : null);
  await after?.(client);
  await client.ask({ type: 'input_audio_buffer.clear' }, 'input_audio_buffer.cleared');
}

const create = 'conversation.item.create';
const text = { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Hello' }] };
const addFirst = (client: RealtimeClient) => addItem(client, createUserMessage('Hello', 'item_1'));

const beginResponse = async (client: RealtimeClient) => {
  await addItem(client, createUserMessage('[[hang]]'));
  await client.ask({ type: 'response.create' }, 'response.created');
};
const endResponse = async (client: RealtimeClient) => {
  client.send({ type: 'response.cancel' });
  await waitForResponse(client);
};

const slips: readonly Slip[] = [
  { name: 'no JSON', code: 'invalid_json', param: null, message: '{"type":' },
  { name: 'no object', code: 'invalid_event', param: null, message: '[]' },
  { name: 'no type', code: 'invalid_event', param: 'type', message: '{}' },
  { name: 'no text', code: 'invalid_event', param: null, message: Buffer.from('{}') },
  { name: 'an unknown type', code: 'invalid_event', param: 'type', message: { type: 'nonsense' } },
  {
    name: 'a field that is missing',
    code: 'missing_required_parameter',
    param: 'item_id',
    message: { type: 'conversation.item.delete' },
  },
  {
    name: 'a number as text',
    code: 'invalid_value',
    param: 'content_index',
    message: {
      type: 'conversation.item.truncate',
      item_id: 'item_1',
      content_index: '0',
      audio_end_ms: 1,
    },
  },
  {
    name: 'sound that is no base64',
    code: 'invalid_value',
    param: 'audio',
    message: { type: 'input_audio_buffer.append', audio: '!' },
  },
  {
    name: 'a commit of nothing',
    code: 'input_audio_buffer_commit_empty',
    param: null,
    message: { type: 'input_audio_buffer.commit' },
  },
  {
    name: 'nothing to cancel',
    code: 'response_cancel_not_active',
    param: null,
    message: { type: 'response.cancel' },
  },
  {
    name: 'an item that is not there, to delete',
    code: 'item_delete_invalid_item_id',
    param: 'item_id',
    message: { type: 'conversation.item.delete', item_id: 'item_9' },
  },
  {
    name: 'an item that is not there, to show',
    code: 'item_retrieve_invalid_item_id',
    param: 'item_id',
    message: { type: 'conversation.item.retrieve', item_id: 'item_9' },
    sets: ['vendor', 'ga'],
  },
  {
    name: 'an event that only others have',
    code: 'invalid_event',
    param: 'type',
    message: { type: 'conversation.item.retrieve', item_id: 'item_9' },
    sets: ['neutral'],
  },
  {
    name: 'an event for WebRTC',
    code: 'invalid_event',
    param: 'type',
    message: { type: 'output_audio_buffer.clear' },
  },
  {
    name: "a user's item, to cut",
    code: 'item_truncate_invalid_item_id',
    param: 'item_id',
    before: addFirst,
    message: { type: 'conversation.item.truncate', item_id: 'item_1', content_index: 0, audio_end_ms: 0 },
  },
  {
    name: 'an id for the second time',
    code: 'invalid_item_id',
    param: 'item.id',
    before: addFirst,
    message: { type: create, item: { id: 'item_1', ...text } },
  },
  {
    name: 'an item behind one that is not there',
    code: 'invalid_item_id',
    param: 'previous_item_id',
    message: { type: create, previous_item_id: 'item_9', item: text },
  },
  {
    name: 'the result of no call',
    code: 'invalid_tool_call_id',
    param: 'item.call_id',
    message: { type: create, item: { type: 'function_call_output', call_id: 'call_9', output: '{}' } },
  },
  {
    name: 'a second response',
    code: 'conversation_already_has_active_response',
    param: null,
    before: beginResponse,
    message: { type: 'response.create' },
    after: endResponse,
    needs: 'simulator',
  },
];

const speakFirst = (client: RealtimeClient) => askModel(client, 'Hello');

const betaSlips: readonly Slip[] = [
  {
    name: 'another voice',
    code: 'cannot_update_voice',
    param: 'session.voice',
    before: speakFirst,
    message: { type: 'session.update', session: { voice: 'echo' } },
  },
  {
    name: 'an unknown field',
    code: 'unknown_parameter',
    param: 'session.nonsense',
    message: { type: 'session.update', session: { nonsense: 1 } },
    sets: ['neutral'],
  },
  {
    name: 'a temperature that is too high',
    code: 'invalid_value',
    param: 'session.temperature',
    message: { type: 'session.update', session: { temperature: 2.5 } },
  },
  {
    name: 'words of the assistant, to cut',
    code: 'unsupported_content_type',
    param: 'content_index',
    before: (client) => addAnswer(client, 'text'),
    message: { type: 'conversation.item.truncate', item_id: 'item_2', content_index: 0, audio_end_ms: 0 },
  },
  {
    name: 'another model',
    code: 'invalid_model',
    param: 'session.model',
    message: { type: 'session.update', session: { model: 'gpt-4o-mini-realtime-preview' } },
    sets: ['vendor'],
  },
];

const gaSlips: readonly Slip[] = [
  {
    name: 'another voice',
    code: 'cannot_update_voice',
    param: 'session.audio.output.voice',
    before: speakFirst,
    message: {
      type: 'session.update',
      session: { type: 'realtime', audio: { output: { voice: 'echo' } } },
    },
  },
  {
    name: 'a threshold that is too high',
    code: 'invalid_value',
    param: 'session.audio.input.turn_detection.threshold',
    message: {
      type: 'session.update',
      session: {
        type: 'realtime',
        audio: { input: { turn_detection: { type: 'server_vad', threshold: 1.5 } } },
      },
    },
  },
  {
    name: 'words of the assistant, to cut',
    code: 'unsupported_content_type',
    param: 'content_index',
    before: (client) => addAnswer(client, 'output_text'),
    message: { type: 'conversation.item.truncate', item_id: 'item_2', content_index: 0, audio_end_ms: 0 },
  },
];

function addAnswer(client: RealtimeClient, type: string): Promise<unknown> {
  const item = { id: 'item_2', type: 'message', role: 'assistant', content: [{ type, text: 'Hello' }] };
  return addItem(client, { type: create, item });
}
