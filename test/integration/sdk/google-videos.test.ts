import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GeneratedVideo, GenerateVideosOperation, GenerateVideosParameters } from '@google/genai';
import { ApiError } from '@google/genai';
import { ApiError as ApiErrorOne } from 'genai-1';
import { experimental_generateVideo as generateVideo } from 'ai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPicture } from '../../support/picture-samples.ts';
import { createAiSdkGoogle, createGenAiMediaClient, genAiVersions } from '../../support/sdk-clients.ts';
import { createVideoGateway, type VideoGateway } from '../../support/video-gateway.ts';

const model = 'veo-3.1-generate-preview';

let video: VideoGateway;
let png: Buffer;
let dir: string;

beforeAll(async () => {
  video = await createVideoGateway();
  png = await createPicture({ width: 64, height: 36 });
  dir = await mkdtemp(join(tmpdir(), 'specway-google-'));
});

afterAll(async () => {
  await video.stop();
  await rm(dir, { recursive: true });
}, 120_000);

const isMp4 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1', 4, 8) === 'ftyp';

describe.each(genAiVersions)('generateVideos of @google/genai %s', (version) => {
  const createClient = () => createGenAiMediaClient(version, video.gateway);

  /** As the client's own documentation does it. */
  async function make(
    prompt: string,
    rest: Partial<GenerateVideosParameters> = {},
  ): Promise<GenerateVideosOperation> {
    const { models, operations } = createClient();
    const config = { durationSeconds: 4, ...rest.config };
    let operation = await models.generateVideos({ model, source: { prompt }, ...rest, config });
    while (operation.done !== true) {
      await new Promise((resolve) => setTimeout(resolve, 300));
      operation = await operations.getVideosOperation({ operation });
    }
    return operation;
  }

  async function download(file: GeneratedVideo): Promise<Buffer> {
    const downloadPath = join(dir, `${version}.mp4`);
    await createClient().files.download({ file, downloadPath });
    return await readFile(downloadPath);
  }

  it('makes a video and downloads it', async () => {
    const { error, response } = await make('A paper boat', { config: { aspectRatio: '9:16' } });
    expect(error).toBeUndefined();
    expect(response?.generatedVideos).toHaveLength(1);
    expect(isMp4(await download(response!.generatedVideos![0]!))).toBe(true);
  });

  it('makes several, beginning with a picture, of which one is held back', async () => {
    const image = { imageBytes: png.toString('base64'), mimeType: 'image/png' };
    const { response } = await make('', {
      source: { prompt: '[[filtered=1]] Boats', image },
      config: { numberOfVideos: 3, negativePrompt: 'text' },
    });
    expect(response?.generatedVideos).toHaveLength(2);
    expect(response?.raiMediaFilteredCount).toBe(1);
    for (const file of response!.generatedVideos!) expect(isMp4(await download(file))).toBe(true);
  });

  it('reads why there is no video', async () => {
    const failed = await make('[[failed=content_policy_violation]] A boat');
    expect(failed.error).toMatchObject({ code: 3 });
    const filtered = await make('[[filtered]] A boat');
    expect(filtered.error).toBeUndefined();
    expect(filtered.response).toMatchObject({ raiMediaFilteredCount: 1 });
    expect(filtered.response?.generatedVideos).toBeUndefined();
  });

  it('reads errors as those of its own vendor', async () => {
    const { models, operations } = createClient();
    const kind = version === '1.x' ? ApiErrorOne : ApiError;
    const refused = models.generateVideos({
      model,
      source: { prompt: 'A boat' },
      config: { durationSeconds: 5 },
    });
    await expect(refused).rejects.toBeInstanceOf(kind);
    await expect(refused).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('parameters.durationSeconds') as string,
    });
    const unknown = models.generateVideos({ model: 'gemini-2.5-pro', source: { prompt: 'A boat' } });
    await expect(unknown).rejects.toMatchObject({ status: 404 });
    const operation = await models.generateVideos({ model, source: { prompt: '[[hang]] A boat' } });
    operation.name = operation.name!.slice(0, -1);
    await expect(operations.getVideosOperation({ operation })).rejects.toMatchObject({ status: 404 });
  });
});

describe('files.download of @google/genai', () => {
  it.each(genAiVersions)('%s finds a video by its address, over http and https', async (version) => {
    const id = await video.submit('A boat');
    await video.end(id);
    const path = `/v1beta/files/${id.slice(5)}0:download?alt=media`;
    for (const origin of [video.gateway.url, 'https://ai.example.com']) {
      const downloadPath = join(dir, 'address.mp4');
      const file = { video: { uri: origin + path, mimeType: 'video/mp4' } };
      await createGenAiMediaClient(version, video.gateway).files.download({ file, downloadPath });
      expect(isMp4(await readFile(downloadPath))).toBe(true);
      await rm(downloadPath);
    }
  });
});

describe('experimental_generateVideo of the AI SDK', () => {
  /** The SDK's own download refuses private addresses. */
  async function download({ url }: { readonly url: URL }) {
    const answer = await fetch(url);
    expect(answer.status).toBe(200);
    return {
      data: new Uint8Array(await answer.arrayBuffer()),
      mediaType: answer.headers.get('content-type') ?? undefined,
    };
  }

  const make = (prompt: Parameters<typeof generateVideo>[0]['prompt'], n = 1) =>
    generateVideo({
      model: createAiSdkGoogle(video.gateway).video(model),
      prompt,
      n,
      duration: 4,
      aspectRatio: '16:9',
      resolution: '1280x720',
      seed: 7,
      maxRetries: 0,
      poll: { intervalMs: 300 },
      download,
    });

  it('makes a video from words', async () => {
    const { video: made, warnings } = await make('A paper boat');
    expect(warnings).toEqual([]);
    expect([made.mediaType, isMp4(made.uint8Array)]).toEqual(['video/mp4', true]);
  });

  it('makes several that begin with a picture', async () => {
    const { videos } = await make({ image: png, text: 'The boat moves' }, 2);
    expect(videos.map(({ uint8Array }) => isMp4(uint8Array))).toEqual([true, true]);
  });

  it('reads why there is no video', async () => {
    await expect(make('[[failed=upstream_timeout]] A boat')).rejects.toThrow('Video generation failed');
    await expect(make('[[filtered]] A boat')).rejects.toThrow('No videos in response');
  });

  it("refuses addresses of this machine without a download of one's own", async () => {
    const model_ = createAiSdkGoogle(video.gateway).video(model);
    const refused = generateVideo({
      model: model_,
      prompt: 'A boat',
      duration: 4,
      poll: { intervalMs: 300 },
    });
    await expect(refused).rejects.toThrow(/private|not allowed|blocked|download/i);
  });
});
