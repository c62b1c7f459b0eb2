import { beforeEach, describe, expect, it } from 'vitest';
import { JitterBuffer } from '../../../../src/webrtc/sound/jitter-buffer.ts';
import { measureOpusPacket } from '../../../../src/webrtc/sound/measure-opus-packet.ts';

/** Opus, 20 ms in one frame: the second byte tells packets apart. */
const opus20 = (mark: number) => Uint8Array.of(0x08, mark);

describe('JitterBuffer', () => {
  let buffer: JitterBuffer;
  let now: number;
  beforeEach(() => {
    buffer = new JitterBuffer();
    now = 1_000;
  });

  /** Packets are numbered from 0; both counters wrap around soon. */
  const put = (index: number, { ssrc = 1, ticks = index * 960 } = {}) => {
    const sequence = (65_534 + index) & 0xffff;
    const timestamp = (0xffff_ff00 + ticks) >>> 0;
    buffer.put({ payloadType: 111, sequence, timestamp, ssrc, payload: opus20(index) }, now);
  };
  const take = () =>
    buffer.take(now).map((step) => {
      if (step.kind === 'packet') return step.payload[1];
      const next = step.kind === 'lost' && step.next !== null ? ` before ${String(step.next[1])}` : '';
      return `${step.kind} ${String(step.ticks / 48)}${next}`;
    });
  const pass = (ms: number) => {
    now += ms;
  };

  it('passes packets on at once, over the wrap-around of both counters', () => {
    for (let index = 0; index < 6; index += 1) {
      put(index);
      expect(take()).toEqual([index]);
      pass(20);
    }
  });

  it('puts in order what came in another', () => {
    put(0);
    expect(take()).toEqual([0]);
    put(2);
    put(3);
    expect(take()).toEqual([]);
    put(1);
    expect(take()).toEqual([1, 2, 3]);
  });

  it('drops what came twice or too late', () => {
    for (const index of [0, 1, 1, 0]) put(index);
    expect(take()).toEqual([0, 1]);
    put(1);
    expect(take()).toEqual([]);
  });

  it('waits 60 ms for a packet, and takes it for lost then', () => {
    put(0);
    take();
    put(2);
    pass(59);
    expect(take()).toEqual([]);
    pass(1);
    expect(take()).toEqual(['lost 20 before 2', 2]);
    put(1);
    expect(take()).toEqual([]);
  });

  it('does not wait when 16 packets do', () => {
    put(0);
    take();
    for (let index = 2; index < 17; index += 1) put(index);
    expect(take()).toEqual([]);
    put(17);
    expect(take().slice(0, 2)).toEqual(['lost 20 before 2', 2]);
  });

  it('guesses 120 ms of a long loss, and the rest is silence', () => {
    put(0);
    take();
    pass(400);
    put(21);
    pass(60);
    expect(take()).toEqual(['lost 120', 'silence 280', 21]);
  });

  it('takes a gap in the timestamps alone for silence', () => {
    put(0);
    take();
    pass(80);
    put(1, { ticks: 4 * 960 });
    expect(take()).toEqual(['silence 60', 1]);
  });

  it('counts the time of a client that sends nothing as silence after 240 ms', () => {
    put(0);
    take();
    pass(239);
    expect(take()).toEqual([]);
    pass(1);
    expect(take()).toEqual(['silence 220']);
    pass(100);
    expect(take()).toEqual(['silence 100']);
    pass(20);
    put(1, { ticks: 18 * 960 });
    expect(take()).toEqual(['silence 20', 1]);
  });

  it('leaves words whole whose client is late for a moment', () => {
    put(0);
    take();
    pass(239);
    expect(take()).toEqual([]);
    for (let index = 1; index < 12; index += 1) put(index);
    expect(take()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('counts silence once that was a delay, and makes up for it later', () => {
    put(0);
    take();
    pass(260);
    expect(take()).toEqual(['silence 240']);
    for (let index = 1; index < 13; index += 1) put(index);
    expect(take()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    pass(240);
    put(13, { ticks: 25 * 960 });
    expect(take()).toEqual([13]);
  });

  it('begins anew with another source, or a packet far away', () => {
    put(0);
    expect(take()).toEqual([0]);
    put(7, { ssrc: 2, ticks: 500_000 });
    expect(take()).toEqual([7]);
    put(3_000, { ssrc: 2 });
    expect(take()).toEqual([3_000 & 0xff]);
  });

  it('makes no more silence of timestamps than time has passed, and a second', () => {
    put(0);
    take();
    put(1, { ticks: 100_000_000 });
    expect(take()).toEqual(['silence 980', 1]);
    put(2, { ticks: 200_000_000 });
    expect(take()).toEqual([2]);
  });

  it('drops what is more than five seconds faster than time', () => {
    let taken = 0;
    for (let index = 0; index < 400; index += 1) {
      put(index);
      taken += take().length;
    }
    expect(taken).toBe(251);
  });

  it('drops what is no Opus', () => {
    const packet = { payloadType: 111, sequence: 1, timestamp: 1, ssrc: 1 };
    buffer.put({ ...packet, payload: new Uint8Array() }, now);
    buffer.put({ ...packet, payload: Uint8Array.of(0x03) }, now);
    expect(take()).toEqual([]);
  });
});

describe('measureOpusPacket', () => {
  it.each([
    [[0x00], 10],
    [[0x08], 20],
    [[0x18], 60],
    [[0x60], 10],
    [[0x80], 2.5],
    [[0xf8], 20],
    [[0x09], 40],
    [[0x0b, 3], 60],
    [[0x0b, 6], 120],
    [[0x0b, 7], null],
    [[0x0b], null],
    [[], null],
  ])('measures %j as %s ms', (bytes, ms) => {
    expect(measureOpusPacket(Uint8Array.from(bytes))).toBe(ms === null ? null : ms * 48);
  });
});
