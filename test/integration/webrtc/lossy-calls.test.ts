import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { speak } from '../../../src/audio/index.ts';
import type { MediaCalls } from '../../../src/core/realtime/media-call.ts';
import { createMediaCalls } from '../../../src/webrtc/index.ts';
import { connectMediaClient, createCallId, createOffer } from '../../support/media-client.ts';
import { createMediaRecords } from '../../support/media-records.ts';
import { onSteadyMachine, retryOnSteadyMachine } from '../../support/steady-machine.ts';
import { openUdpForwarder } from '../../support/udp-forwarder.ts';

const sentence = 'Please tell me about the sea.';
const silence = Array.from({ length: 10 }, () => new Int16Array(480));
/** A busy machine may take so long for what takes no time, in milliseconds. */
const patience = 15_000;

describe('createMediaCalls, over a network that loses packets', { timeout: 60_000 }, () => {
  let calls: MediaCalls;
  beforeAll(() => {
    calls = createMediaCalls({
      workers: 1,
      bindAddress: '127.0.0.1',
      udpPort: null,
      advertisedAddress: null,
      iceServers: [],
    });
  });
  afterAll(() => calls.close());

  it('conceals 5 % of lost packets, and keeps the time', { retry: retryOnSteadyMachine }, async () =>
    onSteadyMachine(100, async () => {
      const records = createMediaRecords();
      const probe = await createOffer();
      const { answer, call } = await calls.open({
        id: createCallId(),
        offer: probe.offer,
        listener: createMediaRecords(),
      });
      probe.connection.close();
      call.close();
      const forwarder = await openUdpForwarder(Number(/ (\d+) typ host/.exec(answer)![1]), { loss: 0.05 });
      const changeAnswer = (text: string) =>
        text.replace(/ \d+ typ host/g, ` ${String(forwarder.port)} typ host`);
      const client = await connectMediaClient({ calls, listener: records, changeAnswer });
      // The machine stands still for both alike.
      const others = createMediaRecords();
      const other = await connectMediaClient({ calls, listener: others });
      const frames = [...speak(sentence), ...speak(sentence), ...silence];
      await Promise.all([client.say(frames), other.say(frames)]);
      await vi.waitFor(() => {
        expect(records.words().match(/sea/g)?.length ?? 0).toBeGreaterThan(0);
        expect(others.heardMs()).toBeGreaterThanOrEqual(frames.length * 20);
        expect(records.heardMs()).toBeGreaterThanOrEqual((frames.length - silence.length) * 20);
      }, patience);
      expect(forwarder.lost).toBeGreaterThan(3);
      client.close();
      other.close();
      const [{ stats }, { stats: whole }] = [await records.waitForEnd(), await others.waitForEnd()];
      expect(whole).toMatchObject({ packetsIn: frames.length, concealedMs: 0 });
      const lost = frames.length - stats!.packetsIn;
      expect(lost).toBeGreaterThan(3);
      expect(stats!.concealedMs).toBeGreaterThan(0);
      expect(stats!.concealedMs).toBeLessThanOrEqual(lost * 20);
      // Whatever came of it is in its place: a loss that was not made up for, or made up for twice, would move it.
      expect(Math.abs(stats!.receivedMs - whole!.receivedMs)).toBeLessThan(lost * 10);
      forwarder.close();
    }),
  );
});
