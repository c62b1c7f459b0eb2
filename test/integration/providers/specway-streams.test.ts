import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  profiles,
  readEvents,
  sendContent,
  sendMessage,
  type Answer,
  type JsonObject,
} from '../../support/interface-client.ts';
import type { TestGateway } from '../../support/create-test-gateway.ts';
import { sendImage } from '../../support/interface-images.ts';
import { createSdkGateways, type SdkGateways } from '../../support/sdk-gateways.ts';

/** The error that ends a stream, as the client reads it. */
function readError(answer: Answer): JsonObject {
  expect(answer.status).toBe(200);
  const events = readEvents(answer.text);
  expect(events.length).toBeGreaterThan(1);
  const { message: _, ...error } = events.at(-1)?.data.error as JsonObject;
  return error;
}

/** Ends of a stream, and what a client of the first gateway reads where it is not what the second one said. */
const ends = [
  'error=404@2',
  'error=429@2',
  'error=502@2',
  'error=503@2',
  'error=504@2',
  'error=529@2',
  'cut',
];
const refusals = ['error=401@2', 'error=403@2', 'error=429:insufficient_quota@2'];

describe('a stream of another gateway that ends with an error', () => {
  let gateways: SdkGateways;

  beforeAll(async () => {
    gateways = await createSdkGateways();
  });

  afterAll(async () => {
    await gateways.stop();
  });

  const compare = async (ask: (gateway: TestGateway) => Promise<Answer>) => {
    const { 'one gateway': one, 'two gateways': two } = gateways.targets;
    const [near, far] = [await ask(one), await ask(two)];
    return [readError(near), readError(far)] as const;
  };

  describe.each(profiles)('in format B (%s)', (profile) => {
    const ask = (end: string) => async (gateway: TestGateway) => {
      const messages = [{ role: 'user', content: `Hello [[${end}]]` }];
      const body = { model: 'chatfam-opus-4-8', max_tokens: 500, stream: true, messages };
      return await sendMessage(gateway, body, { profile });
    };

    it.each(ends)('keeps type and code: %s', async (end) => {
      const [near, far] = await compare(ask(end));
      expect(far).toEqual(near);
    });

    it.each(refusals)('tells whose credential was refused: %s', async (end) => {
      const [, far] = await compare(ask(end));
      const type = profile === 'neutral' ? 'server_error' : 'api_error';
      expect(far).toEqual({ type, code: 'upstream_rejected_credential' });
    });
  });

  describe.each(profiles)('in format C (%s)', (profile) => {
    const ask = (end: string) => async (gateway: TestGateway) => {
      const contents = [{ role: 'user', parts: [{ text: `Hello [[${end}]]` }] }];
      const options = { profile, verb: 'streamGenerateContent', query: 'alt=sse' };
      return await sendContent(gateway, { contents }, options);
    };

    it.each(ends)('keeps code and status: %s', async (end) => {
      const [near, far] = await compare(ask(end));
      expect(far).toEqual(near);
    });

    it.each(refusals.filter((end) => !end.includes('quota')))(
      'does not take a credential of the gateway for that of the client: %s',
      async (end) => {
        const [, far] = await compare(ask(end));
        expect(far).toMatchObject({ code: 503, status: 'UNAVAILABLE' });
      },
    );
  });

  describe('in format A', () => {
    const ask = (end: string) => async (gateway: TestGateway) => {
      const body = { model: 'imgfam-1', prompt: `A house [[${end}]]`, stream: true, partial_images: 3 };
      return await sendImage(gateway, { ...body, size: '1024x1024', quality: 'low' });
    };

    it.each(ends)('keeps type and code: %s', async (end) => {
      const [near, far] = await compare(ask(end));
      expect(far).toEqual(near);
    });

    it.each(refusals)('tells whose credential was refused: %s', async (end) => {
      const [, far] = await compare(ask(end));
      expect(far).toMatchObject({ type: 'server_error', code: 'upstream_rejected_credential' });
    });
  });
});
