import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);

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
  readonly #read: () => Promise<string>;
  #plain: Promise<Encoded> | null = null;
  #compressed: Promise<Encoded> | null = null;

  /** `read` is called when the body is first asked for, and again where it rejected. It must not hold up the event loop. */
  constructor(mediaType: string, read: () => Promise<string>) {
    this.#mediaType = mediaType;
    this.#read = read;
  }

  /** Answers GET and HEAD (RFC 9110, 13.1.2, for a client that has it already). Rejects as `read` does; nothing was sent then. */
  async send(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const body = await (acceptsGzip(req.headers['accept-encoding'] ?? '') ? this.#compress() : this.#make());
    // What CORS has put there stays.
    const vary = [res.getHeader('vary') ?? [], 'Accept-Encoding'].flat().join(', ');
    const common = { 'cache-control': 'no-cache', etag: body.etag, vary };
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

  #make(): Promise<Encoded> {
    return (this.#plain ??= this.#encode().catch((error: unknown) => {
      this.#plain = null;
      throw error;
    }));
  }

  #compress(): Promise<Encoded> {
    return (this.#compressed ??= this.#encodeCompressed().catch((error: unknown) => {
      this.#compressed = null;
      throw error;
    }));
  }

  async #encode(): Promise<Encoded> {
    return createEncoded(Buffer.from(await this.#read()), {});
  }

  async #encodeCompressed(): Promise<Encoded> {
    const { bytes } = await this.#make();
    return createEncoded(await compress(bytes), { 'content-encoding': 'gzip' });
  }
}

function createEncoded(bytes: Buffer, headers: Encoded['headers']): Encoded {
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { bytes, etag: `"${digest}"`, headers };
}

/** Unless its weight is 0 (RFC 9110, 12.5.3). */
function acceptsGzip(header: string): boolean {
  return header
    .toLowerCase()
    .split(',')
    .some((coding) => /^\s*(?:gzip|\*)\s*(?:;\s*q=(?!0(?:\.0*)?\s*$).*)?$/.test(coding));
}

function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
}
