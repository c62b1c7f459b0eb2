import { describe, expect, it } from 'vitest';
import { createStreamEvents, streamEventCount } from '../../../../scripts/bench/upstream-answers.ts';

describe('createStreamEvents', () => {
  const events = createStreamEvents('claude-sonnet-4-6');

  it('has as many events as it says', () => {
    expect(events).toHaveLength(streamEventCount);
  });

  it('names every event after the type of its payload', () => {
    for (const event of events) {
      const [, name, data] = /^event: (\w+)\ndata: (.*)\n\n$/.exec(event) ?? [];
      expect(JSON.parse(data ?? '')).toMatchObject({ type: name });
    }
  });
});
