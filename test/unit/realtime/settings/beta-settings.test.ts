import { describe, expect, it } from 'vitest';
import { changeBetaSettings, createBetaSettings } from '../../../../src/realtime/index.ts';

const neutral = createBetaSettings('neutral');
const vendor = createBetaSettings('vendor');

describe('settings of the beta dialect', () => {
  it('begin as the interface has them', () => {
    expect(neutral).toEqual({
      modalities: ['audio', 'text'],
      instructions: '',
      voice: 'alloy',
      input_audio_format: 'pcm16',
      output_audio_format: 'pcm16',
      input_audio_transcription: null,
      input_audio_noise_reduction: null,
      turn_detection: {
        type: 'server_vad',
        threshold: 0.5,
        prefix_padding_ms: 500,
        silence_duration_ms: 1000,
      },
      tools: [],
      tool_choice: 'auto',
      temperature: 1,
      max_output_tokens: 'inf',
      max_response_output_tokens: 'inf',
      speed: 1,
    });
  });

  it('show what speech brings about in the vendor profile only', () => {
    expect(vendor.turn_detection).toMatchObject({ create_response: true, interrupt_response: true });
    const turns = { type: 'server_vad', create_response: false } as const;
    expect(changeBetaSettings(vendor, { turn_detection: turns }, 'vendor').turn_detection).toMatchObject({
      create_response: false,
      interrupt_response: true,
    });
  });

  it('keep what is not changed', () => {
    const changed = changeBetaSettings(neutral, { voice: 'verse', temperature: 0.8 }, 'neutral');
    expect(changed).toEqual({ ...neutral, voice: 'verse', temperature: 0.8 });
    expect(changeBetaSettings(changed, {}, 'neutral')).toEqual(changed);
  });

  it('take defaults for what a new detection leaves out, whatever was in force', () => {
    const detect = (turns: { threshold?: number; silence_duration_ms?: number }) =>
      changeBetaSettings(neutral, { turn_detection: { type: 'server_vad', ...turns } }, 'neutral');
    const first = detect({ threshold: 0.2, silence_duration_ms: 300 });
    expect(first.turn_detection).toMatchObject({ threshold: 0.2, silence_duration_ms: 300 });
    expect(changeBetaSettings(first, { turn_detection: { type: 'server_vad' } }, 'neutral')).toEqual(neutral);
  });

  it('have no detection and no transcription where null says so', () => {
    const both = { turn_detection: null, input_audio_transcription: null };
    expect(changeBetaSettings(neutral, both, 'neutral')).toMatchObject(both);
  });

  it('complete what clients of the vendor leave open', () => {
    const changed = changeBetaSettings(
      vendor,
      {
        turn_detection: { type: 'semantic_vad' },
        input_audio_transcription: { language: 'en' },
        input_audio_noise_reduction: {},
      },
      'vendor',
    );
    expect(changed.turn_detection).toEqual({
      type: 'semantic_vad',
      eagerness: 'auto',
      create_response: true,
      interrupt_response: true,
    });
    expect(changed.input_audio_transcription).toEqual({ model: 'whisper-1', language: 'en' });
    expect(changed.input_audio_noise_reduction).toEqual({ type: 'near_field' });
    expect(changeBetaSettings(vendor, { turn_detection: {} }, 'vendor')).toEqual(vendor);
  });

  it.each([
    { max_output_tokens: 512 },
    { max_response_output_tokens: 512 },
    { max_output_tokens: 512, max_response_output_tokens: 512 },
  ])('show a limit under both of its names: %o', (config) => {
    expect(changeBetaSettings(neutral, config, 'neutral')).toMatchObject({
      max_output_tokens: 512,
      max_response_output_tokens: 512,
    });
  });

  it('refuse two limits', () => {
    const config = { max_output_tokens: 512, max_response_output_tokens: 'inf' } as const;
    expect(() => changeBetaSettings(neutral, config, 'neutral')).toThrow(
      expect.objectContaining({ reason: 'invalid_value', param: 'max_response_output_tokens' }),
    );
  });

  it.each([
    { bits_per_sample: 8 },
    { bits_per_sample: 16, input_audio_format: 'g711_ulaw', output_audio_format: 'g711_alaw' },
  ] as const)('refuse bits that no format has: %o', (config) => {
    expect(() => changeBetaSettings(neutral, config, 'neutral')).toThrow(
      expect.objectContaining({ reason: 'invalid_value', param: 'bits_per_sample' }),
    );
  });

  it.each([
    { bits_per_sample: 16, sample_rate: 44_100, channels: 2 },
    { bits_per_sample: 8, input_audio_format: 'g711_ulaw', output_audio_format: 'g711_ulaw' },
    { bits_per_sample: 8, input_audio_format: 'g711_alaw' },
  ] as const)('take bits that a format has: %o', (config) => {
    expect(changeBetaSettings(neutral, config, 'neutral')).toMatchObject(config);
  });
});
