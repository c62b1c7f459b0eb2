/** What a frame holds, of those that the benchmark knows (RFC 6455, 5.2). */
export const opcodes = { text: 1, close: 8, ping: 9, pong: 10 } as const;

/** One frame that came, whole. Its bytes are used again after the call. */
export interface Frame {
  readonly opcode: number;
  /** As it came: masked where there is a mask. */
  readonly payload: Buffer;
  /** Four bytes; `null` in frames of servers. */
  readonly mask: Buffer | null;
}

/** What clients mask with: one mask for all frames, so that they are rendered once and sent many times. */
const clientMask = Buffer.from([0x5a, 0x17, 0xc3, 0x2e]);

/** Lengths that say that the length stands in the next bytes: two, or eight. */
const longMark = 126;
const longestMark = 127;

/** A message of one frame, as a server sends it, or masked as a client does. Payloads have at most 65,535 bytes. */
export function renderFrame(
  sender: 'client' | 'server',
  payload: Buffer,
  opcode: number = opcodes.text,
): Buffer {
  const isLong = payload.length >= longMark;
  const head = Buffer.alloc(isLong ? 4 : 2);
  head[0] = 0x80 | opcode;
  head[1] = (sender === 'client' ? 0x80 : 0) | (isLong ? longMark : payload.length);
  if (isLong) head.writeUInt16BE(payload.length, 2);
  if (sender === 'server') return Buffer.concat([head, payload]);
  return Buffer.concat([head, clientMask, unmask(payload, clientMask)]);
}

/** The text of a frame. */
export function readFrameText({ payload, mask }: Frame): string {
  return String(mask === null ? payload : unmask(payload, mask));
}

function unmask(payload: Buffer, mask: Buffer): Buffer {
  const bytes = Buffer.from(payload);
  for (let index = 0; index < bytes.length; index += 1)
    bytes[index] = (bytes[index] ?? 0) ^ (mask[index & 3] ?? 0);
  return bytes;
}

/** Finds the frames in the bytes of one connection, wherever these are split. Messages in several frames are not known. */
export class FrameReader {
  readonly #onFrame: (frame: Frame) => void;
  #rest: Buffer | null = null;

  constructor(onFrame: (frame: Frame) => void) {
    this.#onFrame = onFrame;
  }

  /** Takes the next bytes. They are not kept after the call. */
  read(bytes: Buffer): void {
    const data = this.#rest === null ? bytes : Buffer.concat([this.#rest, bytes]);
    let position = 0;
    for (let end = this.#readOne(data, 0); end !== null; end = this.#readOne(data, position)) position = end;
    if (position === data.length) this.#rest = null;
    else this.#rest = Buffer.from(data.subarray(position));
  }

  /** Where the frame that begins here ends; `null` when bytes are missing. */
  #readOne(data: Buffer, start: number): number | null {
    const first = data[start];
    const second = data[start + 1];
    if (first === undefined || second === undefined) return null;
    const mark = second & 0x7f;
    if (mark === longestMark) throw new Error('a frame of more than 65535 bytes came');
    const lengthEnd = start + (mark === longMark ? 4 : 2);
    const payloadStart = lengthEnd + (second & 0x80 ? 4 : 0);
    if (data.length < payloadStart) return null;
    const end = payloadStart + (mark === longMark ? data.readUInt16BE(start + 2) : mark);
    if (data.length < end) return null;
    this.#onFrame({
      opcode: first & 0x0f,
      payload: data.subarray(payloadStart, end),
      mask: second & 0x80 ? data.subarray(lengthEnd, payloadStart) : null,
    });
    return end;
  }
}
