import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { profiles, sendContent, sendMessage, type JsonObject } from '../../support/interface-client.ts';
import {
  expectAccepted,
  expectContentRefusal,
  expectMessageRefusal,
} from '../../support/interface-expectations.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
});

afterAll(async () => {
  await gateway.stop();
});

const messageOf = (content: string): JsonObject => ({
  model: 'chatfam-opus-4-8',
  max_tokens: 10,
  messages: [{ role: 'user', content }],
});
const contentOf = (text: string): JsonObject => ({ contents: [{ parts: [{ text }] }] });

type MessageRow = readonly [directive: string, status: number, code: string];

describe('createMessage: status, type and code of each error', () => {
  const rows: readonly MessageRow[] = [
    ['400', 400, 'invalid_request'],
    ['400:failed_precondition', 400, 'invalid_request'],
    ['401', 401, 'invalid_api_key'],
    ['403', 403, 'permission_denied'],
    ['404', 404, 'model_not_found'],
    ['413', 413, 'request_too_large'],
    ['429', 429, 'rate_limit_exceeded'],
    ['500', 500, 'upstream_error'],
    ['501', 501, 'not_implemented'],
    ['502', 502, 'upstream_error'],
    ['503', 503, 'upstream_error'],
    ['504', 504, 'timeout'],
  ];

  it.each(rows)('[[status=%s]] is %i %s in both profiles', async (directive, status, code) => {
    for (const profile of profiles) {
      for (const stream of [false, true]) {
        const body = { ...messageOf(`[[status=${directive}]]`), stream };
        expectMessageRefusal(await sendMessage(gateway, body, { profile }), { status, code }, profile);
      }
    }
  });

  it('529 is 503 in neutral and 529 overloaded_error in vendor', async () => {
    const body = messageOf('[[status=529]]');
    const neutral = await sendMessage(gateway, body);
    expectMessageRefusal(neutral, { status: 503, code: 'overloaded' }, 'neutral');
    const vendor = await sendMessage(gateway, body, { profile: 'vendor' });
    expectMessageRefusal(vendor, { status: 529, code: 'overloaded' }, 'vendor');
  });

  it('a quota that is used up is 429 insufficient_quota, billing_error in vendor, and final', async () => {
    for (const [profile, type] of [
      ['neutral', 'rate_limit_error'],
      ['vendor', 'billing_error'],
    ] as const) {
      const body = messageOf('[[status=429:insufficient_quota]]');
      const answer = await sendMessage(gateway, body, { profile });
      expectMessageRefusal(answer, { status: 429, code: 'insufficient_quota', type }, profile);
      expect(answer.headers.get('x-should-retry')).toBe('false');
    }
  });

  it('a connection that breaks before the first byte is 502', async () => {
    const answer = await sendMessage(gateway, messageOf('[[reset]]'));
    expectMessageRefusal(answer, { status: 502, code: 'upstream_error' }, 'neutral');
  });

  it('an unknown model is 404, and its message names it', async () => {
    for (const profile of profiles) {
      for (const model of [
        'chatfm-opus-9',
        'genfam-2.5-flash-image',
        'imgfam-2',
        'gpt-4o-realtime-preview',
      ]) {
        const answer = await sendMessage(gateway, { ...messageOf('Hi'), model }, { profile });
        expectMessageRefusal(answer, { status: 404, code: 'model_not_found', field: model }, profile);
      }
    }
  });
});

type ContentRow = readonly [directive: string, status: number, statusName: string];

describe('generateContent: code and status of each error', () => {
  const rows: readonly ContentRow[] = [
    ['400', 400, 'INVALID_ARGUMENT'],
    ['400:failed_precondition', 400, 'FAILED_PRECONDITION'],
    ['401', 401, 'UNAUTHENTICATED'],
    ['403', 403, 'PERMISSION_DENIED'],
    ['404', 404, 'NOT_FOUND'],
    ['413', 413, 'PAYLOAD_TOO_LARGE'],
    ['429', 429, 'RESOURCE_EXHAUSTED'],
    ['429:insufficient_quota', 429, 'RESOURCE_EXHAUSTED'],
    ['500', 500, 'INTERNAL'],
    ['501', 501, 'UNIMPLEMENTED'],
    ['502', 503, 'UNAVAILABLE'],
    ['503', 503, 'UNAVAILABLE'],
    ['504', 504, 'DEADLINE_EXCEEDED'],
    ['529', 503, 'UNAVAILABLE'],
  ];

  it.each(rows)('[[status=%s]] is %i %s in both profiles', async (directive, status, statusName) => {
    for (const profile of profiles) {
      for (const verb of ['generateContent', 'streamGenerateContent', 'countTokens']) {
        const body = contentOf(`[[status=${directive}]]`);
        const answer = await sendContent(gateway, body, { profile, verb });
        expectContentRefusal(answer, { status, statusName }, profile);
      }
    }
  });

  it('field violations have a field and a description', async () => {
    const answer = await sendContent(gateway, { contents: [{ parts: [{ text: 7 }] }] });
    expect(answer.json()).toMatchObject({
      error: {
        details: [
          {
            '@type': 'type.googleapis.com/google.rpc.BadRequest',
            fieldViolations: [
              { field: 'contents[0].parts[0].text', description: expect.stringMatching(/\w/u) as string },
            ],
          },
          { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', metadata: { reason: 'invalid_value' } },
        ],
      },
    });
  });
});

describe('waiting and retrying', () => {
  it.each(['429', '503'])(
    '%s says how long to wait, in the header and in format C in RetryInfo',
    async (status) => {
      const message = await sendMessage(gateway, messageOf(`[[status=${status}]]`));
      expect(message.headers.get('retry-after')).toMatch(/^\d+$/u);
      const content = await sendContent(gateway, contentOf(`[[status=${status}]]`));
      const seconds = content.headers.get('retry-after') ?? '';
      expect(seconds).toMatch(/^\d+$/u);
      expect(content.json()).toMatchObject({
        error: {
          details: expect.arrayContaining([
            { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: `${seconds}s` },
          ]) as unknown,
        },
      });
    },
  );

  it('429 says in format C which limit it is, in QuotaFailure', async () => {
    const answer = await sendContent(gateway, contentOf('[[status=429,retry]]'));
    const { error } = answer.json() as { readonly error: { readonly details: readonly object[] } };
    const failure = error.details.find((detail) => 'violations' in detail);
    expect(failure).toMatchObject({
      '@type': 'type.googleapis.com/google.rpc.QuotaFailure',
      violations: [{ quotaId: 'RequestsPerMinute' }],
    });
  });

  it('400 has no retry-after', async () => {
    const answer = await sendMessage(gateway, { ...messageOf('Hi'), max_tokens: 0 });
    expect(answer.headers.has('retry-after')).toBe(false);
  });
});

describe('every answer has its own x-request-id', () => {
  it('differs between requests, and the client cannot choose it', async () => {
    const headers = { 'x-request-id': 'mine', 'request-id': 'mine' };
    const ids = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const answer = await sendMessage(gateway, messageOf('Say exactly: ok'), { headers });
        return answer.headers.get('x-request-id');
      }),
    );
    expect(new Set(ids).size).toBe(20);
    expect(ids).not.toContain('mine');
  });

  it('is in the log line of its request', async () => {
    const answer = await sendContent(gateway, contentOf('Say exactly: ok'));
    expectAccepted(answer);
    expect(gateway.logText()).toContain(answer.headers.get('x-request-id'));
  });
});
