import { describe, expect, it } from 'vitest';
import { createMediaCalls, type WorkerFailure } from '../../../src/webrtc/index.ts';
import { connectMediaClient, type MediaClient } from '../../support/media-client.ts';
import { createMediaRecords } from '../../support/media-records.ts';

const long = 'x'.repeat(15 * 1024 * 1024);
const short = '{"type":"session.created"}';

describe('createMediaCalls, where many calls are told much at once', { timeout: 60_000 }, () => {
  it('gives up calls, and never their process: others go on', async () => {
    const failures: WorkerFailure[] = [];
    const calls = createMediaCalls({
      ...{ workers: 1, bindAddress: '127.0.0.1', udpPort: null, advertisedAddress: null, iceServers: [] },
      onWorkerFailure: (failure) => failures.push(failure),
    });
    const greedy: MediaClient[] = [];
    const records = Array.from({ length: 6 }, createMediaRecords);
    for (const listener of records) greedy.push(await connectMediaClient({ calls, listener, media: 'data' }));
    const listener = createMediaRecords();
    const modest = await connectMediaClient({ calls, listener, media: 'data' });
    for (const { call } of greedy) call.sendText(long);
    modest.call.sendText(short);
    await expect.poll(() => modest.texts, { timeout: 20_000 }).toEqual([short]);
    expect(failures).toEqual([]);
    expect(records.map(({ ends }) => ends.map(({ reason }) => reason))).toEqual([
      [],
      [],
      [],
      ['overflow'],
      ['overflow'],
      ['overflow'],
    ]);
    for (const client of [...greedy, modest]) client.close();
    await calls.close();
  });
});
