import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createOpenAiAdapter } from '../../../src/providers/openai/create-openai-adapter.ts';
import { createSpecwayAdapter } from '../../../src/providers/specway/create-specway-adapter.ts';
import { testCredential } from '../../support/create-upstream-call.ts';
import { createVideoOrder, expectDone, fetchFirst, readDownload } from '../../support/create-video-call.ts';
import { answerBody, answerJson } from '../../support/fake-answers.ts';
import { readForm } from '../../support/read-form.ts';
import {
  describeVideoAdapter,
  useVideoBench,
  type VideoAdapterSuite,
} from '../../support/video-adapter-suite.ts';

const film = readFileSync(new URL('../../fixtures/videos/film.mp4', import.meta.url));
const picture = Buffer.from('89504e470d0a1a0a0000000d4948445200000001', 'hex');

const object = {
  id: 'video_abc-1',
  object: 'video',
  model: 'sora-2',
  progress: 0,
  created_at: 1_790_000_000,
};

const suites = {
  openai: {
    provider: 'openai',
    createAdapter: createOpenAiAdapter,
    submitted: { ...object, status: 'queued' },
    upstreamId: 'video_abc-1',
    running: { ...object, status: 'in_progress', progress: 40 },
  },
  specway: {
    provider: 'specway',
    createAdapter: createSpecwayAdapter,
    submitted: {
      ...object,
      id: 'task_01h2',
      task_id: 'task_01h2',
      status: 'queued',
      error: null,
      metadata: null,
    },
    upstreamId: 'task_01h2',
    running: { ...object, id: 'task_01h2', status: 'in_progress', progress: 40, error: null, metadata: null },
  },
} as const satisfies Record<string, VideoAdapterSuite>;

describe('the videos of openai', () => {
  describeVideoAdapter(suites.openai);
  const { upstream, submit, poll } = useVideoBench(suites.openai);

  it('submits a form', async () => {
    upstream().answer(answerJson(suites.openai.submitted));
    await submit({
      picture,
      order: { seconds: 4, aspectRatio: '9:16', resolution: '1080p' },
      upstreamModel: 'sora-2',
    });
    const [call] = upstream().calls;
    expect(call).toMatchObject({ method: 'POST', path: '/v1/videos' });
    expect(await readForm(call!)).toEqual([
      { name: 'model', value: 'sora-2', filename: null, type: null },
      { name: 'prompt', value: 'A paper boat on a rainy street', filename: null, type: null },
      { name: 'seconds', value: '4', filename: null, type: null },
      { name: 'size', value: '1080x1920', filename: null, type: null },
      { name: 'input_reference', value: picture, filename: 'image-1.png', type: 'image/png' },
    ]);
  });

  it.each([
    [{}, true],
    [{ seconds: 4 }, true],
    [{ seconds: 12 }, false],
    [{ seconds: 6 }, false],
    [{ sampleCount: 2 }, false],
    [{ negativePrompt: 'text' }, false],
    [{ personGeneration: 'allow_all' }, false],
    [{ storageUri: 'gs://films/' }, false],
    [{ storageUri: 's3://films/' }, true],
    [{ resolution: 'best' }, false],
  ])('can take %j: %s', (changes, can) => {
    expect(createOpenAiAdapter().video?.canTake(createVideoOrder(changes), 'sora-2')).toBe(can);
  });

  it('fetches the content with the credential', async () => {
    upstream().answer(answerJson({ ...object, status: 'completed', progress: 100 }), answerBody(film));
    const state = await poll();
    expect(expectDone(state)).toMatchObject({
      samples: [{ sentAs: 'file', storageUri: null }],
      filteredCount: 0,
    });
    expect((await readDownload(await fetchFirst(state))).equals(film)).toBe(true);
    expect(upstream().calls.map(({ path }) => path)).toEqual([
      '/v1/videos/video_abc-1',
      '/v1/videos/video_abc-1/content',
    ]);
    expect(upstream().calls[1]?.headers.authorization).toBe(`Bearer ${testCredential}`);
  });

  it.each([
    [{ code: 'moderation_blocked', message: 'It was blocked.' }, 'content_policy_violation'],
    [{ code: 'rate_limit_exceeded', message: 'Too many.' }, 'quota_exceeded'],
    [{ code: 'video_generation_failed', message: 'It broke.' }, 'generation_failed'],
    [null, 'generation_failed'],
    [{ code: 7, message: [] }, 'generation_failed'],
  ])('takes the error %j for %s', async (error, code) => {
    upstream().answer(answerJson({ ...object, status: 'failed', error }));
    const state = await poll();
    expect(state).toMatchObject({ kind: 'failed', failure: { code, upstreamCode: null } });
    expect(state.kind === 'failed' && state.failure.message).not.toBe('');
  });
});

describe('the videos of specway', () => {
  describeVideoAdapter(suites.specway);
  const { upstream, submit, poll } = useVideoBench(suites.specway);

  it('submits everything, and the id of the task, by which the next gateway knows it again', async () => {
    upstream().answer(answerJson(suites.specway.submitted));
    const order = {
      sampleCount: 2,
      negativePrompt: 'text',
      personGeneration: 'allow_all',
      storageUri: 's3://films/',
    };
    await submit({ order, picture, upstreamModel: 'vidfam-3.1-generate-preview' });
    const [call] = upstream().calls;
    expect(call?.headers['idempotency-key']).toBe('task_01h2xcejqtf2nbrexx3vqjhp41');
    const [model, prompt, metadata, file] = await readForm(call!);
    expect([model?.value, prompt?.value]).toEqual([
      'vidfam-3.1-generate-preview',
      'A paper boat on a rainy street',
    ]);
    expect(JSON.parse(String(metadata?.value))).toEqual({
      durationSeconds: 8,
      aspectRatio: '16:9',
      resolution: '720p',
      sampleCount: 2,
      negativePrompt: 'text',
      personGeneration: 'allow_all',
    });
    expect(file).toMatchObject({ name: 'input_reference', value: picture });
  });

  it('fetches each of several videos', async () => {
    const urls = ['https://next.example.com/0', 'https://next.example.com/1'];
    const completed = {
      ...object,
      id: 'task_01h2',
      status: 'completed',
      expires_at: 1_790_172_800,
      metadata: { urls },
    };
    upstream().answer(answerJson(completed), answerBody(film), answerBody(film));
    const { samples } = expectDone(await poll({ order: { sampleCount: 2 } }));
    for (const { fetch } of samples) await readDownload(await fetch(new AbortController().signal));
    expect(upstream().calls.map(({ path }) => path)).toEqual([
      '/v1/videos/task_01h2',
      '/v1/videos/task_01h2/content',
      '/v1/videos/task_01h2/content?index=1',
    ]);
  });

  it('tells what the next gateway saw filtered', async () => {
    const metadata = { rai_media_filtered_count: 1, rai_media_filtered_reasons: ['It shows people.'] };
    const completed = { ...object, id: 'task_01h2', status: 'completed', error: null, metadata };
    upstream().answer(
      answerJson({ ...completed, expires_at: null }),
      answerJson({ ...completed, expires_at: 1_790_172_800 }),
    );
    expect(expectDone(await poll())).toMatchObject({
      samples: [],
      filteredCount: 1,
      filteredReasons: ['It shows people.'],
    });
    expect(expectDone(await poll({ order: { sampleCount: 2 } }))).toMatchObject({
      samples: [{}],
      filteredCount: 1,
    });
  });

  it('passes its failures on', async () => {
    const error = { code: 'upstream_timeout', message: 'The upstream did not finish in time.' };
    const failed = { ...object, id: 'task_01h2', status: 'failed', error, metadata: { upstream_code: 4 } };
    upstream().answer(answerJson(failed));
    expect(await poll()).toEqual({
      kind: 'failed',
      failure: { code: 'upstream_timeout', message: error.message, upstreamCode: 4 },
    });
  });

  it('takes every order but one for a bucket of its vendor, as often as it is sent', () => {
    const { video } = createSpecwayAdapter();
    expect(video?.isIdempotent).toBe(true);
    const order = createVideoOrder({ sampleCount: 4, negativePrompt: 'text', resolution: '4k' });
    expect(video?.canTake(order, 'vidfam')).toBe(true);
    expect(video?.canTake(createVideoOrder({ storageUri: 'gs://films/' }), 'vidfam')).toBe(false);
  });
});
