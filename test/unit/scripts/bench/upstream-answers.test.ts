import { describe, expect, it } from 'vitest';
import {
  createContentBody,
  createStampedEvents,
  createStreamEvents,
  messageText,
  stampedEventCount,
  stampPlaceholder,
  streamEventCount,
} from '../../../../scripts/bench/upstream-answers.ts';

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

describe('createStampedEvents', () => {
  const events = createStampedEvents();

  it('has as many events as it says', () => {
    expect(events).toHaveLength(stampedEventCount);
  });

  it('has one stamp in the first event and in every delta, and none elsewhere', () => {
    for (const [index, event] of events.entries()) {
      const isStamped = index === 0 || event.startsWith('event: content_block_delta');
      expect(event.split(stampPlaceholder)).toHaveLength(isStamped ? 2 : 1);
    }
  });
});

describe('createContentBody', () => {
  it('says what the message says', () => {
    expect(JSON.parse(createContentBody())).toMatchObject({
      candidates: [{ content: { parts: [{ text: messageText }] }, finishReason: 'STOP' }],
    });
  });
});
