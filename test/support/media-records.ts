import { vi } from 'vitest';
import { createAudioDecoder, createAudioFormat, Listener } from '../../src/audio/index.ts';
import type { MediaEnd, MediaListener } from '../../src/core/realtime/media-call.ts';

/** A listener that keeps what it is told. */
export interface MediaRecords extends MediaListener {
  readonly texts: string[];
  readonly events: string[];
  readonly sounds: string[];
  readonly played: string[];
  readonly ends: MediaEnd[];
  /** What was said, as far as it is understood. */
  readonly words: () => string;
  /** Milliseconds of sound. */
  readonly heardMs: () => number;
  readonly waitForEnd: () => Promise<MediaEnd>;
}

export function createMediaRecords(): MediaRecords {
  const format = createAudioFormat('pcm16');
  const [texts, events, sounds, played]: string[][] = [[], [], [], []];
  const ends: MediaEnd[] = [];
  const decode = () => {
    const decoder = createAudioDecoder(format);
    return sounds!.map((audio) => decoder.decode(Buffer.from(audio, 'base64')));
  };
  return {
    ...{ texts: texts!, events: events!, sounds: sounds!, played: played!, ends },
    onText: (text) => texts!.push(text),
    onBinary: () => events!.push('binary'),
    onOversized: (sizeBytes) => events!.push(`oversized ${String(sizeBytes)}`),
    onSound: (audio) => sounds!.push(audio),
    onPlayed: (itemId) => played!.push(itemId),
    onDrain: () => events!.push('drain'),
    onClosed: (end) => ends.push(end),
    words: () => {
      const listener = new Listener();
      for (const samples of decode()) listener.hear(samples);
      return listener.report().text;
    },
    heardMs: () => decode().reduce((sum, { length }) => sum + length, 0) / 24,
    waitForEnd: () => vi.waitUntil(() => ends[0], { timeout: 40_000 }),
  };
}
