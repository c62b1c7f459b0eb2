/** A packet of sound (RFC 3550). */
export interface RtpPacket {
  readonly payloadType: number;
  readonly sequence: number;
  /** In 48,000ths of a second, whatever rate the sound has (RFC 7587). */
  readonly timestamp: number;
  readonly ssrc: number;
  readonly payload: Uint8Array;
}

const headBytes = 12;

/** Whether these bytes are RTCP, by the numbers that RFC 5761 sets apart. */
export function isRtcp(bytes: Uint8Array): boolean {
  const type = bytes[1] ?? 0;
  return type >= 192 && type <= 223;
}

/** Reads a packet; `null` for what is none. */
export function readRtpPacket(bytes: Uint8Array): RtpPacket | null {
  if (bytes.length < headBytes || (bytes[0] ?? 0) >> 6 !== 2) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [flags, type] = [view.getUint8(0), view.getUint8(1)];
  let start = headBytes + 4 * (flags & 0x0f);
  if ((flags & 0x10) !== 0) {
    if (start + 4 > bytes.length) return null;
    start += 4 + 4 * view.getUint16(start + 2);
  }
  const padding = (flags & 0x20) === 0 ? 0 : view.getUint8(bytes.length - 1);
  const end = bytes.length - padding;
  if (start >= end) return null;
  return {
    payloadType: type & 0x7f,
    sequence: view.getUint16(2),
    timestamp: view.getUint32(4),
    ssrc: view.getUint32(8),
    payload: bytes.subarray(start, end),
  };
}

/** Writes a packet; the mark says that sound begins again (RFC 3551). */
export function writeRtpPacket(packet: RtpPacket, mark: 'begins' | 'goes-on'): Buffer {
  const bytes = Buffer.alloc(headBytes + packet.payload.length);
  bytes[0] = 0x80;
  bytes[1] = packet.payloadType | (mark === 'begins' ? 0x80 : 0);
  bytes.writeUInt16BE(packet.sequence & 0xffff, 2);
  bytes.writeUInt32BE(packet.timestamp >>> 0, 4);
  bytes.writeUInt32BE(packet.ssrc >>> 0, 8);
  bytes.set(packet.payload, headBytes);
  return bytes;
}
