import type { Socket } from 'node:net';
import { openConnection } from '../open-connection.ts';
import { FrameReader, opcodes, readFrameText, renderFrame, type Frame } from './frames.ts';
import { append, beginTypes, delta, responseCreate } from './voice-events.ts';

export interface VoiceSessionOptions {
  readonly port: number;
  /** The upgrade, as the server wants it. */
  readonly request: Buffer;
  /** `speaking`: a response is open, and each piece of sound is answered with one. `silent`: nothing happens in it. */
  readonly kind: 'speaking' | 'silent';
  /** A piece of sound has come. */
  readonly onPiece: () => void;
  /** The session is over, or not what it should be. May be called repeatedly. */
  readonly fail: (error: Error) => void;
}

const request = renderFrame('client', Buffer.from(responseCreate));
const piece = renderFrame('client', Buffer.from(append));
const deltaBytes = Buffer.byteLength(delta);
const headEnd = '\r\n\r\n';
/** Thousands of buffers of the usual size would fill the memory. */
const bufferBytes = 8192;

/** One client of a realtime server. It says no more than it must, and looks at no more. */
export class VoiceSession {
  readonly #options: VoiceSessionOptions;
  readonly #socket: Socket;
  readonly #reader = new FrameReader((frame) => {
    this.#hear(frame);
  });
  readonly #opened = Promise.withResolvers<undefined>();
  /** Bytes of the answer to the upgrade that is not complete yet; `null` when it is. */
  #head: string | null = '';
  #isVerified = false;

  constructor(options: VoiceSessionOptions) {
    this.#options = options;
    const fail = (error: Error): void => {
      this.#opened.reject(error);
      options.fail(error);
    };
    this.#opened.promise.catch(() => undefined);
    const read = (bytes: Buffer): void => {
      this.#read(bytes);
    };
    this.#socket = openConnection(options.port, { read, fail, bufferBytes });
    this.#socket.setTimeout(0);
    this.#socket.write(options.request);
  }

  /** Resolves when it has begun. */
  get opened(): Promise<undefined> {
    return this.#opened.promise;
  }

  /** Says 20 ms. */
  speak(): void {
    this.#socket.write(piece);
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(bytes: Buffer): void {
    if (this.#head === null) {
      this.#reader.read(bytes);
      return;
    }
    this.#head += bytes.toString('latin1');
    const end = this.#head.indexOf(headEnd);
    if (end === -1) return;
    if (!this.#head.startsWith('HTTP/1.1 101'))
      throw new Error(`a session was refused: ${this.#head.slice(0, 400)}`);
    const rest = Buffer.from(this.#head.slice(end + headEnd.length), 'latin1');
    this.#head = null;
    this.#reader.read(rest);
  }

  #hear(frame: Frame): void {
    const { opcode, payload } = frame;
    if (opcode === opcodes.ping)
      this.#socket.write(renderFrame('client', Buffer.from(payload), opcodes.pong));
    else if (opcode === opcodes.close)
      throw new Error(`a session was closed: ${payload.toString('utf8', 2)}`);
    else if (opcode !== opcodes.text) return;
    else if (payload.length === deltaBytes && this.#isPiece(frame)) this.#options.onPiece();
    else this.#begin(readFrameText(frame));
  }

  /** The first of them is compared in full; of later ones the length is enough. */
  #isPiece(frame: Frame): boolean {
    this.#isVerified ||= readFrameText(frame) === delta;
    return this.#isVerified;
  }

  #begin(text: string): void {
    const { type } = JSON.parse(text) as { readonly type: string };
    if (type === beginTypes.at(-1)) this.#opened.resolve(undefined);
    else if (beginTypes.includes(type)) return;
    else if (type !== 'session.created') throw new Error(`a session said: ${text.slice(0, 400)}`);
    else if (this.#options.kind === 'silent') this.#opened.resolve(undefined);
    else this.#socket.write(request);
  }
}

/** How many sessions are opened at a time, so that no queue of the kernel overflows. */
const maxOpening = 50;

/** Opens sessions, and resolves when every one has begun. Rejects as soon as one fails, and then none is left open. */
export async function openSessions(
  count: number,
  create: (index: number) => VoiceSession,
): Promise<readonly VoiceSession[]> {
  const sessions: VoiceSession[] = [];
  try {
    while (sessions.length < count) {
      const next = Array.from({ length: Math.min(maxOpening, count - sessions.length) }, (_, index) =>
        create(sessions.length + index),
      );
      sessions.push(...next);
      await Promise.all(next.map(({ opened }) => opened));
    }
    return sessions;
  } catch (error) {
    for (const session of sessions) session.close();
    throw error;
  }
}
