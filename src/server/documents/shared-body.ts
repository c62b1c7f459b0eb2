import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What a body can be compressed as, the best first. */
const codings = ['br', 'gzip'] as const;
type Coding = (typeof codings)[number];

/** Brotli's 5 is smaller than gzip's best and costs a third of it; its 11 takes seconds for the largest script. */
const brotliQuality = 5;

const compressors: Readonly<Record<Coding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: promisify(gzip),
};

/** A document is no page, whatever a browser takes it for. */
const safety = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

/** One form of a body, ready to be sent. */
interface Encoded {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * A body that is sent often and never changes: plain and compressed it is made once, and every answer shares the bytes, so
 * that it costs next to nothing however often it is asked for. Shared.
 */
export class SharedBody {
  readonly #mediaType: string;
  readonly #read: () => Promise<string | Buffer>;
  readonly #forms = new Map<Coding | null, Promise<Encoded>>();

  /** `read` is called when the body is first asked for, and again where it rejected. It must not hold up the event loop. */
  constructor(mediaType: string, read: () => Promise<string | Buffer>) {
    this.#mediaType = mediaType;
    this.#read = read;
  }

  /**
   * Answers GET and HEAD (RFC 9110, 13.1.2, for a client that has it already). Rejects as `read` does; nothing was sent then.
   * Caches ask each time whether it has changed, unless `cacheControl` says otherwise.
   */
  async send(req: IncomingMessage, res: ServerResponse, cacheControl = 'no-cache'): Promise<void> {
    const body = await this.#prepare(chooseCoding(req.headers['accept-encoding'] ?? ''));
    // What CORS has put there stays.
    const vary = [res.getHeader('vary') ?? [], 'Accept-Encoding'].flat().join(', ');
    const common = { 'cache-control': cacheControl, etag: body.etag, vary };
    if (isKnown(req.headers['if-none-match'], body.etag)) {
      res.writeHead(304, common).end();
      return;
    }
    res.writeHead(200, {
      ...common,
      ...safety,
      ...body.headers,
      'content-type': `${this.#mediaType}; charset=utf-8`,
      'content-length': String(body.bytes.length),
    });
    res.end(req.method === 'HEAD' ? undefined : body.bytes);
  }

  #prepare(coding: Coding | null): Promise<Encoded> {
    const known = this.#forms.get(coding);
    if (known !== undefined) return known;
    const form = (coding === null ? this.#encode() : this.#compress(coding)).catch((error: unknown) => {
      this.#forms.delete(coding);
      throw error;
    });
    this.#forms.set(coding, form);
    return form;
  }

  async #encode(): Promise<Encoded> {
    return createEncoded(Buffer.from(await this.#read()), {});
  }

  async #compress(coding: Coding): Promise<Encoded> {
    const { bytes } = await this.#prepare(null);
    return createEncoded(await compressors[coding](bytes), { 'content-encoding': coding });
  }
}

/** Says which content it is, as ETags and the addresses of files do. */
export function createDigest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
}

function createEncoded(bytes: Buffer, headers: Encoded['headers']): Encoded {
  return { bytes, etag: `"${createDigest(bytes)}"`, headers };
}

/** The best that the client takes: one that is named counts, unless its weight is 0 (RFC 9110, 12.5.3). */
function chooseCoding(header: string): Coding | null {
  const taken = new Map(
    header
      .toLowerCase()
      .split(',')
      .map((item): [string, boolean] => {
        const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
        return [name, !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))];
      }),
  );
  return codings.find((coding) => taken.get(coding) ?? taken.get('*') ?? false) ?? null;
}

function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
}
