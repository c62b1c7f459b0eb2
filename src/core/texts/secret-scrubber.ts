import { decodings } from './decodings.ts';
import type { Secret } from './list-secrets.ts';
import { SecretIndex, type Range } from './secret-index.ts';

/** What takes the place of a secret. */
const mark = '[key]';

/** An encoding within an encoding is looked for, and one within that. */
const maxDepth = 3;

/** So much is decoded of one text; what takes more is written to keep its reader busy, and goes as if it were a secret. */
const maxDecoded = 128 * 1024;

/** Secrets that are not configured and yet remembered: tokens, and credentials that were replaced a while ago. */
const maxRemembered = 256;

/**
 * Knows every secret that is in use, and takes them out of texts, in whatever encoding they stand there. Shared.
 */
export class SecretScrubber {
  #configured: ReadonlyMap<string, Secret> = new Map();
  /** The one that was met last is the last. */
  readonly #remembered = new Map<string, Secret>();
  /** `null` where secrets have come since it was made. */
  #index: SecretIndex | null = null;

  /** Replaces the secrets of the configuration; calls that began before may still meet the old ones. */
  configure(secrets: readonly Secret[]): void {
    const earlier = this.#configured;
    this.#configured = new Map(secrets.map((secret) => [secret.text, secret]));
    this.#index = null;
    this.remember([...earlier.values()]);
  }

  /** Adds secrets that came later, or that no configuration has named. */
  remember(secrets: readonly Secret[]): void {
    for (const secret of secrets) {
      if (this.#configured.has(secret.text)) continue;
      if (!this.#remembered.delete(secret.text)) this.#index = null;
      this.#remembered.set(secret.text, secret);
    }
    for (const oldest of this.#remembered.keys()) {
      if (this.#remembered.size <= maxRemembered) return;
      this.#remembered.delete(oldest);
      this.#index = null;
    }
  }

  /** The text with `[key]` in place of every secret, of every longer piece of one, and of what stands for one. */
  scrub(text: string): string {
    this.#index ??= new SecretIndex([...this.#configured.values(), ...this.#remembered.values()]);
    const index = this.#index;
    const plain = replaceRanges(text, index.find(text));
    const budget = { left: maxDecoded };
    let clean = plain;
    for (const { pattern, decode } of decodings) {
      clean = clean.replace(pattern, (piece) =>
        decode(piece).some(
          (decoded) => decoded !== piece && holdsSecret(decoded, { index, budget, depth: 1 }),
        )
          ? mark
          : piece,
      );
    }
    return clean;
  }
}

interface Search {
  readonly index: SecretIndex;
  readonly budget: { left: number };
  readonly depth: number;
}

function holdsSecret(text: string, search: Search): boolean {
  const { index, budget, depth } = search;
  budget.left -= text.length;
  if (index.find(text).length > 0) return true;
  if (budget.left < 0) return true;
  if (depth === maxDepth) return false;
  const deeper = { index, budget, depth: depth + 1 };
  return decodings.some(({ pattern, decode }) =>
    [...text.matchAll(pattern)].some(([piece]) =>
      decode(piece).some((decoded) => decoded !== piece && holdsSecret(decoded, deeper)),
    ),
  );
}

/** The whole of the words that secrets lie in goes with them. */
function replaceRanges(text: string, ranges: readonly Range[]): string {
  let clean = '';
  let done = 0;
  for (const { start, end } of ranges) {
    if (end <= done) continue;
    const first = Math.max(done, start - wordBefore(text.slice(Math.max(0, start - 64), start)));
    clean += text.slice(done, first) + mark;
    done = end + wordAfter(text.slice(end, end + 64));
  }
  return clean + text.slice(done);
}

function wordBefore(text: string): number {
  return /[\w%+/~-]*$/u.exec(text)?.[0].length ?? 0;
}

function wordAfter(text: string): number {
  return /^[\w%+/~-]*={0,2}/u.exec(text)?.[0].length ?? 0;
}
