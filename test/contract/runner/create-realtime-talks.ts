import type { RealtimeClient } from '../../support/contract-realtime-client.ts';
import type { RealtimeContract } from '../../support/contract-realtime.ts';
import type { RealtimeCase } from './realtime-case.ts';
import {
  addItem,
  askModel,
  beQuiet,
  createUserMessage,
  demand,
  say,
  waitForResponse,
  wish,
} from './realtime-words.ts';

const weather = {
  type: 'function',
  name: 'get_weather',
  description: 'Current weather of a city.',
  parameters: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
};

type Talk = RealtimeCase['talk'];

/** Conversations that bring about what no single event of a client does. */
export function createRealtimeTalks(contract: RealtimeContract): readonly RealtimeCase[] {
  const talks: readonly (readonly [name: string, talk: Talk])[] = [
    ['a turn that voice detection ends', detectTurn],
    ['two turns that the client ends', commitTurns],
    ['a transcription that fails', failTranscription],
    ['a function call, and its result', callFunction],
    ['an answer in words, and then one that is spoken', answerInBoth],
    ['speech that interrupts a response', interrupt],
    ['items in between, and items that go', arrangeItems],
    ...endings.map(([text, status]): readonly [string, Talk] => [
      `a response that ends by ${text}`,
      async (client) => {
        demand('The status', (await askModel(client, `Hello ${text}`)).status, status);
        demand('The next status', (await askModel(client, 'Hello')).status, 'completed');
      },
    ]),
    ...(contract.dialect === 'ga'
      ? [
          ['silence that the model breaks', breakSilence] as const,
          ['another model, which changes nothing', nameModel] as const,
        ]
      : [['the interface, its rates and channels', convertSound] as const]),
  ];
  return talks.map(([name, talk]) => ({ name, contract, needs: 'simulator', talk }));
}

/** What a text leads to. */
const endings: readonly (readonly [text: string, status: string])[] = [
  ['[[finish=max_tokens]]', 'incomplete'],
  ['[[filtered]]', 'incomplete'],
  ['[[failed]]', 'failed'],
  ['[[status=429]]', 'failed'],
  ['[[error=500@3]]', 'failed'],
  ['[[cut]]', 'failed'],
  ['[[reset]]', 'failed'],
  ['[[status=nonsense]]', 'failed'],
];

const detectTurn: Talk = async (client) => {
  await client.ask(wish(client.contract, { detection: 'on', transcription: 'on' }), 'session.updated');
  say(client, 'What is the weather in Oslo?');
  await client.next('input_audio_buffer.speech_started');
  await client.next('input_audio_buffer.speech_stopped');
  await client.next('input_audio_buffer.committed');
  await client.next('conversation.item.input_audio_transcription.completed');
  demand('The status', (await waitForResponse(client)).status, 'completed');
};

const commitTurns: Talk = async (client) => {
  await client.ask(wish(client.contract, { detection: 'off', transcription: 'on' }), 'session.updated');
  for (const sentence of ['Good morning.', 'How are you?']) {
    say(client, sentence);
    await client.ask({ type: 'input_audio_buffer.commit' }, 'input_audio_buffer.committed');
    await client.next('conversation.item.input_audio_transcription.completed');
    client.send({ type: 'response.create' });
    demand('The status', (await waitForResponse(client)).status, 'completed');
  }
};

const failTranscription: Talk = async (client) => {
  await client.ask(wish(client.contract, { detection: 'off', transcription: 'on' }), 'session.updated');
  beQuiet(client, 400);
  client.send({ type: 'input_audio_buffer.commit' });
  const failed = await client.next('conversation.item.input_audio_transcription.failed');
  demand('The code', (failed.error as { readonly code: unknown }).code, 'audio_unintelligible');
};

const callFunction: Talk = async (client) => {
  await client.ask(wish(client.contract, { tools: [weather], detection: 'off' }), 'session.updated');
  const { output } = await askModel(client, 'What is the weather in Oslo? [[tool=get_weather]]');
  const call = output.find(({ call_id: id }) => id !== undefined);
  if (call === undefined) throw new Error('There is no function call.');
  const item = { type: 'function_call_output', call_id: call.call_id, output: '{"celsius":4}' };
  await addItem(client, { type: 'conversation.item.create', previous_item_id: call.id, item });
  client.send({ type: 'response.create' });
  demand('The status', (await waitForResponse(client)).status, 'completed');
};

const answerInBoth: Talk = async (client) => {
  await client.ask(wish(client.contract, { modality: 'text' }), 'session.updated');
  demand('The status', (await askModel(client, 'Hello')).status, 'completed');
  await client.ask(wish(client.contract, { modality: 'audio' }), 'session.updated');
  demand('The status', (await askModel(client, 'Hello')).status, 'completed');
};

const interrupt: Talk = async (client) => {
  await client.ask(wish(client.contract, { detection: 'on' }), 'session.updated');
  await addItem(client, createUserMessage('[[hang]]'));
  await client.ask({ type: 'response.create' }, 'response.created');
  say(client, 'Stop.');
  demand('The status', (await waitForResponse(client)).status, 'cancelled');
  demand('The next status', (await waitForResponse(client)).status, 'completed');
};

const arrangeItems: Talk = async (client) => {
  const [first, last, between] = ['item_first', 'item_last', 'item_between'];
  await addItem(client, createUserMessage('Hello', first));
  await addItem(client, createUserMessage('Goodbye', last));
  await addItem(client, { ...createUserMessage('How are you?', between), previous_item_id: first });
  await client.ask({ type: 'conversation.item.delete', item_id: first }, 'conversation.item.deleted');
  client.send({ type: 'response.create' });
  await waitForResponse(client);
  await addItem(client, { ...createUserMessage('Are you there?'), previous_item_id: between });
};

const breakSilence: Talk = async (client: RealtimeClient) => {
  await client.ask(wish(client.contract, { detection: 5_000 }), 'session.updated');
  await askModel(client, 'Hello');
  beQuiet(client, 6_000);
  await client.next('input_audio_buffer.timeout_triggered');
  demand('The status', (await waitForResponse(client)).status, 'completed');
};

const convertSound: Talk = async (client) => {
  const session = { input_audio_format: 'g711_ulaw', output_audio_format: 'g711_alaw' };
  await client.ask({ type: 'session.update', session }, 'session.updated');
  demand('The status', (await askModel(client, 'Hello')).status, 'completed');
};

const nameModel: Talk = async (client) => {
  const update = { type: 'session.update', session: { type: 'realtime', model: 'gpt-realtime' } };
  const { session } = await client.ask(update, 'session.updated');
  demand('The model', (session as { readonly model: unknown }).model, client.contract.model);
};
