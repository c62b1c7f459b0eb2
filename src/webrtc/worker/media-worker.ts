import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { RtcConfig } from 'node-datachannel';
import type { WorkerNote, WorkerOrder, WorkerSetup } from '../messages.ts';
import { maxDataMessageBytes } from '../sdp/write-answer.ts';
import type { WebRtcLibrary } from './peer.ts';
import { WorkerCall } from './worker-call.ts';

// A process that carries calls over WebRTC. Native code is at work here, of which a fault ends the process and nothing else.

/** How often sound is looked after, in milliseconds. */
const tickMs = 10;
/** What the gateway has not taken yet, in bytes. */
const maxUntaken = 32 * 1024 * 1024;

const calls = new Map<string, WorkerCall>();
let ticking: NodeJS.Timeout | null = null;
let untaken = 0;

process.on('disconnect', () => {
  for (const call of calls.values()) call.end('ended');
  // What the library has to say to clients leaves from threads of its own.
  setTimeout(() => process.exit(0), 100);
});

process.once('message', (order: WorkerOrder) => {
  if (order.kind === 'start') void start(order.setup);
});

async function start(setup: WorkerSetup): Promise<void> {
  const library = await import('node-datachannel').catch(() => null);
  if (library === null) {
    process.send?.({ kind: 'unusable' } satisfies WorkerNote, undefined, undefined, () => process.exit(0));
    return;
  }
  const config = createConfig(setup, setup.udpPort ?? (await findFreePort(setup.bindAddress)));
  process.on('message', (order: WorkerOrder) => {
    if (order.kind === 'open') {
      void open(order, { library, config, maxConnectMs: setup.maxConnectMs });
    } else if (order.kind !== 'start') obey(order);
  });
  tell({ kind: 'ready' });
}

function createConfig({ bindAddress, iceServers }: WorkerSetup, port: number): RtcConfig {
  return {
    iceServers: iceServers.map(renderIceServer),
    enableIceUdpMux: true,
    portRangeBegin: port,
    portRangeEnd: port,
    // Longer ones come to be counted and refused; the answer says what is taken.
    maxMessageSize: 4 * maxDataMessageBytes,
    ...(bindAddress === null ? {} : { bindAddress }),
  };
}

function renderIceServer({ url, username, password }: WorkerSetup['iceServers'][number]): string {
  if (username === undefined || password === undefined) return url;
  return url.replace(/^(\w+:)/, `$1${encodeURIComponent(username)}:${encodeURIComponent(password)}@`);
}

async function findFreePort(address: string | null): Promise<number> {
  const socket = createSocket(address?.includes(':') === true ? 'udp6' : 'udp4');
  socket.bind(0, address ?? undefined);
  await once(socket, 'listening');
  const { port } = socket.address();
  socket.close();
  return port;
}

interface CallGround {
  readonly library: WebRtcLibrary;
  readonly config: RtcConfig;
  readonly maxConnectMs: number;
}

async function open(order: WorkerOrder & { kind: 'open' }, ground: CallGround): Promise<void> {
  const { id } = order;
  const onEnd = () => {
    calls.delete(id);
    if (calls.size > 0 || ticking === null) return;
    clearInterval(ticking);
    ticking = null;
  };
  const now = () => performance.now();
  const call = new WorkerCall({ ...order, ...ground, tell, onEnd, now, random: (below) => randomInt(below) });
  calls.set(id, call);
  ticking ??= setInterval(() => {
    for (const each of calls.values()) each.tick();
  }, tickMs);
  await call.open().catch(() => {
    call.end('failed');
  });
}

function obey(order: Exclude<WorkerOrder, { kind: 'start' | 'open' }>): void {
  const call = calls.get(order.id);
  switch (order.kind) {
    case 'text':
      call?.sendText(order.text);
      return;
    case 'play':
      call?.play(order.audio, order.itemId);
      return;
    case 'finish':
      call?.finish(order.itemId);
      return;
    case 'stop':
      call?.stop();
      return;
    case 'close':
      call?.close();
  }
}

function tell(note: WorkerNote): 'taken' | 'full' {
  if (!process.connected) return 'taken';
  const size = 'text' in note ? note.text.length : 'audio' in note ? note.audio.length : 100;
  if (untaken + size > maxUntaken && note.kind !== 'ended') return 'full';
  untaken += size;
  process.send?.(note, undefined, undefined, () => {
    untaken -= size;
  });
  return 'taken';
}
