import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createAudioEncoder, createAudioFormat, Listener, speak } from '../../../src/audio/index.ts';
import type { MediaCalls } from '../../../src/core/realtime/media-call.ts';
import { createMediaCalls, type MediaOptions, type WorkerFailure } from '../../../src/webrtc/index.ts';
import { connectMediaClient, createOffer } from '../../support/media-client.ts';
import { createMediaRecords } from '../../support/media-records.ts';
import { openUdpForwarder } from '../../support/udp-forwarder.ts';

const sentence = 'Please tell me about the sea.';

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

  it('carries texts and speech both ways', async () => {
    const records = createMediaRecords();
    const client = await connectMediaClient({ calls, listener: records });
    expect(client.id).toMatch(/^rtc_[\w-]{24}$/);
    client.call.sendText('{"type":"session.created"}');
    client.channel.sendMessage('{"type":"response.create"}');
    for (const audio of say(sentence)) client.call.play(audio, 'item_1');
    client.call.finish('item_1');
    await client.say(speak(sentence));
    await vi.waitFor(() => {
      expect(records.played).toEqual(['item_1']);
    }, 10_000);
    expect(client.texts).toEqual(['{"type":"session.created"}']);
    expect(records.texts).toEqual(['{"type":"response.create"}']);
    await vi.waitFor(() => {
      expect(records.words()).toBe(sentence);
    }, 5_000);
    expect(understand(await client.hear())).toBe(sentence);
    client.close();
    expect(await records.waitForEnd()).toMatchObject({ reason: 'closed', stats: { concealedMs: 0 } });
  });

  it('conceals 5 % of lost packets, and keeps the time', async () => {
    const records = createMediaRecords();
    const probe = await createOffer();
    const { answer, call } = await calls.open({ offer: probe.offer, listener: createMediaRecords() });
    probe.connection.close();
    call.close();
    const forwarder = await openUdpForwarder(Number(/ (\d+) typ host/.exec(answer)![1]), 0.05);
    const changeAnswer = (text: string) =>
      text.replace(/ \d+ typ host/g, ` ${String(forwarder.port)} typ host`);
    const client = await connectMediaClient({ calls, listener: records, changeAnswer });
    const frames = [...speak(sentence), ...speak(sentence)];
    await client.say([...frames, ...Array.from({ length: 10 }, () => new Int16Array(480))]);
    await vi.waitFor(() => {
      expect(records.words().match(/sea/g)?.length ?? 0).toBeGreaterThan(0);
    }, 5_000);
    expect(forwarder.lost).toBeGreaterThan(3);
    expect(Math.abs(records.heardMs() - frames.length * 20)).toBeLessThan(500);
    client.close();
    const { stats } = await records.waitForEnd();
    expect(stats?.concealedMs).toBeGreaterThan(0);
    forwarder.close();
  });

  it('paces what it plays, stops at once, and says how much was heard', async () => {
    const records = createMediaRecords();
    const client = await connectMediaClient({ calls, listener: records });
    const sound = say(`${sentence} ${sentence} ${sentence}`);
    for (const audio of sound) client.call.play(audio, 'item_1');
    client.call.finish('item_1');
    await vi.waitUntil(() => client.packets.length >= 40, 5_000);
    const stopped = await client.call.stopPlaying();
    client.call.play(sound[0]!, 'item_1');
    const heard = stopped!.playedMs / 20;
    expect(stopped?.itemId).toBe('item_1');
    expect(heard).toBeGreaterThanOrEqual(40);
    expect(await client.call.stopPlaying()).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(client.packets.length * 20).toBe(stopped!.playedMs);
    for (const audio of say('Yes.')) client.call.play(audio, 'item_2');
    client.call.finish('item_2');
    await vi.waitUntil(() => records.played.length > 0, 5_000);
    expect(records.played).toEqual(['item_2']);
    // Timestamps go on over the silence as time did.
    const [before, after] = client.packets.slice(heard - 1, heard + 1);
    const apartMs = ((after!.packet.timestamp - before!.packet.timestamp) | 0) / 48;
    expect(Math.abs(apartMs - (after!.at - before!.at))).toBeLessThan(200);
    const times = client.packets.map(({ at }) => at);
    expect(times[39]! - times[0]!).toBeGreaterThan(400);
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
    await vi.waitFor(() => {
      expect(records.events).toEqual(['binary', 'oversized 262145']);
    });
    expect(records.texts.map(({ length }) => length)).toEqual([262_144]);
    await vi.waitFor(() => {
      expect(client.texts.map(({ length }) => length)).toEqual([200_000]);
    });
    await vi.waitFor(() => {
      expect(client.call.bufferedBytes).toBe(0);
    });
    client.call.close();
    expect(await records.waitForEnd()).toMatchObject({ reason: 'ended', stats: { unsentTexts: 1 } });
    client.call.close();
    client.call.sendText('late');
    expect(await client.call.stopPlaying()).toBeNull();
    client.close();
  });

  it('refuses an offer that it cannot use', async () => {
    const open = (offer: string) => calls.open({ offer, listener: createMediaRecords() });
    await expect(open('hello')).rejects.toMatchObject({ code: 'invalid_argument', reason: 'invalid_sdp' });
  });

  it.runIf(process.platform === 'linux')('connects 100 calls, and nothing of them stays', async () => {
    const connect = async (index: number) => {
      const records = createMediaRecords();
      const client = await connectMediaClient({ calls, listener: records });
      if (index % 2 === 0) client.close();
      else client.call.close();
      expect((await records.waitForEnd()).reason).toBe(index % 2 === 0 ? 'closed' : 'ended');
      client.close();
    };
    const connectMany = async (count: number) => {
      for (let done = 0; done < count; done += 5)
        await Promise.all(Array.from({ length: 5 }, (_, index) => connect(index)));
    };
    await connectMany(20);
    const [worker] = findWorkers();
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
    await calls.open({ offer, listener: records });
    expect((await records.waitForEnd()).reason).toBe('never-connected');
    await calls.close();
  });

  it('ends the calls of a worker that dies, and carries the next ones', async () => {
    const failures: WorkerFailure[] = [];
    const calls = createMediaCalls({ ...options, onWorkerFailure: (failure) => failures.push(failure) });
    const records = createMediaRecords();
    const client = await connectMediaClient({ calls, listener: records });
    const before = findWorkers();
    expect(before).toHaveLength(1);
    process.kill(before[0]!, 'SIGKILL');
    expect(await records.waitForEnd()).toEqual({ reason: 'failed', stats: null });
    expect(failures).toMatchObject([{ worker: 1, signal: 'SIGKILL' }]);
    client.close();
    const next = await connectMediaClient({ calls, listener: createMediaRecords() });
    next.close();
    await calls.close();
    expect(findWorkers()).toEqual([]);
    await expect(calls.open({ offer: await makeOffer(), listener: records })).rejects.toMatchObject({
      code: 'unavailable',
      reason: 'shutting_down',
    });
  });

  it('spreads calls over workers, up to a limit', async () => {
    const calls = createMediaCalls({ ...options, workers: 2, maxCallsPerWorker: 1 });
    const offer = await makeOffer();
    const open = () => calls.open({ offer, listener: createMediaRecords() });
    const opened = await Promise.all([open(), open()]);
    const ports = opened.map(({ answer }) => / (\d+) typ host/.exec(answer)![1]);
    expect(new Set(ports).size).toBe(2);
    await expect(open()).rejects.toMatchObject({ code: 'overloaded' });
    expect(findWorkers()).toHaveLength(2);
    await calls.close();
    expect(findWorkers()).toEqual([]);
  });

  it('has workers one after the other on the ports it is given, at the address it is told', async () => {
    const udpPort = 42_000 + (process.pid % 10_000);
    const calls = createMediaCalls({ ...options, workers: 2, udpPort, advertisedAddress: '203.0.113.7' });
    const offer = await makeOffer();
    const open = () => calls.open({ offer, listener: createMediaRecords() });
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
    const open = () => calls.open({ offer, listener: createMediaRecords() });
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

/** Processes of workers that this one has started. */
function findWorkers(): number[] {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return stdout
    .split('\n')
    .filter((line) => line.includes('media-worker.ts'))
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === process.pid)
    .map(([pid]) => pid!);
}

/** Open files and memory of a process. */
function measureProcess(pid: number): { readonly files: number; readonly memoryMb: number } {
  const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
  const memoryMb = Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024;
  return { files: readdirSync(`/proc/${String(pid)}/fd`).length, memoryMb };
}
