import { isRtcp } from './rtp-packet.ts';

/** A client has one source of sound, and another one when it begins anew. */
const maxSources = 32;

/**
 * Who sends in one call. The library keeps what it decrypts with for each source, and looks through all of them for each packet: a client that
 * names another one each time would slow down all calls of the process. Per call.
 */
export class PacketSources {
  readonly #known = new Set<number>();
  #last: number | null = null;

  /** `full`: there are more of them than a client has. */
  note(bytes: Uint8Array): 'taken' | 'full' {
    const start = isRtcp(bytes) ? 4 : 8;
    if (bytes.length < start + 4) return 'taken';
    const source = new DataView(bytes.buffer, bytes.byteOffset + start).getUint32(0);
    if (source === this.#last) return 'taken';
    this.#last = source;
    this.#known.add(source);
    return this.#known.size > maxSources ? 'full' : 'taken';
  }
}
