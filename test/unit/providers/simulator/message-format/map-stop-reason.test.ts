import { describe, expect, it } from 'vitest';
import {
  findStopSequence,
  mapStopReason,
} from '../../../../../src/providers/simulator/message-format/map-stop-reason.ts';
import type { Finish } from '../../../../../src/providers/simulator/plan/answer-plan.ts';

function directed(reason: string): Finish {
  return { kind: 'directed', reason, sequence: '###' };
}

describe('mapStopReason', () => {
  it.each<[Finish, string]>([
    [{ kind: 'complete' }, 'end_turn'],
    [{ kind: 'tool-calls' }, 'tool_use'],
    [{ kind: 'max-tokens' }, 'max_tokens'],
    [{ kind: 'stop-sequence', sequence: 'x' }, 'stop_sequence'],
    [{ kind: 'filtered', subject: 'text' }, 'refusal'],
    [directed('pause_turn'), 'pause_turn'],
    [directed('model_context_window_exceeded'), 'model_context_window_exceeded'],
    [directed('STOP'), 'end_turn'],
    [directed('MAX_TOKENS'), 'max_tokens'],
    [directed('PROHIBITED_CONTENT'), 'refusal'],
    [directed('LANGUAGE'), 'end_turn'],
  ])('takes %j for %s', (finish, reason) => {
    expect(mapStopReason(finish)).toBe(reason);
  });
});

describe('findStopSequence', () => {
  it('names the sequence that matched, or would have', () => {
    expect(findStopSequence({ kind: 'stop-sequence', sequence: 'END' })).toBe('END');
    expect(findStopSequence(directed('stop_sequence'))).toBe('###');
    expect(findStopSequence(directed('end_turn'))).toBeNull();
    expect(findStopSequence({ kind: 'complete' })).toBeNull();
  });
});
