import { describe, expect, it } from 'vitest';
import { readRefused } from '../../../../src/core/realtime/read-refused.ts';

const busy = 'conversation_already_has_active_response';

describe('readRefused', () => {
  it.each([
    [{ event_id: 'event_1', code: busy, param: 'audio' }, { eventId: 'event_1' }],
    [{ event_id: null, code: busy }, 'last'],
    [{ event_id: 7, param: 'audio' }, 'none'],
    [{ event_id: null, code: 'invalid_value', param: 'response.audio' }, 'any'],
    [{ type: 'server_error' }, 'any'],
    [{}, 'any'],
  ])('reads of %j: %j', (error, refused) => {
    expect(readRefused(error)).toEqual(refused);
  });
});
