/** Samples a second of the sound; one channel of 16 bits each. */
const sampleRate = 24_000;
const headerBytes = 44;
const bytesPerSample = 2;

export interface ToneOptions {
  readonly seconds: number;
  readonly frequencyHz: number;
}

/** A WAV file (RIFF, PCM) with a sine tone that fades in and out. */
export function createTone({ seconds, frequencyHz }: ToneOptions): Buffer {
  const samples = Math.round(seconds * sampleRate);
  const file = Buffer.alloc(headerBytes + samples * bytesPerSample);
  writeHeader(file);
  for (let index = 0; index < samples; index += 1) {
    const fade = Math.min(1, index / 480, (samples - index) / 480);
    const value = Math.sin((2 * Math.PI * frequencyHz * index) / sampleRate) * fade * 8_000;
    file.writeInt16LE(Math.round(value), headerBytes + index * bytesPerSample);
  }
  return file;
}

function writeHeader(file: Buffer): void {
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * bytesPerSample, 28);
  file.writeUInt16LE(bytesPerSample, 32);
  file.writeUInt16LE(bytesPerSample * 8, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(file.length - headerBytes, 40);
}
