import { describe, expect, it } from 'vitest';
import { parseWav, renderWavFrame } from '../../../../scripts/voice/wav-file.ts';
import { createAudioFormat, sampleRates, type AudioFormat } from '../../../../src/audio/index.ts';

const pcm = createAudioFormat('pcm16');
const sound = Buffer.from([1, 2, 3, 4]);

function createWav(format: AudioFormat = pcm, bytes = sound): Buffer {
  const { head, tail } = renderWavFrame(format, bytes.length);
  return Buffer.concat([head, bytes, tail]);
}

/** With other bytes at a place of the file. */
function change(at: number, hex: string): Buffer {
  const file = createWav();
  Buffer.from(hex, 'hex').copy(file, at);
  return file;
}

describe('renderWavFrame', () => {
  it('writes what players know: 44 bytes before 16-bit PCM', () => {
    expect(createWav().toString('hex')).toBe(
      '52494646280000005741564566 6d742010000000010001 00c05d000080bb000002001000 6461746104000000 01020304'.replaceAll(
        ' ',
        '',
      ),
    );
  });

  it('says of G.711 how many samples there are, and ends on an even byte', () => {
    const file = createWav(createAudioFormat('g711_ulaw'), Buffer.from([1, 2, 3]));
    expect(file.length % 2).toBe(0);
    expect(file.readUInt32LE(4)).toBe(file.length - 8);
    expect(file.readUInt16LE(20)).toBe(7);
    expect(file.toString('latin1', 38, 42)).toBe('fact');
    expect(file.readUInt32LE(46)).toBe(3);
  });
});

describe('parseWav', () => {
  it.each(
    (['pcm16', 'g711_ulaw', 'g711_alaw'] as const).flatMap((encoding) =>
      sampleRates.flatMap((sampleRate) =>
        ([1, 2] as const).map((channels) => ({ encoding, sampleRate, channels })),
      ),
    ),
  )('reads what was written as %j', (format) => {
    expect(parseWav(createWav(format))).toEqual({ format, bytes: sound });
  });

  it('passes by chunks that it does not know, of odd sizes, too', () => {
    const file = createWav();
    const list = Buffer.from('LIST\x03\0\0\0abc\0', 'latin1');
    const more = Buffer.concat([file.subarray(0, 12), list, file.subarray(12)]);
    expect(parseWav(more)).toEqual({ format: pcm, bytes: sound });
  });

  it('takes all there is where the size is that of a recording in progress, or the end is missing', () => {
    expect(parseWav(change(40, 'ffffffff')).bytes).toEqual(sound);
    expect(parseWav(createWav().subarray(0, -1)).bytes).toEqual(sound.subarray(0, 3));
  });

  it('reads the extended description', () => {
    const file = createWav();
    const description = Buffer.alloc(40);
    file.copy(description, 0, 20, 36);
    description.writeUInt16LE(0xfffe, 0);
    description.writeUInt16LE(1, 24);
    const size = Buffer.from([40, 0, 0, 0]);
    const extended = Buffer.concat([file.subarray(0, 16), size, description, file.subarray(36)]);
    expect(parseWav(extended)).toEqual({ format: pcm, bytes: sound });
  });

  it.each([
    ['an empty file', Buffer.alloc(0), 'It is no WAV file.'],
    ['a text', Buffer.from('RIFF or not, it is a text'), 'It is no WAV file.'],
    ['a head without anything', createWav().subarray(0, 12), 'It does not say its format.'],
    ['a cut description', createWav().subarray(0, 30), 'It does not say its format.'],
    ['a head without sound', createWav().subarray(0, 36), 'There is no sound in it.'],
    ['24 bits', change(34, '1800'), 'It is neither 16-bit PCM nor G.711.'],
    ['floating point', change(20, '0300'), 'It is neither 16-bit PCM nor G.711.'],
    ['six channels', change(22, '0600'), 'It has 6 channels, not 1 or 2.'],
    ['22 050 Hz', change(24, '22560000'), 'It has 22050 Hz, not 8000, 16000, 24000, 44100 or 48000.'],
    ['a chunk larger than the file', change(16, 'ffffffff'), 'There is no sound in it.'],
  ])('refuses %s', (_name, file, message) => {
    expect(() => parseWav(file)).toThrow(message);
  });
});
