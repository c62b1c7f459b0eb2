import { afterEach, describe, expect, it, vi } from 'vitest';
import type { IceServer } from '../../../src/core/realtime/realtime-config.ts';
import type { MediaCalls } from '../../../src/core/realtime/media-call.ts';
import { createMediaCalls } from '../../../src/webrtc/index.ts';
import { openLiteClient, type LiteClient } from '../../support/lite-client.ts';
import { createCallId } from '../../support/media-client.ts';
import { createMediaRecords } from '../../support/media-records.ts';

const patience = { timeout: 10_000, interval: 20 };

let client: LiteClient;
let calls: MediaCalls;

afterEach(async () => {
  client.close();
  await calls.close();
});

async function offer(iceServers: readonly IceServer[]): Promise<string> {
  client = await openLiteClient();
  const network = { bindAddress: '127.0.0.1', udpPort: null, advertisedAddress: null };
  calls = createMediaCalls({ workers: 1, ...network, iceServers });
  const id = createCallId();
  const opened = await calls.open({ id, offer: client.offer, listener: createMediaRecords() });
  opened.call.expectClient();
  return opened.answer;
}

describe('a client of ICE-lite', { timeout: 30_000 }, () => {
  it('is led by the gateway where it calls itself', async () => {
    const answer = await offer([]);
    client.call(answer);
    await vi.waitUntil(() => client.isConnected && client.roles.length > 0, patience);
    expect(new Set(client.roles)).toEqual(new Set(['controlling']));
  });

  it('is called where the gateway uses ICE servers, and so the addresses of offers', async () => {
    await offer([{ url: 'stun:127.0.0.1:9', username: null, password: null }]);
    await vi.waitUntil(() => client.isConnected, patience);
    expect(new Set(client.roles)).toEqual(new Set(['controlling']));
  });
});
