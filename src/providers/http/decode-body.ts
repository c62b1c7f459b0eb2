import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';

type Decode = (bytes: Buffer, options: { readonly maxOutputLength: number }) => Promise<Buffer>;

const decoders: ReadonlyMap<string, Decode> = new Map<string, Decode>([
  ['gzip', promisify(gunzip) as Decode],
  ['x-gzip', promisify(gunzip) as Decode],
  ['deflate', promisify(inflate) as Decode],
  ['br', promisify(brotliDecompress) as Decode],
]);

/**
 * Undoes a content encoding we did not ask for. Rejects for one we do not know, for damaged bytes, and for content
 * longer than `maxBytes`.
 */
export async function decodeBody(
  bytes: Buffer,
  encoding: string,
  options: { readonly maxBytes: number },
): Promise<Buffer> {
  const name = encoding.trim().toLowerCase();
  if (name === '' || name === 'identity') return bytes;
  const decode = decoders.get(name);
  if (decode === undefined)
    throw new Error('The upstream used a content encoding this gateway does not know.');
  return await decode(bytes, { maxOutputLength: options.maxBytes });
}
