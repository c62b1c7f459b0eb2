import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createRandom } from './create-random.ts';

/** Passes datagrams of one client on to a port of this machine, and back, and loses some of those with media. */
export interface UdpForwarder {
  readonly port: number;
  readonly lost: number;
  close(): void;
}

export async function openUdpForwarder(target: number, loss: number): Promise<UdpForwarder> {
  const random = createRandom(7);
  const [near, far] = [createSocket('udp4'), createSocket('udp4')];
  let client = 0;
  let lost = 0;
  /** RTP, as RFC 7983 tells it apart. */
  const isLost = (bytes: Buffer) => {
    const isMedia = bytes[0]! >= 128 && bytes[0]! <= 191;
    const isUnlucky = isMedia && random() < loss;
    if (isUnlucky) lost += 1;
    return isUnlucky;
  };
  near.on('message', (bytes, { port }) => {
    client = port;
    if (!isLost(bytes)) far.send(bytes, target, '127.0.0.1');
  });
  far.on('message', (bytes) => {
    if (!isLost(bytes)) near.send(bytes, client, '127.0.0.1');
  });
  near.bind(0, '127.0.0.1');
  far.bind(0, '127.0.0.1');
  await Promise.all([once(near, 'listening'), once(far, 'listening')]);
  return {
    port: near.address().port,
    get lost() {
      return lost;
    },
    close: () => {
      near.close();
      far.close();
    },
  };
}
