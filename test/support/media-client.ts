import { randomUUID } from 'node:crypto';
import { createDecoder, createEncoder } from 'libopus-wasm';
import { PeerConnection, Audio, type DataChannel, type Track } from 'node-datachannel';
import type { MediaCalls, MediaListener, OpenedMediaCall } from '../../src/core/realtime/media-call.ts';
import { readRtpPacket, writeRtpPacket, type RtpPacket } from '../../src/webrtc/sound/rtp-packet.ts';

const frameMs = 20;
/** Less than a call waits for its client, in milliseconds. */
const maxConnectMs = 12_000;
const codec = { sampleRate: 24_000, channels: 1 } as const;

/** How a client comes to a call. */
export interface MediaClientPlan {
  readonly calls: MediaCalls;
  readonly listener: MediaListener;
  readonly media?: 'both' | 'data';
  /** Changes the answer before the client sees it. */
  readonly changeAnswer?: (answer: string) => string;
}

/** A client that is connected: an end of WebRTC as a browser has one. */
export interface Peer {
  readonly texts: string[];
  /** Packets that came, and when, in milliseconds. */
  readonly packets: { readonly packet: RtpPacket; readonly at: number }[];
  readonly channel: DataChannel;
  /** `null` for a call without sound. */
  readonly track: Track | null;
  /** Resolves when the data channel is closed. */
  readonly closed: Promise<undefined>;
  /** Sends sound in real time, and resolves when it is sent. */
  say(frames: Iterable<Int16Array>): Promise<void>;
  /** What was heard until now. */
  hear(): Promise<Int16Array>;
  close(): void;
}

/** A client of calls that a test opened itself. */
export type MediaClient = Peer & OpenedMediaCall;

/** An offer of the library that clients of this test use. Whoever asks closes the connection. */
export async function createOffer(media: 'both' | 'data' = 'both') {
  const connection = new PeerConnection('client', {
    iceServers: [],
    bindAddress: '127.0.0.1',
    maxMessageSize: 1024 * 1024,
  });
  const { promise, resolve } = Promise.withResolvers<string>();
  connection.onGatheringStateChange((state) => {
    if (state === 'complete') resolve(connection.localDescription()?.sdp ?? '');
  });
  let track: Track | null = null;
  if (media === 'both') {
    const audio = new Audio('0', 'SendRecv');
    audio.addOpusCodec(111);
    audio.addSSRC(4242, 'client', 'stream', 'track');
    track = connection.addTrack(audio);
  }
  const channel = connection.createDataChannel('oai-events');
  return {
    connection,
    track,
    channel,
    offer: (await promise).replace(/max-message-size:\d+/, 'max-message-size:262144'),
  };
}

/** Connects a client to a call of the media side. */
export async function connectMediaClient(plan: MediaClientPlan): Promise<MediaClient> {
  const { calls, listener, media, changeAnswer = (answer) => answer } = plan;
  let opened: OpenedMediaCall | null = null;
  let attempts = 0;
  const peer = await connectPeer(async (offer) => {
    opened?.call.close();
    const attempt = (attempts += 1);
    const heard = hearWhile(listener, () => attempt === attempts);
    opened = await calls.open({ id: createCallId(), offer, listener: heard });
    opened.call.expectClient();
    return changeAnswer(opened.answer);
  }, media);
  return { ...peer, ...opened! };
}

/** Tells nothing of a call that was given up for another one. */
function hearWhile(listener: MediaListener, isMeant: () => boolean): MediaListener {
  const tell = (what: () => void) => {
    if (isMeant()) what();
  };
  return {
    onText: (text) => {
      tell(() => {
        listener.onText(text);
      });
    },
    onBinary: () => {
      tell(() => {
        listener.onBinary();
      });
    },
    onOversized: (sizeBytes) => {
      tell(() => {
        listener.onOversized(sizeBytes);
      });
    },
    onSound: (audio) => {
      tell(() => {
        listener.onSound(audio);
      });
    },
    onPlayed: (itemId) => {
      tell(() => {
        listener.onPlayed(itemId);
      });
    },
    onDrain: () => {
      tell(() => {
        listener.onDrain();
      });
    },
    onClosed: (end) => {
      tell(() => {
        listener.onClosed(end);
      });
    },
  };
}

/** Who answers an offer; asked again where the library fails. */
export type AnswerOffer = (offer: string) => Promise<string>;

/** Connects; tries again where the library fails as whoever offers, which it does now and then. */
export async function connectPeer(answerOffer: AnswerOffer, media: 'both' | 'data' = 'both'): Promise<Peer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await connectOnce(answerOffer, media);
    } catch (error) {
      if (attempt === 5 || !(error instanceof Error) || !/ICE transport|in time/.test(error.message))
        throw error;
    }
  }
}

async function connectOnce(answerOffer: AnswerOffer, media: 'both' | 'data'): Promise<Peer> {
  const { connection, track, channel, offer } = await createOffer(media);
  const texts: string[] = [];
  const packets: Peer['packets'] = [];
  channel.onMessage((message) => texts.push(String(message)));
  track?.onMessage((bytes) => {
    const packet = readRtpPacket(Buffer.from(bytes));
    if (packet?.payloadType === 111) packets.push({ packet, at: performance.now() });
  });
  const isOpen = Promise.withResolvers<undefined>();
  const isClosed = Promise.withResolvers<undefined>();
  channel.onOpen(() => {
    isOpen.resolve(undefined);
  });
  channel.onClosed(() => {
    isClosed.resolve(undefined);
  });
  const timer = setTimeout(() => {
    isOpen.reject(new Error('not connected in time'));
  }, maxConnectMs);
  isOpen.promise.catch(() => undefined);
  try {
    connection.setRemoteDescription(await answerOffer(offer), 'answer');
    await isOpen.promise;
  } catch (error) {
    connection.close();
    throw error;
  } finally {
    clearTimeout(timer);
  }
  const place = { sequence: 65_500, timestamp: 0xffff_0000 };
  return {
    ...{ texts, packets, channel, track, closed: isClosed.promise },
    say: (frames) => say({ track, place }, frames),
    hear: () => decode(packets.map(({ packet }) => packet)),
    close: () => {
      connection.close();
    },
  };
}

/** Where packets go, and what the next one is numbered. */
interface Mouth {
  readonly track: Track | null;
  readonly place: { sequence: number; timestamp: number };
}

async function say({ track, place }: Mouth, frames: Iterable<Int16Array>): Promise<void> {
  using encoder = await createEncoder({ ...codec, bitrate: 32_000, fec: true, packetLossPercent: 10 });
  const startedAt = performance.now();
  let sent = 0;
  for (const frame of frames) {
    const padded = new Int16Array(480);
    padded.set(frame);
    const payload = encoder.encode(padded);
    const packet = { payloadType: 111, ...place, ssrc: 4242, payload };
    if (track?.isOpen() === true) track.sendMessageBinary(writeRtpPacket(packet, 'goes-on'));
    place.sequence = (place.sequence + 1) & 0xffff;
    place.timestamp = (place.timestamp + 960) >>> 0;
    sent += 1;
    const waitMs = startedAt + sent * frameMs - performance.now();
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}

/** Gaps in the timestamps are silence. */
async function decode(packets: readonly RtpPacket[]): Promise<Int16Array> {
  using decoder = await createDecoder(codec);
  const sorted = packets.toSorted((one, other) => (one.timestamp - other.timestamp) | 0);
  const first = sorted[0]?.timestamp ?? 0;
  const last = sorted.at(-1)?.timestamp ?? 0;
  const samples = new Int16Array((((last - first) | 0) + 960) / 2);
  for (const { timestamp: at, payload } of sorted)
    samples.set(decoder.decode(payload), ((at - first) | 0) / 2);
  return samples;
}

/** Sends packets of a hundred sources, or as many until the other side has closed the call. */
export function sendOfEachSource({ track }: Peer, createPacket: (ssrc: number) => Buffer): void {
  for (let ssrc = 1; ssrc <= 100; ssrc += 1) {
    if (track?.isOpen() !== true) return;
    try {
      track.sendMessageBinary(createPacket(ssrc));
    } catch (error) {
      // A thread of the library's own may close it after it was asked.
      if (!/Track .*(closed|not open)/.test(String(error))) throw error;
    }
  }
}

/** As the gateway names calls. */
export function createCallId(): string {
  return `rtc_${randomUUID()}`;
}
