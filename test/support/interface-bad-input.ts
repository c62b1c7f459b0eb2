import { afterEach, beforeAll, afterAll, expect } from 'vitest';
import type { Profile } from '../../src/core/area.ts';
import type { GatewayConfig } from '../../src/core/config.ts';
import { createTestGateway, type TestGateway } from './create-test-gateway.ts';
import {
  sendContent,
  sendMessage,
  type Answer,
  type JsonObject,
  type RequestBody,
} from './interface-client.ts';
import {
  expectAccepted,
  expectContentRefusal,
  expectMessageRefusal,
  type Refusal,
} from './interface-expectations.ts';

export const goodMessage: JsonObject = {
  model: 'chatfam-opus-4-8',
  max_tokens: 20,
  messages: [{ role: 'user', content: 'Say exactly: ok' }],
};
export const goodContent: JsonObject = { contents: [{ parts: [{ text: 'Say exactly: ok' }] }] };

/** One of the two chat formats, as tests of bad input see it. */
export interface ChatFormat {
  readonly name: string;
  readonly good: JsonObject;
  readonly send: (gateway: TestGateway, body: RequestBody, options?: SendBadOptions) => Promise<Answer>;
  readonly expectRefusal: (answer: Answer, refusal: Refusal, profile: Profile) => string;
}

export interface SendBadOptions {
  readonly profile?: Profile;
  readonly headers?: Readonly<Record<string, string>>;
}

export const chatFormats: readonly ChatFormat[] = [
  { name: 'createMessage', good: goodMessage, send: sendMessage, expectRefusal: expectMessageRefusal },
  { name: 'generateContent', good: goodContent, send: sendContent, expectRefusal: expectContentRefusal },
];

/**
 * One gateway for a test file. After each test it must still serve a plain request in both formats, and must not have
 * answered anything with a fault of its own.
 */
export function useSturdyGateway(config: Partial<GatewayConfig> = {}): () => TestGateway {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ config });
  });
  afterEach(async () => {
    for (const { good, send } of chatFormats) expectAccepted(await send(gateway, good), 'still serving: ');
    const faults = gateway.logLines.filter(({ level }) => Number(level) >= 50);
    expect(faults).toEqual([]);
  });
  afterAll(async () => {
    await gateway.stop();
  });
  return () => gateway;
}
