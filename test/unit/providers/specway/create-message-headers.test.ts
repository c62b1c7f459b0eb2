import { describe, expect, it } from 'vitest';
import { createMessageHeaders } from '../../../../src/providers/specway/create-message-headers.ts';
import { createUpstreamCall } from '../../../support/create-upstream-call.ts';
import type { TestCallOptions } from '../../../support/create-upstream-call.ts';

function create(options: Partial<TestCallOptions>): Record<string, string> {
  const headers = createMessageHeaders(
    createUpstreamCall({ url: 'http://127.0.0.1', credential: 'k', ...options }),
  );
  return Object.fromEntries(
    Array.from({ length: headers.length / 2 }, (_, i) => [headers[2 * i] ?? '', headers[2 * i + 1] ?? '']),
  );
}

describe('createMessageHeaders', () => {
  it('spells them as the neutral profile does', () => {
    expect(create({ profile: 'neutral', headers: { 'msg-version': '2024-01-01', 'msg-beta': 'a' } })).toEqual(
      {
        'msg-version': '2024-01-01',
        'msg-beta': 'a',
        'x-api-key': 'k',
        'x-request-id': 'req_test_0001',
        via: '1.1 specway-0123456789ab',
      },
    );
  });

  it('spells them as the vendor does', () => {
    const headers = { 'anthropic-version': '2026-10-21', 'anthropic-beta': 'a,b' };
    expect(create({ profile: 'vendor', headers })).toEqual({
      ...headers,
      'x-api-key': 'k',
      'x-request-id': 'req_test_0001',
      via: '1.1 specway-0123456789ab',
    });
  });

  it('sends a version and no beta when the client chose none, and no key when there is none', () => {
    expect(create({ credential: null })).toEqual({
      'anthropic-version': '2023-06-01',
      'x-request-id': 'req_test_0001',
      via: '1.1 specway-0123456789ab',
    });
  });
});
