import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { answerBody, answerEventStream } from '../../support/fake-answers.ts';
import { createFakeUpstream, type FakeUpstream } from '../../support/fake-upstream.ts';
import { readEvents, sendContent, sendMessage, type Answer } from '../../support/interface-client.ts';
import { createUpstreamDeployment } from '../../support/interface-deployments.ts';
import { writeEvent } from '../../support/read-fixture.ts';

/** Texts of JSON; the smiling face is cut in two between the first and the second. */
const pieces = [String.raw`Hi \ud83d`, String.raw`\ude00 and`, String.raw` \ud83d.`];
const joined = 'Hi 😀 and \ufffd.';

const models = { B: 'chatfam-opus-4-8', C: 'genfam-2.5-flash' } as const;
const formats = ['B', 'C'] as const;
type Format = (typeof formats)[number];

const usageB = '"usage":{"input_tokens":1,"output_tokens":1}';
const messageB = '"id":"msg_1","type":"message","role":"assistant","model":"claude","stop_sequence":null';

const contentAnswer = (text: string, isLast: boolean) =>
  `{"candidates":[{"content":{"role":"model","parts":[{"text":"${text}"}]},` +
  `${isLast ? '"finishReason":"STOP",' : ''}"index":0}],` +
  '"usageMetadata":{"promptTokenCount":1,"candidatesTokenCount":1,"totalTokenCount":2}}';

const streams: Readonly<Record<Format, readonly string[]>> = {
  B: [
    `{"type":"message_start","message":{${messageB},"content":[],"stop_reason":null,${usageB}}}`,
    '{"type":"content_block_start","index":0,"content_block":{"type":"text","text":""}}',
    ...pieces.map(
      (text) => `{"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"${text}"}}`,
    ),
    '{"type":"content_block_stop","index":0}',
    `{"type":"message_delta","delta":{"stop_reason":"end_turn","stop_sequence":null},${usageB}}`,
    '{"type":"message_stop"}',
  ].map((payload) => writeEvent('anthropic', payload)),
  C: pieces.map((text, index) => writeEvent('gemini', contentAnswer(text, index === pieces.length - 1))),
};

const wholes: Readonly<Record<Format, string>> = {
  B: `{${messageB},"stop_reason":"end_turn","content":[{"type":"text","text":"${pieces.join('')}"}],${usageB}}`,
  C: contentAnswer(pieces.join(''), true),
};

const directions = formats.flatMap((client) => formats.map((upstream) => ({ client, upstream })));

describe('characters that an upstream cuts in two', () => {
  let upstream: FakeUpstream;
  let gateway: TestGateway;

  beforeAll(async () => {
    upstream = await createFakeUpstream();
    const deployments = (['anthropic', 'gemini'] as const).map((provider) =>
      createUpstreamDeployment(provider, upstream.url),
    );
    gateway = await createTestGateway({ config: { deployments, validation: 'enforce' } });
  });

  afterAll(async () => {
    await gateway.stop();
    await upstream.close();
  });

  const ask = async (client: Format, served: Format, isStream: boolean): Promise<Answer> => {
    const model = models[served];
    const content = { contents: [{ role: 'user', parts: [{ text: 'Hello' }] }] };
    const message = { model, max_tokens: 64, messages: [{ role: 'user', content: 'Hello' }] };
    if (client === 'B') return await sendMessage(gateway, { ...message, stream: isStream });
    const streamed = isStream ? { verb: 'streamGenerateContent', query: 'alt=sse' } : {};
    return await sendContent(gateway, content, { model, ...streamed });
  };

  /** All that is written; every text of it is Unicode. */
  const readTexts = (value: unknown): string => {
    const texts: string[] = [];
    JSON.stringify(value, (key, member: unknown) => {
      if (key === 'text') texts.push(String(member));
      return member;
    });
    for (const text of texts) expect(text.isWellFormed(), JSON.stringify(text)).toBe(true);
    return texts.join('');
  };

  it.each(directions)('are joined in a stream of format $upstream for clients of $client', async (way) => {
    upstream.answer(answerEventStream(streams[way.upstream].flatMap((event) => [event, 5])));
    const { status, text } = await ask(way.client, way.upstream, true);
    expect(status, text).toBe(200);
    expect(text).not.toMatch(/\\ud[89a-f]/iu);
    expect(text).not.toContain('"error"');
    expect(readTexts(readEvents(text).map(({ data }) => data))).toBe(joined);
  });

  it.each(directions)('are no fault of an answer of format $upstream for clients of $client', async (way) => {
    upstream.answer(answerBody(wholes[way.upstream]));
    const answer = await ask(way.client, way.upstream, false);
    expect(answer.status, answer.text).toBe(200);
    expect(readTexts(answer.json())).toBe(joined);
  });
});
