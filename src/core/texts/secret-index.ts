import type { Secret } from './list-secrets.ts';

/** A piece of text, as indexes of its characters; `end` is exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A shorter text is no secret and could be any word. */
export const minSecretLength = 6;

/** Secrets are found by pieces of this length. */
const windowLength = minSecretLength;

/** From this length on a piece of a key is as good as all of it. */
const maxThreshold = 12;

interface Place {
  /** In lower case. */
  readonly secret: string;
  readonly offset: number;
  readonly threshold: number;
}

/** Finds secrets, and longer pieces of them, in texts, whatever their case. Made anew when the secrets change. */
export class SecretIndex {
  readonly #places = new Map<string, Place[]>();

  constructor(secrets: Iterable<Secret>) {
    for (const secret of secrets) this.#add(secret);
  }

  /** Where secrets are, in order; those that touch are one. */
  find(text: string): readonly Range[] {
    const searched = lowerAscii(text);
    const found: Range[] = [];
    for (let at = 0; at + windowLength <= searched.length; at += 1) {
      const range = this.#findAt(searched, at);
      if (range === null) continue;
      const last = found.at(-1);
      if (last === undefined || range.start > last.end) found.push(range);
      else found[found.length - 1] = join(last, range);
    }
    return found;
  }

  /** The longest piece that goes through the window at `at`; `null` where none is long enough. */
  #findAt(text: string, at: number): Range | null {
    const places = this.#places.get(text.slice(at, at + windowLength));
    let best: Range | null = null;
    for (const { secret, offset, threshold } of places ?? []) {
      const range = extend({ text, at }, secret, offset);
      const length = range.end - range.start;
      if (length >= threshold && length > (best === null ? 0 : best.end - best.start)) best = range;
    }
    return best;
  }

  /** Not every window is kept, only so many that each piece of the threshold's length has one. */
  #add({ text, kind }: Secret): void {
    const secret = lowerAscii(text);
    if (secret.length < minSecretLength) return;
    const threshold = kind === 'name' ? secret.length : chooseThreshold(secret.length);
    const step = threshold - windowLength + 1;
    for (let offset = 0; offset + windowLength <= secret.length; offset += step) {
      const key = secret.slice(offset, offset + windowLength);
      const places = this.#places.get(key) ?? [];
      places.push({ secret, offset, threshold });
      this.#places.set(key, places);
    }
  }
}

/** Other characters may become two in lower case, which would move all places behind them. */
function lowerAscii(text: string): string {
  return text.replace(/[A-Z]+/gu, (letters) => letters.toLowerCase());
}

function join(one: Range, other: Range): Range {
  return { start: Math.min(one.start, other.start), end: Math.max(one.end, other.end) };
}

function chooseThreshold(length: number): number {
  if (length < maxThreshold) return length;
  return Math.min(maxThreshold, Math.max(windowLength, Math.ceil(length / 2)));
}

function extend({ text, at }: { text: string; at: number }, secret: string, offset: number): Range {
  let before = 0;
  while (before < at && before < offset && text[at - before - 1] === secret[offset - before - 1]) before += 1;
  let after = windowLength;
  while (offset + after < secret.length && text[at + after] === secret[offset + after]) after += 1;
  return { start: at - before, end: at + after };
}
