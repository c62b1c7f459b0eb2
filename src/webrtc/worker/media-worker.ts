import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { RtcConfig } from 'node-datachannel';
import type { CallNote, MediaWorkerNote, MediaWorkerOrder, WorkerSetup } from '../messages.ts';
import { maxLibraryMessageBytes } from '../sdp/read-offer.ts';
import { SoundRoom } from '../sound/sound-room.ts';
import { Outbox } from './outbox.ts';
import type { WebRtcLibrary } from './peer.ts';
import { startTicking } from './ticks.ts';
import { WorkerCall } from './worker-call.ts';

// A process that carries calls over WebRTC. Native code is at work here, of which a fault ends the process and nothing else.

const calls = new Map<string, WorkerCall>();
const room = new SoundRoom(() => calls.size);
let stopTicking: (() => void) | null = null;
const outbox = new Outbox((notes, onTaken) => {
  if (process.connected) process.send?.(notes, undefined, undefined, onTaken);
});

process.on('disconnect', () => {
  for (const call of calls.values()) call.close();
  leaveWhenIdle();
});

/** Nobody wants calls any more. */
function leaveWhenIdle(): void {
  if (process.connected || calls.size > 0) return;
  // What the library has to say to clients leaves from threads of its own.
  setTimeout(() => process.exit(0), 100);
}

process.once('message', (order: MediaWorkerOrder) => {
  if (order.kind === 'start') void start(order.setup);
});

async function start(setup: WorkerSetup): Promise<void> {
  const library = await import('node-datachannel').catch(() => null);
  if (library === null) {
    process.send?.([{ kind: 'unusable' }] satisfies MediaWorkerNote[], undefined, undefined, () =>
      process.exit(0),
    );
    return;
  }
  const config = createConfig(setup, setup.udpPort ?? (await findFreePort(setup.bindAddress)));
  const ground = { library, config, maxConnectMs: setup.maxConnectMs };
  process.on('message', (order: MediaWorkerOrder) => {
    if (order.kind === 'open') void open(order, ground);
    else if (order.kind === 'ask') outbox.tell({ kind: 'alive' });
    else if (order.kind !== 'start') obey(order);
  });
  outbox.tell({ kind: 'ready' });
}

function createConfig({ bindAddress, iceServers }: WorkerSetup, port: number): RtcConfig {
  return {
    iceServers: iceServers.map(renderIceServer),
    enableIceUdpMux: true,
    portRangeBegin: port,
    portRangeEnd: port,
    maxMessageSize: maxLibraryMessageBytes,
    ...(bindAddress === null ? {} : { bindAddress }),
  };
}

function renderIceServer({ url, username, password }: WorkerSetup['iceServers'][number]): string {
  if (username === null || password === null) return url;
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

/** Never rejects: what goes wrong with one call is nothing to the others. */
async function open(order: MediaWorkerOrder & { kind: 'open' }, ground: CallGround): Promise<void> {
  try {
    await begin(order, ground).open();
  } catch {
    const call = calls.get(order.id);
    if (call === undefined) outbox.tell({ kind: 'ended', id: order.id, reason: 'failed', stats: null });
    else call.end('failed');
  }
}

function begin(order: MediaWorkerOrder & { kind: 'open' }, ground: CallGround): WorkerCall {
  const { id } = order;
  const onEnd = () => {
    calls.delete(id);
    if (calls.size > 0) return;
    stopTicking?.();
    stopTicking = null;
    leaveWhenIdle();
  };
  const now = () => performance.now();
  const tell = (note: CallNote) => outbox.tell(note);
  const onNoPort = () => {
    if (calls.size === 0) leaveWithoutPort(ground.config);
  };
  const random = (below: number) => randomInt(below);
  const call = new WorkerCall({ ...order, ...ground, room, tell, onEnd, onNoPort, now, random });
  calls.set(id, call);
  stopTicking ??= startTicking((dueAt) => {
    for (const each of calls.values()) each.tick(dueAt);
    outbox.flush();
  });
  return call;
}

/** The operator is told, and the next process looks for a port again. */
function leaveWithoutPort({ bindAddress = 'any address', portRangeBegin }: RtcConfig): void {
  outbox.flush();
  const complaint = `UDP port ${String(portRangeBegin)} of ${bindAddress} cannot be had: another program may have it.`;
  process.stderr.write(complaint, () => process.exit(1));
}

function obey(order: Exclude<MediaWorkerOrder, { kind: 'start' | 'open' | 'ask' }>): void {
  const call = calls.get(order.id);
  try {
    pass(order, call);
  } catch {
    call?.end('failed');
  }
}

function pass(
  order: Exclude<MediaWorkerOrder, { kind: 'start' | 'open' | 'ask' }>,
  call: WorkerCall | undefined,
): void {
  switch (order.kind) {
    case 'expect':
      call?.expectClient();
      return;
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
      call?.stop(order.itemId);
      return;
    case 'close':
      call?.close();
  }
}
