import type Anthropic from '@anthropic-ai/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  anthropicVersions,
  createAnthropicClient,
  selectAnthropicErrors,
} from '../../support/sdk-clients.ts';
import { createSdkGateways, routes, type SdkGateways, type SdkRoute } from '../../support/sdk-gateways.ts';
import { createSdkRecorder } from '../../support/sdk-recorder.ts';

type Params = Anthropic.MessageCreateParamsNonStreaming;

const ask = (content: string): Params => ({
  model: 'claude-sonnet-4-6',
  max_tokens: 500,
  messages: [{ role: 'user', content }],
});

let gateways: SdkGateways;

beforeAll(async () => {
  gateways = await createSdkGateways();
});

afterAll(() => gateways.stop());

/** What a program that uses the client sees of an upstream's status. */
const outcomes = [
  [400, 'BadRequestError', 'invalid_request_error', 'invalid_request'],
  [404, 'NotFoundError', 'not_found_error', 'model_not_found'],
  [413, 'APIError', 'request_too_large', 'request_too_large'],
  [429, 'RateLimitError', 'rate_limit_error', 'rate_limit_exceeded'],
  [502, 'InternalServerError', 'api_error', 'upstream_error'],
  [503, 'InternalServerError', 'api_error', 'upstream_error'],
  [504, 'InternalServerError', 'timeout_error', 'timeout'],
  [529, 'InternalServerError', 'overloaded_error', 'overloaded'],
] as const;

describe.each(anthropicVersions)('@anthropic-ai/sdk %s', (version) => {
  const errors = selectAnthropicErrors(version);

  describe.each(routes)('errors through %s', (route) => {
    const createClient = (options: Parameters<typeof createAnthropicClient>[2] = {}) =>
      createAnthropicClient(version, gateways.targets[route], options);

    it.each(outcomes)('%i is a %s of the type %s', async (status, name, type, code) => {
      const error = await catchApiError(createClient().messages.create(ask(`[[status=${String(status)}]]`)));
      expect(error).toBeInstanceOf(errors[name]);
      expect({ status: error.status, type: error.type }).toEqual({ status, type });
      expect(error.error).toMatchObject({
        type: 'error',
        error: { type, code },
        request_id: error.requestID,
      });
      expect(error.requestID).toMatch(/^req_/);
    });

    it.each(outcomes)('%i before a stream is a %s of the type %s', async (status, name, type) => {
      const stream = createClient().messages.stream(ask(`[[status=${String(status)}]]`));
      const error = await catchApiError(stream.finalMessage());
      expect(error).toBeInstanceOf(errors[name]);
      expect({ status: error.status, type: error.type }).toEqual({ status, type });
    });

    it.each([
      [529, 'overloaded_error', 'overloaded'],
      [500, 'api_error', 'upstream_error'],
      [429, 'rate_limit_error', 'rate_limit_exceeded'],
    ])(
      'an error event after a %i in mid-stream throws an APIError of the type %s',
      async (status, type, code) => {
        const params = ask(`[[error=${String(status)}@5]] Tell me about tea.`);
        const stream = createClient().messages.stream(params);
        const heard: unknown[] = [];
        stream.on('error', (error) => heard.push(error));
        let text = '';
        stream.on('text', (delta) => (text += delta));
        const error = await catchApiError(stream.finalMessage());
        expect(error).toBeInstanceOf(errors.APIError);
        expect(error.type).toBe(type);
        expect(error.error).toMatchObject({ error: { code } });
        expect(text).not.toBe('');
        expect(heard).toEqual([error]);
      },
    );

    it('a stream that breaks off is an error, never an answer', async () => {
      const error = await catchApiError(createClient().messages.stream(ask('[[cut]] Tea?')).finalMessage());
      expect(error).toBeInstanceOf(errors.APIError);
      expect(error.type).toBe('api_error');
    });

    it('an upstream that hangs up before its answer is a 502', async () => {
      const error = await catchApiError(createClient().messages.create(ask('[[reset]] Tea?')));
      expect(error).toBeInstanceOf(errors.InternalServerError);
      expect(error.status).toBe(502);
    });

    it('a model nobody serves is a NotFoundError', async () => {
      const error = await catchApiError(createClient().messages.create({ ...ask('Hi'), model: 'cluade-x' }));
      expect(error).toBeInstanceOf(errors.NotFoundError);
      expect(error.error).toMatchObject({ error: { code: 'model_not_found' } });
    });

    it('an operation that is not offered is a NotFoundError', async () => {
      const error = await catchApiError(createClient().messages.batches.list());
      expect(error).toBeInstanceOf(errors.NotFoundError);
      expect(error.type).toBe('not_found_error');
    });

    it('a request that breaks the contract is a BadRequestError that names the field', async () => {
      const error = await catchApiError(createClient().messages.create({ ...ask('Hi'), max_tokens: -1 }));
      expect(error).toBeInstanceOf(errors.BadRequestError);
      expect(error.message).toContain('max_tokens');
    });

    it('a wrong key is an AuthenticationError', async () => {
      const client = createClient({ apiKey: 'sk-specway-wrong-key-00000000000' });
      const error = await catchApiError(client.messages.create(ask('Hi')));
      expect(error).toBeInstanceOf(errors.AuthenticationError);
      expect(error.error).toMatchObject({ error: { type: 'authentication_error', code: 'invalid_api_key' } });
    });
  });

  describe('errors of the upstream itself', () => {
    const send = (route: SdkRoute, content: string) =>
      catchApiError(createAnthropicClient(version, gateways.targets[route]).messages.create(ask(content)));

    it('are the upstream’s 500 where it is near and a 502 where a second gateway passes it on', async () => {
      expect((await send('one gateway', '[[status=500]]')).status).toBe(500);
      expect((await send('two gateways', '[[status=500]]')).status).toBe(502);
    });

    it('a used-up quota is a RateLimitError with the billing type', async () => {
      const error = await send('one gateway', '[[status=429:insufficient_quota]]');
      expect(error).toBeInstanceOf(errors.RateLimitError);
      expect(error.type).toBe('billing_error');
    });

    it('do not blame the client for the quota or the key of the gateway before', async () => {
      for (const status of ['429:insufficient_quota', '401', '403']) {
        const error = await send('two gateways', `[[status=${status}]]`);
        expect(error.status).toBe(502);
        expect(error.error).toMatchObject({ error: { code: 'upstream_rejected_credential' } });
      }
    });
  });

  describe('retries through two gateways', () => {
    const count = async (content: string, maxRetries: number) => {
      const recorder = createSdkRecorder();
      const options = { fetch: recorder.fetch, maxRetries };
      const client = createAnthropicClient(version, gateways.targets['two gateways'], options);
      const error = await catchApiError(client.messages.create(ask(content)));
      return { error, exchanges: recorder.exchanges };
    };

    it('happen after retry-after, and then the error is thrown', async () => {
      const start = performance.now();
      const { error, exchanges } = await count('[[status=429,retry]]', 1);
      expect(error).toBeInstanceOf(errors.RateLimitError);
      expect(error.headers?.get('retry-after')).toBe('1');
      expect(exchanges.map(({ headers }) => headers.get('x-stainless-retry-count'))).toEqual(['0', '1']);
      expect(performance.now() - start).toBeGreaterThan(950);
    });

    it('do not happen where x-should-retry says that they cannot help', async () => {
      const { exchanges } = await count('[[status=429:insufficient_quota]]', 2);
      expect(exchanges.map(({ answerHeaders }) => answerHeaders.get('x-should-retry'))).toEqual(['false']);
    });

    it('do not happen after a 400', async () => {
      const { exchanges } = await count('[[status=400]]', 2);
      expect(exchanges).toHaveLength(1);
    });
  });
});

/** The error a call fails with; fails the test when it does not. */
async function catchApiError(
  call: Promise<unknown>,
): Promise<InstanceType<typeof Anthropic.APIError> & { readonly error: unknown }> {
  try {
    await call;
  } catch (error) {
    return error as InstanceType<typeof Anthropic.APIError>;
  }
  throw new Error('The call did not fail');
}
