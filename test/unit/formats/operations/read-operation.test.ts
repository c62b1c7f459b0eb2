import { describe, expect, it } from 'vitest';
import { readOperation, readOperationName } from '../../../../src/formats/operations/index.ts';

describe('readOperationName', () => {
  it.each([
    'operations/abc',
    'models/veo-3.1-generate-preview/operations/k3x9',
    'projects/p-1/locations/us-central1/publishers/google/models/veo-3.1/operations/8f1b-22',
  ])('takes %s', (name) => {
    expect(readOperationName({ name })).toBe(name);
  });

  it.each([
    '',
    '/operations/abc',
    'operations//abc',
    'operations/abc/',
    'operations/../../v1/files',
    'operations/./abc',
    'operations/abc?key=1',
    'operations/abc#x',
    'operations/a b',
    'https://example.com/operations/abc',
    'operations/%2e%2e',
    `operations/${'a'.repeat(1_000)}`,
    7,
    null,
    { name: 'x' },
  ])('refuses %j', (name) => {
    expect(readOperationName({ name })).toBeNull();
  });
});

describe('readOperation', () => {
  const running = (progress: number | null) => ({ kind: 'running', progress });
  const done = (response: unknown) => readOperation({ name: 'operations/a', done: true, response } as never);

  it('reads what is being made', () => {
    expect(readOperation({ name: 'operations/a' })).toEqual(running(null));
    expect(readOperation({ done: false })).toEqual(running(null));
    expect(readOperation({ name: 'operations/a', metadata: { progressPercent: 40 } })).toEqual(running(40));
    expect(readOperation({ name: 'operations/a', metadata: { progress: 'half' } })).toEqual(running(null));
    expect(readOperation({ name: 'operations/a', metadata: { progress: 1e9 } })).toEqual(running(null));
  });

  it.each([
    {},
    { done: 'true' },
    { candidates: [] },
    { error: { code: 503, message: 'Later.' } },
    { done: false, error: {} },
  ])('takes %j for no operation', (value) => {
    expect(readOperation(value)).toBeNull();
  });

  it('reads the samples of the Gemini API', () => {
    const generateVideoResponse = {
      generatedSamples: [{ video: { uri: 'https://example.com/a' } }, { video: { encodedVideo: 'AAAA' } }],
    };
    expect(done({ generateVideoResponse })).toEqual({
      kind: 'done',
      videos: [{ uri: 'https://example.com/a' }, { base64: 'AAAA' }],
      filteredCount: 0,
      filteredReasons: [],
    });
  });

  it('reads the videos of Vertex AI', () => {
    const videos = [
      { gcsUri: 'gs://b/a.mp4', mimeType: 'video/mp4' },
      { bytesBase64Encoded: 'AAAA' },
      { mimeType: 'video/mp4' },
      'gs://b/c.mp4',
      null,
      7,
    ];
    expect(done({ videos })).toMatchObject({
      videos: [{ uri: 'gs://b/a.mp4' }, { base64: 'AAAA' }, { uri: 'gs://b/c.mp4' }],
    });
  });

  it('reads what was filtered', () => {
    const filtered = { raiMediaFilteredCount: 2, raiMediaFilteredReasons: ['People.', 7, 'Words.'] };
    expect(done(filtered)).toEqual({
      kind: 'done',
      videos: [],
      filteredCount: 2,
      filteredReasons: ['People.', 'Words.'],
    });
    expect(done({ raiMediaFilteredReasons: ['People.'] })).toMatchObject({ filteredCount: 1 });
    expect(done({ raiMediaFilteredCount: -3 })).toMatchObject({ filteredCount: 0 });
    expect(done({ raiMediaFilteredCount: 'two' })).toMatchObject({ filteredCount: 0 });
    expect(done({ raiErrorMessage: 'Unsafe.' })).toEqual({
      kind: 'failed',
      number: 3,
      name: 'safety',
      message: 'Unsafe.',
    });
  });

  it('reads errors of every shape', () => {
    const fail = (error: unknown) => readOperation({ done: true, error });
    expect(fail({ code: 3, message: 'No.', status: 'INVALID_ARGUMENT' })).toEqual({
      kind: 'failed',
      number: 3,
      name: 'INVALID_ARGUMENT',
      message: 'No.',
    });
    expect(fail('No.')).toEqual({ kind: 'failed', number: null, name: null, message: 'No.' });
    expect(fail({ code: 'bad' })).toEqual({ kind: 'failed', number: null, name: 'bad', message: '' });
    expect(fail(7)).toEqual({ kind: 'failed', number: null, name: null, message: '' });
  });

  it.each([undefined, null, 'done', [], { generateVideoResponse: null }, { videos: 'many' }, { videos: {} }])(
    'finds no video in %j',
    (response) => {
      expect(done(response)).toEqual({ kind: 'done', videos: [], filteredCount: 0, filteredReasons: [] });
    },
  );

  it('reads few of a long list', () => {
    const videos = Array.from({ length: 1_000 }, () => ({ uri: 'https://example.com/a' }));
    const raiMediaFilteredReasons = Array.from({ length: 1_000 }, () => 'No.');
    const read = done({ videos, raiMediaFilteredReasons });
    expect(read).toMatchObject({ kind: 'done', filteredReasons: { length: 20 }, videos: { length: 20 } });
  });
});
