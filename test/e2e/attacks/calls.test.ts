import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { measureAttack } from '../../support/attack-gateway.ts';
import { listHarm } from '../../support/attack-harm.ts';
import { openCall } from '../../support/call-client.ts';

const path = '/v1/realtime/calls?model=rtfam-4o-realtime-preview';

/** The process that carries calls is started by the first one, and stays. */
async function warmUp(url: string, apiKey: string): Promise<void> {
  const client = await openCall(url, { path, credential: apiKey });
  client.close();
  await sleep(2_500);
}

describe.skipIf(process.platform !== 'linux')('a gateway holds in calls', { timeout: 150_000 }, () => {
  it.each([
    ['good offers', 300],
    ['offers full of candidates', 100],
    ['offers with many media', 100],
    ['offers of noise', 300],
    ['offers with changed letters', 300],
    ['calls that are opened and left at once', 50],
  ])('against %s, %i of them', async (kind, size) => {
    const figures = await measureAttack({ attack: 'calls', kind, size, warmUp });
    expect(listHarm(figures)).toEqual([]);
  });

  it.each([
    ['tiny events', 4],
    ['long texts that are no events', 4],
    ['long events', 4],
    ['packets that are none', 4],
    ['packets of sound that is none', 4],
    ['packets of ever new sources', 4],
    ['reports that are none', 4],
    ['datagrams that are none', 4],
  ])('against %s, in %i of them', async (kind, size) => {
    const figures = await measureAttack({ attack: 'calls', kind, size, warmUp });
    expect(listHarm(figures)).toEqual([]);
  });

  // What ends without a word is gone when consent to send has run out (RFC 7675: 30 seconds).
  it('against clients that are killed in 20 calls', async () => {
    const plan = { kind: 'calls that nobody ends', size: 20, calmWithinMs: 45_000 };
    const figures = await measureAttack({ attack: 'calls', warmUp, ...plan });
    expect(listHarm(figures)).toEqual([]);
  });
});
