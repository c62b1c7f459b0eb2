import { describe, expect, it } from 'vitest';
import { renderErrors } from '../../../handlers/render-errors.ts';
import { GatewayError, type ErrorCode, type GatewayErrorOptions } from '../../../src/core/gateway-error.ts';
import type { StreamAnswer } from '../../../src/core/provider.ts';
import { createFailedAuthentications } from '../../../src/server/admission/failed-authentications.ts';
import { catchError, collectStream } from '../../support/create-upstream-call.ts';
import { answerEventStream, answerJson, answerStatus } from '../../support/fake-answers.ts';
import type { FakeAnswer } from '../../support/fake-upstream.ts';
import { playWhole } from '../../support/read-fixture.ts';
import { useRoutingBench, type BenchCall, type BenchDeployment } from '../../support/routing-bench.ts';

const createBench = useRoutingBench();

type Format = 'openai' | 'messages' | 'generateContent';

const value = { contents: [{ role: 'user', parts: [{ text: 'Hello' }] }] };
const content: BenchCall = {
  operation: 'generateContent',
  model: 'genfam-2.5-flash',
  body: { value, bytes: null },
};
const picture: BenchCall = {
  operation: 'createImage',
  model: 'imgfam-2',
  body: { value: { model: 'imgfam-2', prompt: 'A red square' }, bytes: null },
};
const calls: Readonly<Record<Format, BenchCall>> = {
  openai: picture,
  messages: {},
  generateContent: content,
};

const fixtures: Readonly<Record<Format, FakeAnswer>> = {
  messages: playWhole('anthropic', 'message'),
  generateContent: playWhole('gemini', 'content'),
  openai: playWhole('openai', 'image'),
};

const gateway: BenchDeployment = {
  provider: 'specway',
  models: {
    'genfam-2.5-flash': 'genfam-2.5-flash',
    'chatfam-opus-4-8': 'chatfam-opus-4-8',
    'imgfam-2': 'imgfam-2',
  },
};

/** The next gateway, and a reserve that is asked after it. */
function createChain() {
  return createBench({
    deployments: { next: gateway, reserve: { ...gateway, priority: 1 } },
    routing: { attempts: 2 },
  });
}

/** An error as the next gateway writes it. */
function refuse(format: Format, code: ErrorCode, options: GatewayErrorOptions = {}): FakeAnswer {
  const error = new GatewayError(code, 'No.', options);
  const { status, headers, body } = renderErrors[format](error, { requestId: 'r', profile: 'neutral' });
  return answerJson(body, { status, headers });
}

/** The answer of a gateway whose `chatfam-haiku-4-5` gave it. */
function nameModel(answer: FakeAnswer): FakeAnswer {
  return (exchange) => {
    exchange.response.setHeader('x-specway-fallback', 'chatfam-haiku-4-5');
    return answer(exchange);
  };
}

function renderContentError(code: ErrorCode, options: GatewayErrorOptions): unknown {
  return renderError(new GatewayError(code, 'No.', options));
}

function renderError(error: GatewayError): unknown {
  return renderErrors.generateContent(error, { requestId: 'r', profile: 'neutral' }).body;
}

/** What is thrown of a stream of format C that the next gateway ends with this error. */
async function breakStream(body: unknown) {
  const bench = await createBench({ deployments: { next: gateway } });
  const chunk = { candidates: [{ content: { role: 'model', parts: [{ text: 'Hi' }] }, index: 0 }] };
  const events = [chunk, body].map((event) => `data: ${JSON.stringify(event)}\r\n\r\n`);
  bench.upstream('next').answerAlways(answerEventStream(events));
  const { answer } = await bench.ask({ ...content, delivery: 'stream' });
  const { error: thrown } = await collectStream((answer as StreamAnswer).batches);
  return { thrown, bench };
}

const rejected = { reason: 'upstream_rejected_credential' } as const;

describe('a gateway behind another one', () => {
  it.each(['messages', 'generateContent', 'openai'] as const)(
    'whose vendor refuses its key is left for another: %s',
    async (format) => {
      const bench = await createChain();
      bench.upstream('next').answerAlways(refuse(format, 'bad_gateway', rejected));
      bench.upstream('reserve').answer(fixtures[format]);
      await bench.ask(calls[format]);
      expect(bench.countCalls()).toEqual([1, 1]);
    },
  );

  it.each(['messages', 'generateContent', 'openai'] as const)(
    'whose vendor refuses its key is not asked again, and its reason is told: %s',
    async (format) => {
      const bench = await createBench({ deployments: { next: gateway }, routing: { attempts: 3 } });
      bench.upstream('next').answerAlways(refuse(format, 'bad_gateway', rejected));
      expect(await catchError(bench.ask(calls[format]))).toMatchObject(rejected);
      expect(bench.countCalls()).toEqual([1]);
    },
  );

  it.each(['messages', 'generateContent', 'openai'] as const)(
    'which has nobody for a field is left for another: %s',
    async (format) => {
      const bench = await createChain();
      const refusal = refuse(format, 'invalid_argument', { reason: 'unsupported_parameter' });
      bench.upstream('next').answerAlways(refusal);
      bench.upstream('reserve').answer(fixtures[format], refusal);
      await bench.ask(calls[format]);
      expect(bench.countCalls()).toEqual([1, 1]);
      expect(await catchError(bench.ask(calls[format]))).toMatchObject({ reason: 'unsupported_parameter' });
      expect(bench.countCalls()).toEqual([2, 2]);
      expect(bench.cooldowns).toEqual([]);
    },
  );

  it.each([
    ['a wait that nobody knows', {}],
    ['what does not pass', { final: true }],
  ] as const)('is not left alone for the pause that format C writes for %s', async (_what, options) => {
    const bench = await createChain();
    bench.upstream('next').answerAlways(refuse('generateContent', 'bad_gateway', options));
    const error = await catchError(bench.ask({ ...content }));
    expect(error).toMatchObject({ retryAfterMs: null, upstream: { retryAfterMs: null } });
    expect(bench.cooldowns).toEqual([]);
  });

  it('is left alone for as long as it says in its headers', async () => {
    const bench = await createBench({ deployments: { next: gateway } });
    bench.upstream('next').answerAlways(refuse('generateContent', 'unavailable', { retryAfterMs: 2000 }));
    expect(await catchError(bench.ask(content))).toMatchObject({ upstream: { retryAfterMs: 2000 } });
  });

  it('keeps its model after a stream of format C that broke off', async () => {
    const options = { reason: 'stream_truncated', final: true } as const;
    const { thrown, bench } = await breakStream(renderContentError('bad_gateway', options));
    expect(thrown).toMatchObject({
      reason: 'stream_truncated',
      final: true,
      upstream: { retryAfterMs: null },
    });
    expect(bench.cooldowns).toEqual([]);
  });

  it.each([5_000, 12_345, 3_600_000])(
    'is left alone for the wait that it knows, in a stream of format C, too: %i ms',
    async (retryAfterMs) => {
      const options = { reason: 'rate_limit_exceeded', limit: 'tokens', retryAfterMs } as const;
      const { thrown } = await breakStream(renderContentError('resource_exhausted', options));
      expect(thrown).toMatchObject({ retryAfterMs, limit: 'tokens' });
    },
  );

  it.each([
    ['5s', { retryAfterMs: null, final: false }],
    ['7s', { retryAfterMs: 7_000, final: false }],
    ['3600s', { retryAfterMs: null, final: true }],
  ])('that is older says no more of a wait in a stream than %s', async (retryDelay, expected) => {
    const details = [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay }];
    const error = { code: 503, status: 'UNAVAILABLE', message: 'No.', details };
    const { thrown } = await breakStream({ error });
    expect(thrown).toMatchObject(expected);
  });

  it.each(['requests', 'tokens', 'concurrency'] as const)(
    'is quoted on which limit it was: %s',
    async (limit) => {
      const bench = await createBench({ deployments: { next: gateway } });
      const options = { reason: 'rate_limit_exceeded', limit, retryAfterMs: 1_000 } as const;
      bench.upstream('next').answerAlways(refuse('generateContent', 'resource_exhausted', options));
      const error = (await catchError(bench.ask(content))) as GatewayError;
      const { error: told } = renderError(error) as { readonly error: object };
      const { error: said } = renderContentError('resource_exhausted', options) as { readonly error: object };
      expect(told).toEqual({ ...said, message: error.message });
    },
  );

  it.each(['messages', 'generateContent'] as const)(
    'whose account is used up is a credential that is refused: %s',
    async (format) => {
      const bench = await createChain();
      const quota = refuse(format, 'resource_exhausted', { reason: 'insufficient_quota' });
      bench.upstream('next').answerAlways(quota);
      bench.upstream('reserve').answerAlways(quota);
      expect(await catchError(bench.ask(calls[format]))).toMatchObject({ code: 'bad_gateway', ...rejected });
      expect(bench.cooldowns).toMatchObject([{ leftOut: 'deployment' }, { leftOut: 'deployment' }]);
    },
  );

  it.each(['messages', 'generateContent', 'openai'] as const)(
    'which this one came to with wrong keys too often refuses the credential: %s',
    async (format) => {
      const failures = createFailedAuthentications({ limit: 0 });
      failures.note('here');
      const error = (await catchError(
        Promise.resolve().then(() => {
          failures.check('here');
        }),
      )) as GatewayError;
      const { status, headers, body } = renderErrors[format](error, { requestId: 'r', profile: 'neutral' });
      const bench = await createBench({ deployments: { next: gateway } });
      bench.upstream('next').answerAlways(answerJson(body, { status, headers }));
      expect(await catchError(bench.ask(calls[format]))).toMatchObject({ code: 'bad_gateway', ...rejected });
      expect(bench.cooldowns).toMatchObject([{ leftOut: 'deployment' }]);
    },
  );

  it.each([
    ['invalid_argument', 'unsupported_parameter'],
    ['invalid_argument', 'unsupported_block'],
    ['payload_too_large', 'request_too_large'],
    ['resource_exhausted', 'concurrency_limit_exceeded'],
    ['unavailable', 'too_many_bytes_in_flight'],
    ['bad_gateway', 'stream_truncated'],
    ['overloaded', 'overloaded'],
    ['deadline_exceeded', 'timeout'],
  ] as const)('says why in format C: %s %s', async (code, reason) => {
    const bench = await createBench({ deployments: { next: gateway } });
    bench.upstream('next').answerAlways(refuse('generateContent', code, { reason }));
    expect(await catchError(bench.ask(content))).toMatchObject({ reason });
  });

  it.each(['bad_gateway', 'deadline_exceeded'] as const)(
    'is believed that no picture was made: %s',
    async (code) => {
      const bench = await createChain();
      bench.upstream('next').answerAlways(refuse('openai', code));
      bench.upstream('reserve').answer(playWhole('openai', 'image'));
      await bench.ask(picture);
      expect(bench.countCalls()).toEqual([1, 1]);
    },
  );

  it.each([
    ['what may have made one', refuse('openai', 'bad_gateway', { final: true })],
    ['a fault of its own', refuse('openai', 'internal')],
  ] as const)('makes no second picture after %s', async (_what, answer) => {
    const bench = await createChain();
    bench.upstream('next').answerAlways(answer);
    expect(await catchError(bench.ask(picture))).toMatchObject({ final: true });
    expect(bench.countCalls()).toEqual([1, 0]);
  });

  it('is believed of pictures, and a vendor that says the same is not', async () => {
    const bench = await createBench({ deployments: { vendor: { provider: 'openai' } } });
    bench.upstream('vendor').answerAlways(refuse('openai', 'bad_gateway'));
    expect(await catchError(bench.ask(picture))).toMatchObject({ final: true });
  });

  it.each([
    ['messages', {}, playWhole('anthropic', 'message')],
    ['counted messages', { operation: 'countMessageTokens' }, playWhole('anthropic', 'count-tokens')],
    ['contents', content, playWhole('gemini', 'content')],
    ['pictures', picture, playWhole('openai', 'image')],
  ] as const)('is believed which model answered there: %s', async (_what, call, answer) => {
    const bench = await createBench({ deployments: { next: gateway } });
    bench.upstream('next').answer(nameModel(answer));
    expect((await bench.ask(call)).notes.fallbackModel).toBe('chatfam-haiku-4-5');
  });

  it('is believed which model answered, and a vendor is not', async () => {
    const bench = await createBench({ deployments: { vendor: { provider: 'anthropic' } } });
    bench.upstream('vendor').answer(nameModel(playWhole('anthropic', 'message')));
    expect((await bench.ask()).notes).not.toHaveProperty('fallbackModel');
  });

  it('is counted as the model that answered there, where one of that name is served here', async () => {
    const models = { 'chatfam-opus-4-8': 'our-opus', 'chatfam-haiku-4-5': 'chatfam-haiku-4-5' };
    const bench = await createBench({ deployments: { next: { provider: 'specway', models } } });
    bench.upstream('next').answer(nameModel(playWhole('anthropic', 'message')));
    expect((await bench.ask()).notes.metricName).toBe('chatfam-haiku-4-5');
  });

  it('which falls back to the model that was asked for here is no fallback', async () => {
    const bench = await createBench({
      deployments: {
        broken: { provider: 'anthropic', models: { 'chatfam-haiku-4-5': 'claude-haiku-4-5' } },
        next: { provider: 'specway', models: { 'chatfam-opus-4-8': 'chatfam-opus-4-8' } },
      },
      models: { 'chatfam-haiku-4-5': { fallbacks: ['chatfam-opus-4-8'], aliases: [] } },
    });
    bench.upstream('broken').answerAlways(answerStatus(500));
    bench.upstream('next').answer(nameModel(playWhole('anthropic', 'message')));
    const { notes } = await bench.ask({ model: 'chatfam-haiku-4-5' });
    expect(notes).toMatchObject({ model: 'chatfam-haiku-4-5', deploymentId: 'next' });
    expect(notes.metricName).toBe('chatfam-haiku-4-5');
    expect(notes).not.toHaveProperty('fallbackModel');
  });

  it('is believed, and a vendor that says the same is not', async () => {
    const bench = await createBench({ deployments: { vendor: { provider: 'gemini' } } });
    bench.upstream('vendor').answerAlways(refuse('generateContent', 'bad_gateway', rejected));
    expect(await catchError(bench.ask(content))).toMatchObject({ reason: 'upstream_error', final: true });
  });
});
