import { describe, expect, it } from 'vitest';
import { createNamePrefix } from '../../../../src/core/realtime/event-name.ts';
import { readRefused } from '../../../../src/core/realtime/read-refused.ts';

const name = `${createNamePrefix()}7`;
const busy = 'conversation_already_has_active_response';

describe('readRefused', () => {
  it.each([
    [{ event_id: name, code: busy, param: 'audio' }, { eventId: name }],
    [{ event_id: 'event_1', code: busy }, 'last'],
    [{ event_id: 'event_1', param: 'audio' }, 'none'],
    [{ event_id: `the ${name}` }, 'any'],
    [{ event_id: null, code: busy }, 'last'],
    [{ event_id: 7, param: 'audio' }, 'none'],
    [{ event_id: null, code: 'invalid_value', param: 'response.audio' }, 'any'],
    [{ type: 'server_error' }, 'any'],
    [{}, 'any'],
  ])('reads of %j: %j', (error, refused) => {
    expect(readRefused(error)).toEqual(refused);
  });
});
