import { describe, expect, it } from 'vitest';
import { checkStatefulFields } from '../../../../handlers/messages/check-stateful-fields.ts';

describe('checkStatefulFields', () => {
  it('refuses every field of conversation state and names them all', () => {
    const body = { previous_response_id: 'x', model: 'm', thread: { type: 'create' } };
    expect(() => {
      checkStatefulFields(body);
    }).toThrowError(
      expect.objectContaining({
        code: 'invalid_argument',
        reason: 'thread_unsupported_request',
        param: 'thread',
        unsupported: ['thread', 'previous_response_id'],
      }),
    );
  });

  it.each([[{}], [{ model: 'm', messages: [] }], [null], ['thread'], [7], [['thread']]])(
    'takes %j',
    (body) => {
      expect(() => {
        checkStatefulFields(body);
      }).not.toThrow();
    },
  );
});
