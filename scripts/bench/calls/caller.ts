import { setTimeout as sleep } from 'node:timers/promises';
import { Audio, PeerConnection, type DataChannel, type Track } from 'node-datachannel';
import type { CallerVoice } from './caller-voice.ts';
import { FrameTimes } from './frame-times.ts';

export interface CallerOptions {
  /** Sends the offer, and resolves to the answer. */
  readonly post: (offer: string) => Promise<string>;
  readonly voice: CallerVoice;
  /** The call is over, or not what it should be. May be called repeatedly. */
  readonly fail: (error: Error) => void;
}

/** How long it took from the request on, in milliseconds. */
export interface CallBeginning {
  readonly answerMs: number;
  readonly connectedMs: number;
  readonly firstAudioMs: number;
}

/** What was seen of one call since it was last asked. */
export interface CallFigures {
  readonly packetsOut: number;
  readonly packetsIn: number;
  /** From the end of what the user said to the first sound of the answer, in milliseconds. */
  readonly turnsMs: readonly number[];
  /** How late each packet of the answers came, in milliseconds. */
  readonly lateMs: readonly number[];
}

const payloadType = 111;
const headBytes = 12;
const ticksPerFrame = 960;
/** The packets of a call that is not connected or heard by then will not come. */
const maxWaitMs = 10_000;
const stopped = '"output_audio_buffer.stopped"';

/**
 * One client: sends sound every time it is told to, and listens. It says something until the answer before has been heard to its end, is then silent
 * until the next one begins, and speaks again. What it looks at is the head of packets and one kind of event.
 */
export class Caller {
  readonly #options: CallerOptions;
  readonly #connection: PeerConnection;
  readonly #channel: DataChannel;
  readonly #track: Track;
  readonly #offer = Promise.withResolvers<string>();
  readonly #connected = Promise.withResolvers<undefined>();
  readonly #heard = Promise.withResolvers<undefined>();
  readonly #times = new FrameTimes();
  #isClosed = false;
  #sent = 0;
  #packetsOut = 0;
  #packetsIn = 0;
  #turnsMs: number[] = [];
  /** When the last of what the user said was sent; `null` before the first answer. */
  #loudAtMs: number | null = null;
  /** Whether an answer is being heard. */
  #isAnswering = false;

  constructor(options: CallerOptions) {
    this.#options = options;
    this.#connection = new PeerConnection('caller', { iceServers: [], bindAddress: '127.0.0.1' });
    this.#connection.onGatheringStateChange((state) => {
      if (state === 'complete') this.#offer.resolve(this.#connection.localDescription()?.sdp ?? '');
    });
    const audio = new Audio('0', 'SendRecv');
    audio.addOpusCodec(payloadType);
    audio.addSSRC(4242, 'caller', 'stream', 'track');
    this.#track = this.#connection.addTrack(audio);
    this.#track.onMessage((bytes) => {
      this.#hear(bytes);
    });
    this.#channel = this.#connection.createDataChannel('oai-events');
    this.#channel.onOpen(() => {
      this.#connected.resolve(undefined);
    });
    this.#channel.onMessage((text) => {
      this.#read(String(text));
    });
    this.#channel.onClosed(() => {
      if (!this.#isClosed) options.fail(new Error('a call was closed'));
    });
  }

  /** Calls, asks for an answer, and waits until it is heard. */
  async open(): Promise<CallBeginning> {
    const offer = await this.#offer.promise;
    const startedAt = performance.now();
    const answer = await this.#options.post(offer);
    const answeredAt = performance.now();
    this.#connection.setRemoteDescription(answer, 'answer');
    await waitFor(this.#connected.promise, 'connected');
    const connectedAt = performance.now();
    this.#channel.sendMessage('{"type":"response.create"}');
    await waitFor(this.#heard.promise, 'answered');
    return {
      answerMs: answeredAt - startedAt,
      connectedMs: connectedAt - startedAt,
      firstAudioMs: performance.now() - startedAt,
    };
  }

  /** Sends 20 ms: of speech, or of silence while it waits for an answer. */
  speak(): void {
    if (!this.#track.isOpen()) return;
    const { loud, quiet } = this.#options.voice;
    const isQuiet = !this.#isAnswering;
    const payload = isQuiet ? quiet : (loud[this.#sent % loud.length] ?? quiet);
    const packet = Buffer.allocUnsafe(headBytes + payload.length);
    packet[0] = 0x80;
    packet[1] = payloadType;
    packet.writeUInt16BE(this.#sent & 0xffff, 2);
    packet.writeUInt32BE((this.#sent * ticksPerFrame) >>> 0, 4);
    packet.writeUInt32BE(4242, 8);
    packet.set(payload, headBytes);
    this.#track.sendMessageBinary(packet);
    if (!isQuiet) this.#loudAtMs = performance.now();
    this.#sent += 1;
    this.#packetsOut += 1;
  }

  /** What was seen since the last call. */
  take(): CallFigures {
    const figures = {
      packetsOut: this.#packetsOut,
      packetsIn: this.#packetsIn,
      turnsMs: this.#turnsMs,
      lateMs: this.#times.take(),
    };
    this.#packetsOut = 0;
    this.#packetsIn = 0;
    this.#turnsMs = [];
    return figures;
  }

  close(): void {
    this.#isClosed = true;
    this.#connection.close();
  }

  #hear(bytes: Buffer): void {
    const type = bytes[1] ?? 0;
    if ((type & 0x7f) !== payloadType || bytes.length < headBytes) return;
    const now = performance.now();
    this.#packetsIn += 1;
    const begins = (type & 0x80) !== 0;
    const place = !begins ? 'next' : this.#isAnswering ? 'restart' : 'first';
    this.#times.add(place, bytes.readUInt32BE(4), now);
    if (place !== 'first') return;
    if (this.#loudAtMs !== null) this.#turnsMs.push(now - this.#loudAtMs);
    this.#isAnswering = true;
    this.#heard.resolve(undefined);
  }

  #read(text: string): void {
    if (text.includes(stopped)) this.#isAnswering = false;
    else if (text.startsWith('{"type":"error"'))
      this.#options.fail(new Error(`a call said: ${text.slice(0, 400)}`));
  }
}

async function waitFor(promise: Promise<undefined>, what: string): Promise<void> {
  const stop = new AbortController();
  const late = sleep(maxWaitMs, null, { signal: stop.signal }).then(() => {
    throw new Error(`a call was not ${what} in time`);
  });
  try {
    await Promise.race([promise, late]);
  } finally {
    stop.abort();
    late.catch(() => undefined);
  }
}
