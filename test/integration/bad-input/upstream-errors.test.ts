import { describe, expect, it } from 'vitest';
import { answerHtml, answerJson, answerStatus } from '../../support/fake-answers.ts';
import type { FakeAnswer } from '../../support/fake-upstream.ts';
import { profiles, type Answer, type SendOptions } from '../../support/interface-client.ts';
import type { Refusal } from '../../support/interface-expectations.ts';
import {
  contentRelay,
  expectClean,
  messageRelay,
  useRelay,
  type RelayFormat,
} from '../../support/interface-relay.ts';
import { playWhole } from '../../support/read-fixture.ts';

const relay = useRelay();
const deliveries = ['whole', 'stream'] as const;

type Delivery = (typeof deliveries)[number];

/** Lets the upstream answer once, and makes the call. */
async function ask(
  format: RelayFormat,
  answer: FakeAnswer,
  { delivery = 'whole', ...options }: SendOptions & { readonly delivery?: Delivery } = {},
): Promise<Answer> {
  const { gateway, upstream } = relay();
  upstream.answer(answer);
  const received = await format.send(gateway, delivery, options);
  expectClean(received, upstream);
  return received;
}

/** In both profiles, whole and streamed. */
async function expectEverywhere(format: RelayFormat, answer: FakeAnswer, refusal: Refusal): Promise<void> {
  for (const profile of profiles) {
    for (const delivery of deliveries) {
      format.expectRefusal(await ask(format, answer, { profile, delivery }), refusal, profile);
    }
  }
}

const withHeaders =
  (answer: FakeAnswer, headers: Readonly<Record<string, string>>): FakeAnswer =>
  (exchange) => {
    for (const [name, value] of Object.entries(headers)) exchange.response.setHeader(name, value);
    return answer(exchange);
  };

describe('createMessage: an error of the upstream', () => {
  const error = (type: string, message = 'Something is wrong.') => ({
    type: 'error',
    error: { type, message },
  });
  const rows: readonly (readonly [what: string, answer: FakeAnswer, refusal: Refusal])[] = [
    ['400', playWhole('anthropic', 'error-invalid-request', 400), { code: 'invalid_request' }],
    [
      '400 without credit',
      playWhole('anthropic', 'error-credit', 400),
      { status: 502, code: 'upstream_rejected_credential' },
    ],
    [
      '401',
      playWhole('anthropic', 'error-authentication', 401),
      { status: 502, code: 'upstream_rejected_credential' },
    ],
    [
      '402',
      answerJson(error('billing_error'), { status: 402 }),
      { status: 502, code: 'upstream_rejected_credential' },
    ],
    [
      '403',
      answerJson(error('permission_error'), { status: 403 }),
      { status: 502, code: 'upstream_rejected_credential' },
    ],
    ['404', playWhole('anthropic', 'error-not-found', 404), { status: 404, code: 'model_not_found' }],
    [
      '413',
      answerJson(error('request_too_large'), { status: 413 }),
      { status: 413, code: 'request_too_large' },
    ],
    ['429', playWhole('anthropic', 'error-rate-limit', 429), { status: 429, code: 'rate_limit_exceeded' }],
    ['500', playWhole('anthropic', 'error-api', 500), { status: 502, code: 'upstream_error' }],
    ['501', answerJson(error('api_error'), { status: 501 }), { status: 501, code: 'not_implemented' }],
    ['502 as HTML', answerHtml(502), { status: 502, code: 'upstream_error' }],
    ['503', answerJson(error('api_error'), { status: 503 }), { status: 503, code: 'upstream_error' }],
    ['504', answerJson(error('timeout_error'), { status: 504 }), { status: 504, code: 'timeout' }],
    ['403 as HTML', answerHtml(403), { status: 502, code: 'upstream_rejected_credential' }],
    ['400 as HTML', answerHtml(400), { status: 502, code: 'upstream_error' }],
    ['301', answerStatus(301, { location: 'http://127.0.0.1:1/' }), { status: 502, code: 'upstream_error' }],
    ['204', answerStatus(204), { status: 502, code: 'upstream_error' }],
    ['an error with status 200', answerJson(error('api_error')), { status: 502, code: 'upstream_error' }],
  ];

  it.each(rows)('%s', async (_what, answer, refusal) => {
    await expectEverywhere(messageRelay, answer, refusal);
  });

  it('529 is 503 in neutral and 529 in vendor', async () => {
    const overloaded = playWhole('anthropic', 'error-overloaded', 529);
    for (const delivery of deliveries) {
      const neutral = await ask(messageRelay, overloaded, { delivery });
      messageRelay.expectRefusal(neutral, { status: 503, code: 'overloaded' }, 'neutral');
      const vendor = await ask(messageRelay, overloaded, { delivery, profile: 'vendor' });
      messageRelay.expectRefusal(vendor, { status: 529, code: 'overloaded' }, 'vendor');
    }
  });

  it('a bad request keeps the words that say what to repair', async () => {
    const answer = await ask(messageRelay, playWhole('anthropic', 'error-invalid-request', 400));
    expect(answer.text).toContain('it does not appear to be a valid png image');
  });

  it('words are cleaned of addresses and keys', async () => {
    const { upstream } = relay();
    const message = `Bad field x at ${upstream.url}/v1 with key sk-ant-api03-secretsecretsecret (host ${new URL(upstream.url).host}).`;
    const answer = await ask(
      messageRelay,
      answerJson(error('invalid_request_error', message), { status: 400 }),
    );
    expect(answer.text).toContain('Bad field x');
    expect(answer.text).not.toContain('sk-ant');
  });
});

describe('generateContent: an error of the upstream', () => {
  const error = (code: number, status: string) => ({
    error: { code, message: 'Something is wrong.', status },
  });
  const rows: readonly (readonly [what: string, answer: FakeAnswer, refusal: Refusal])[] = [
    ['400', playWhole('gemini', 'error-invalid-argument', 400), {}],
    [
      '400 FAILED_PRECONDITION',
      answerJson(error(400, 'FAILED_PRECONDITION'), { status: 400 }),
      { statusName: 'FAILED_PRECONDITION' },
    ],
    ['400 for where the gateway is', playWhole('gemini', 'error-location', 400), { status: 503 }],
    ['400 for its API key', playWhole('gemini', 'error-api-key', 400), { status: 503 }],
    ['401', answerJson(error(401, 'UNAUTHENTICATED'), { status: 401 }), { status: 503 }],
    ['403', answerJson(error(403, 'PERMISSION_DENIED'), { status: 403 }), { status: 503 }],
    ['404', playWhole('gemini', 'error-not-found', 404), { status: 404 }],
    ['413', answerJson(error(413, 'PAYLOAD_TOO_LARGE'), { status: 413 }), { status: 413 }],
    ['429', playWhole('gemini', 'error-quota', 429), { status: 429 }],
    ['500', answerJson(error(500, 'INTERNAL'), { status: 500 }), { status: 503 }],
    ['501', answerJson(error(501, 'UNIMPLEMENTED'), { status: 501 }), { status: 501 }],
    ['502 as HTML', answerHtml(502), { status: 503 }],
    ['503', playWhole('gemini', 'error-unavailable', 503), { status: 503 }],
    ['504', answerJson(error(504, 'DEADLINE_EXCEEDED'), { status: 504 }), { status: 504 }],
    ['400 as HTML', answerHtml(400), { status: 503 }],
    ['302', answerStatus(302, { location: '/elsewhere' }), { status: 503 }],
    ['an error with status 200', playWhole('gemini', 'error-unavailable', 200), { status: 503 }],
  ];

  it.each(rows)('%s', async (_what, answer, refusal) => {
    await expectEverywhere(contentRelay, answer, refusal);
  });

  it('a bad request keeps its field violations', async () => {
    const answer = await ask(contentRelay, playWhole('gemini', 'error-invalid-argument', 400));
    expect(answer.json()).toMatchObject({
      error: { details: [{ fieldViolations: [{ field: 'generation_config.response_mime_type' }] }, {}] },
    });
  });
});

describe('how long to wait', () => {
  const rows: readonly (readonly [
    what: string,
    headers: Readonly<Record<string, string>>,
    seconds: string | null,
  ])[] = [
    ['retry-after in seconds', { 'retry-after': '7' }, '7'],
    ['retry-after-ms', { 'retry-after-ms': '1500' }, '2'],
    ['none', {}, null],
    ['nonsense', { 'retry-after': 'soon' }, null],
  ];

  it.each(rows)('%s of the upstream is passed on', async (_what, headers, seconds) => {
    for (const status of [429, 503]) {
      const answer = await ask(messageRelay, withHeaders(answerStatus(status), headers));
      expect(answer.headers.get('retry-after')).toBe(seconds);
    }
  });

  it('retry-after as a date of the upstream becomes seconds', async () => {
    const date = new Date(Date.now() + 30_000).toUTCString();
    const answer = await ask(messageRelay, withHeaders(answerStatus(429), { 'retry-after': date }));
    const seconds = Number(answer.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(20);
    expect(seconds).toBeLessThanOrEqual(30);
  });

  it("format C's RetryInfo becomes retry-after and RetryInfo", async () => {
    const answer = await ask(contentRelay, playWhole('gemini', 'error-quota', 429));
    expect(answer.headers.get('retry-after')).toBe('35');
    expect(answer.json()).toMatchObject({
      error: {
        details: expect.arrayContaining([
          { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '35s' },
        ]) as unknown,
      },
    });
  });

  it('x-should-retry: false is passed on', async () => {
    const answer = await ask(messageRelay, withHeaders(answerStatus(500), { 'x-should-retry': 'false' }));
    expect(answer.headers.get('x-should-retry')).toBe('false');
  });
});
