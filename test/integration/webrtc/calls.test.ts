import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createAudioEncoder, createAudioFormat, Listener, speak } from '../../../src/audio/index.ts';
import type { MediaCalls } from '../../../src/core/realtime/media-call.ts';
import { createMediaCalls, type MediaOptions, type WorkerFailure } from '../../../src/webrtc/index.ts';
import {
  connectMediaClient,
  connectPeer,
  createCallId,
  createOffer,
  sendOfEachSource,
} from '../../support/media-client.ts';
import { listMediaWorkers } from '../../support/media-workers.ts';
import { createMediaRecords } from '../../support/media-records.ts';
import { onSteadyMachine, retryOnSteadyMachine } from '../../support/steady-machine.ts';
import { writeRtpPacket } from '../../../src/webrtc/sound/rtp-packet.ts';

const sentence = 'Please tell me about the sea.';

/** A busy machine may take so long for what takes no time, in milliseconds. */
const patience = 15_000;

const options: MediaOptions = {
  workers: 1,
  bindAddress: '127.0.0.1',
  udpPort: null,
  advertisedAddress: null,
  iceServers: [],
};

/** Sound of the simulator's voice, as a session has it. */
function say(text: string): string[] {
  const encoder = createAudioEncoder(createAudioFormat('pcm16'));
  return [...speak(text)].map((frame) => Buffer.from(encoder.encode(frame)).toString('base64'));
}

function understand(samples: Int16Array): string {
  const listener = new Listener();
  listener.hear(samples);
  return listener.report().text;
}

describe('createMediaCalls', { timeout: 60_000 }, () => {
  let calls: MediaCalls;
  beforeAll(() => {
    calls = createMediaCalls(options);
  });
  afterAll(() => calls.close());

  it('carries texts over a data channel that is offered with a mapped port', async () => {
    const records = createMediaRecords();
    const client = await connectPeer(async (offer) => {
      const mapped = offer
        .replace('UDP/DTLS/SCTP webrtc-datachannel', 'DTLS/SCTP 5000')
        .replace('a=sctp-port:5000', 'a=sctpmap:5000 webrtc-datachannel 65535');
      const { call, answer } = await calls.open({ id: createCallId(), offer: mapped, listener: records });
      call.expectClient();
      call.sendText('{"type":"session.created"}');
      return answer
        .replace('DTLS/SCTP 5000', 'UDP/DTLS/SCTP webrtc-datachannel')
        .replace('a=sctpmap:5000 webrtc-datachannel 65535', 'a=sctp-port:5000');
    });
    await vi.waitFor(() => {
      expect(client.texts).toEqual(['{"type":"session.created"}']);
    }, patience);
    client.close();
  });

  it('carries texts and speech both ways', { retry: retryOnSteadyMachine }, async () =>
    onSteadyMachine(100, async () => {
      const records = createMediaRecords();
      const client = await connectMediaClient({ calls, listener: records });
      client.call.sendText('{"type":"session.created"}');
      client.channel.sendMessage('{"type":"response.create"}');
      for (const audio of say(sentence)) client.call.play(audio, 'item_1');
      client.call.finish('item_1');
      await client.say(speak(sentence));
      await vi.waitFor(() => {
        expect(records.played).toEqual(['item_1']);
      }, patience);
      expect(client.texts).toEqual(['{"type":"session.created"}']);
      expect(records.texts).toEqual(['{"type":"response.create"}']);
      await vi.waitFor(() => {
        expect(records.words()).toBe(sentence);
      }, patience);
      expect(understand(await client.hear())).toBe(sentence);
      client.close();
      expect(await records.waitForEnd()).toMatchObject({ reason: 'closed', stats: { concealedMs: 0 } });
    }),
  );

  it('paces what it plays, stops at once, and says how much was heard', async () => {
    const records = createMediaRecords();
    const client = await connectMediaClient({ calls, listener: records });
    const sound = say(`${sentence} ${sentence} ${sentence}`);
    const startedAt = performance.now();
    for (const audio of sound) client.call.play(audio, 'item_1');
    client.call.finish('item_1');
    await vi.waitUntil(() => client.packets.length >= 40, patience);
    expect(performance.now() - startedAt).toBeGreaterThan(700);
    const [stopped] = await client.call.stopPlaying();
    client.call.play(sound[0]!, 'item_1');
    const heard = stopped!.playedMs / 20;
    expect(stopped?.itemId).toBe('item_1');
    expect(heard).toBeGreaterThanOrEqual(40);
    expect(await client.call.stopPlaying()).toEqual([]);
    await vi.waitUntil(() => client.packets.length >= heard, patience);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(client.packets.length * 20).toBe(stopped!.playedMs);
    for (const audio of say('Yes.')) client.call.play(audio, 'item_2');
    client.call.finish('item_2');
    await vi.waitUntil(() => records.played.length > 0, patience);
    expect(records.played).toEqual(['item_2']);
    await vi.waitUntil(() => client.packets.length > heard, patience);
    // Timestamps go on over the silence as time did.
    const [before, after] = client.packets.slice(heard - 1, heard + 1);
    const apartMs = ((after!.packet.timestamp - before!.packet.timestamp) | 0) / 48;
    expect(apartMs).toBeGreaterThan(280);
    expect(apartMs).toBeLessThan(performance.now() - startedAt);
    client.close();
  });

  it('carries texts without sound, and tells what is no text or too long', async () => {
    const records = createMediaRecords();
    const changeAnswer = (answer: string) =>
      answer.replace(/max-message-size:\d+/, 'max-message-size:600000');
    const client = await connectMediaClient({ calls, listener: records, media: 'data', changeAnswer });
    client.channel.sendMessageBinary(Buffer.from('x'));
    client.channel.sendMessage('x'.repeat(256 * 1024));
    client.channel.sendMessage('x'.repeat(256 * 1024 + 1));
    client.call.sendText('x'.repeat(300_000));
    client.call.sendText('y'.repeat(200_000));
    client.call.play(say('Yes.')[0]!, 'item_1');
    client.call.finish('item_1');
    await vi.waitFor(() => {
      expect(records.events).toEqual(['binary', 'oversized 262145']);
    }, patience);
    expect(records.texts.map(({ length }) => length)).toEqual([262_144]);
    expect(records.played).toEqual(['item_1']);
    await vi.waitFor(() => {
      expect(client.texts.map(({ length }) => length)).toEqual([200_000]);
    }, patience);
    await vi.waitFor(() => {
      expect(client.call.bufferedBytes).toBe(0);
    }, patience);
    client.call.close();
    expect(await records.waitForEnd()).toMatchObject({ reason: 'ended', stats: { unsentTexts: 1 } });
    client.call.close();
    client.call.sendText('late');
    expect(await client.call.stopPlaying()).toEqual([]);
    client.close();
  });

  it('answers without a STUN server that says nothing, and keeps the calls that it has', async () => {
    const hole = createSocket('udp4');
    hole.bind(0, '127.0.0.1');
    await once(hole, 'listening');
    const url = `stun:127.0.0.1:${String(hole.address().port)}`;
    const failures: WorkerFailure[] = [];
    const waiting = createMediaCalls({
      ...options,
      iceServers: [{ url, username: null, password: null }],
      onWorkerFailure: (failure) => failures.push(failure),
    });
    const records = createMediaRecords();
    const client = await connectMediaClient({ calls: waiting, listener: records });
    client.channel.sendMessage('{"type":"response.create"}');
    await vi.waitUntil(() => records.texts.length > 0, 5_000);
    client.close();
    await waiting.close();
    hole.close();
    expect(failures).toEqual([]);
  });

  it('refuses an offer that it cannot use', async () => {
    const open = (offer: string) => calls.open({ id: createCallId(), offer, listener: createMediaRecords() });
    await expect(open('hello')).rejects.toMatchObject({ code: 'invalid_argument', reason: 'invalid_sdp' });
  });

  it.runIf(process.platform === 'linux')('connects 100 calls, and nothing of them stays', async () => {
    const connect = async (index: number) => {
      const records = createMediaRecords();
      const client = await connectMediaClient({ calls, listener: records });
      if (index % 2 === 1) {
        client.call.close();
        await client.closed;
      }
      client.close();
      expect((await records.waitForEnd()).reason).toBe(index % 2 === 0 ? 'closed' : 'ended');
    };
    const connectMany = async (count: number) => {
      for (let done = 0; done < count; done += 5)
        await Promise.all(Array.from({ length: 5 }, (_, index) => connect(index)));
    };
    await connectMany(20);
    const [worker] = listMediaWorkers();
    const before = measureProcess(worker!);
    await connectMany(100);
    await vi.waitFor(() => {
      const after = measureProcess(worker!);
      expect(after.files).toBeLessThanOrEqual(before.files + 2);
      expect(after.memoryMb).toBeLessThan(before.memoryMb + 30);
    }, 10_000);
  });
});

describe('calls that fail', { timeout: 60_000 }, () => {
  it('gives up a client that never connects', async () => {
    const calls = createMediaCalls({ ...options, maxConnectMs: 300 });
    const { offer, connection } = await createOffer();
    connection.close();
    const records = createMediaRecords();
    const { call } = await calls.open({ id: createCallId(), offer, listener: records });
    // It is not waited for before it can have had its answer.
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(records.ends).toEqual([]);
    call.expectClient();
    expect((await records.waitForEnd()).reason).toBe('never-connected');
    await calls.close();
  });

  it('connects nobody whose certificate is not the one of the offer', async () => {
    const calls = createMediaCalls({ ...options, maxConnectMs: 3_000 });
    const { offer, connection, channel } = await createOffer('data');
    const records = createMediaRecords();
    const forged = offer.replace(
      /(a=fingerprint:sha-256 )(.{5})/i,
      (_, name: string, first: string) => name + (first === '00:00' ? '11:11' : '00:00'),
    );
    expect(forged).not.toBe(offer);
    const { call, answer } = await calls.open({ id: createCallId(), offer: forged, listener: records });
    call.expectClient();
    connection.setRemoteDescription(answer, 'answer');
    expect((await records.waitForEnd()).reason).toBe('never-connected');
    expect(channel.isOpen()).toBe(false);
    connection.close();
    await calls.close();
  });

  it('connects a client that hides its addresses', async () => {
    const calls = createMediaCalls(options);
    const records = createMediaRecords();
    const client = await connectPeer(async (offer) => {
      const hidden = offer.replace(
        /(a=candidate:\S+ 1 UDP \d+) \S+/gi,
        '$1 4e1b3a52-7c0f-4d1e-9c36-1f2a3b4c5d6e.local',
      );
      expect(hidden).toMatch(/\.local \d+ typ host/);
      const { call, answer } = await calls.open({ id: createCallId(), offer: hidden, listener: records });
      call.expectClient();
      return answer;
    });
    expect(client.channel.isOpen()).toBe(true);
    client.close();
    await calls.close();
  });

  it('ends the calls of a worker that dies, and carries the next ones', async () => {
    const failures: WorkerFailure[] = [];
    const calls = createMediaCalls({ ...options, onWorkerFailure: (failure) => failures.push(failure) });
    const records = createMediaRecords();
    const client = await connectMediaClient({ calls, listener: records });
    const before = listMediaWorkers();
    expect(before).toHaveLength(1);
    process.kill(before[0]!, 'SIGKILL');
    expect(await records.waitForEnd()).toEqual({ reason: 'failed', stats: null });
    expect(failures).toMatchObject([{ worker: 1, signal: 'SIGKILL' }]);
    client.close();
    const next = await connectMediaClient({ calls, listener: createMediaRecords() });
    next.close();
    await calls.close();
    expect(listMediaWorkers()).toEqual([]);
    await expect(
      calls.open({ id: createCallId(), offer: await makeOffer(), listener: records }),
    ).rejects.toMatchObject({
      code: 'unavailable',
      reason: 'shutting_down',
    });
  });

  it('ends a worker that hangs, and its calls', async () => {
    const failures: WorkerFailure[] = [];
    const onWorkerFailure = (failure: WorkerFailure) => failures.push(failure);
    const calls = createMediaCalls({ ...options, maxSilentMs: 1_000, onWorkerFailure });
    const records = createMediaRecords();
    const client = await connectMediaClient({ calls, listener: records });
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(failures).toEqual([]);
    process.kill(listMediaWorkers()[0]!, 'SIGSTOP');
    const stoppedAt = performance.now();
    expect(await records.waitForEnd()).toEqual({ reason: 'failed', stats: null });
    expect(performance.now() - stoppedAt).toBeLessThan(2_500);
    expect(failures).toMatchObject([{ worker: 1, signal: 'SIGKILL' }]);
    client.close();
    await calls.close();
  });

  it('blames no offer for a port that another program has, and says which', async () => {
    const other = createSocket('udp4');
    other.bind(0, '127.0.0.1');
    await once(other, 'listening');
    const udpPort = other.address().port;
    const failures: WorkerFailure[] = [];
    const onWorkerFailure = (failure: WorkerFailure) => failures.push(failure);
    const calls = createMediaCalls({ ...options, udpPort, onWorkerFailure });
    const order = { id: createCallId(), offer: await makeOffer(), listener: createMediaRecords() };
    await expect(calls.open(order)).rejects.toMatchObject({
      code: 'unavailable',
      reason: 'webrtc_unavailable',
    });
    await vi.waitUntil(() => failures.length > 0, 5_000);
    expect(failures[0]?.complaint).toContain(`UDP port ${String(udpPort)} of 127.0.0.1 cannot be had`);
    other.close();
    await once(other, 'close');
    await calls.open({ ...order, id: createCallId() });
    await calls.close();
  });

  it('ends a call of which each packet has another source, and no other', async () => {
    const calls = createMediaCalls(options);
    const [records, others] = [createMediaRecords(), createMediaRecords()];
    const client = await connectMediaClient({ calls, listener: records });
    const other = await connectMediaClient({ calls, listener: others });
    const payload = Buffer.of(0x80, 0, 0);
    sendOfEachSource(client, (ssrc) => {
      const packet = { payloadType: 111, sequence: ssrc, timestamp: 960 * ssrc, ssrc, payload };
      return writeRtpPacket(packet, 'goes-on');
    });
    expect((await records.waitForEnd()).reason).toBe('overflow');
    const reporter = await connectMediaClient({ calls, listener: records });
    sendOfEachSource(reporter, (ssrc) => Buffer.of(0x80, 201, 0, 1, 0, 0, 0, ssrc));
    await vi.waitUntil(() => records.ends.length === 2, 5_000);
    expect(records.ends[1]?.reason).toBe('overflow');
    expect(others.ends).toEqual([]);
    for (const each of [client, other, reporter]) each.close();
    await calls.close();
  });

  it('spreads calls over workers, up to a limit', async () => {
    const calls = createMediaCalls({ ...options, workers: 2, maxCallsPerWorker: 1 });
    const offer = await makeOffer();
    const open = () => calls.open({ id: createCallId(), offer, listener: createMediaRecords() });
    const opened = await Promise.all([open(), open()]);
    const ports = opened.map(({ answer }) => / (\d+) typ host/.exec(answer)![1]);
    expect(new Set(ports).size).toBe(2);
    await expect(open()).rejects.toMatchObject({ code: 'overloaded' });
    expect(listMediaWorkers()).toHaveLength(2);
    await calls.close();
    expect(listMediaWorkers()).toEqual([]);
  });

  it('has workers one after the other on the ports it is given, at the address it is told', async () => {
    const udpPort = 42_000 + (process.pid % 10_000);
    const calls = createMediaCalls({ ...options, workers: 2, udpPort, advertisedAddress: '203.0.113.7' });
    const offer = await makeOffer();
    const open = () => calls.open({ id: createCallId(), offer, listener: createMediaRecords() });
    const answers = [await open(), await open()].map(({ answer }) => answer);
    const places = answers.map((answer) => / (\S+ \d+) typ host/.exec(answer)![1]);
    expect(places).toEqual([`203.0.113.7 ${String(udpPort)}`, `203.0.113.7 ${String(udpPort + 1)}`]);
    for (const answer of answers) expect(answer).not.toContain('127.0.0.1 ');
    await calls.close();
  });

  it('says that it cannot where the native part is missing', async () => {
    const hook = `import { registerHooks } from 'node:module';
      registerHooks({ resolve(name, context, next) {
        if (name === 'node-datachannel') throw new Error('missing');
        return next(name, context);
      } });`;
    const execArgv = ['--import', `data:text/javascript,${encodeURIComponent(hook)}`];
    const calls = createMediaCalls({ ...options, execArgv });
    const offer = await makeOffer();
    const open = () => calls.open({ id: createCallId(), offer, listener: createMediaRecords() });
    await expect(open()).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('not installed'),
    });
    await expect(open()).rejects.toMatchObject({ code: 'unavailable' });
    await calls.close();
  });
});

async function makeOffer(): Promise<string> {
  const { offer, connection } = await createOffer();
  connection.close();
  return offer;
}

/** Open files and memory of a process. */
function measureProcess(pid: number): { readonly files: number; readonly memoryMb: number } {
  const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
  const memoryMb = Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024;
  return { files: readdirSync(`/proc/${String(pid)}/fd`).length, memoryMb };
}
