import { describe, expect, it } from 'vitest';
import { readVideoObject } from '../../../../src/formats/videos/index.ts';

describe('readVideoObject', () => {
  const read = (fields: Readonly<Record<string, unknown>>) =>
    readVideoObject({ id: 'video_1', object: 'video', ...fields });

  it('reads what is being made', () => {
    const running = (progress: number | null) => ({ id: 'video_1', outcome: { kind: 'running', progress } });
    expect(read({ status: 'queued', progress: 0 })?.outcome).toEqual({
      kind: 'running',
      isQueued: true,
      progress: 0,
    });
    expect(read({ status: 'in_progress', progress: 40 })).toEqual(running(40));
    expect(read({ status: 'in_progress', progress: 'x' })).toEqual(running(null));
    expect(read({ status: 'in_progress', progress: 140 })).toEqual(running(null));
  });

  it('reads videos', () => {
    const done = { kind: 'done', videoCount: 1, filteredCount: 0, filteredReasons: [] };
    expect(read({ status: 'completed', error: null, metadata: null })?.outcome).toEqual(done);
    const urls = ['https://a/0', 'https://a/1'];
    expect(read({ status: 'completed', metadata: { urls } })?.outcome).toEqual({ ...done, videoCount: 2 });
  });

  it('reads what was filtered', () => {
    const metadata = { rai_media_filtered_count: 2, rai_media_filtered_reasons: ['People.', 5] };
    const all = { kind: 'done', videoCount: 0, filteredCount: 2, filteredReasons: ['People.'] };
    expect(read({ status: 'completed', expires_at: null, metadata })?.outcome).toEqual(all);
    expect(read({ status: 'completed', expires_at: 1_800_000_000, metadata })?.outcome).toEqual({
      ...all,
      videoCount: 1,
    });
  });

  it('reads failures', () => {
    const error = { code: 'content_policy_violation', message: 'No.' };
    expect(read({ status: 'failed', error, metadata: { upstream_code: 3 } })?.outcome).toEqual({
      kind: 'failed',
      number: 3,
      name: 'content_policy_violation',
      message: 'No.',
    });
    expect(read({ status: 'failed' })?.outcome).toEqual({
      kind: 'failed',
      number: null,
      name: null,
      message: '',
    });
    expect(read({ status: 'cancelled', error: 'x' })?.outcome.kind).toBe('failed');
  });

  it.each([
    { status: '' },
    { status: 'processing' },
    { status: 7 },
    {},
    { status: 'queued', id: '' },
    { status: 'queued', id: '../files' },
    { status: 'queued', id: '..' },
    { status: 'queued', id: 'a/b' },
    { status: 'queued', id: 'a b' },
    { status: 'queued', id: 7 },
    { status: 'queued', id: 'a'.repeat(257) },
  ])('takes %j for no video', (fields) => {
    expect(read(fields)).toBeNull();
  });
});
