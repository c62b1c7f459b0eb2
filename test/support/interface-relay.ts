import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { GatewayConfig } from '../../src/core/config.ts';
import type { Deployment } from '../../src/core/provider.ts';
import { createTestGateway, type TestGateway } from './create-test-gateway.ts';
import { testCredential } from './create-upstream-call.ts';
import { createFakeUpstream, type FakeUpstream } from './fake-upstream.ts';
import { goodContent, goodMessage } from './interface-bad-input.ts';
import { sendContent, sendMessage, type Answer, type SendOptions } from './interface-client.ts';
import { createUpstreamDeployment } from './interface-deployments.ts';
import {
  expectAccepted,
  expectContentRefusal,
  expectMessageRefusal,
  type Refusal,
} from './interface-expectations.ts';
import { playWhole, type FixtureProvider } from './read-fixture.ts';

/** A gateway whose chat models are served by a scripted upstream, in the formats of both vendors. */
export interface Relay {
  readonly gateway: TestGateway;
  readonly upstream: FakeUpstream;
}

export interface RelayOptions {
  readonly config?: Partial<GatewayConfig>;
  readonly timeouts?: Partial<Deployment['timeouts']>;
}

/**
 * One relay for a test file. After each test it must still relay a plain answer in both formats, and neither the log
 * nor any answer may have told where the upstream is or what key it is called with.
 */
export function useRelay({ config = {}, timeouts = {} }: RelayOptions = {}): () => Relay {
  let relay: Relay;
  beforeAll(async () => {
    const upstream = await createFakeUpstream();
    const deployments = (['anthropic', 'gemini'] as const).map((provider) =>
      createUpstreamDeployment(provider, upstream.url, timeouts),
    );
    relay = { upstream, gateway: await createTestGateway({ config: { deployments, ...config } }) };
  });
  afterEach(async () => {
    for (const { send, play } of relayFormats) {
      relay.upstream.answer(play);
      expectAccepted(await send(relay.gateway, 'whole'), 'still relaying: ');
    }
    expectNoSecrets(relay.gateway.logText(), relay.upstream);
  });
  afterAll(async () => {
    await relay.gateway.stop();
    await relay.upstream.close();
  });
  return () => relay;
}

/** What an upstream's faults may never bring to light. */
export function expectNoSecrets(text: string, { url }: FakeUpstream): void {
  expect(text).not.toContain(new URL(url).host);
  expect(text).not.toContain(testCredential);
}

/** Words that only the upstream or the program's inside could have put into an answer. */
const internalWords =
  /nginx|upstream\.internal|ECONN|UND_ERR|undici|node:|\.ts:\d|\bat \w+ \(|organization|<html/u;

/** Holds an answer to what every error answer of a relay must be. */
export function expectClean(answer: Answer, upstream: FakeUpstream): void {
  expectNoSecrets(answer.text + JSON.stringify([...answer.headers]), upstream);
  expect(answer.text).not.toMatch(internalWords);
}

export type RelayDelivery = 'whole' | 'stream';

/** One of the two chat formats, as tests of upstream faults see it. */
export interface RelayFormat {
  readonly name: 'createMessage' | 'generateContent';
  readonly fixtures: FixtureProvider;
  /** What the upstream answers when all is well. */
  readonly play: ReturnType<typeof playWhole>;
  readonly send: (gateway: TestGateway, delivery: RelayDelivery, options?: SendOptions) => Promise<Answer>;
  readonly expectRefusal: typeof expectMessageRefusal | typeof expectContentRefusal;
  /** The gateway's own failure at the upstream: 502, which format C does not have. */
  readonly badGateway: Refusal;
}

export const messageRelay: RelayFormat = {
  name: 'createMessage',
  fixtures: 'anthropic',
  play: playWhole('anthropic', 'message'),
  send: (gateway, delivery, options = {}) =>
    sendMessage(gateway, delivery === 'stream' ? { ...goodMessage, stream: true } : goodMessage, options),
  expectRefusal: expectMessageRefusal,
  badGateway: { status: 502, code: 'upstream_error' },
};

export const contentRelay: RelayFormat = {
  name: 'generateContent',
  fixtures: 'gemini',
  play: playWhole('gemini', 'content'),
  send: (gateway, delivery, options = {}) => {
    const streamed = { verb: 'streamGenerateContent', query: 'alt=sse' };
    return sendContent(gateway, goodContent, { ...options, ...(delivery === 'stream' ? streamed : {}) });
  },
  expectRefusal: expectContentRefusal,
  badGateway: { status: 503 },
};

export const relayFormats: readonly RelayFormat[] = [messageRelay, contentRelay];
