import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { answerBody, answerEventStream } from '../../support/fake-answers.ts';
import { createFakeUpstream, type FakeUpstream } from '../../support/fake-upstream.ts';
import { createUpstreamDeployment } from '../../support/interface-deployments.ts';
import { writeEvent } from '../../support/read-fixture.ts';

/** None of them is a double. */
const args = '{"id":12345678901234567890,"deep":[{"x":-9007199254740993,"y":0.1234567890123456789}]}';

const models = { B: 'chatfam-opus-4-8', C: 'genfam-2.5-flash' } as const;

const formats = ['B', 'C'] as const;

type Format = (typeof formats)[number];

const directions = formats.flatMap((client) =>
  formats.flatMap((upstream) =>
    (['whole', 'stream'] as const).map((delivery) => ({ client, upstream, delivery })),
  ),
);

/** A conversation with a call and its result, as the client writes it. A `null` makes the gateway write it anew. */
const questions: Readonly<Record<Format, (isStream: boolean) => string>> = {
  B: (isStream) =>
    `{"model":"MODEL","max_tokens":64,"temperature":null,"stream":${String(isStream)},"messages":[` +
    `{"role":"user","content":"Go."},{"role":"assistant","content":[{"type":"tool_use","id":"toolu_1","name":"f","input":${args}}]},` +
    `{"role":"user","content":[{"type":"tool_result","tool_use_id":"toolu_1","content":${JSON.stringify(args)}}]}]}`,
  C: () =>
    `{"labels":null,"contents":[{"role":"user","parts":[{"text":"Go."}]},` +
    `{"role":"model","parts":[{"functionCall":{"id":"c1","name":"f","args":${args}}}]},` +
    `{"role":"user","parts":[{"functionResponse":{"id":"c1","name":"f","response":{"rows":${args}}}}]}]}`,
};

/** A call, as the upstream writes it; a stream of format B cuts it into small pieces. */
const answers = {
  B: {
    whole: () =>
      answerBody(
        `{"id":"msg_1","type":"message","role":"assistant","model":"claude","stop_reason":"tool_use","content":` +
          `[{"type":"tool_use","id":"toolu_2","name":"f","input":${args}}],"usage":{"input_tokens":1,"output_tokens":1}}`,
      ),
    stream: () => {
      const message = { id: 'msg_1', type: 'message', role: 'assistant', model: 'claude', content: [] };
      const ending = { stop_reason: null, stop_sequence: null };
      const usage = { input_tokens: 1, output_tokens: 1 };
      const content_block = { type: 'tool_use', id: 'toolu_2', name: 'f', input: {} };
      const events: readonly object[] = [
        { type: 'message_start', message: { ...message, ...ending, usage } },
        { type: 'content_block_start', index: 0, content_block },
        ...(args.match(/.{1,5}/gu) ?? []).map((piece) => ({
          type: 'content_block_delta',
          index: 0,
          delta: { type: 'input_json_delta', partial_json: piece },
        })),
        { type: 'content_block_stop', index: 0 },
        { type: 'message_delta', delta: { stop_reason: 'tool_use', stop_sequence: null }, usage },
        { type: 'message_stop' },
      ];
      return answerEventStream(events.map((event) => writeEvent('anthropic', JSON.stringify(event))));
    },
  },
  C: {
    whole: () => answerBody(contentAnswer),
    stream: () => answerEventStream([`data: ${contentAnswer}\r\n\r\n`]),
  },
} as const;

const contentAnswer =
  `{"candidates":[{"content":{"role":"model","parts":[{"functionCall":{"id":"c2","name":"f","args":${args}}}]},` +
  `"finishReason":"STOP","index":0}],"usageMetadata":{"promptTokenCount":1,"candidatesTokenCount":1,"totalTokenCount":2}}`;

describe('numbers that no double holds', () => {
  let upstream: FakeUpstream;
  let gateway: TestGateway;

  beforeAll(async () => {
    upstream = await createFakeUpstream();
    const deployments = (['anthropic', 'gemini'] as const).map((provider) =>
      createUpstreamDeployment(provider, upstream.url),
    );
    gateway = await createTestGateway({ config: { deployments } });
  });

  afterAll(async () => {
    await gateway.stop();
    await upstream.close();
  });

  async function send(client: Format, model: string, delivery: 'whole' | 'stream'): Promise<string> {
    const isStream = delivery === 'stream';
    const method = isStream ? 'streamGenerateContent?alt=sse' : 'generateContent';
    const response = await fetch(
      gateway.url + (client === 'B' ? '/v1/messages' : `/v1beta/models/${model}:${method}`),
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(client === 'B'
            ? { 'x-api-key': gateway.apiKey, 'anthropic-version': '2023-06-01' }
            : { 'x-goog-api-key': gateway.apiKey }),
        },
        body: questions[client](isStream).replace('MODEL', model),
      },
    );
    const text = await response.text();
    expect([response.status, text.includes('event: error')]).toEqual([200, false]);
    return text;
  }

  it.each(directions)(
    'arrive digit for digit, in both ways: $client on $upstream, $delivery',
    async ({ client, upstream: format, delivery }) => {
      const count = upstream.calls.length;
      upstream.answer(answers[format][delivery]());
      const text = await send(client, models[format], delivery);
      const asked = upstream.calls[count]?.body.toString() ?? '';
      expect(asked).toContain(format === 'B' ? `"input":${args}` : `"args":${args}`);
      // The result, as a value or as the text of one.
      expect(asked.replaceAll('\\"', '"').split(args)).toHaveLength(3);
      const received = client === 'B' && delivery === 'stream' ? joinArguments(text) : text;
      expect(received).toContain(args);
    },
  );
});

/** The pieces of the arguments in a stream of format B. */
function joinArguments(text: string): string {
  const pieces = [...text.matchAll(/^data: (\{.*"input_json_delta".*\})$/gmu)];
  return pieces
    .map(([, data = '']) => (JSON.parse(data) as { delta: { partial_json: string } }).delta.partial_json)
    .join('');
}
