import { connect, type Socket } from 'node:net';

const timeoutMs = 10_000;

/** A TCP connection to a gateway, for what no HTTP client would send. */
export interface RawConnection {
  readonly socket: Socket;
  write(text: string | Buffer): void;
  /** What has come so far, as soon as it matches; rejects when the connection closes before that. */
  waitFor(pattern: RegExp): Promise<string>;
  /** Everything that came, when the other side has closed. */
  readonly closed: Promise<string>;
  received(): string;
}

/** Connects to the host and port of `url`. */
export async function openRawConnection(url: string): Promise<RawConnection> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
  socket.on('error', (error: NodeJS.ErrnoException) => (text += `<${error.code ?? 'error'}>`));
  const closed = new Promise<string>((resolve) => {
    socket.on('close', () => {
      resolve(text);
    });
  });
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  return {
    socket,
    write: (bytes) => socket.write(bytes),
    waitFor: (pattern) => waitFor(socket, { pattern, read: () => text }),
    closed,
    received: () => text,
  };
}

interface Wait {
  readonly pattern: RegExp;
  readonly read: () => string;
}

async function waitFor(socket: Socket, { pattern, read }: Wait): Promise<string> {
  const deadline = performance.now() + timeoutMs;
  while (!pattern.test(read())) {
    if (socket.destroyed || performance.now() > deadline) {
      throw new Error(`The connection did not bring ${String(pattern)}, but:\n${read()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return read();
}

/** Sends bytes and waits until the gateway has closed the connection; `''` when it never answered. */
export async function sendRaw(url: string, bytes: string | Buffer): Promise<string> {
  const connection = await openRawConnection(url);
  connection.write(bytes);
  const timer = setTimeout(() => connection.socket.destroy(), timeoutMs);
  const text = await connection.closed;
  clearTimeout(timer);
  return text;
}

/** One HTTP/1.1 request as text. `lines` are header lines beside Host and Content-Length. */
export function renderRequest(requestLine: string, lines: readonly string[] = [], body = ''): string {
  const length = body === '' ? [] : [`content-length: ${String(Buffer.byteLength(body))}`];
  return `${[`${requestLine} HTTP/1.1`, 'host: gateway', ...lines, ...length].join('\r\n')}\r\n\r\n${body}`;
}

/** An answer taken apart: status, headers in lower case, body. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Takes the first answer of a connection apart. */
export function parseRaw(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: Object.fromEntries(headers),
    body: text.slice(end + 4),
  };
}
