import { describe, expect, it } from 'vitest';
import { answerEventStream, answerJson } from '../../support/fake-answers.ts';
import { goodMessage } from '../../support/interface-bad-input.ts';
import { profiles, readEvents, sendMessage, type JsonObject } from '../../support/interface-client.ts';
import { expectAccepted } from '../../support/interface-expectations.ts';
import { useRelay } from '../../support/interface-relay.ts';
import { readChunks, readJsonFixture, writeEvent } from '../../support/read-fixture.ts';

const relay = useRelay();

/** One citation of each kind of place. */
const common = { cited_text: 'The sea.', document_index: 0, document_title: 'Seas' };
const citations: readonly JsonObject[] = [
  { ...common, type: 'char_location', start_char_index: 0, end_char_index: 8 },
  { ...common, type: 'page_location', start_page_number: 1, end_page_number: 2, file_id: null },
  { ...common, type: 'content_block_location', start_block_index: 0, end_block_index: 1 },
];

const fixture = readJsonFixture('anthropic', 'message');

async function relayWhole(change: JsonObject, profile: 'neutral' | 'vendor'): Promise<JsonObject> {
  const { gateway, upstream } = relay();
  upstream.answer(answerJson({ ...fixture, ...change }));
  return expectAccepted(await sendMessage(gateway, goodMessage, { profile }));
}

describe('createMessage: fields of an upstream answer', () => {
  it.each<[string, JsonObject]>([
    ['citations of a text', { content: [{ type: 'text', text: 'Salt.', citations }] }],
    ['a text without citations', { content: [{ type: 'text', text: 'Salt.', citations: null }] }],
    [
      'the caller of a tool',
      { content: [{ type: 'tool_use', id: 't', name: 'f', input: {}, caller: { type: 'direct' } }] },
    ],
    ['a thought that is not shown', { content: [{ type: 'redacted_thinking', data: 'AAAA' }] }],
    ['no content at all', { content: [] }],
    ['a container', { container: { id: 'c1', expires_at: '2026-01-01T00:00:00Z' } }],
    ['stop_details', { stop_details: { type: 'refusal', category: null } }],
    ['fields a vendor adds tomorrow', { mood: { good: true } }],
  ])('%s: reach the client as they came', async (_what, change) => {
    for (const profile of profiles) expect(await relayWhole(change, profile)).toMatchObject(change);
  });

  it('the model has the name the client sent, and the counters of the cache are there', async () => {
    const usage = { input_tokens: 5, output_tokens: 6 };
    expect(await relayWhole({ model: 'claude-opus-4-8-20260611', usage }, 'neutral')).toMatchObject({
      model: goodMessage.model,
      usage: { ...usage, cache_creation_input_tokens: 0, cache_read_input_tokens: 0 },
    });
  });

  it('a block of another kind passes in vendor', async () => {
    const content = [{ type: 'server_tool_use', id: 's', name: 'web_search', input: {} }];
    expect(await relayWhole({ content }, 'vendor')).toMatchObject({ content });
  });

  it('a stream carries citations_delta', async () => {
    const { gateway, upstream } = relay();
    const delta = { type: 'citations_delta', citation: citations[0] };
    const cited = JSON.stringify({ type: 'content_block_delta', index: 0, delta });
    const payloads = readChunks('anthropic', 'text').toSpliced(3, 0, cited);
    upstream.answer(answerEventStream(payloads.map((payload) => writeEvent('anthropic', payload))));
    const answer = await sendMessage(gateway, { ...goodMessage, stream: true });
    expect(readEvents(answer.text)[3]?.data).toMatchObject({ delta });
  });
});
