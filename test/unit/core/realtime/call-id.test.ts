import { describe, expect, it } from 'vitest';
import { parseCallId, renderCallId } from '../../../../src/core/realtime/call-id.ts';
import { createRequestId } from '../../../../src/server/exchange/create-request-id.ts';

describe('renderCallId', () => {
  it('is the id of the request without its dashes', () => {
    expect(renderCallId('req_019b1f0c-3e5d-7abc-8def-0123456789ab')).toBe(
      'rtc_019b1f0c3e5d7abc8def0123456789ab',
    );
  });
});

describe('parseCallId', () => {
  it('finds every request again', () => {
    for (let count = 0; count < 100; count += 1) {
      const requestId = createRequestId();
      expect(parseCallId(renderCallId(requestId))).toBe(requestId);
    }
  });

  it.each([
    '',
    'rtc_',
    'rtc_1',
    'req_019b1f0c-3e5d-7abc-8def-0123456789ab',
    'rtc_019b1f0c-3e5d-7abc-8def-0123456789ab',
    'rtc_019b1f0c3e5d7abc8def0123456789abc',
    'rtc_019B1F0C3E5D7ABC8DEF0123456789AB',
    ' rtc_019b1f0c3e5d7abc8def0123456789ab',
    'rtc_019b1f0c3e5d7abc8def0123456789ab\n',
  ])('is null for %j', (text) => {
    expect(parseCallId(text)).toBeNull();
  });
});
