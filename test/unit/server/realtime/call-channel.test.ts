import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { maxUnsentBytes, type ChannelListener } from '../../../../src/core/realtime/client-channel.ts';
import type { MediaCall, MediaEnd, MediaEndReason } from '../../../../src/core/realtime/media-call.ts';
import { CallChannel } from '../../../../src/server/realtime/call-channel.ts';

class FakeCall implements MediaCall {
  readonly sent: string[] = [];
  bufferedBytes = 0;
  untakenSoundBytes = 0;
  closes = 0;
  sendText(text: string): 'sent' {
    this.sent.push(text);
    this.bufferedBytes += text.length;
    return 'sent';
  }
  expectClient(): void {
    return;
  }
  play(): void {
    return;
  }
  finish(): void {
    return;
  }
  stopPlaying() {
    return Promise.resolve([]);
  }
  close(): void {
    this.closes += 1;
  }
}

class Listener implements ChannelListener {
  readonly told: string[] = [];
  onTold: (what: string) => void = () => undefined;
  #tell(what: string): void {
    this.told.push(what);
    this.onTold(what);
  }
  onText(text: string): void {
    this.#tell(`text ${text}`);
  }
  onBinary(): void {
    this.#tell('binary');
  }
  onOversized(sizeBytes: number): void {
    this.#tell(`oversized ${String(sizeBytes)}`);
  }
  onSound(audio: string): void {
    this.#tell(`sound ${audio}`);
  }
  onPlayed(itemId: string): void {
    this.#tell(`played ${itemId}`);
  }
  onDrain(): void {
    this.#tell('drain');
  }
  onClosed(code: number): void {
    this.#tell(`closed ${String(code)}`);
  }
}

const stats = { packetsIn: 1, packetsOut: 2, receivedMs: 20, concealedMs: 0, unsentTexts: 0 };

let call: FakeCall;
let listener: Listener;
let ends: MediaEnd[];
let channel: CallChannel;

beforeEach(() => {
  vi.useFakeTimers();
  call = new FakeCall();
  listener = new Listener();
  ends = [];
  channel = new CallChannel({ times: { lookMs: 20_000, stallMs: 60_000 }, onEnd: (end) => ends.push(end) });
  channel.carry(call);
});
afterEach(() => {
  vi.useRealTimers();
});

const end = (reason: MediaEndReason) => {
  channel.onClosed({ reason, stats });
};

describe('CallChannel', () => {
  it('passes on what comes, in its order', () => {
    channel.listen(listener);
    channel.onText('a');
    channel.onSound('b');
    channel.onBinary();
    channel.onOversized(300_000);
    channel.onPlayed('item_1');
    channel.onDrain();
    expect(listener.told).toEqual([
      'text a',
      'sound b',
      'binary',
      'oversized 300000',
      'played item_1',
      'drain',
    ]);
    expect(channel.speaker).toBe(call);
  });

  it('tells what came before anybody listened', () => {
    channel.onText('a');
    channel.listen(listener);
    expect(listener.told).toEqual(['text a']);
  });

  it('keeps what comes while nobody reads, and tells it in its order afterwards', () => {
    channel.listen(listener);
    channel.pause();
    channel.onText('a');
    channel.onSound('b');
    channel.onPlayed('item_1');
    expect(listener.told).toEqual(['played item_1']);
    channel.resume();
    channel.onText('c');
    expect(listener.told).toEqual(['played item_1', 'text a', 'sound b', 'text c']);
  });

  it('stops in the middle of what it kept where there is too much again', () => {
    channel.listen(listener);
    channel.pause();
    for (const text of ['a', 'b', 'c']) channel.onText(text);
    listener.onTold = () => {
      channel.pause();
    };
    channel.resume();
    expect(listener.told).toEqual(['text a']);
    channel.onText('d');
    listener.onTold = () => undefined;
    channel.resume();
    expect(listener.told).toEqual(['text a', 'text b', 'text c', 'text d']);
  });

  it('gives up a client that sends more than 4 MiB while nobody reads', () => {
    channel.listen(listener);
    channel.pause();
    const piece = 'x'.repeat(64 * 1024);
    for (let sent = 0; sent + piece.length < maxUnsentBytes; sent += 66 * 1024) channel.onText(piece);
    expect(listener.told).toEqual([]);
    for (let count = 0; count < 4; count += 1) channel.onText(piece);
    expect(listener.told).toEqual(['closed 1008']);
    expect(call.closes).toBe(1);
    end('ended');
    channel.resume();
    expect(listener.told).toEqual(['closed 1008']);
    expect(ends).toEqual([{ reason: 'ended', stats }]);
  });

  it('counts small messages for what they occupy', () => {
    channel.listen(listener);
    channel.pause();
    for (let count = 0; count < maxUnsentBytes / 64; count += 1) channel.onText('x');
    expect(listener.told).toEqual(['closed 1008']);
  });

  it.each<[MediaEndReason, number]>([
    ['closed', 1000],
    ['vanished', 1006],
    ['never-connected', 1006],
    ['overflow', 1008],
    ['failed', 1011],
    ['ended', 1000],
  ])('tells the end %s as %i, once', (reason, code) => {
    channel.listen(listener);
    end(reason);
    channel.onText('late');
    channel.send('late');
    expect(listener.told).toEqual([`closed ${String(code)}`]);
    expect(call.sent).toEqual([]);
    expect(channel.isOver).toBe(true);
    expect(ends).toEqual([{ reason, stats }]);
  });

  it.each<[MediaEndReason, readonly string[]]>([
    ['never-connected', ['abandoned', 'closed 1006']],
    ['vanished', ['closed 1006']],
    ['closed', ['closed 1000']],
  ])('abandons the session of a client that never came: %s', (reason, told) => {
    const all: string[] = listener.told;
    channel.listen(listener, () => {
      all.push('abandoned');
    });
    end(reason);
    expect(all).toEqual(told);
  });

  it('tells an end that came before anybody listened', () => {
    end('failed');
    expect(channel.isOver).toBe(true);
    channel.listen(listener);
    expect(listener.told).toEqual(['closed 1011']);
  });

  it('closes once, passes nothing on afterwards, and tells the code it was closed with', () => {
    channel.listen(listener);
    channel.send('last');
    channel.close(1001);
    channel.close(1008);
    channel.onText('late');
    channel.onDrain();
    channel.send('late');
    expect([call.sent, call.closes, listener.told]).toEqual([['last'], 1, []]);
    end('ended');
    expect(listener.told).toEqual(['closed 1001']);
  });

  it('gives up a client that takes nothing for 60 seconds', () => {
    channel.listen(listener);
    channel.send('x'.repeat(1_000));
    vi.advanceTimersByTime(59_000);
    call.bufferedBytes -= 1;
    vi.advanceTimersByTime(60_000);
    expect(listener.told).toEqual([]);
    vi.advanceTimersByTime(2_000);
    expect(listener.told).toEqual(['closed 1008']);
  });

  it('counts sound that its process has not taken as what waits, and not for what the client takes', () => {
    channel.listen(listener);
    call.untakenSoundBytes = 5_000_000;
    expect(channel.bufferedBytes).toBe(5_000_000);
    channel.send('x');
    vi.advanceTimersByTime(60_000);
    call.untakenSoundBytes = 4_000_000;
    vi.advanceTimersByTime(21_000);
    expect(listener.told).toEqual(['closed 1008']);
  });

  it('waits for ever where nothing is to be taken', () => {
    channel.listen(listener);
    channel.send('x');
    call.bufferedBytes = 0;
    vi.advanceTimersByTime(3_600_000);
    expect(listener.told).toEqual([]);
  });

  it('leaves no timer behind', () => {
    channel.listen(listener);
    end('closed');
    expect(vi.getTimerCount()).toBe(0);
  });
});
