import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { profiles, sendContent, sendMessage, type JsonObject } from '../../support/interface-client.ts';
import {
  expectAccepted,
  expectContentRefusal,
  expectMessageRefusal,
} from '../../support/interface-expectations.ts';
import { answerJson } from '../../support/fake-answers.ts';
import { createFakeUpstream, type FakeUpstream } from '../../support/fake-upstream.ts';
import { createUpstreamDeployment } from '../../support/interface-deployments.ts';
import { readJsonFixture } from '../../support/read-fixture.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
});

afterAll(async () => {
  await gateway.stop();
});

const mebibyte = 1024 * 1024;

/** A body of exactly this many bytes, most of them whole groups of base64 between the head and the tail. */
function createBody(sizeBytes: number, [head, tail]: readonly [string, string]): Buffer {
  const spare = (sizeBytes - head.length - tail.length) % 4;
  const body = Buffer.alloc(sizeBytes, 'A');
  body.write(head, 0);
  body.write(tail + ' '.repeat(spare), sizeBytes - tail.length - spare);
  return body;
}

const messageFrame = [
  '{"model":"chatfam-opus-4-8","max_tokens":50,"messages":[{"role":"user","content":[{"type":"image","source":' +
    '{"type":"base64","media_type":"image/png","data":"',
  '"}},{"type":"text","text":"Say exactly: ok"}]}]}',
] as const;
const contentFrame = [
  '{"contents":[{"parts":[{"inlineData":{"mimeType":"image/png","data":"',
  '"}},{"text":"Say exactly: ok"}]}]}',
] as const;

describe('createMessage: size of the body', () => {
  it('30 MB of base64 are accepted and answered', async () => {
    const answer = await sendMessage(gateway, createBody(30_000_000, messageFrame));
    expect(expectAccepted(answer).content).toEqual([{ type: 'text', text: 'ok' }]);
  });

  it('32 MiB are accepted, one byte more is 413', async () => {
    expectAccepted(await sendMessage(gateway, createBody(32 * mebibyte, messageFrame)));
    for (const profile of profiles) {
      const answer = await sendMessage(gateway, createBody(32 * mebibyte + 1, messageFrame), { profile });
      expectMessageRefusal(answer, { status: 413, code: 'request_too_large' }, profile);
    }
  });
});

describe('generateContent: size of the body', () => {
  it('100 MiB are accepted, one byte more is 413', async () => {
    expectAccepted(await sendContent(gateway, createBody(100 * mebibyte, contentFrame)));
    const answer = await sendContent(gateway, createBody(100 * mebibyte + 1, contentFrame));
    expectContentRefusal(answer, { status: 413 }, 'neutral');
  });
});

describe('depth of the body', () => {
  /** The body itself is one level, and so is the field. */
  const nest = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  const inMessage = (levels: number): string =>
    `{"model":"chatfam-opus-4-8","max_tokens":9,"messages":[{"role":"user","content":"Hi"}],` +
    `"tools":[{"name":"a","input_schema":{"x":${nest(levels)}}}]}`;

  it('100 levels are accepted, 101 are refused', async () => {
    expectAccepted(await sendMessage(gateway, inMessage(96)));
    const message = expectMessageRefusal(await sendMessage(gateway, inMessage(97)), {}, 'neutral');
    expect(message).toContain('100 levels');
  });

  it('the same in format C', async () => {
    const inContent = (levels: number): string =>
      `{"contents":[{"parts":[{"functionCall":{"name":"f","args":{"x":${nest(levels)}}}}]}]}`;
    expectAccepted(await sendContent(gateway, inContent(93)));
    expectContentRefusal(await sendContent(gateway, inContent(94)), {}, 'neutral');
  });
});

describe('createMessage: highest max_tokens of each model', () => {
  it.each([
    ['chatfam-haiku-4-5', 64_000],
    ['chatfam-sonnet-4-5', 64_000],
    ['chatfam-opus-4-5', 64_000],
    ['chatfam-sonnet-4-6', 128_000],
    ['chatfam-opus-4-6', 128_000],
    ['chatfam-opus-4-7', 128_000],
    ['chatfam-opus-4-8', 128_000],
  ])('%s: %i', async (model, ceiling) => {
    const ask = async (max_tokens: number) =>
      await sendMessage(gateway, {
        model,
        max_tokens,
        messages: [{ role: 'user', content: 'Say exactly: ok' }],
      });
    expectAccepted(await ask(ceiling));
    expectMessageRefusal(await ask(ceiling + 1), { field: 'max_tokens' }, 'neutral');
  });
});

describe('createMessage: a text block of an answer has 1 to 5000000 characters', () => {
  let upstream: FakeUpstream;
  let relay: TestGateway;

  beforeAll(async () => {
    upstream = await createFakeUpstream();
    relay = await createTestGateway({
      config: { deployments: [createUpstreamDeployment('anthropic', upstream.url)] },
    });
  });

  afterAll(async () => {
    await relay.stop();
    await upstream.close();
  });

  const body: JsonObject = {
    model: 'claude-opus-4-8',
    max_tokens: 50,
    messages: [{ role: 'user', content: 'Hi' }],
  };
  const answerWith = (text: string) =>
    answerJson({ ...readJsonFixture('anthropic', 'message'), content: [{ type: 'text', text }] });

  it.each([1, 5_000_000])('%i passes', async (length) => {
    upstream.answer(answerWith('x'.repeat(length)));
    expectAccepted(await sendMessage(relay, body));
  });

  it.each([0, 5_000_001])('%i breaks the contract', async (length) => {
    upstream.answer(answerWith('x'.repeat(length)));
    expectMessageRefusal(await sendMessage(relay, body), { status: 500, code: 'internal_error' }, 'neutral');
  });
});
