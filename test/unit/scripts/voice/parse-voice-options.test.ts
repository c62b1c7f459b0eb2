import { describe, expect, it } from 'vitest';
import { maxTextLength, parseVoiceOptions } from '../../../../scripts/voice/parse-voice-options.ts';

const pcm = { encoding: 'pcm16', sampleRate: 24_000, channels: 1 };

describe('parseVoiceOptions', () => {
  it('takes a sentence, with what is usual where nothing else is said', () => {
    expect(parseVoiceOptions(['Good', 'morning'])).toEqual({
      kind: 'speak',
      text: 'Good morning',
      voice: 'alloy',
      format: pcm,
      file: null,
    });
  });

  it('takes a voice, a format, a rate and a file', () => {
    const args = ['Good morning', '--voice', 'echo', '--format', 'g711_alaw', '--out', 'a.wav'];
    expect(parseVoiceOptions(args)).toMatchObject({
      voice: 'echo',
      format: { encoding: 'g711_alaw', sampleRate: 8_000, channels: 1 },
      file: 'a.wav',
    });
    expect(parseVoiceOptions(['Hello', '--rate', '48000'])).toMatchObject({
      format: { ...pcm, sampleRate: 48_000 },
    });
  });

  it('takes a file to listen to, and asks for help', () => {
    expect(parseVoiceOptions(['--listen', 'a.wav'])).toEqual({ kind: 'listen', file: 'a.wav' });
    expect(parseVoiceOptions(['--help', '--rate', '1'])).toEqual({ kind: 'help' });
  });

  it.each([
    [[], 'Say what is to be said'],
    [[' '], 'Say what is to be said'],
    [['Hello', '--rate', '22050'], '--rate is one of 8000, 16000, 24000, 44100, 48000.'],
    [['Hello', '--format', 'mp3'], '--format is one of pcm16, g711_ulaw, g711_alaw.'],
    [['Hello', '--listen', 'a.wav'], '--listen takes a file and nothing else.'],
    [['--listen', 'a.wav', '--out', 'b.wav'], '--listen takes a file and nothing else.'],
    [['Hello', '--loud'], 'There is no option --loud.'],
    [['e'.repeat(maxTextLength + 1)], 'At most 20000 characters are said at once.'],
  ])('refuses %j', (args, message) => {
    expect(parseVoiceOptions(args)).toEqual({
      kind: 'refused',
      message: expect.stringContaining(message) as string,
    });
  });

  it('says as much as it promises', () => {
    expect(parseVoiceOptions(['e'.repeat(maxTextLength)])).toMatchObject({ kind: 'speak' });
  });
});
