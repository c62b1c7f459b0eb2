import { describe, expect, it } from 'vitest';
import { systemClock } from '../../../../../src/core/clock.ts';
import { TextCleaner } from '../../../../../src/core/texts/text-cleaner.ts';
import {
  hideSessionFailure,
  readSessionFailure,
  type Debt,
} from '../../../../../src/providers/http/realtime/session-failure.ts';
import { createCandidate } from '../../../../support/create-candidate.ts';

const source = {
  deployment: createCandidate('a').deployment,
  cleaner: new TextCleaner(),
  clock: systemClock,
};
const tell = (value: Readonly<Record<string, unknown>> & { readonly type: string }) => ({
  type: value.type,
  value,
  text: JSON.stringify(value),
});
const fail = (error: unknown) =>
  tell({
    type: 'response.done',
    response: { id: 'r', status: 'failed', status_details: { type: 'failed', error } },
  });
const read = (event: ReturnType<typeof tell>, debt: Debt = 'busy') => readSessionFailure(event, debt, source);
const error = (code: string) => ({ type: 'invalid_request_error', code, message: 'Said to sk-secret.' });

describe('what an upstream says of the account of the gateway within a session', () => {
  it.each([
    'invalid_api_key',
    'insufficient_quota',
    'too_many_attempts',
    'account_deactivated',
    'billing_hard_limit_reached',
  ])('is not told to clients as theirs: %s (B29)', (code) => {
    const events = [
      tell({ type: 'error', event_id: 'event_1', error: { ...error(code), event_id: 'mine' } }),
      fail(error(code)),
    ];
    const type = 'conversation.item.input_audio_transcription.failed';
    const transcription = tell({ type, item_id: 'item_1', content_index: 0, error: error(code) });
    const hiddenThere = hideSessionFailure(transcription, read(transcription)!.error);
    expect(hiddenThere.value).toMatchObject({ item_id: 'item_1', error: { code: 'upstream_error' } });
    expect(hiddenThere.value['error']).not.toHaveProperty('event_id');
    const told = events.map((event) => {
      const failure = read(event);
      expect(failure).toMatchObject({
        error: {
          reason: 'upstream_rejected_credential',
          upstream: { deploymentId: 'a', kind: 'rejected_credential' },
        },
        concerns: 'deployment',
      });
      return hideSessionFailure(event, failure!.error);
    });
    const hidden = { type: 'server_error', code: 'upstream_error' };
    expect(told).toMatchObject([
      { value: { event_id: 'event_1', error: { ...hidden, event_id: 'mine', param: null } }, text: null },
      { value: { response: { id: 'r', status_details: { type: 'failed', error: hidden } } }, text: null },
    ]);
    expect(JSON.stringify(told)).not.toContain('Said to');
  });

  it.each([
    tell({ type: 'error', error: error('invalid_value') }),
    tell({ type: 'error', error: { type: 'permission_error', message: 'No.' } }),
    tell({ type: 'error', error: error('model_not_found') }),
    tell({ type: 'error', error: { type: 'transcription_error', code: 'audio_unintelligible' } }),
    tell({ type: 'error' }),
    fail({ type: 'invalid_request_error', code: 'invalid_value' }),
    fail({ type: 'unheard_of', code: 'unheard_of' }),
    fail({ type: 'server_error', code: 'session_expired' }),
    fail(undefined),
    tell({ type: 'response.done' }),
    tell({ type: 'session.updated', error: error('invalid_api_key') }),
  ])('is nothing of the kind in %j', (event) => {
    expect(read(event)).toBeNull();
  });
});

describe('what an upstream says of its own trouble within a session', () => {
  const limited = {
    code: 'rate_limit_exceeded',
    message: 'Limit of org-operator. Please try again in 1.5s.',
  };

  it.each([
    ['rate_limit_exceeded', 'rate_limited', { type: 'tokens', ...limited }],
    ['rate_limit_exceeded', 'rate_limited', { type: 'rate_limit_error', message: limited.message }],
    ['rate_limit_exceeded', 'rate_limited', { type: 'invalid_request_error', ...limited }],
    ['upstream_error', 'server_error', { type: 'server_error', code: null, message: 'Request req_org.' }],
    ['upstream_error', 'server_error', { code: 'server_error', message: 'Ask org-operator.' }],
    ['upstream_error', 'overloaded', { type: 'server_error', code: 'overloaded', message: 'Of org.' }],
  ])('is told as %s (%s), in own words: %j', (code, kind, stated) => {
    for (const event of [tell({ type: 'error', error: { ...stated, event_id: 'mine' } }), fail(stated)]) {
      const failure = read(event)!;
      expect(failure).toMatchObject({ error: { upstream: { kind } }, concerns: 'deployment' });
      const hidden = hideSessionFailure(event, failure.error);
      const told = hidden.type === 'error' ? hidden.value : (hidden.value['response'] as object);
      expect(JSON.stringify(told)).not.toMatch(/org/u);
      expect(JSON.stringify(told)).toContain(`"code":"${code}"`);
    }
  });

  it('says how long to wait', () => {
    expect(read(fail(limited))).toMatchObject({ error: { upstream: { retryAfterMs: 1_500 } } });
  });

  it.each([
    ['another model transcribes', 'busy', { type: 'server_error' }, 'transcription'],
    ['a limit is one of what the client has sent', 'busy', { ...limited, param: 'audio' }, 'error'],
    ['nobody was failed', 'idle', { type: 'server_error', code: 'server_error' }, 'error'],
    ['somebody has ended it there', 'busy', error('session_ended'), 'error'],
  ] as const)('is hidden, and says nothing of the deployment where %s', (_, debt, stated, where) => {
    const type = where === 'error' ? where : 'conversation.item.input_audio_transcription.failed';
    const event = tell({ type, error: { message: 'Of org-operator.', ...stated } });
    const failure = read(event, debt)!;
    expect(failure.concerns).toBe('words');
    expect(JSON.stringify(hideSessionFailure(event, failure.error))).not.toMatch(/org-operator|sk-secret/u);
  });

  it('concerns the deployment where a client’s event or a limit was named, though nothing was asked for', () => {
    const named = tell({ type: 'error', error: { type: 'server_error', event_id: 'mine' } });
    expect(read(named, 'idle')?.concerns).toBe('deployment');
    expect(read(tell({ type: 'error', error: limited }), 'idle')?.concerns).toBe('deployment');
  });
});
