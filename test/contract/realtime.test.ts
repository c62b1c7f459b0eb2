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
