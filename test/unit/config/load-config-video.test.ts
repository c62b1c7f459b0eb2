import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from '../../../src/config/index.ts';
import { providers } from '../../../src/providers/provider-table.ts';

function load(yaml: string) {
  return loadConfig({ environment: {}, providers, workingDirectory: '/srv', readFile: () => yaml });
}

function readProblems(yaml: string): readonly string[] {
  try {
    load(yaml);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

const hourMs = 3_600_000;

describe('loadConfig: video', () => {
  it('has defaults', () => {
    const { publicUrl, video, objects } = load('');
    expect(publicUrl).toBeNull();
    expect(objects).toEqual({ store: 'local', prefix: '' });
    expect(video).toEqual({
      retentionMs: 48 * hourMs,
      keepTasksMs: 30 * 24 * hourMs,
      deadlineMs: hourMs / 2,
      queueTimeoutMs: hourMs,
      downloadTimeoutMs: hourMs / 4,
      maxBytes: 2 * 1024 ** 3,
      poll: { firstMs: 2000, intervalMs: 5000, maxIntervalMs: 10_000 },
      visibility: 'key',
      maxRunningPerKey: 100,
      maxQueuedPerKey: 1000,
      maxQueued: 10_000,
      storageUris: [],
      chargeFiltered: false,
    });
  });

  it('reads addresses with and without a slash at their end', () => {
    const yaml =
      'publicUrl: https://ai.example.com/\nvideo: { storageUris: ["s3://films/out", "gs://films/"] }';
    const { publicUrl, video } = load(yaml);
    expect(publicUrl).toBe('https://ai.example.com');
    expect(video.storageUris).toEqual(['s3://films/out/', 'gs://films/']);
  });

  it('reads times in days, and tasks that are kept for ever', () => {
    const { video } = load('video: { retention: 7d, keepTasks: forever }');
    expect([video.retentionMs, video.keepTasksMs]).toEqual([7 * 24 * hourMs, null]);
  });

  it('reads what a model can make', () => {
    const { models } = load(
      'models: { vidfam-3.1-generate-preview: { video: { seconds: [8], image: false } } }',
    );
    expect(models['vidfam-3.1-generate-preview']?.video).toEqual({ seconds: [8], image: false });
  });

  it.each([
    ['video: { poll: { interval: 20s } }', 'video.poll.max must not be shorter than'],
    ['video: { retention: 20d, keepTasks: 7d }', 'video.keepTasks must not be shorter than'],
    ['video: { storageUris: ["s3://films/../out"] }', 'video.storageUris[0] must be'],
    ['video: { storageUris: ["s3://films/%2e%2e/"] }', 'video.storageUris[0] must be'],
    ['video: { storageUris: ["https://films.example.com/"] }', 'video.storageUris[0] must be'],
    ['publicUrl: https://ai.example.com/v1', 'publicUrl must be'],
    [`publicUrl: 'https://"ai"'`, 'publicUrl must be'],
    ['publicUrl: https://ai.example.com:99999', 'publicUrl is no address that can be asked'],
    ['models: { vidfam-3.1-generate-preview: { video: { seconds: [5] } } }', 'must be one of 4, 6, 8'],
  ])('refuses %s', (yaml, problem) => {
    expect(readProblems(yaml)).toEqual([expect.stringContaining(problem)]);
  });
});

describe('loadConfig: objects', () => {
  it('reads a bucket with keys, and one without', () => {
    const bucket =
      'objects: { store: s3, bucket: specway, prefix: prod/, endpoint: "https://s3.example.com/"';
    const expected = {
      store: 's3',
      prefix: 'prod/',
      bucket: 'specway',
      region: 'us-east-1',
      endpoint: 'https://s3.example.com',
      forcePathStyle: false,
    };
    expect(load(`${bucket}, accessKeyId: id-1, secretAccessKey: secret-1 }`).objects).toEqual({
      ...expected,
      credential: { accessKeyId: 'id-1', secretAccessKey: 'secret-1' },
    });
    expect(load(`${bucket} }`).objects).toEqual({ ...expected, credential: null });
  });

  it.each([
    ['objects: { store: s3 }', 'objects.bucket is required'],
    ['objects: { accessKeyId: id-1 }', 'need each other'],
    ['objects: { prefix: /prod }', 'objects.prefix must be'],
  ])('refuses %s', (yaml, problem) => {
    expect(readProblems(yaml)).toEqual([expect.stringContaining(problem)]);
  });

  it('repeats no secret', () => {
    const problems = readProblems('objects: { store: s3, secretAccessKey: hidden-1 }');
    expect(problems).toHaveLength(2);
    expect(problems.join()).not.toContain('hidden-1');
  });
});
