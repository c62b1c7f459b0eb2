import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How an upstream of this test treats a request. */
export interface Treatment {
  /** The part of the body after which it rests, and for how many milliseconds. */
  readonly restsAt: number;
  readonly restMs: number;
  /** When it answers: as it begins to rest, or behind the body. */
  readonly answers: 'early' | 'behind' | 'never';
}

/** An upstream that reads slowly, and looks at each byte. */
export interface WatchfulUpstream {
  readonly url: string;
  /** Bytes of bodies that were read, of requests that broke off as well. */
  readonly readBytes: number;
  /** What arrived and is no part of what was sent under that name. */
  readonly foreign: readonly string[];
  close(): Promise<void>;
}

export interface WatchfulOptions {
  /** The body that was sent under a name, which stands in its first bytes: `"name-1-"`. */
  readonly bodies: ReadonlyMap<string, Buffer>;
  readonly treat: () => Treatment;
  /** The answer, as JSON. */
  readonly answer: string;
}

/** HTTP/1.1 on raw sockets. The other side may end a connection at any time. */
export async function createWatchfulUpstream(options: WatchfulOptions): Promise<WatchfulUpstream> {
  const sockets = new Set<Socket>();
  const foreign: string[] = [];
  const seen = { bytes: 0 };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    void new WatchedConnection(socket, options, { foreign, seen }).serve();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    get readBytes() {
      return seen.bytes;
    },
    foreign,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Findings {
  readonly foreign: string[];
  readonly seen: { bytes: number };
}

class WatchedConnection {
  readonly #socket: Socket;
  readonly #options: WatchfulOptions;
  readonly #findings: Findings;
  #pending = Buffer.alloc(0);
  #expected: Buffer | undefined;

  constructor(socket: Socket, options: WatchfulOptions, findings: Findings) {
    this.#socket = socket;
    this.#options = options;
    this.#findings = findings;
  }

  async serve(): Promise<void> {
    const chunks = this.#socket.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer, undefined>;
    try {
      while (await this.#serveRequest(chunks));
    } catch {
      // It was cut off.
    }
  }

  /** Whether there was one. */
  async #serveRequest(chunks: AsyncIterator<Buffer, undefined>): Promise<boolean> {
    const head = await this.#readHead(chunks);
    if (head === null) return false;
    const sizeBytes = Number(/content-length: (\d+)/iu.exec(head)?.[1]);
    const { restsAt, restMs, answers } = this.#options.treat();
    if (!(await this.#readBody(chunks, 0, Math.floor(sizeBytes * restsAt)))) return false;
    if (answers === 'early') this.#answer();
    await sleep(restMs);
    if (!(await this.#readBody(chunks, Math.floor(sizeBytes * restsAt), sizeBytes))) return false;
    if (answers === 'behind') this.#answer();
    return true;
  }

  async #readHead(chunks: AsyncIterator<Buffer, undefined>): Promise<string | null> {
    while (!this.#pending.includes('\r\n\r\n')) if (!(await this.#readMore(chunks))) return null;
    const bodyAt = this.#pending.indexOf('\r\n\r\n') + 4;
    return this.#take(bodyAt).toString('latin1');
  }

  /** Whether there was so much of it. */
  async #readBody(chunks: AsyncIterator<Buffer, undefined>, start: number, end: number): Promise<boolean> {
    for (let position = start; position < end;) {
      if (this.#pending.length === 0 && !(await this.#readMore(chunks))) return false;
      const part = this.#take(end - position);
      if (position === 0) this.#expected = this.#findBody(part);
      this.#compare(part, this.#expected?.subarray(position, position + part.length));
      position += part.length;
    }
    return true;
  }

  async #readMore(chunks: AsyncIterator<Buffer, undefined>): Promise<boolean> {
    const { value, done } = await chunks.next();
    if (done === true) return false;
    this.#pending = Buffer.concat([this.#pending, value]);
    return true;
  }

  #take(maxBytes: number): Buffer {
    const taken = this.#pending.subarray(0, maxBytes);
    this.#pending = this.#pending.subarray(taken.length);
    return taken;
  }

  #findBody(start: Buffer): Buffer | undefined {
    const name = /name-\d+-/u.exec(start.toString('latin1', 0, 200))?.[0] ?? '';
    return this.#options.bodies.get(name);
  }

  #compare(part: Buffer, expected: Buffer | undefined): void {
    const { foreign, seen } = this.#findings;
    seen.bytes += part.length;
    if (expected?.equals(part) !== true) foreign.push(part.toString('latin1', 0, 100));
  }

  #answer(): void {
    const { answer } = this.#options;
    const length = String(Buffer.byteLength(answer));
    this.#socket.write(
      `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n${answer}`,
    );
  }
}
