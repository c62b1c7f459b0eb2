import type { PutOptions } from '../../src/core/object-store.ts';

const mebibyte = 1024 * 1024;

/** How tests store what is not about limits. */
export function putOptions(changes: Partial<PutOptions> = {}): PutOptions {
  return { maxBytes: 64 * mebibyte, signal: new AbortController().signal, ...changes };
}

/** Bytes that come one after the other. */
export async function* give(...chunks: readonly (string | Buffer)[]): AsyncGenerator<Uint8Array, void> {
  for (const chunk of chunks) yield await Promise.resolve(Buffer.from(chunk));
}

/** Everything that comes. */
export async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}
