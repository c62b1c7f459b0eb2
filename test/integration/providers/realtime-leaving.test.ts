import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RealtimeLink } from '../../../src/core/realtime/realtime-link.ts';
import { createLinkRig, type LinkRig } from '../../support/open-link.ts';
import {
  createRealtimeUpstream,
  type RealtimeUpstream,
  type UpstreamSession,
} from '../../support/realtime-upstream.ts';

let upstream: RealtimeUpstream;
let rig: LinkRig;
let link: RealtimeLink;
let session: UpstreamSession;

beforeEach(async () => {
  upstream = await createRealtimeUpstream({ answer: () => undefined });
  rig = createLinkRig({ url: upstream.url });
  link = await rig.open();
  session = await upstream.waitForSession();
});

afterEach(async () => {
  rig.links.close();
  await upstream.close();
});

describe('a session at an upstream that is closed', () => {
  it('ends with a close frame', async () => {
    link.close();
    expect(await session.closed).toBe(1000);
    await expect.poll(() => upstream.openConnections).toBe(0);
  });

  it('ends so while nothing of it is read, too', async () => {
    link.pause();
    session.send({ type: 'x' });
    link.close();
    expect(await session.closed).toBe(1000);
    expect(rig.events).toHaveLength(1);
  });

  it('does not wait for long for an upstream that takes no leave', async () => {
    session.socket.pause();
    link.close();
    await sleep(1_200);
    const countOpen = () => {
      // Only who writes to a connection that is gone hears of it while nothing is read.
      session.socket.ping();
      return upstream.openConnections;
    };
    await expect.poll(countOpen).toBe(0);
  });
});
