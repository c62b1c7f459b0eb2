import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import type { VideoOrder } from '../../../src/core/video/video-order.ts';
import type { UpstreamVideoState, VideoProviderAdapter } from '../../../src/core/video/video-upstream.ts';
import { createPictureTools } from '../../../src/pictures/index.ts';
import { createSimulatorAdapter } from '../../../src/providers/simulator/create-simulator-adapter.ts';
import { catchError } from '../../support/create-upstream-call.ts';
import {
  createVideoCall,
  createVideoOrder,
  expectDone,
  fetchFirst,
  readDownload,
} from '../../support/create-video-call.ts';

/** So small that it costs next to nothing. */
const small = { resolution: '64p', seconds: 1 };

describe('the videos of the simulator', () => {
  let now = 1_790_000_000_000;
  let simulator: VideoProviderAdapter;
  const create = () => createSimulatorAdapter({ clock: { now: () => now }, pictures: createPictureTools() });
  beforeEach(() => {
    simulator = create();
  });
  afterEach(() => simulator.close());

  const find = () => {
    if (!simulator.video) throw new Error('The simulator makes no videos.');
    return simulator.video;
  };
  const submit = (prompt: string, order: Partial<VideoOrder> = {}, picture?: Buffer) =>
    find().submit(
      createVideoCall({
        provider: 'simulator',
        order: { ...small, ...order, prompt },
        ...(picture ? { picture } : {}),
      }),
    );
  const poll = (upstreamId: string, prompt: string, order: Partial<VideoOrder> = {}) =>
    find().poll(
      createVideoCall({ provider: 'simulator', upstreamId, order: { ...small, ...order, prompt } }),
    );
  /** The state of a task so many milliseconds after it was submitted. */
  const run = async (
    prompt: string,
    elapsedMs: number,
    order: Partial<VideoOrder> = {},
  ): Promise<UpstreamVideoState> => {
    const upstreamId = await submit(prompt, order);
    now += elapsedMs;
    return await poll(upstreamId, prompt, order);
  };
  const shoot = async (prompt: string, order: Partial<VideoOrder> = {}) =>
    await readDownload(await fetchFirst(await run(prompt, 2_000, order)));

  it('takes two seconds, and says how far it is', async () => {
    const upstreamId = await submit('A boat');
    expect(await poll(upstreamId, 'A boat')).toEqual({ kind: 'running', progress: 0, retryAfterMs: 2_000 });
    now += 1_500;
    expect(await poll(upstreamId, 'A boat')).toEqual({ kind: 'running', progress: 75, retryAfterMs: 500 });
    now += 500;
    expect(await poll(upstreamId, 'A boat')).toMatchObject({ kind: 'done', filteredCount: 0 });
  });

  it('goes on after a restart as if there had been none', async () => {
    const upstreamId = await submit('A boat');
    const film = await shoot('A boat');
    await simulator.close();
    simulator = create();
    const again = await readDownload(await fetchFirst(await poll(upstreamId, 'A boat')));
    expect(again.equals(film)).toBe(true);
  });

  it('makes equal films of equal orders, and others of others', async () => {
    const film = await shoot('A red boat');
    expect((await shoot('A red boat [[delay=1s]]')).equals(film)).toBe(true);
    const others = [
      await shoot('A blue boat'),
      await shoot('A red boat', { negativePrompt: 'text' }),
      await shoot('A red boat', { aspectRatio: '9:16' }),
      await shoot('A red boat', { seconds: 2 }),
    ];
    for (const other of others) expect(other.equals(film)).toBe(false);
  });

  it('makes several videos that differ', async () => {
    const { samples } = expectDone(await run('Anything', 2_000, { sampleCount: 2 }));
    const { signal } = new AbortController();
    const [first, second] = await Promise.all(
      samples.map(async ({ fetch }) => readDownload(await fetch(signal))),
    );
    expect(first && second && first.equals(second)).toBe(false);
  });

  it('writes the index of a film in front of its frames', async () => {
    const film = await shoot('A boat');
    const types: string[] = [];
    for (let position = 0; position < film.length; position += film.readUInt32BE(position)) {
      types.push(film.toString('latin1', position + 4, position + 8));
    }
    expect(types[0]).toBe('ftyp');
    expect(types.indexOf('moov')).toBeLessThan(types.indexOf('mdat'));
  });

  it('begins with the colours of the picture it is given', async () => {
    const paint = (background: string) =>
      sharp({ create: { width: 40, height: 40, channels: 3, background } })
        .png()
        .toBuffer();
    const [red, blue] = [await paint('#ff0000'), await paint('#0000ff')];
    const ids = [
      await submit('A boat', {}, red),
      await submit('A boat', {}, blue),
      await submit('A boat', {}, red),
    ];
    for (const id of ids) expect(id.length).toBeLessThan(1_000);
    now += 2_000;
    const films = await Promise.all(
      ids.map(async (id) => readDownload(await fetchFirst(await poll(id, 'A boat')))),
    );
    expect(films[0]?.equals(films[2] ?? Buffer.alloc(0))).toBe(true);
    expect(films[0]?.equals(films[1] ?? Buffer.alloc(0))).toBe(false);
  });

  it.each([
    ['[[failed]]', 'generation_failed'],
    ['[[failed=quota_exceeded]]', 'quota_exceeded'],
    ['[[failed=content_policy_violation]]', 'content_policy_violation'],
  ])('fails with %s', async (directive, code) => {
    expect(await run(`A boat ${directive}`, 0)).toMatchObject({ kind: 'running' });
    expect(await run(`A boat ${directive}`, 2_000)).toMatchObject({
      kind: 'failed',
      failure: { code, upstreamCode: null },
    });
  });

  it.each([
    ['[[filtered]]', 2, 0, 2],
    ['[[filtered=1]]', 2, 1, 1],
    ['[[filtered=4]]', 2, 0, 2],
  ])('filters with %s', async (directive, sampleCount, delivered, filteredCount) => {
    const state = expectDone(await run(`A boat ${directive}`, 2_000, { sampleCount }));
    expect(state.samples).toHaveLength(delivered);
    expect(state).toMatchObject({ filteredCount, filteredReasons: [expect.stringContaining('filter')] });
  });

  it('takes as long as it is told, or for ever', async () => {
    expect(await run('A boat [[delay=5s]]', 4_000)).toEqual({
      kind: 'running',
      progress: 80,
      retryAfterMs: 1_000,
    });
    expect((await run('A boat [[delay=5s]]', 5_000)).kind).toBe('done');
    expect((await run('A boat [[delay=500ms]]', 500)).kind).toBe('done');
    expect((await run('A boat [[hang]]', 86_400_000)).kind).toBe('running');
  });

  it('loses a task, and knows none that it did not take', async () => {
    const lost = { code: 'not_found', upstream: { status: 404, kind: 'not_found' } };
    expect(await catchError(run('A boat [[lost]]', 0))).toMatchObject(lost);
    for (const id of ['', 'sim-', 'sim-zz-00', 'operations/one']) {
      expect(await catchError(poll(id, 'A boat'))).toMatchObject(lost);
    }
  });

  it('sends a video within its answer', async () => {
    expect(expectDone(await run('A boat [[base64]]', 2_000)).samples[0]?.sentAs).toBe('base64');
  });

  it('refuses a submission as an upstream would, for good', async () => {
    const error = await catchError(submit('A boat [[status=429]]'));
    expect(error).toMatchObject({
      final: true,
      upstream: { status: 429, kind: 'rate_limited', retryAfterMs: 1_000 },
    });
    expect((await catchError(submit('A boat [[status=429,retry]]'))).final).toBe(false);
    expect((await catchError(submit('A boat [[reset]]'))).upstream?.kind).toBe('reset');
  });

  it('refuses a directive that is misspelt', async () => {
    for (const directive of ['[[failed=sometimes]]', '[[filtered=9]]', '[[delay=long]]', '[[faled=x]]']) {
      expect(await catchError(submit(`A boat ${directive}`))).toMatchObject({
        code: 'invalid_argument',
        param: 'prompt',
      });
    }
  });

  it('takes what a computer can bear', () => {
    const canTake = (changes: Partial<VideoOrder>) => find().canTake(createVideoOrder(changes), 'vidfam');
    expect(
      [{}, { resolution: '4k' }, { sampleCount: 4 }, { negativePrompt: 'x', seconds: 60 }].every(canTake),
    ).toBe(true);
    const others = [
      { resolution: '8000p' },
      { resolution: 'best' },
      { resolution: '20p' },
      { seconds: 61 },
      { seconds: 0 },
      { sampleCount: 5 },
      { storageUri: 'gs://films/' },
    ];
    expect(others.some(canTake)).toBe(false);
  });

  it('lets go of who leaves, and of what is being made at its end', async () => {
    const leaving = new AbortController();
    const state = await run('Two boats', 2_000, { resolution: '720p', seconds: 8 });
    const left = catchError(fetchFirst(state, leaving.signal));
    const staying = catchError(fetchFirst(state));
    leaving.abort();
    expect((await left).code).toBe('cancelled');
    await simulator.close();
    expect(await staying).toMatchObject({ code: 'bad_gateway', upstream: { kind: 'server_error' } });
  });
});
