import { describe, expect, it } from 'vitest';
import { messagesFormat } from '../../../../src/formats/messages/index.ts';

/** The progress of a stream after parts of these names. */
function follow(...names: readonly string[]) {
  const progress = messagesFormat.createProgress();
  for (const type of names)
    progress.add(messagesFormat.classifyEvent({ event: null, data: JSON.stringify({ type }) }));
  return progress;
}

describe('the progress of format B', () => {
  it('is whole with message_stop', () => {
    const parts = ['message_start', 'content_block_start', 'content_block_stop', 'message_delta'];
    expect(follow(...parts).isWhole).toBe(false);
    expect(follow(...parts, 'message_stop').isWhole).toBe(true);
  });

  it('refuses a message that begins twice', () => {
    expect(() => follow('message_start', 'message_start')).toThrow('twice');
  });

  it.each(['content_block_start', 'content_block_delta', 'message_delta', 'message_stop'])(
    'refuses %s before the message has begun',
    (name) => {
      expect(() => follow(name)).toThrow('beginning');
    },
  );
});
