import { describe, expect, it } from 'vitest';
import { openEventContract, type EventContract } from '../../../../src/realtime/dialects/event-contract.ts';

const sets = ['neutral', 'vendor', 'ga'] as const;
const contracts = {
  neutral: openEventContract('neutral'),
  vendor: openEventContract('vendor'),
  ga: openEventContract('ga'),
};
const update = (session: object) => ({ type: 'session.update', session });
const create = (item: object) => ({ type: 'conversation.item.create', item });
const message = (...content: object[]) => create({ type: 'message', role: 'user', content });
const tool = { type: 'function', name: 'ask', parameters: { anything: { goes: null } } };

const fault = (contract: EventContract<unknown>, event: unknown) =>
  contract.parseClientEvent(structuredClone(event)).fault;

describe('parseClientEvent', () => {
  it.each(sets)('has nothing against what the set %s knows', (set) => {
    for (const event of [
      { type: 'input_audio_buffer.append', audio: 'AAAA', event_id: null },
      { type: 'response.create', response: null },
      message({ type: 'input_text', text: 'Hello' }),
      update({ tools: [tool] }),
    ])
      expect(fault(contracts[set], event), JSON.stringify(event)).toBeNull();
  });

  it.each([
    [{ type: 'response.cancel', why: 1 }, 'unknown_parameter', 'why'],
    [update({ speed: 1 }), 'unknown_parameter', 'session.speed'],
    [
      update({ turn_detection: { type: 'server_vad', create_response: true } }),
      'unknown_parameter',
      'session.turn_detection.create_response',
    ],
    [update({ tools: [tool, { ...tool, strict: true }] }), 'unknown_parameter', 'session.tools[1].strict'],
    [message({ type: 'input_text', text: 'a', html: '' }), 'unknown_parameter', 'item.content[0].html'],
    [{ type: 'session.update' }, 'missing_required_parameter', 'session'],
    [
      update({ input_audio_transcription: {} }),
      'missing_required_parameter',
      'session.input_audio_transcription.model',
    ],
    [create({ role: 'user' }), 'missing_required_parameter', 'item.type'],
    [message({ type: 'input_text' }), 'missing_required_parameter', 'item.content[0].text'],
    [{ type: 'input_audio_buffer.clear', event_id: 'e'.repeat(513) }, 'string_above_max_length', 'event_id'],
    [
      create({ id: 'i'.repeat(513), type: 'function_call_output', call_id: 'c', output: '' }),
      'string_above_max_length',
      'item.id',
    ],
    [update({ temperature: 2.1 }), 'invalid_value', 'session.temperature'],
    [update({ temperature: 'hot' }), 'invalid_value', 'session.temperature'],
    [update({ voice: 'marin' }), 'invalid_value', 'session.voice'],
    [update({ max_output_tokens: 4097 }), 'invalid_value', 'session.max_output_tokens'],
    [update({ turn_detection: { type: 'semantic_vad' } }), 'invalid_value', 'session.turn_detection.type'],
    [message({ type: 'hologram' }), 'invalid_value', 'item.content[0].type'],
    [message({ type: 7 }), 'invalid_value', 'item.content[0].type'],
    [message({ type: 'item_reference', id: 'item_1' }), 'invalid_value', 'item.content[0].type'],
    [{ type: 'input_audio_buffer.append', audio: null }, 'missing_required_parameter', 'audio'],
    [{ type: 'input_audio_buffer.append', audio: 7 }, 'invalid_value', 'audio'],
    [
      { type: 'conversation.item.truncate', item_id: 'a', content_index: -1, audio_end_ms: 0 },
      'invalid_value',
      'content_index',
    ],
  ])('tells what is wrong with %j', (event, code, param) => {
    expect(fault(contracts.neutral, event)).toMatchObject({ code, param });
  });

  it.each([
    [null, null],
    [7, null],
    ['session.update', null],
    [[{ type: 'response.cancel' }], null],
    [{}, 'type'],
    [{ type: 7 }, 'type'],
    [{ type: 'constructor' }, 'type'],
    [{ type: '__proto__' }, 'type'],
    [{ type: 'transcription_session.update', session: {} }, 'type'],
    [{ type: 'x'.repeat(100_000) }, 'type'],
  ])('takes what is no event for an invalid one: %j', (event, param) => {
    for (const set of sets) {
      const found = fault(contracts[set], event);
      expect(found).toMatchObject({ code: 'invalid_event', param });
      expect(found?.message.length).toBeLessThan(400);
    }
  });

  it('says how to repair it, in words for the client', () => {
    expect(fault(contracts.neutral, update({ temperature: 3 }))?.message).toBe(
      'session.temperature must be <= 2.',
    );
    expect(fault(contracts.neutral, update({ voise: 'a' }))?.message).toBe(
      'session.voise is not a field of this event.',
    );
  });

  it.each([
    ['max_output_tokens', 1.5, 'must be "inf" or an integer'],
    ['max_output_tokens', 'much', 'must be "inf" or an integer'],
    ['max_output_tokens', 4097, 'must be <= 4096'],
    ['tool_choice', 7, 'must be one of auto, none, required or an object'],
    ['tracing', 7, 'must be "auto" or an object'],
  ])('names all forms that a value may have: %s %j', (name, value, message) => {
    expect(fault(contracts.ga, update({ [name]: value }))?.message).toBe(`session.${name} ${message}.`);
  });

  it('repeats no more of a name than it must', () => {
    const found = fault(contracts.neutral, { type: 'response.cancel', ['n'.repeat(100_000)]: 1 });
    expect(found?.param?.length).toBeLessThan(300);
    expect(found?.message.length).toBeLessThan(400);
  });

  it.each([
    update({ voice: 'marin', speed: 1.1, tomorrow: { is: 'another day' } }),
    update({
      turn_detection: { type: 'semantic_vad', eagerness: 'low' },
      tool_choice: { type: 'function', name: 'a' },
    }),
    {
      type: 'response.create',
      response: { conversation: 'none', input: [{ type: 'item_reference', id: 'a' }] },
    },
    { type: 'conversation.item.retrieve', item_id: 'item_1' },
    { type: 'output_audio_buffer.clear' },
  ])('takes of the clients of the vendor what it refuses others: %j', (event) => {
    expect(fault(contracts.vendor, event)).toBeNull();
    expect(fault(contracts.neutral, event)).not.toBeNull();
  });

  it.each([
    [update({ speed: 2 }), 'session.speed'],
    [update({ voice: '' }), 'session.voice'],
    [update({ turn_detection: { silence_duration_ms: 1 } }), 'session.turn_detection.silence_duration_ms'],
    [update({ tool_choice: { type: 'function' } }), 'session.tool_choice'],
    [{ type: 'response.create', response: { input: [{ type: 'item_reference' }] } }, 'response.input[0].id'],
  ])('holds the vendor to what its profile names: %j', (event, param) => {
    expect(fault(contracts.vendor, event)).toMatchObject({ param });
  });

  it.each([
    [update({ type: 'transcription' }), 'session.type'],
    [update({ output_modalities: ['text', 'audio'] }), 'session.output_modalities'],
    [update({ audio: { output: { speed: 9 } } }), 'session.audio.output.speed'],
    [
      update({ audio: { input: { turn_detection: { type: 'server_vad', threshold: 2 } } } }),
      'session.audio.input.turn_detection.threshold',
    ],
    [message({ type: 'input_text', text: 7 }), 'item.content[0].text'],
    [{ type: 'response.cancel', response_id: 1 }, 'response_id'],
  ])('holds the newer dialect to what is known of it: %j', (event, param) => {
    expect(fault(contracts.ga, event)).toMatchObject({ code: 'invalid_value', param });
  });
});

describe('null in a client event', () => {
  it('is absence, except where it turns something off', () => {
    const session = { voice: null, turn_detection: null, input_audio_transcription: null };
    const { event } = contracts.neutral.parseClientEvent({ event_id: null, ...update(session) });
    expect(event).toEqual(update({ turn_detection: null, input_audio_transcription: null }));
    const input = { format: null, turn_detection: null, transcription: null, noise_reduction: null };
    const ga = contracts.ga.parseClientEvent(update({ audio: { input, output: null } }));
    expect(ga.event).toEqual(
      update({ audio: { input: { turn_detection: null, transcription: null, noise_reduction: null } } }),
    );
    const vendor = contracts.vendor.parseClientEvent(update({ input_audio_noise_reduction: null }));
    expect(vendor.event).toEqual(update({ input_audio_noise_reduction: null }));
  });

  it("stays in what is the client's own", () => {
    expect(contracts.neutral.parseClientEvent(update({ tools: [structuredClone(tool)] })).event).toEqual(
      update({ tools: [tool] }),
    );
  });
});

describe('isClientEvent', () => {
  it('knows what clients of the set may send, and nothing that objects are born with', () => {
    expect(contracts.ga.isClientEvent('conversation.item.retrieve')).toBe(true);
    expect(contracts.neutral.isClientEvent('conversation.item.retrieve')).toBe(false);
    expect(contracts.neutral.isClientEvent('session.created')).toBe(false);
    expect(contracts.ga.isClientEvent('toString')).toBe(false);
  });
});

describe('findServerDrift', () => {
  const stopped = { type: 'input_audio_buffer.speech_stopped', event_id: 'e', item_id: 'i', audio_end_ms: 9 };

  it('names place and keyword, and nothing of the content', () => {
    expect(contracts.neutral.findServerDrift(stopped)).toBe('/ required');
    expect(contracts.neutral.findServerDrift({ ...stopped, audio_start_ms: 'soon' })).toBe(
      '/audio_start_ms type',
    );
  });

  it('asks no more of the newer dialect than the vendor promises', () => {
    expect(contracts.ga.findServerDrift(stopped)).toBeNull();
    const failed = {
      type: 'conversation.item.input_audio_transcription.failed',
      event_id: 'e',
      item_id: 'i',
      content_index: 0,
    };
    expect(contracts.ga.findServerDrift({ ...failed, error: { type: 'transcription_error' } })).toBeNull();
    expect(contracts.ga.findServerDrift({ ...failed, error: { param: null } })).toBe('/error/param type');
  });

  it('finds nothing in events that it does not know', () => {
    for (const set of sets) expect(contracts[set].findServerDrift({ type: 'tomorrow.came' })).toBeNull();
  });
});

describe('an event that brings audio', () => {
  it('costs the same however long the audio is', () => {
    const audio = 'A'.repeat(15 * 1024 * 1024);
    const startedAt = performance.now();
    for (let count = 0; count < 100; count++)
      contracts.neutral.parseClientEvent({ type: 'input_audio_buffer.append', audio });
    // A walk over this audio alone takes longer than all hundred may.
    expect(performance.now() - startedAt).toBeLessThan(100);
  });
});
