import { isRecord } from '../read-json.ts';

/** 64 bits that stand for one request; everything the simulator invents is derived from them. */
export interface Seed {
  readonly high: number;
  readonly low: number;
}

/** Fields that say how an answer is delivered or addressed, not what it says. */
const deliveryFields: ReadonlySet<string> = new Set(['stream', 'model']);

/** Strings up to this length are hashed whole; of longer ones (media) the ends and an even sample in between. */
const wholeLength = 16_384;
const sampleLength = 4_096;

/**
 * The seed of a request: the same model and the same body give the same seed, whether the answer is streamed or not.
 * The order of keys counts. FNV-1a in two lanes: fast, and good enough where nobody gains by a collision.
 */
export function hashRequest(model: string, body: Readonly<Record<string, unknown>>): Seed {
  const hash = createHash();
  hash.addText(model);
  for (const [key, value] of Object.entries(body)) {
    if (deliveryFields.has(key)) continue;
    hash.addText(key);
    addValue(hash, value);
  }
  return hash.finish();
}

interface RequestHash {
  add(code: number): void;
  addText(text: string): void;
  finish(): Seed;
}

function addValue(hash: RequestHash, value: unknown): void {
  if (typeof value === 'string') {
    hash.addText(value);
  } else if (Array.isArray(value)) {
    hash.add(0x5b);
    for (const item of value) addValue(hash, item);
    hash.add(0x5d);
  } else if (isRecord(value)) {
    hash.add(0x7b);
    for (const key of Object.keys(value)) {
      hash.addText(key);
      addValue(hash, value[key]);
    }
    hash.add(0x7d);
  } else {
    hash.addText(String(value));
  }
}

function createHash(): RequestHash {
  let high = 0x811c9dc5;
  let low = 0x9e3779b9;
  const add = (code: number) => {
    high = Math.imul(high ^ code, 0x01000193);
    low = Math.imul(low ^ (code + 0x7f), 0x85ebca6b);
    low ^= low >>> 13;
  };
  const addRange = (text: string, from: number, to: number) => {
    for (let index = from; index < to; index += 1) add(text.charCodeAt(index));
  };
  const addSample = (text: string) => {
    addRange(text, 0, sampleLength);
    const step = Math.floor(text.length / sampleLength);
    for (let index = sampleLength; index < text.length; index += step) add(text.charCodeAt(index));
    addRange(text, text.length - sampleLength, text.length);
  };
  return {
    add,
    addText: (text) => {
      add(text.length);
      if (text.length <= wholeLength) addRange(text, 0, text.length);
      else addSample(text);
    },
    finish: () => ({ high: (high ^ (high >>> 16)) >>> 0, low: (low ^ (low >>> 15)) >>> 0 }),
  };
}
