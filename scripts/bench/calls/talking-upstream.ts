import type { Socket } from 'node:net';
import { FrameReader, opcodes, readFrameText, renderFrame, type Frame } from '../realtime/frames.ts';
import { sessionCreated } from '../realtime/voice-events.ts';
import { createAnswer, createSpeech, type SpokenAnswer } from './spoken-events.ts';
import { measureSilence } from './measure-silence.ts';

/** Between two pieces of an answer, in milliseconds: four times as fast as they are heard. */
const betweenPiecesMs = 50;
/** Messages that are longer than this are sound. */
const minAppendBytes = 400;
/** Who is silent for so long has said what there was to say, in milliseconds. */
export const minSilenceMs = 100;

const created = renderFrame('server', Buffer.from(sessionCreated));
const updated = renderFrame(
  'server',
  Buffer.from(sessionCreated.replace('session.created', 'session.updated')),
);

let speech: readonly string[] | null = null;

/** The upstream's side of a call: speaks when it is asked to, and whenever the user has said something and falls silent. */
export function openTalkingSession(socket: Socket): (bytes: Buffer) => void {
  const session = new TalkingSession(socket);
  socket.write(created);
  const reader = new FrameReader((frame) => {
    session.take(frame);
  });
  return (bytes) => {
    reader.read(bytes);
  };
}

class TalkingSession {
  readonly #socket: Socket;
  #answers = 0;
  #timer: NodeJS.Timeout | null = null;
  #hasHeard = false;
  #silentMs = 0;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('close', () => {
      this.#rest();
    });
  }

  take(frame: Frame): void {
    const { opcode, payload } = frame;
    if (opcode === opcodes.close) this.#socket.end();
    else if (opcode === opcodes.ping)
      this.#socket.write(renderFrame('server', Buffer.from(readFrameText(frame)), opcodes.pong));
    else if (opcode !== opcodes.text) return;
    else if (payload.length >= minAppendBytes) this.#hear(frame);
    else this.#obey(readFrameText(frame));
  }

  #obey(text: string): void {
    if (text.includes('"response.create"')) this.#answer();
    else if (text.includes('"session.update"')) this.#socket.write(updated);
  }

  #hear(frame: Frame): void {
    const { lengthMs, silentMs } = measureSilence(frame);
    if (silentMs < lengthMs) {
      this.#hasHeard = true;
      this.#silentMs = 0;
    }
    this.#silentMs += silentMs;
    if (this.#hasHeard && this.#silentMs >= minSilenceMs) this.#answer();
  }

  #answer(): void {
    if (this.#timer !== null) return;
    this.#hasHeard = false;
    this.#answers += 1;
    this.#speak(createAnswer(this.#answers, (speech ??= createSpeech())));
  }

  #speak({ beginning, pieces, ending }: SpokenAnswer): void {
    this.#socket.write(beginning);
    let said = 0;
    const say = (): void => {
      const piece = pieces[said];
      said += 1;
      if (piece !== undefined) this.#socket.write(piece);
      if (said < pieces.length) return;
      this.#socket.write(ending);
      this.#rest();
    };
    this.#timer = setInterval(say, betweenPiecesMs);
    say();
  }

  #rest(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }
}
