import type * as WebRtc from 'node-datachannel';

/** The WebRTC library, which may not be installed. */
export type WebRtcLibrary = Pick<typeof WebRtc, 'Audio' | 'PeerConnection'>;

/** The client's end of a call, step by step. Whatever takes longer than it may rejects. */
export interface CallPeer {
  /** What the gateway is to be offered. */
  readonly offer: string;
  /** Resolves when packets go both ways. */
  connect(answer: string): Promise<void>;
  /** Where packets go to, and where they come from; `null` while there is none. */
  readonly path: { readonly from: string; readonly to: string } | null;
  /** Resolves to the first event of this type. */
  waitForEvent(type: string): Promise<ServerEvent>;
  send(event: object): void;
  /** Resolves to how many packets of sound have come, when some have, or to the error that came instead. */
  waitForSound(): Promise<number | ServerEvent>;
  close(): void;
}

export interface ServerEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Packets that are sound, and no accident. */
const enoughPackets = 10;
const pollMs = 10;

/** Makes an offer of sound and a data channel. */
export async function openCallPeer(library: WebRtcLibrary, timeoutMs: number): Promise<CallPeer> {
  const connection = new library.PeerConnection('realtime-check', { iceServers: [] });
  let state = '';
  connection.onStateChange((next) => (state = next));
  let packets = 0;
  const events: ServerEvent[] = [];
  const audio = new library.Audio('0', 'SendRecv');
  audio.addOpusCodec(111);
  audio.addSSRC(1, 'check', 'check', 'check');
  const track = connection.addTrack(audio);
  track.onMessage((bytes) => {
    if (isSound(bytes)) packets += 1;
  });
  const channel = connection.createDataChannel('oai-events');
  channel.onMessage((message) => {
    if (typeof message === 'string') events.push(JSON.parse(message) as ServerEvent);
  });
  const wait = <Found>(find: () => Found | null | undefined | false): Promise<Found> =>
    waitFor(find, timeoutMs);
  try {
    await wait(() => connection.gatheringState() === 'complete');
  } catch (error) {
    connection.close();
    throw error;
  }
  return {
    offer: connection.localDescription()?.sdp ?? '',
    connect: async (answer) => {
      connection.setRemoteDescription(answer, 'answer');
      const reached = await wait(() => ['connected', 'failed', 'closed'].find((one) => one === state));
      if (reached !== 'connected') throw new Error('The connection failed');
    },
    get path() {
      const pair = connection.getSelectedCandidatePair();
      return pair && { from: render(pair.local), to: render(pair.remote) };
    },
    waitForEvent: (wanted) => wait(() => events.find(({ type }) => type === wanted)),
    send: (event) => channel.sendMessage(JSON.stringify(event)),
    waitForSound: () =>
      wait(() => (packets >= enoughPackets ? packets : events.find(({ type }) => type === 'error'))),
    close: () => {
      // A track that nobody knows any more is collected, and hears nothing.
      track.close();
      connection.close();
    },
  };
}

/** RTP, and not RTCP (RFC 5761, 4). */
function isSound(bytes: Buffer): boolean {
  const type = (bytes[1] ?? 0) & 0x7f;
  return bytes.length > 12 && (type < 64 || type > 95);
}

function render({ address, port }: { readonly address: string; readonly port: number }): string {
  return address.includes(':') ? `[${address}]:${String(port)}` : `${address}:${String(port)}`;
}

/** What this finds, as soon as it finds something. Rejects when that takes too long. */
async function waitFor<Found>(
  find: () => Found | null | undefined | false,
  timeoutMs: number,
): Promise<Found> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const found = find();
    if (found !== null && found !== undefined && found !== false) return found;
    if (performance.now() >= deadline) throw new Error('It took too long');
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}
