import { connect, type Socket } from 'node:net';
import type { TestGateway } from './create-test-gateway.ts';
import type { JsonObject } from './interface-client.ts';
import { waitForDrain } from './wait-for-drain.ts';

/** An answer as it came over the wire. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  json(): JsonObject;
}

/** What to write: bytes, or milliseconds to wait before the next step. */
export type RawStep = string | Uint8Array | number;

export interface RawOptions {
  /** Longest wait for the last byte, in milliseconds; default 5000. */
  readonly timeoutMs?: number;
  /**
   * What comes after the last step: `wait` (the default) for answers, `half-close` says that nothing more will come,
   * and `leave` resets the connection.
   */
  readonly after?: 'wait' | 'half-close' | 'leave';
}

/**
 * Writes bytes to the gateway as they are and reads every answer until the gateway closes the connection (ask for that
 * with `connection: close`). Throws when it does not, or when an answer is only half there.
 */
export async function exchangeRaw(
  gateway: TestGateway,
  steps: readonly RawStep[],
  { timeoutMs = 5000, after = 'wait' }: RawOptions = {},
): Promise<readonly RawAnswer[]> {
  const socket = await open(gateway);
  const received = collect(socket, timeoutMs, () => false);
  await writeSteps(socket, steps);
  if (after === 'leave') socket.resetAndDestroy();
  if (after === 'half-close') socket.end();
  const bytes = await received;
  return after === 'leave' ? [] : parseAnswers(bytes);
}

/** One exchange with one answer; the connection is given up as soon as the answer is complete. */
export async function sendRaw(
  gateway: TestGateway,
  steps: readonly RawStep[],
  { timeoutMs = 5000 }: Pick<RawOptions, 'timeoutMs'> = {},
): Promise<RawAnswer> {
  const socket = await open(gateway);
  const received = collect(socket, timeoutMs, isComplete);
  await writeSteps(socket, steps);
  const answers = parseAnswers(await received);
  socket.destroy();
  if (answers.length !== 1 || !answers[0]) throw new Error(`${String(answers.length)} answers came.`);
  return answers[0];
}

async function open(gateway: TestGateway): Promise<Socket> {
  const { hostname, port } = new URL(gateway.url);
  const socket = connect(Number(port), hostname);
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  return socket;
}

async function writeSteps(socket: Socket, steps: readonly RawStep[]): Promise<void> {
  for (const step of steps) {
    if (socket.destroyed || socket.writableEnded) return;
    if (typeof step === 'number') await new Promise((resolve) => setTimeout(resolve, step));
    else if (!socket.write(step)) await waitForDrain(socket);
  }
}

export interface HeadOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request head that asks for the connection to be closed; the empty line included. */
export function writeHead(path: string, { method = 'POST', headers = {} }: HeadOptions = {}): string {
  const all = { host: 'gateway.test', connection: 'close', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

function collect(socket: Socket, timeoutMs: number, isEnough: (bytes: Buffer) => boolean): Promise<Buffer> {
  const received = new Promise<Buffer>((resolve, reject) => {
    let bytes = Buffer.alloc(0);
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`The connection is still open; so far: ${bytes.toString().slice(0, 500)}`));
    }, timeoutMs);
    const finish = (): void => {
      clearTimeout(timer);
      resolve(bytes);
    };
    socket.on('data', (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk]);
      if (isEnough(bytes)) finish();
    });
    socket.on('error', finish).on('close', finish);
  });
  // Awaited only after the last step has been written.
  received.catch(() => undefined);
  return received;
}

function isComplete(bytes: Buffer): boolean {
  try {
    return parseAnswers(bytes).length > 0;
  } catch {
    return false;
  }
}

function parseAnswers(bytes: Buffer): readonly RawAnswer[] {
  const answers: RawAnswer[] = [];
  let rest = bytes;
  while (rest.length > 0) {
    const { answer, size } = parseAnswer(rest);
    if (answer.status !== 100) answers.push(answer);
    rest = rest.subarray(size);
  }
  return answers;
}

function parseAnswer(bytes: Buffer): { readonly answer: RawAnswer; readonly size: number } {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd < 0) throw new Error(`Half a head: ${bytes.toString().slice(0, 200)}`);
  const [statusLine = '', ...lines] = bytes.subarray(0, headEnd).toString('latin1').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const { body, size } = readBody(bytes.subarray(headEnd + 4), headers);
  const status = Number(/^HTTP\/1\.1 (\d{3})/u.exec(statusLine)?.[1]);
  const text = body.toString();
  const answer = { status, headers, text, json: () => JSON.parse(text) as JsonObject };
  return { answer, size: headEnd + 4 + size };
}

interface Body {
  readonly body: Buffer;
  readonly size: number;
}

function readBody(bytes: Buffer, headers: Readonly<Record<string, string>>): Body {
  if (headers['transfer-encoding'] === 'chunked') return readChunks(bytes);
  const size = Number(headers['content-length'] ?? 0);
  if (bytes.length < size) throw new Error('Half a body.');
  return { body: bytes.subarray(0, size), size };
}

function readChunks(bytes: Buffer): Body {
  const chunks: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = bytes.indexOf('\r\n', at);
    const size = Number.parseInt(bytes.subarray(at, lineEnd).toString(), 16);
    if (lineEnd < 0 || Number.isNaN(size)) throw new Error('A chunked body without its end.');
    chunks.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
    if (size === 0) return { body: Buffer.concat(chunks), size: at };
  }
}
