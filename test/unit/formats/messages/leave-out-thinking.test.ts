import { describe, expect, it } from 'vitest';
import { leaveOutThinking } from '../../../../src/formats/messages/leave-out-thinking.ts';

const thinking = { type: 'enabled', budget_tokens: 2000 };
const thoughts = { type: 'clear_thinking_20251015', keep: 'all' };
const uses = { type: 'clear_tool_uses_20250919' };
const leaveOut = (value: Readonly<Record<string, unknown>>) =>
  leaveOutThinking({ value: { max_tokens: 5, thinking, ...value }, ignoredFields: ['top_k'] });

describe('leaveOutThinking', () => {
  it('leaves out the clearing of thoughts, which the vendor takes beside thinking only', () => {
    expect(leaveOut({ context_management: { edits: [thoughts] } })).toEqual({
      value: { max_tokens: 5 },
      ignoredFields: ['top_k', 'thinking', 'context_management.edits'],
    });
    expect(leaveOut({ context_management: { edits: [thoughts, uses] } }).value).toEqual({
      max_tokens: 5,
      context_management: { edits: [uses] },
    });
    expect(leaveOut({ context_management: { edits: [thoughts], other: 1 } }).value).toEqual({
      max_tokens: 5,
      context_management: { other: 1 },
    });
  });

  it.each([{}, { context_management: { edits: [uses] } }, { context_management: null }])(
    'leaves out nothing else of %j',
    (rest) => {
      expect(leaveOut(rest)).toEqual({
        value: { max_tokens: 5, ...rest },
        ignoredFields: ['top_k', 'thinking'],
      });
    },
  );
});
