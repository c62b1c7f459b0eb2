import { describe, expect, it } from 'vitest';
import {
  isBlockReason,
  isFinishReason,
  mapBlockReason,
  mapEndingToFinishReason,
  mapFinishReason,
  mapFinishReasonToEnding,
} from '../../../../src/formats/content/index.ts';

describe('mapFinishReason', () => {
  it.each([
    ['STOP', 'STOP'],
    ['IMAGE_RECITATION', 'RECITATION'],
    ['IMAGE_OTHER', 'OTHER'],
    ['TOO_MANY_TOOL_CALLS', 'MALFORMED_FUNCTION_CALL'],
    ['MODEL_ARMOR', 'OTHER'],
    ['CONTINUATION', 'MAX_TOKENS'],
    ['MISSING_THOUGHT_SIGNATURE', 'OTHER'],
    ['ESCALATION', 'OTHER'],
    ['A_LATER_REASON', 'OTHER'],
    ['constructor', 'OTHER'],
    ['', undefined],
    ['FINISH_REASON_UNSPECIFIED', undefined],
    [undefined, undefined],
  ])('says of %j in the neutral profile %j', (reason, expected) => {
    expect(mapFinishReason(reason, 'neutral')).toBe(expected);
  });

  it('leaves the vendor profile its own words', () => {
    expect(mapFinishReason('A_LATER_REASON', 'vendor')).toBe('A_LATER_REASON');
  });
});

describe('mapFinishReasonToEnding', () => {
  it.each([
    ['IMAGE_PROHIBITED_CONTENT', 'filtered'],
    ['RECITATION', 'filtered'],
    ['MALFORMED_RESPONSE', 'malformed'],
    ['MODEL_ARMOR', 'filtered'],
    ['CONTINUATION', 'max-tokens'],
    ['MISSING_THOUGHT_SIGNATURE', 'malformed'],
    ['ESCALATION', 'filtered'],
    ['PUP_LIMITED_DISABLED', 'filtered'],
    ['LANGUAGE', 'other'],
    ['A_LATER_REASON', 'other'],
  ])('takes %s for %s', (reason, ending) => {
    expect(mapFinishReasonToEnding(reason)).toBe(ending);
  });

  it('is undone by mapEndingToFinishReason where an ending has a name', () => {
    const reasons = ['STOP', 'MAX_TOKENS', 'SAFETY', 'MALFORMED_FUNCTION_CALL', 'OTHER'];
    expect(reasons.map(mapFinishReasonToEnding).map(mapEndingToFinishReason)).toEqual(reasons);
  });
});

describe('mapBlockReason', () => {
  it.each([
    ['JAILBREAK', 'OTHER'],
    ['BLOCKED_REASON_UNSPECIFIED', 'BLOCK_REASON_UNSPECIFIED'],
    ['IMAGE_PROHIBITED_CONTENT', 'PROHIBITED_CONTENT'],
    ['A_LATER_REASON', 'OTHER'],
  ])('says of %s in the neutral profile %s', (reason, expected) => {
    expect(mapBlockReason(reason, 'neutral')).toBe(expected);
    expect(mapBlockReason(reason, 'vendor')).toBe(reason);
  });

  it('takes an empty one for none', () => {
    expect(mapBlockReason('', 'neutral')).toBeUndefined();
  });
});

describe('isFinishReason and isBlockReason', () => {
  it('tell the reasons of the format from other words', () => {
    expect(['NO_IMAGE', 'end_turn', 'toString'].map(isFinishReason)).toEqual([true, false, false]);
    expect(['MODEL_ARMOR', 'STOP', 'toString'].map(isBlockReason)).toEqual([true, false, false]);
  });
});
