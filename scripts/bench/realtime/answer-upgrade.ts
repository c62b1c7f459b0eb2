import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import { FrameReader, opcodes, readFrameText, renderFrame, type Frame } from './frames.ts';
import { append, delta, responseBegin, sessionCreated } from './voice-events.ts';

/** What every handshake appends to the client's key (RFC 6455, 1.3). */
const handshakeId = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

function renderEvent(text: string): Buffer {
  return renderFrame('server', Buffer.from(text));
}

const created = renderEvent(sessionCreated);
const begin = Buffer.concat(responseBegin.map(renderEvent));
const piece = renderEvent(delta);
const appendBytes = Buffer.byteLength(append);

/** The answer to a WebSocket upgrade with this head; `null` where it is none. */
export function answerUpgrade(head: string): string | null {
  const key = /^sec-websocket-key: *(\S+)/im.exec(head)?.[1];
  if (key === undefined) return null;
  const accept = createHash('sha1').update(`${key}${handshakeId}`).digest('base64');
  return (
    'HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n' +
    `sec-websocket-accept: ${accept}\r\n\r\n`
  );
}

/**
 * The upstream's side of a session: answers every piece of sound with one, as soon as a response was asked for. It looks into short
 * messages only, and what it sends was rendered before it began.
 */
export function openUpstreamSession(socket: Socket): (bytes: Buffer) => void {
  socket.write(created);
  const reader = new FrameReader((frame) => {
    answerFrame(socket, frame);
  });
  return (bytes) => {
    reader.read(bytes);
  };
}

function answerFrame(socket: Socket, frame: Frame): void {
  const { opcode, payload } = frame;
  if (opcode === opcodes.close) socket.end();
  else if (opcode === opcodes.ping)
    socket.write(renderFrame('server', Buffer.from(readFrameText(frame)), opcodes.pong));
  else if (opcode !== opcodes.text) return;
  else if (payload.length >= appendBytes) socket.write(piece);
  else if (readFrameText(frame).includes('"response.create"')) socket.write(begin);
}
