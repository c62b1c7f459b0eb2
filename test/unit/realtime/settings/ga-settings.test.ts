import { describe, expect, it } from 'vitest';
import { changeGaSettings, defaultGaSettings } from '../../../../src/realtime/index.ts';

describe('settings of the GA dialect', () => {
  it('begin as the contract shows them', () => {
    expect(defaultGaSettings).toMatchObject({
      output_modalities: ['audio'],
      audio: {
        input: {
          format: { type: 'audio/pcm', rate: 24_000 },
          transcription: null,
          noise_reduction: null,
          turn_detection: {
            type: 'server_vad',
            threshold: 0.5,
            prefix_padding_ms: 500,
            silence_duration_ms: 1000,
            idle_timeout_ms: null,
            create_response: true,
            interrupt_response: true,
          },
        },
        output: { format: { type: 'audio/pcm', rate: 24_000 }, voice: 'alloy', speed: 1 },
      },
      max_output_tokens: 'inf',
      truncation: 'auto',
    });
  });

  it('merge the sides of the sound, and replace everything else', () => {
    const first = changeGaSettings(defaultGaSettings, {
      type: 'realtime',
      model: 'somebody-elses',
      instructions: 'Speak slowly.',
      audio: { input: { transcription: { model: 'whisper-1', language: 'en' } }, output: { voice: 'verse' } },
    });
    expect(first).not.toHaveProperty('model');
    expect(first).not.toHaveProperty('type');
    const second = changeGaSettings(first, {
      audio: { input: { transcription: { model: 'other' }, turn_detection: null }, output: { speed: 1.2 } },
    });
    expect(second).toEqual({
      ...defaultGaSettings,
      instructions: 'Speak slowly.',
      audio: {
        input: { ...defaultGaSettings.audio.input, transcription: { model: 'other' }, turn_detection: null },
        output: { ...defaultGaSettings.audio.output, voice: 'verse', speed: 1.2 },
      },
    });
    expect(changeGaSettings(second, {})).toEqual(second);
  });

  it('take defaults for what a new detection leaves out, and for null', () => {
    const change = (turns: object) =>
      changeGaSettings(defaultGaSettings, {
        audio: { input: { turn_detection: { type: 'server_vad', ...turns } } },
      });
    expect(
      change({ threshold: null, create_response: null, idle_timeout_ms: 6_000 }).audio.input,
    ).toMatchObject({
      turn_detection: { threshold: 0.5, create_response: true, idle_timeout_ms: 6_000 },
    });
    const semantic = changeGaSettings(defaultGaSettings, {
      audio: { input: { turn_detection: { type: 'semantic_vad', eagerness: null } } },
    });
    expect(semantic.audio.input.turn_detection).toEqual({
      type: 'semantic_vad',
      eagerness: 'auto',
      create_response: true,
      interrupt_response: true,
    });
  });

  it('are not what the session is called', () => {
    const shown = { id: 'sess_1', object: 'realtime.session', expires_at: 1, type: 'realtime', model: 'any' };
    expect(changeGaSettings(defaultGaSettings, shown as object)).toEqual(defaultGaSettings);
  });

  it('complete PCM, and nothing else', () => {
    const change = (type: 'audio/pcm' | 'audio/pcmu') =>
      changeGaSettings(defaultGaSettings, { audio: { input: { format: { type } } } }).audio.input.format;
    expect(change('audio/pcm')).toEqual({ type: 'audio/pcm', rate: 24_000 });
    expect(change('audio/pcmu')).toEqual({ type: 'audio/pcmu' });
  });
});
