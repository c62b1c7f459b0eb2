import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createVideoObserver } from '../../../../src/server/videos/create-video-observer.ts';

describe('createVideoObserver', () => {
  it('says once that a deployment of tasks is missing, and again when it was there meanwhile', () => {
    const lines: string[] = [];
    const logger = pino({ base: null, timestamp: false }, { write: (line: string) => lines.push(line) });
    const observer = createVideoObserver(logger, null);
    observer.onMissing('one');
    observer.onMissing('one');
    observer.onMissing('two');
    observer.onCall({ deploymentId: 'one', call: 'poll', outcome: 'failed' });
    observer.onMissing('one');
    const names = lines.map((line) => (JSON.parse(line) as { readonly deployment: string }).deployment);
    expect(names).toEqual(['one', 'two', 'one']);
    expect(lines[0]).toContain('video tasks wait for a deployment that is not configured any more');
  });

  it('says at debug why a question failed', () => {
    const lines: string[] = [];
    const options = { base: null, timestamp: false, level: 'debug' };
    const observer = createVideoObserver(pino(options, { write: (line: string) => lines.push(line) }), null);
    observer.onUnanswered({ id: 'task_1', deploymentId: 'one' }, new Error('It is broken.'));
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { task: 'task_1', deployment: 'one', err: { message: 'It is broken.' } },
    ]);
  });
});
