import { describe, expect, it } from 'vitest';
import { mapFinishReason } from '../../../../../src/providers/simulator/content-format/map-finish-reason.ts';
import type { Finish } from '../../../../../src/providers/simulator/plan/answer-plan.ts';

function directed(reason: string): Finish {
  return { kind: 'directed', reason, sequence: null };
}

describe('mapFinishReason', () => {
  it.each<[Finish, string]>([
    [{ kind: 'complete' }, 'STOP'],
    [{ kind: 'tool-calls' }, 'STOP'],
    [{ kind: 'stop-sequence', sequence: 'x' }, 'STOP'],
    [{ kind: 'max-tokens' }, 'MAX_TOKENS'],
    [{ kind: 'filtered', subject: 'text' }, 'SAFETY'],
    [{ kind: 'filtered', subject: 'image' }, 'IMAGE_SAFETY'],
    [directed('RECITATION'), 'RECITATION'],
    [directed('TOO_MANY_TOOL_CALLS'), 'TOO_MANY_TOOL_CALLS'],
    [directed('end_turn'), 'STOP'],
    [directed('max_tokens'), 'MAX_TOKENS'],
    [directed('refusal'), 'SAFETY'],
  ])('takes %j for %s', (finish, reason) => {
    expect(mapFinishReason(finish)).toBe(reason);
  });
});
