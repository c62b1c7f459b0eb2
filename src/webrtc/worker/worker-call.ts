import type { RtcConfig } from 'node-datachannel';
import { createDecoder, createEncoder, Application } from 'libopus-wasm';
import type { MediaEndReason, MediaStats } from '../../core/realtime/media-call.ts';
import type { CallNote, OpenPart } from '../messages.ts';
import { ClientEar } from '../sound/client-ear.ts';
import { ClientMouth } from '../sound/client-mouth.ts';
import { PacketSources } from '../sound/packet-sources.ts';
import { isRtcp, readRtpPacket } from '../sound/rtp-packet.ts';
import type { SoundRoom } from '../sound/sound-room.ts';
import { Peer, type PeerState, type WebRtcLibrary } from './peer.ts';

/** A client that is gone without a word is waited for so long, in milliseconds: a farewell may be under way. */
const maxPartingMs = 1_000;
/**
 * What is on its way may take so long to arrive after a call was closed, in milliseconds. The library does not say when it has: that the client
 * hangs up does.
 */
const maxFarewellMs = 1_000;
/** STUN and TURN servers may take so long to say our addresses; one that is down says nothing. In milliseconds. */
const maxGatherMs = 2_000;
const codecOptions = { sampleRate: 24_000, channels: 1 } as const;
const bitrate = 32_000;
const complexity = 2;

const noSound = { packetsIn: 0, packetsOut: 0, receivedMs: 0, concealedMs: 0 } as const;

/** The sounds of one call, both ways. */
interface Sounds {
  readonly ear: ClientEar;
  readonly mouth: ClientMouth;
  free(): void;
}

export interface CallParts extends OpenPart {
  readonly id: string;
  readonly library: WebRtcLibrary;
  readonly config: RtcConfig;
  readonly maxConnectMs: number;
  /** For the sound that waits in all calls of the process. */
  readonly room: SoundRoom;
  /** `full` where the gateway does not take what it is told. */
  readonly tell: (note: CallNote) => 'taken' | 'full';
  /** The call is over. */
  readonly onEnd: () => void;
  /** The port cannot be had; told after the end. */
  readonly onNoPort: () => void;
  readonly now: () => number;
  readonly random: (below: number) => number;
}

/** A call, as the process has it that carries it. */
export class WorkerCall {
  readonly #parts: CallParts;
  readonly #peer: Peer;
  readonly #waiting: string[] = [];
  readonly #sources = new PacketSources();
  #sounds: Sounds | null = null;
  #soundStats: Omit<MediaStats, 'unsentTexts'> = noSound;
  #isEnded = false;
  #isConnected = false;
  #isAnswered = false;
  /** When the answer is given with what is known. */
  #answerAt: number | null = null;
  /** When something is given up, and why. */
  #deadline: { readonly at: number; readonly reason: MediaEndReason } | null = null;
  #orderedBytes = 0;
  #waitingBytes = 0;
  #leftBytes = 0;
  #unsentTexts = 0;

  constructor(parts: CallParts) {
    this.#parts = parts;
    this.#peer = new Peer(parts.library, parts.config, {
      onAnswer: (answer) => {
        this.#tellAnswer(answer);
      },
      onState: (state) => {
        this.#follow(state);
      },
      onOpen: () => {
        this.#sendWaiting();
      },
      onChannelClosed: () => {
        this.end('closed');
      },
      onText: (text) => {
        this.#tell({ kind: 'text', id: parts.id, text });
      },
      onBinary: () => {
        this.#tell({ kind: 'binary', id: parts.id });
      },
      onOversized: (sizeBytes) => {
        this.#tell({ kind: 'oversized', id: parts.id, sizeBytes });
      },
      onPacket: (bytes) => {
        this.#hear(bytes);
      },
      onFault: () => {
        this.end('failed');
      },
    });
  }

  /** Answers the offer, or says that it cannot be. */
  async open(): Promise<void> {
    const { id, offer, payloadType, now, onNoPort } = this.#parts;
    if (payloadType !== null) this.#sounds = await this.#createSounds(payloadType);
    if (this.#isEnded) {
      this.#sounds?.free();
      return;
    }
    const outcome = this.#peer.answer(offer);
    if (outcome === 'answered') {
      this.#answerAt = now() + maxGatherMs;
      return;
    }
    if (outcome === 'refused') this.#tell({ kind: 'refused', id });
    this.end('failed');
    if (outcome === 'no-port') onNoPort();
  }

  /** The client has the answer, or is about to. */
  expectClient(): void {
    const { now, maxConnectMs } = this.#parts;
    if (!this.#isConnected) this.#deadline ??= { at: now() + maxConnectMs, reason: 'never-connected' };
  }

  sendText(text: string): void {
    this.#orderedBytes += Buffer.byteLength(text);
    if (this.#peer.isOpen) this.#send(text);
    else {
      this.#waiting.push(text);
      this.#waitingBytes += Buffer.byteLength(text);
    }
  }

  play(audio: string, itemId: string): void {
    if (this.#sounds?.mouth.play(itemId, audio) === 'full') this.end('overflow');
  }

  /** In a call without sound nothing is left to be heard. */
  finish(itemId: string): void {
    if (this.#sounds === null) this.#tell({ kind: 'played', id: this.#parts.id, itemId });
    else this.#sounds.mouth.finish(itemId);
  }

  /** Of all items, or of one. */
  stop(itemId: string | null): void {
    const stopped = this.#sounds?.mouth.stop(itemId) ?? [];
    this.#tell({ kind: 'stopped', id: this.#parts.id, stopped });
  }

  /** Ends when the client has hung up, or could have had what was sent. No sound is played or heard until then. May be called again. */
  close(): void {
    if (this.#isLeaving) return;
    if (!this.#peer.isOpen) {
      this.end('ended');
      return;
    }
    this.#deadline = { at: this.#parts.now() + maxFarewellMs, reason: 'ended' };
    this.#endSounds();
    this.#takeLeave();
  }

  /** Does what is due. Called every few milliseconds; `dueAt` is the time at which that was to be. */
  tick(dueAt: number): void {
    try {
      this.#work(dueAt);
    } catch {
      this.end('failed');
    }
  }

  /** Ends at once. May be called again. */
  end(reason: MediaEndReason): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#peer.close();
    this.#endSounds();
    this.#waiting.length = 0;
    const stats = { ...this.#soundStats, unsentTexts: this.#unsentTexts };
    const told = this.#isLeaving ? 'ended' : reason;
    this.#parts.tell({ kind: 'ended', id: this.#parts.id, reason: told, stats });
    this.#parts.onEnd();
  }

  /** Whether it was closed, and its client may have its last events still to come. */
  get #isLeaving(): boolean {
    return this.#deadline?.reason === 'ended';
  }

  #takeLeave(): void {
    if (this.#peer.bufferedBytes === 0) this.#peer.leave();
  }

  #endSounds(): void {
    if (this.#sounds === null) return;
    const { ear, mouth } = this.#sounds;
    const { packets: packetsIn, receivedMs, concealedMs } = ear;
    this.#soundStats = { packetsIn, packetsOut: mouth.packets, receivedMs, concealedMs };
    this.#sounds.free();
    this.#sounds = null;
  }

  #work(dueAt: number): void {
    const now = this.#parts.now();
    this.#sounds?.ear.hear(now);
    // To ask the library costs more than to ask the pacer.
    if (this.#sounds?.mouth.isDue(dueAt) === true && this.#peer.canPlay) this.#sounds.mouth.speak(dueAt);
    this.#tellLeft();
    if (this.#answerAt !== null && now >= this.#answerAt) this.#answerNow();
    if (this.#isLeaving) this.#takeLeave();
    if (this.#deadline !== null && now >= this.#deadline.at) this.end(this.#deadline.reason);
  }

  async #createSounds(payloadType: number): Promise<Sounds> {
    const { ssrc, id, random, room } = this.#parts;
    const decoder = await createDecoder(codecOptions);
    const encoder = await createEncoder({
      ...codecOptions,
      ...{ bitrate, complexity, application: Application.Voip, fec: true, packetLossPercent: 5 },
    });
    const ear = new ClientEar(decoder, (samples) => {
      const audio = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength).toString('base64');
      this.#tell({ kind: 'sound', id, audio });
    });
    const mouth = new ClientMouth({
      ...{ encoder, room, ssrc, payloadType, sequence: random(0x1_0000), timestamp: random(0x1_0000_0000) },
      sendPacket: (bytes) => {
        this.#peer.sendPacket(bytes);
      },
      onPlayed: (itemId) => {
        this.#tell({ kind: 'played', id, itemId });
      },
    });
    const free = () => {
      mouth.stop(null);
      decoder.free();
      encoder.free();
    };
    return { ear, mouth, free };
  }

  #tellAnswer(answer: string): void {
    if (this.#isAnswered) return;
    this.#isAnswered = true;
    this.#tell({ kind: 'answer', id: this.#parts.id, answer });
  }

  /** Some server has not said our address: whoever needs it cannot connect, everybody else can. */
  #answerNow(): void {
    this.#answerAt = null;
    const answer = this.#isAnswered ? null : this.#peer.description;
    if (answer !== null) this.#tellAnswer(answer);
  }

  #follow(state: PeerState): void {
    switch (state) {
      case 'connected':
        // A call may be closed as soon as its channel is open, which the library may say first.
        if (!this.#isConnected && !this.#isLeaving) this.#deadline = null;
        this.#isConnected = true;
        return;
      case 'disconnected':
        if (this.#isLeaving) this.end('ended');
        this.#deadline ??= { at: this.#parts.now() + maxPartingMs, reason: 'vanished' };
        return;
      case 'failed':
        this.end(this.#isConnected ? 'vanished' : 'never-connected');
        return;
      case 'closed':
        this.end('closed');
    }
  }

  #hear(bytes: Uint8Array): void {
    if (this.#sources.note(bytes) === 'full') {
      this.end('overflow');
      return;
    }
    const packet = isRtcp(bytes) ? null : readRtpPacket(bytes);
    if (packet === null || packet.payloadType !== this.#parts.payloadType) return;
    this.#sounds?.ear.put(packet, this.#parts.now());
  }

  #sendWaiting(): void {
    for (const text of this.#waiting.splice(0)) this.#send(text);
    this.#waitingBytes = 0;
  }

  #send(text: string): void {
    if (Buffer.byteLength(text) <= this.#peer.maxTextBytes) this.#peer.sendText(text);
    else this.#unsentTexts += 1;
  }

  #tellLeft(): void {
    if (this.#orderedBytes === this.#leftBytes) return;
    const left = this.#orderedBytes - this.#waitingBytes - this.#peer.bufferedBytes;
    if (this.#isEnded || left === this.#leftBytes) return;
    this.#leftBytes = left;
    this.#tell({ kind: 'left', id: this.#parts.id, sizeBytes: left });
  }

  #tell(note: CallNote): void {
    if (!this.#isEnded && this.#parts.tell(note) === 'full') this.end('overflow');
  }
}
