import type { RealtimeClientEvent as GaClientEvent } from 'openai/resources/realtime/realtime';
import type { RealtimeClientEvent as BetaClientEvent } from 'openai-4/resources/beta/realtime/realtime';
import { describe, expect, it } from 'vitest';
import { toObject } from '../../scripts/generate/json.ts';
import { listAsyncApiExamples } from '../support/list-asyncapi-examples.ts';
import { readDocument, readEvents, type EventTable } from '../support/read-contract.ts';

const neutral = readEvents('neutral', 'open').dialects;
const vendor = readEvents('vendor', 'open').dialects;
const readSchemas = (name: string) => toObject(toObject(readDocument(name).components).schemas);

/** Names of the events that one transport carries, by channel. */
function listNames(document: string, channel: string, sender: 'client' | 'gateway'): ReadonlySet<string> {
  const messages = listAsyncApiExamples(readDocument(document)).filter(
    (message) => message.message.startsWith(`${channel} `) && message.sender === sender,
  );
  expect(messages.length).toBeGreaterThan(8);
  return new Set(messages.map(({ name }) => name));
}

describe('the sets of realtime events', () => {
  it('are the beta dialect in both profiles, and the dialect of the vendor', () => {
    expect(Object.keys(neutral)).toEqual(['beta']);
    expect(Object.keys(vendor).sort()).toEqual(['beta', 'ga']);
  });

  it('take whatever the neutral profile takes and gives in the beta dialect of the vendor profile, too', () => {
    const misfits = listAsyncApiExamples(readDocument('asyncapi.json'))
      .filter(({ operationId }) => operationId === null)
      .flatMap(({ sender, name, examples }) => {
        const table: EventTable | undefined = vendor.beta?.[sender === 'client' ? 'client' : 'server'];
        return examples
          .filter(({ payload }) => table?.[name]?.(payload) !== true)
          .map(({ label }) => `${name} ${label}`);
      });
    expect(misfits).toEqual([]);
  });

  it('have the same schemas in both documents of the vendor profile', () => {
    const [http, events] = [readSchemas('openapi.vendor.json'), readSchemas('asyncapi.vendor.json')];
    const shared = Object.keys(http).filter((name) => name.startsWith('Realtime') && name in events);
    expect(shared.length).toBeGreaterThan(20);
    expect(Object.fromEntries(shared.map((name) => [name, http[name]]))).toEqual(
      Object.fromEntries(shared.map((name) => [name, events[name]])),
    );
  });
});

describe.each([
  ['asyncapi.json', '', 'response.audio.delta'],
  ['asyncapi.vendor.json', 'Beta', 'response.audio.delta'],
  ['asyncapi.vendor.json', '', 'response.output_audio.delta'],
])('the transports of %s%s', (document, suffix, audio) => {
  it('carry sound in events over WebSocket only', () => {
    expect(listNames(document, `realtimeWebSocket${suffix}`, 'gateway')).toContain(audio);
    expect(listNames(document, `realtimeWebRtc${suffix}`, 'gateway')).not.toContain(audio);
  });

  it('tell of playback over WebRTC only', () => {
    for (const sender of ['client', 'gateway'] as const) {
      const names = [...listNames(document, `realtimeWebSocket${suffix}`, sender)];
      expect(names.filter((name) => name.startsWith('output_audio_buffer.'))).toEqual([]);
    }
  });
});

/** What the vendor's clients of the beta dialect may send, as their types say. */
const betaEvents: readonly BetaClientEvent[] = [
  {
    type: 'session.update',
    session: {
      model: 'gpt-4o-realtime-preview',
      voice: 'ash',
      input_audio_noise_reduction: { type: 'far_field' },
      input_audio_transcription: { model: 'whisper-1', language: 'en', prompt: 'Names of birds' },
      turn_detection: { type: 'semantic_vad', eagerness: 'auto', create_response: true },
      tools: [{ type: 'function', name: 'ask', description: 'Asks', parameters: {} }],
      tool_choice: 'auto',
      max_response_output_tokens: 'inf',
      client_secret: { expires_at: { anchor: 'created_at', seconds: 60 } },
    },
  },
  { type: 'session.update', session: { turn_detection: { silence_duration_ms: 500 } } },
  { type: 'conversation.item.retrieve', item_id: 'item_1' },
  { type: 'output_audio_buffer.clear' },
  { type: 'response.cancel', response_id: 'resp_1' },
  {
    type: 'response.create',
    response: {
      conversation: 'none',
      metadata: { purpose: 'topic' },
      voice: 'fable',
      input: [
        { type: 'item_reference', id: 'item_1' },
        { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Hello' }] },
      ],
    },
  },
];

/** The same of the vendor's own dialect. */
const gaEvents: readonly GaClientEvent[] = [
  {
    type: 'session.update',
    session: {
      type: 'realtime',
      parallel_tool_calls: true,
      reasoning: { effort: 'low' },
      prompt: { id: 'pmpt_1', version: '2' },
      tracing: { workflow_name: 'calls' },
      truncation: { type: 'retention_ratio', retention_ratio: 0.8, token_limits: { post_instructions: 9 } },
      include: ['item.input_audio_transcription.logprobs'],
      tools: [{ type: 'mcp', server_label: 'birds', server_url: 'https://birds.example.com' }],
      tool_choice: { type: 'mcp', server_label: 'birds' },
      audio: {
        input: {
          format: { type: 'audio/pcma' },
          noise_reduction: { strength: 1 },
          transcription: { model: 'gpt-transcribe', keywords: ['wren'], delay: 'low' },
          turn_detection: { type: 'server_vad', idle_timeout_ms: 6000 },
        },
        output: { voice: { id: 'voice_1' }, speed: 1.5 },
      },
    },
  },
  {
    type: 'conversation.item.create',
    previous_item_id: 'root',
    item: { type: 'mcp_approval_response', id: 'mcpa_1', approval_request_id: 'mcpr_1', approve: true },
  },
  { type: 'response.create', response: { conversation: 'none', input: [], parallel_tool_calls: false } },
  { type: 'conversation.item.truncate', item_id: 'item_1', content_index: 0, audio_end_ms: 100 },
];

describe("the types of the vendor's clients", () => {
  it.each([
    ['beta', betaEvents],
    ['ga', gaEvents],
  ])('have nothing that the dialect %s of the vendor profile refuses', (dialect, events) => {
    const refused = events.filter((event) => vendor[dialect]?.client[event.type]?.(event) !== true);
    expect(refused).toEqual([]);
  });
});

describe('session.update of the neutral profile', () => {
  const judge = (session: object) =>
    neutral.beta?.client['session.update']?.({ type: 'session.update', session });

  it.each([{ create_response: true }, { interrupt_response: false }])(
    'refuses %j of voice detection',
    (extra) => {
      expect(judge({ turn_detection: { type: 'server_vad' } })).toBe(true);
      expect(judge({ turn_detection: { type: 'server_vad', ...extra } })).toBe(false);
    },
  );
});
