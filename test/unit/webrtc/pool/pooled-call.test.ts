import { describe, expect, it } from 'vitest';
import type { MediaEnd, MediaListener } from '../../../../src/core/realtime/media-call.ts';
import type { MediaWorkerOrder } from '../../../../src/webrtc/messages.ts';
import { PooledCall } from '../../../../src/webrtc/pool/pooled-call.ts';

const stats = { packetsIn: 0, packetsOut: 0, receivedMs: 0, concealedMs: 0, unsentTexts: 0 };

describe('PooledCall', () => {
  /** What becomes of a text of eight bytes, and what is said of it at the end. */
  function send(maxTextBytes: number) {
    const orders: MediaWorkerOrder[] = [];
    const ends: MediaEnd[] = [];
    const carrier = { send: (order: MediaWorkerOrder) => orders.push(order), maxOfCall: () => Infinity };
    const listener: Partial<MediaListener> = { onClosed: (end) => ends.push(end) };
    const call = new PooledCall({ id: 'a', carrier, listener: listener as MediaListener, maxTextBytes });
    call.handOver();
    const fate = call.sendText('{"a":12}');
    call.take({ kind: 'ended', id: 'a', reason: 'ended', stats });
    return { fate, sent: orders.length, unsent: ends[0]?.stats?.unsentTexts };
  }

  it('sends what its client takes, and says what is longer', () => {
    expect(send(8)).toEqual({ fate: 'sent', sent: 1, unsent: 0 });
    expect(send(7)).toEqual({ fate: 'too-long', sent: 0, unsent: 1 });
  });

  it('takes no text for too long where its client has sound alone', () => {
    expect(send(0)).toEqual({ fate: 'sent', sent: 0, unsent: 0 });
  });
});
