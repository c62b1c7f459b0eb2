import { describe, expect, it } from 'vitest';
import {
  isStopReason,
  mapEndingToStopReason,
  mapStopReason,
  mapStopReasonToEnding,
} from '../../../../src/formats/messages/index.ts';

describe('mapStopReason', () => {
  it.each([
    ['tool_use', 'tool_use'],
    ['pause_turn', 'end_turn'],
    ['refusal', 'end_turn'],
    ['model_context_window_exceeded', 'max_tokens'],
    ['a_later_reason', 'end_turn'],
    ['constructor', 'end_turn'],
    [null, null],
  ])('says of %j in the neutral profile %j', (reason, expected) => {
    expect(mapStopReason(reason, 'neutral')).toBe(expected);
  });

  it('leaves the vendor profile its own words', () => {
    expect(mapStopReason('a_later_reason', 'vendor')).toBe('a_later_reason');
  });
});

describe('mapStopReasonToEnding', () => {
  it('is undone by mapEndingToStopReason for the reasons of the neutral interface', () => {
    const reasons = ['end_turn', 'max_tokens', 'stop_sequence', 'tool_use'];
    expect(reasons.map(mapStopReasonToEnding).map(mapEndingToStopReason)).toEqual(reasons);
  });

  it('is other for what this version does not know', () => {
    expect(['a_later_reason', 'constructor', null].map(mapStopReasonToEnding)).toEqual(
      Array.from({ length: 3 }, () => 'other'),
    );
  });
});

describe('isStopReason', () => {
  it('tells the reasons of the format from other words', () => {
    expect(['end_turn', 'refusal', 'STOP', 'toString'].map(isStopReason)).toEqual([true, true, false, false]);
  });
});
