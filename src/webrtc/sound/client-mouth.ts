import type { OpusEncoderHandle } from 'libopus-wasm';
import type { StoppedSound } from '../../core/realtime/media-call.ts';
import { Pacer } from './pacer.ts';
import { PlayQueue } from './play-queue.ts';
import { writeRtpPacket } from './rtp-packet.ts';
import type { SoundRoom } from './sound-room.ts';

/** How a client is spoken to. */
export interface MouthParts {
  readonly encoder: OpusEncoderHandle;
  /** For what waits to be sent. */
  readonly room: SoundRoom;
  readonly ssrc: number;
  readonly payloadType: number;
  /** Random numbers to begin with (RFC 3550). */
  readonly sequence: number;
  readonly timestamp: number;
  readonly sendPacket: (bytes: Buffer) => void;
  readonly onPlayed: (itemId: string) => void;
}

/** Speaks to a client: queued samples become packets, one every 20 ms. Per call. */
export class ClientMouth {
  readonly #parts: MouthParts;
  readonly #queue: PlayQueue;
  readonly #pacer: Pacer;
  packets = 0;

  constructor(parts: MouthParts) {
    this.#parts = parts;
    this.#queue = new PlayQueue(parts.room);
    this.#pacer = new Pacer(parts.timestamp);
  }

  /** Queues base64 of PCM, 16 bits; half a sample at its end is dropped. */
  play(itemId: string, audio: string): 'taken' | 'full' {
    const bytes = Buffer.from(audio, 'base64');
    const samples = new Int16Array(bytes.length >> 1);
    // Every machine that Node.js runs on has the order of bytes that the format has.
    new Uint8Array(samples.buffer).set(bytes.subarray(0, samples.byteLength));
    return this.#queue.play(itemId, samples);
  }

  finish(itemId: string): void {
    this.#queue.finish(itemId);
  }

  /** Of all items, or of one. */
  stop(itemId: string | null): readonly StoppedSound[] {
    return this.#queue.stop(itemId);
  }

  /** Whether {@link speak} has something to do, unless nothing waits to be sent. */
  isDue(now: number): boolean {
    return this.#pacer.isDue(now);
  }

  /** Sends what is due. */
  speak(now: number): void {
    while (this.#pacer.isDue(now)) {
      const frame = this.#queue.take();
      if (frame === null) {
        this.#pacer.rest(now);
        return;
      }
      if (frame.samples !== null) this.#send(frame.samples, now);
      for (const itemId of frame.ended) this.#parts.onPlayed(itemId);
    }
  }

  #send(samples: Int16Array, now: number): void {
    const { encoder, ssrc, payloadType, sequence, sendPacket } = this.#parts;
    const { timestamp, begins } = this.#pacer.send(now);
    const payload = encoder.encode(samples);
    const packet = { payloadType, sequence: sequence + this.packets, timestamp, ssrc, payload };
    sendPacket(writeRtpPacket(packet, begins ? 'begins' : 'goes-on'));
    this.packets += 1;
  }
}
