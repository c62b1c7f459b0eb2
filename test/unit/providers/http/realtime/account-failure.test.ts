import { describe, expect, it } from 'vitest';
import { systemClock } from '../../../../../src/core/clock.ts';
import { TextCleaner } from '../../../../../src/core/texts/text-cleaner.ts';
import {
  hideAccountFailure,
  readAccountFailure,
} from '../../../../../src/providers/http/realtime/account-failure.ts';
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
const error = (code: string) => ({ type: 'invalid_request_error', code, message: 'Said to sk-secret.' });

describe('what an upstream says of the account of the gateway within a session', () => {
  it.each(['invalid_api_key', 'insufficient_quota', 'account_deactivated', 'billing_hard_limit_reached'])(
    'is not told to clients as theirs: %s (B29)',
    (code) => {
      const events = [
        tell({ type: 'error', event_id: 'event_1', error: { ...error(code), event_id: 'mine' } }),
        fail(error(code)),
      ];
      const type = 'conversation.item.input_audio_transcription.failed';
      const transcription = tell({ type, item_id: 'item_1', content_index: 0, error: error(code) });
      const hiddenThere = hideAccountFailure(transcription, readAccountFailure(transcription, source)!);
      expect(hiddenThere.value).toMatchObject({ item_id: 'item_1', error: { code: 'upstream_error' } });
      expect(hiddenThere.value['error']).not.toHaveProperty('event_id');
      const told = events.map((event) => {
        const failure = readAccountFailure(event, source);
        expect(failure).toMatchObject({
          reason: 'upstream_rejected_credential',
          upstream: { deploymentId: 'a', kind: 'rejected_credential' },
        });
        return hideAccountFailure(event, failure!);
      });
      const hidden = { type: 'server_error', code: 'upstream_error' };
      expect(told).toMatchObject([
        { value: { event_id: 'event_1', error: { ...hidden, event_id: 'mine', param: null } }, text: null },
        { value: { response: { id: 'r', status_details: { type: 'failed', error: hidden } } }, text: null },
      ]);
      expect(JSON.stringify(told)).not.toContain('Said to');
    },
  );

  it.each([
    tell({ type: 'error', error: error('invalid_value') }),
    tell({ type: 'error', error: error('rate_limit_exceeded') }),
    tell({ type: 'error' }),
    fail({ type: 'server_error', code: 'server_error' }),
    fail(undefined),
    tell({ type: 'response.done' }),
    tell({ type: 'session.updated', error: error('invalid_api_key') }),
  ])('is nothing of the kind in %j', (event) => {
    expect(readAccountFailure(event, source)).toBeNull();
  });
});
