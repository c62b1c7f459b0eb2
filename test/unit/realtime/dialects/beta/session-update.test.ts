import { describe, expect, it } from 'vitest';
import { maxPendingUpdates } from '../../../../../src/realtime/dialects/beta/settings-keeper.ts';
import {
  askOf,
  createTestDialect,
  gaSession,
  openTestDialect,
  tellOf,
} from '../../../../support/dialect-session.ts';

const vendor = { set: 'vendor' } as const;
const update = (session: object) => ({ type: 'session.update', session });
const tool = { type: 'function', name: 'weather', parameters: { type: 'object', properties: {} } };

describe('session.update of a beta client', () => {
  it.each([
    [{ modalities: ['text'] }, { output_modalities: ['text'] }],
    [{ modalities: ['text', 'audio'] }, { output_modalities: ['audio'] }],
    [{ instructions: 'Be brief.' }, { instructions: 'Be brief.' }],
    [{ voice: 'echo' }, { audio: { output: { voice: 'echo' } } }],
    [{ voice: 'alloy' }, {}],
    [{ input_audio_format: 'g711_alaw' }, { audio: { input: { format: { type: 'audio/pcma' } } } }],
    [{ output_audio_format: 'g711_ulaw' }, { audio: { output: { format: { type: 'audio/pcmu' } } } }],
    [
      { input_audio_transcription: { model: 'whisper-1' } },
      { audio: { input: { transcription: { model: 'whisper-1' } } } },
    ],
    [{ input_audio_transcription: null }, { audio: { input: { transcription: null } } }],
    [{ turn_detection: null }, { audio: { input: { turn_detection: null } } }],
    [
      { turn_detection: { type: 'server_vad', threshold: 0.2 } },
      {
        audio: {
          input: {
            turn_detection: {
              type: 'server_vad',
              threshold: 0.2,
              prefix_padding_ms: 500,
              silence_duration_ms: 1_000,
            },
          },
        },
      },
    ],
    [{ tools: [tool] }, { tools: [tool] }],
    [{ tool_choice: 'required' }, { tool_choice: 'required' }],
    [{ temperature: 0.2 }, {}],
    [{ max_output_tokens: 7 }, { max_output_tokens: 7 }],
    [{ max_response_output_tokens: 'inf' }, { max_output_tokens: 'inf' }],
    [{}, {}],
  ])('is one of the GA dialect: %j', (session, expected) => {
    const [event] = askOf(createTestDialect(), update(session));
    expect(event).toMatchObject({ type: 'session.update', text: null });
    expect(event?.value.session).toEqual({ type: 'realtime', ...expected });
  });

  it.each([
    [{ voice: 'marin', speed: 1.2 }, { audio: { output: { voice: 'marin', speed: 1.2 } } }],
    [{ model: 'gpt-4o-realtime-preview', unheard_of: 1 }, {}],
    [{ tracing: 'auto' }, { tracing: 'auto' }],
    [{ tools: [{ name: 'weather', strict: true }] }, { tools: [tool] }],
    [
      { tool_choice: { type: 'function', name: 'weather' } },
      { tool_choice: { type: 'function', name: 'weather' } },
    ],
    [
      { input_audio_noise_reduction: { type: 'far_field' } },
      { audio: { input: { noise_reduction: { type: 'far_field' } } } },
    ],
    [
      { turn_detection: { type: 'semantic_vad', interrupt_response: false } },
      {
        audio: {
          input: {
            turn_detection: {
              type: 'semantic_vad',
              eagerness: 'auto',
              create_response: true,
              interrupt_response: false,
            },
          },
        },
      },
    ],
    [
      { turn_detection: null, input_audio_transcription: { model: 'whisper-1', unheard_of: 1 } },
      { audio: { input: { turn_detection: null, transcription: { model: 'whisper-1' } } } },
    ],
    [
      { input_audio_noise_reduction: { type: 'far_field', unheard_of: 1 } },
      { audio: { input: { noise_reduction: { type: 'far_field' } } } },
    ],
  ])('takes more in the vendor profile: %j', (session, expected) => {
    const [event] = askOf(createTestDialect(vendor), update(session));
    expect(event?.value.session).toEqual({ type: 'realtime', ...expected });
  });

  it('is shown when it is in force, each in its turn', () => {
    const { dialect } = openTestDialect();
    askOf(dialect, update({ temperature: 0.2 }));
    askOf(dialect, update({ instructions: 'Be brief.' }));
    const answer = { type: 'session.updated', session: gaSession };
    const [first] = tellOf(dialect, answer);
    expect(first).toMatchObject({ session: { id: 'sess_up', temperature: 0.2, instructions: '' } });
    const [second] = tellOf(dialect, answer);
    expect(second).toMatchObject({ session: { temperature: 0.2, instructions: 'Be brief.' } });
  });

  it('changes nothing where the session refuses it, and what comes after it still holds', () => {
    const { dialect } = openTestDialect();
    const [sent] = askOf(dialect, { ...update({ voice: 'echo' }), event_id: 'mine' });
    askOf(dialect, { ...update({ temperature: 0.2 }), event_id: 'mine' });
    const error = {
      type: 'invalid_request_error',
      code: 'cannot_update_voice',
      message: 'No.',
      param: 'session.audio.output.voice',
      event_id: sent?.value.event_id,
    };
    const told = tellOf(dialect, { type: 'error', error }, { type: 'session.updated', session: gaSession });
    expect(told).toMatchObject([
      { error: { code: 'cannot_update_voice', param: 'session.voice', event_id: 'mine' } },
      { session: { voice: 'alloy', temperature: 0.2 } },
    ]);
    expect(askOf(dialect, update({ voice: 'echo' }))[0]?.value.session).toMatchObject({
      audio: { output: { voice: 'echo' } },
    });
  });

  it('may wait for its answer so many times', () => {
    const { dialect } = openTestDialect();
    for (let count = 0; count < maxPendingUpdates; count += 1) askOf(dialect, update({}));
    expect(dialect.read(JSON.stringify(update({}))).fault).toMatchObject({ code: 'invalid_value' });
    tellOf(dialect, { type: 'session.updated', session: gaSession });
    expect(dialect.read(JSON.stringify(update({}))).fault).toBeNull();
  });
});
