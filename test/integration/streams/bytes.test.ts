import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { answerEventStream } from '../../support/fake-answers.ts';
import { createFakeUpstream, type FakeUpstream } from '../../support/fake-upstream.ts';
import { createUpstreamDeployment } from '../../support/interface-deployments.ts';
import { readEvents, type ReceivedEvent } from '../../support/read-events.ts';
import { readChunks, writeEvent } from '../../support/read-fixture.ts';

let upstream: FakeUpstream;
let gateway: TestGateway;
beforeAll(async () => {
  upstream = await createFakeUpstream();
  const deployments = (['anthropic', 'gemini'] as const).map((provider) =>
    createUpstreamDeployment(provider, upstream.url),
  );
  const streams = { keepAliveMs: 40, maxEventBytes: 64 * 1024, drainMs: 1000 };
  gateway = await createTestGateway({ config: { deployments, streams } });
});
afterAll(async () => {
  await gateway.stop();
  await upstream.close();
});

/** Format of the client, its model, and whose events the upstream writes. */
const ways = [
  ['format B', 'messages', 'chatfam-opus-4-8', 'anthropic'],
  ['format C', 'content', 'genfam-2.5-flash', 'gemini'],
  ['format B on format C', 'messages', 'genfam-2.5-flash', 'gemini'],
  ['format C on format B', 'content', 'chatfam-opus-4-8', 'anthropic'],
] as const;

type Format = 'messages' | 'content';

/** What the client reads of a stream that the upstream writes as these steps. */
async function relay(
  [format, model]: readonly [Format, string],
  steps: readonly (string | Buffer | number)[],
  alt = 'sse',
): Promise<string> {
  upstream.answer(answerEventStream(steps));
  const path =
    format === 'messages' ? '/v1/messages' : `/v1beta/models/${model}:streamGenerateContent?alt=${alt}`;
  const text = 'Hello';
  const body =
    format === 'messages'
      ? { model, max_tokens: 64, stream: true, messages: [{ role: 'user', content: text }] }
      : { contents: [{ role: 'user', parts: [{ text }] }] };
  const headers = {
    'content-type': 'application/json',
    'msg-version': '2023-06-01',
    [format === 'messages' ? 'x-api-key' : 'x-goog-api-key']: gateway.apiKey,
  };
  const answer = await fetch(gateway.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.status).toBe(200);
  return await answer.text();
}

/** All of the model's words, and whether the stream ended as it should. */
function readStream(text: string): { readonly words: string; readonly isWhole: boolean } {
  const events = readEvents(text).filter(({ name }) => name !== 'ping');
  const words = events.map(readWords).join('');
  const last = events.at(-1);
  return { words, isWhole: last?.name === 'message_stop' || JSON.stringify(last).includes('"finishReason"') };
}

function readWords({ data }: ReceivedEvent): string {
  const { delta, candidates } = data as {
    readonly delta?: { readonly text?: string };
    readonly candidates?: readonly { readonly content?: { readonly parts?: readonly { text?: string }[] } }[];
  };
  if (delta) return delta.text ?? '';
  return (candidates?.[0]?.content?.parts ?? []).map(({ text = '' }) => text).join('');
}

const reply = 'Hello! The naïve answer is 42 — ask me why. 🙂';
const write = (provider: 'anthropic' | 'gemini') =>
  readChunks(provider, 'text').map((chunk) => writeEvent(provider, chunk).replaceAll('\r\n', '\n'));

/** Pieces of so many bytes, each on its own way. */
function split(text: string, size: number): readonly (Buffer | number)[] {
  const bytes = Buffer.from(text);
  const count = Math.ceil(bytes.length / size);
  return Array.from({ length: count }, (_, index) => [
    bytes.subarray(index * size, (index + 1) * size),
    1,
  ]).flat();
}

describe.each(ways)('a stream of %s', (_what, format, model, provider) => {
  const lines = write(provider);
  const from = [format, model] as const;
  const whole = { words: reply, isWhole: true };

  it.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ])('is read whatever its line ends are: %s', async (_name, end) => {
    const text = lines.join('').replaceAll('\n', end);
    expect(readStream(await relay(from, [text]))).toEqual(whole);
    expect(readStream(await relay(from, split(text, 41)))).toEqual(whole);
  });

  it('may be cut in the middle of each CRLF', async () => {
    const pieces = lines
      .join('')
      .replaceAll('\n', '\r\n')
      .split(/(?<=\r)/u);
    expect(
      readStream(
        await relay(
          from,
          pieces.flatMap((piece) => [piece, 1]),
        ),
      ),
    ).toEqual(whole);
  });

  it.each([1, 2, 3])('may be cut into characters, at every %d. byte of its words', async (size) => {
    const steps = lines.flatMap((line) => {
      const at = line.indexOf('"text":"');
      return at === -1
        ? [line]
        : [line.slice(0, at), 1, ...split(line.slice(at, at + 24), size), line.slice(at + 24)];
    });
    expect(readStream(await relay(from, steps))).toEqual(whole);
  });

  it('has comments between its events, which the client is not told of', async () => {
    const text = await relay(from, [
      ': hello\n\n',
      ...lines.flatMap((line) => [line, ': secret-comment\n', ':\n\n']),
    ]);
    expect(readStream(text)).toEqual(whole);
    expect(text).not.toContain('secret');
  });

  it('is kept alive between events only, also while half an event waits', async () => {
    const steps = lines.flatMap((line) => {
      const middle = Math.floor(line.length / 2);
      return line.includes('naïve') || line.includes('ask')
        ? [line.slice(0, middle), 400, line.slice(middle)]
        : [line];
    });
    const text = await relay(from, steps);
    expect(readStream(text)).toEqual(whole);
    const blocks = text.split(/\r?\n\r?\n/u);
    // In format B it is an event, in format C white space in front of one.
    const pings = text.match(/^event: ping$/gmu) ?? [];
    const spaces = [...text.matchAll(/^data: ( *)\{/gmu)].map(([, more = '']) => more).join('');
    expect(pings.length + spaces.length).toBeGreaterThanOrEqual(2);
    const isEvent = /^(?:event: \w+\n)?data: +\{.*\}$/u;
    expect(blocks.filter((block) => block !== '' && !isEvent.test(block))).toEqual([]);
  });

  it('ends with an error where an event is too large, and the upstream is left', async () => {
    const at = lines.findIndex((line) => line.includes('ask'));
    const large = lines[at]?.replace('ask', 'x'.repeat(80 * 1024)) ?? '';
    const before = upstream.calls.length;
    const text = await relay(from, [...lines.slice(0, at), 30, large, 30, ...lines.slice(at + 1), 5000]);
    expect(readEvents(text).at(-1)?.data).toMatchObject({ error: {} });
    expect(text).not.toContain('xxxx');
    expect(await upstream.calls[before]?.outcome).toBe('left');
    const failures = gateway.logLines.filter(({ msg }) => msg === 'an attempt failed');
    expect(failures.at(-1)).toMatchObject({ kind: 'invalid_answer', deploymentId: `${provider}-test` });
  });
});

describe('a JSON array of format C', () => {
  it.each(['genfam-2.5-flash', 'chatfam-opus-4-8'])(
    'is kept alive between its elements: %s',
    async (model) => {
      const steps = write(model.startsWith('genfam') ? 'gemini' : 'anthropic').flatMap((line) => {
        const middle = Math.floor(line.length / 2);
        return line.includes('ask') ? [line.slice(0, middle), 130, line.slice(middle), 130] : [line];
      });
      const text = await relay(['content', model], steps, 'json');
      const elements = JSON.parse(text) as readonly ReceivedEvent['data'][];
      expect(elements.map((data) => readWords({ name: null, data })).join('')).toBe(reply);
      expect(text).toMatch(/\}\n{2,}/u);
    },
  );
});
