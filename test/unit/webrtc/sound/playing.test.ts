import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { Pacer } from '../../../../src/webrtc/sound/pacer.ts';
import { PlayQueue } from '../../../../src/webrtc/sound/play-queue.ts';
import { isRtcp, readRtpPacket, writeRtpPacket } from '../../../../src/webrtc/sound/rtp-packet.ts';
import { SoundRoom } from '../../../../src/webrtc/sound/sound-room.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function readAlive(): number {
  collectGarbage();
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const createQueue = (room = new SoundRoom(() => 1)) => new PlayQueue(room);
const sound = (length: number, value = 1) => new Int16Array(length).fill(value);

/** Six hours are all that may wait. */
describe('SoundRoom', () => {
  const hour = 3_600_000 * 24;

  it('has its share for each call when half of it is taken, and all that is left for none', () => {
    const room = new SoundRoom(() => 4);
    expect(room.take(3 * hour, 0)).toBe('taken');
    expect(room.take(0.8 * hour, 0)).toBe('full');
    expect(room.take(0.7 * hour, 0)).toBe('taken');
    expect(room.take(0.1 * hour, 0.7 * hour)).toBe('full');
    for (let call = 0; call < 100; call += 1) room.take(0.1 * hour, 0);
    expect(room.take(3 * hour, 0)).toBe('full');
    room.give(6 * hour);
    expect(room.take(2 * hour, 0)).toBe('taken');
  });

  it('is taken by what waits in a queue, and given back when it is sent or dropped', () => {
    const room = new SoundRoom(() => 1);
    const queue = createQueue(room);
    const long = sound(10 * 60_000 * 24 - 480);
    for (let round = 0; round < 40; round += 1) {
      const [first, second, third] = [`a${String(round)}`, `b${String(round)}`, `c${String(round)}`];
      expect(queue.play(first, long)).toBe('taken');
      queue.play(second, sound(480));
      queue.take();
      queue.stop(first);
      queue.finish(second);
      queue.take();
      queue.play(third, sound(240));
      queue.stop(null);
    }
    expect(room.take(6 * hour, 0)).toBe('taken');
  });
});

describe('PlayQueue', () => {
  it('keeps samples that come one by one in little more than they occupy', () => {
    const queue = createQueue();
    const before = readAlive();
    for (let value = 0; value < 100_000; value += 1) queue.play('a', Int16Array.of(value % 1_000));
    expect(readAlive() - before).toBeLessThan(5_000_000);
    const frames = Array.from({ length: 12 }, () => [...(queue.take()?.samples ?? [])]);
    expect(frames.flat()).toEqual(Array.from({ length: 12 * 480 }, (_, index) => index % 1_000));
  });

  it('cuts frames of 20 ms, and fills up the last one', () => {
    const queue = createQueue();
    queue.play('a', sound(700));
    expect(queue.take()).toEqual({ samples: sound(480), ended: [] });
    expect(queue.take()).toBeNull();
    queue.finish('a');
    const last = queue.take();
    expect(last?.ended).toEqual(['a']);
    expect([last?.samples?.[219], last?.samples?.[220]]).toEqual([1, 0]);
    expect(queue.isEmpty).toBe(true);
    expect(queue.take()).toBeNull();
  });

  it('says that an item ended when its last sample is taken, even where there is none', () => {
    const queue = createQueue();
    queue.play('a', sound(480));
    expect(queue.take()?.ended).toEqual([]);
    queue.finish('a');
    expect(queue.take()).toEqual({ samples: null, ended: ['a'] });
    queue.finish('empty');
    expect(queue.take()).toEqual({ samples: null, ended: ['empty'] });
  });

  it('plays item after item', () => {
    const queue = createQueue();
    queue.play('a', sound(100, 1));
    queue.play('b', sound(380, 2));
    queue.finish('a');
    queue.finish('b');
    const frame = queue.take();
    expect([...new Set(frame?.samples)]).toEqual([1, 2]);
    expect(frame?.ended).toEqual(['a', 'b']);
  });

  it('goes on with an item that others went before, and knows how much of it was taken', () => {
    const queue = createQueue();
    queue.play('a', sound(480, 1));
    queue.take();
    queue.play('b', sound(600, 2));
    queue.finish('b');
    expect(queue.take()).toEqual({ samples: sound(480, 2), ended: [] });
    queue.play('a', sound(600, 1));
    expect(queue.take()?.ended).toEqual(['b']);
    expect(queue.stop(null)).toEqual([{ itemId: 'a', playedMs: 35 }]);
  });

  it('says how much of an item was taken when it is stopped, and takes no more of it', () => {
    const queue = createQueue();
    queue.play('a', sound(480));
    queue.play('a', sound(960));
    queue.play('b', sound(960));
    queue.take();
    queue.take();
    expect(queue.stop(null)).toEqual([
      { itemId: 'a', playedMs: 40 },
      { itemId: 'b', playedMs: 0 },
    ]);
    for (const item of ['a', 'b']) {
      queue.play(item, sound(960));
      queue.finish(item);
    }
    expect(queue.isEmpty).toBe(true);
    expect(queue.stop(null)).toEqual([]);
  });

  it('stops one item, and goes on with the others', () => {
    const queue = createQueue();
    queue.play('a', sound(960, 1));
    queue.play('b', sound(480, 2));
    queue.finish('b');
    queue.take();
    expect(queue.stop('a')).toEqual([{ itemId: 'a', playedMs: 20 }]);
    expect(queue.stop('a')).toEqual([]);
    queue.play('a', sound(480, 1));
    expect(queue.take()).toEqual({ samples: sound(480, 2), ended: ['b'] });
    expect(queue.isEmpty).toBe(true);
  });

  it('holds ten minutes', () => {
    const queue = createQueue();
    const minute = sound(24_000 * 60);
    for (let count = 0; count < 10; count += 1) expect(queue.play('a', minute)).toBe('taken');
    expect(queue.play('a', sound(1))).toBe('full');
    queue.take();
    expect(queue.play('a', sound(480))).toBe('taken');
  });
});

describe('Pacer', () => {
  it('has a frame due every 20 ms, whenever it is asked', () => {
    const pacer = new Pacer(0);
    const times: number[] = [];
    for (let now = 0; now < 1_000; now += 7) {
      while (pacer.isDue(now)) times.push(pacer.send(now).timestamp);
    }
    expect(times).toEqual(Array.from({ length: 50 }, (_, index) => index * 960));
  });

  it('lets timestamps go on over silence, over their wrap-around too', () => {
    const pacer = new Pacer(0xffff_ffff);
    expect(pacer.send(0)).toEqual({ timestamp: 0xffff_ffff, begins: true });
    expect(pacer.send(20)).toEqual({ timestamp: 959, begins: false });
    pacer.rest(30);
    pacer.rest(40);
    expect(pacer.isDue(5_000)).toBe(true);
    expect(pacer.send(5_000)).toEqual({ timestamp: 959 + 4_980 * 48, begins: true });
    expect(pacer.isDue(5_019)).toBe(false);
  });

  it('does not hurry after a delay of more than 100 ms', () => {
    const pacer = new Pacer(0);
    pacer.send(0);
    let sent = 0;
    for (; pacer.isDue(2_000); sent += 1) pacer.send(2_000);
    expect(sent).toBe(1);
  });
});

describe('readRtpPacket', () => {
  const packet = {
    payloadType: 111,
    sequence: 65_535,
    timestamp: 0xffff_fff0,
    ssrc: 77,
    payload: Uint8Array.of(1, 2, 3),
  };

  it('reads what is written', () => {
    const bytes = writeRtpPacket(packet, 'begins');
    expect(bytes[1]).toBe(0x80 | 111);
    expect(readRtpPacket(bytes)).toEqual({ ...packet, payload: Buffer.from([1, 2, 3]) });
    expect(writeRtpPacket(packet, 'goes-on')[1]).toBe(111);
  });

  it('leaves out sources, extensions and padding', () => {
    const plain = writeRtpPacket(packet, 'goes-on');
    const extras = Buffer.from([0, 0, 0, 9, 0xbe, 0xde, 0, 1, 9, 9, 9, 9]);
    const bytes = Buffer.concat([plain.subarray(0, 12), extras, plain.subarray(12), Buffer.from([0, 2])]);
    bytes[0] = 0x80 | 0x20 | 0x10 | 1;
    expect(readRtpPacket(bytes)?.payload).toEqual(Buffer.from([1, 2, 3]));
  });

  it.each([
    ['nothing', []],
    ['another version', [0x40, ...Array.from({ length: 20 }, () => 0)]],
    ['no payload', [0x80, ...Array.from({ length: 11 }, () => 0)]],
    ['an extension beyond the end', [0x90, ...Array.from({ length: 13 }, () => 0)]],
    ['an extension that is too long', [0x90, ...Array.from({ length: 13 }, () => 0), 255, 255, 1, 1]],
    ['padding beyond the beginning', [0xa0, ...Array.from({ length: 11 }, () => 0), 200]],
  ])('takes %s for no packet', (_, bytes) => {
    expect(readRtpPacket(Uint8Array.from(bytes))).toBeNull();
  });

  it('knows RTCP', () => {
    expect(isRtcp(Uint8Array.of(0x80, 200))).toBe(true);
    expect(isRtcp(Uint8Array.of(0x80, 0x80 | 111))).toBe(false);
  });
});
