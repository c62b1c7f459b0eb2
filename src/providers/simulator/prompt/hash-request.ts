import { hash } from 'node:crypto';

/** 64 bits that stand for one request; everything the simulator invents is derived from them. */
export interface Seed {
  readonly high: number;
  readonly low: number;
}

/** Strings up to this length are hashed whole; of longer ones (media) the ends and an even sample in between. */
const maxWholeLength = 16_384;
const sampleLength = 4_096;

/**
 * The seed of a request: the same model and the same body give the same seed, whether the answer is streamed or not.
 * The order of keys counts.
 */
export function hashRequest(model: string, body: Readonly<Record<string, unknown>>): Seed {
  const asked = { ...body, model, stream: undefined };
  const digest = hash('sha1', JSON.stringify(asked, shortenValue), 'buffer');
  return { high: digest.readUInt32BE(0), low: digest.readUInt32BE(4) };
}

function shortenValue(_key: string, value: unknown): unknown {
  return typeof value === 'string' && value.length > maxWholeLength ? sampleText(value) : value;
}

function sampleText(text: string): readonly unknown[] {
  const step = Math.floor(text.length / sampleLength);
  const between = Array.from({ length: sampleLength }, (_, index) => text.charCodeAt(index * step));
  return [text.length, text.slice(0, sampleLength), between, text.slice(-sampleLength)];
}
