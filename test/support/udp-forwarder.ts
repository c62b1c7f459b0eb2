import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createRandom } from './create-random.ts';

/** What happens to datagrams on their way, in both directions; but for the latency, to those with media. Shares from 0 to 1; nothing by default. */
export interface UdpTrouble {
  readonly loss?: number;
  readonly duplicates?: number;
  /** Longest delay in milliseconds; each datagram has one of its own, so that they come in another order. */
  readonly delay?: number;
  /** How long each datagram takes in milliseconds, whatever is in it. */
  readonly latency?: number;
}

/** Passes datagrams of one client on to a port of this machine, and back, with trouble. */
export interface UdpForwarder {
  readonly port: number;
  /** Datagrams that did not arrive. */
  readonly lost: number;
  readonly overtaken: number;
  close(): void;
}

export async function openUdpForwarder(target: number, trouble: UdpTrouble): Promise<UdpForwarder> {
  const { loss = 0, duplicates = 0, delay = 0, latency = 0 } = trouble;
  const random = createRandom(7);
  const [near, far] = [createSocket('udp4'), createSocket('udp4')];
  const timers = new Set<NodeJS.Timeout>();
  const counts = { lost: 0, overtaken: 0, sent: 0, arrived: 0 };
  let client = { port: 0, address: '127.0.0.1' };

  const sendAfter = (waitMs: number, send: () => void) => {
    if (waitMs === 0) {
      send();
      return;
    }
    const timer = setTimeout(() => {
      timers.delete(timer);
      send();
    }, waitMs);
    timers.add(timer);
  };
  const sendLate = (send: () => void) => {
    const number = (counts.sent += 1);
    sendAfter(latency + random() * delay, () => {
      if (number < counts.arrived) counts.overtaken += 1;
      counts.arrived = Math.max(counts.arrived, number);
      send();
    });
  };
  const forward = (bytes: Buffer, send: () => void) => {
    if (!isMedia(bytes)) sendAfter(latency, send);
    else if (random() < loss) counts.lost += 1;
    else {
      sendLate(send);
      if (random() < duplicates) sendLate(send);
    }
  };
  near.on('message', (bytes, { port, address }) => {
    client = { port, address };
    forward(bytes, () => {
      far.send(bytes, target, '127.0.0.1');
    });
  });
  far.on('message', (bytes) => {
    forward(bytes, () => {
      near.send(bytes, client.port, client.address);
    });
  });
  near.bind(0, '127.0.0.1');
  far.bind(0, '127.0.0.1');
  await Promise.all([once(near, 'listening'), once(far, 'listening')]);
  return {
    port: near.address().port,
    get lost() {
      return counts.lost;
    },
    get overtaken() {
      return counts.overtaken;
    },
    close: () => {
      for (const timer of timers) clearTimeout(timer);
      near.close();
      far.close();
    },
  };
}

/** RTP and RTCP, as RFC 7983 tells them apart. */
function isMedia(bytes: Buffer): boolean {
  return bytes[0]! >= 128 && bytes[0]! <= 191;
}
