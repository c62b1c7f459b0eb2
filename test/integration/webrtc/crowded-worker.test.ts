import { describe, expect, it } from 'vitest';
import type { MediaCall, MediaCalls } from '../../../src/core/realtime/media-call.ts';
import { createMediaCalls, type MediaOptions, type WorkerFailure } from '../../../src/webrtc/index.ts';
import { connectMediaClient, createCallId, createOffer } from '../../support/media-client.ts';
import { createMediaRecords, type MediaRecords } from '../../support/media-records.ts';

/** Sixty of them are 15 MiB. */
const long = 'x'.repeat(256 * 1024);
const options: MediaOptions = {
  workers: 1,
  bindAddress: '127.0.0.1',
  udpPort: null,
  advertisedAddress: null,
  iceServers: [],
};
const short = '{"type":"session.created"}';

/** Calls whose clients have not come yet: what they are told waits. */
async function openMany(calls: MediaCalls, listeners: readonly MediaRecords[]): Promise<MediaCall[]> {
  const { offer, connection } = await createOffer('data');
  connection.close();
  const opened: MediaCall[] = [];
  for (const listener of listeners)
    opened.push((await calls.open({ id: createCallId(), offer, listener })).call);
  return opened;
}

describe('createMediaCalls, where many calls are told much at once', { timeout: 60_000 }, () => {
  it('gives up calls, and never their process: others go on', async () => {
    const failures: WorkerFailure[] = [];
    const calls = createMediaCalls({
      ...options,
      onWorkerFailure: (failure) => failures.push(failure),
    });
    const records = Array.from({ length: 6 }, createMediaRecords);
    const greedy = await openMany(calls, records);
    const listener = createMediaRecords();
    const modest = await connectMediaClient({ calls, listener, media: 'data' });
    for (const call of greedy) for (let count = 0; count < 60; count += 1) call.sendText(long);
    modest.call.sendText(short);
    await expect.poll(() => modest.texts, { timeout: 20_000 }).toEqual([short]);
    expect(failures).toEqual([]);
    expect(records.map(({ ends }) => ends.map(({ reason }) => reason))).toEqual([
      [],
      [],
      ['overflow'],
      ['overflow'],
      ['overflow'],
      ['overflow'],
    ]);
    modest.close();
    await calls.close();
  });

  it.each([
    ['much of 140', 140, 1, 500_000],
    ['140,000 short pieces of one', 1, 140_000, 4],
  ])('never has more than 64 MiB wait for a process: %s', async (_, count, pieces, length) => {
    const failures: WorkerFailure[] = [];
    const calls = createMediaCalls({ ...options, onWorkerFailure: (failure) => failures.push(failure) });
    const records = Array.from({ length: count }, createMediaRecords);
    const opened = await openMany(calls, records);
    const audio = 'A'.repeat(length);
    for (const call of opened) for (let piece = 0; piece < pieces; piece += 1) call.play(audio, 'item_1');
    const ends = records.flatMap((record) => record.ends);
    expect(ends.length).toBeGreaterThan(0);
    expect(new Set(ends.map(({ reason }) => reason))).toEqual(new Set(['overflow']));
    const next = await connectMediaClient({ calls, listener: createMediaRecords(), media: 'data' });
    expect(failures).toEqual([]);
    next.close();
    await calls.close();
  });
});
