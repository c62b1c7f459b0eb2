import type Anthropic from '@anthropic-ai/sdk';
import { ImageDimensionsTooLargeError } from '@anthropic-ai/sdk/resources/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerBody, answerEventStream, answerJson } from '../../support/fake-answers.ts';
import {
  playStream,
  playWhole,
  readChunks,
  readFixture,
  readJsonFixture,
  writeEvent,
} from '../../support/read-fixture.ts';
import { anthropicVersions, createAnthropicClient } from '../../support/sdk-clients.ts';
import { createSdkBodyRecorder } from '../../support/sdk-recorder.ts';
import { createVendorGateway, upstreamCredential, type VendorGateway } from '../../support/sdk-gateways.ts';

type Params = Anthropic.MessageCreateParamsNonStreaming;

const model = 'claude-sonnet-4-6';
const hello: Params = { model, max_tokens: 500, messages: [{ role: 'user', content: 'Hi' }] };
/** What a client of next year might send. */
const novelties = {
  context_management: {
    edits: [{ type: 'clear_tool_uses_20250919', keep: { type: 'tool_uses', value: 3 } }],
  },
  mcp_servers: [{ type: 'url', url: 'https://mcp.example.org', name: 'notes' }],
  container: 'container_011',
  service_tier: 'standard_only',
  future_field: { nested: [1, 2.5, null, true, 'Größe', { deep: '😀' }] },
};

let vendor: VendorGateway;

beforeAll(async () => {
  vendor = await createVendorGateway();
});

afterAll(() => vendor.stop());

/** What the vendor writes where it says exactly what is wrong. */
const writeRejection = (code: string) => ({
  type: 'error',
  error: { type: 'invalid_request_error', message: 'm', details: { error_code: code } },
  request_id: 'req_1',
});

const lastCall = () => vendor.upstream.calls.at(-1)!;

describe.each(anthropicVersions)('@anthropic-ai/sdk %s before a vendor', (version) => {
  const createClient = (options: Parameters<typeof createAnthropicClient>[2] = {}) =>
    createAnthropicClient(version, vendor.gateway, options);

  it('sends the vendor exactly the bytes of its request', async () => {
    const { fetch, sent } = createSdkBodyRecorder();
    vendor.upstream.answer(playWhole('anthropic', 'message'));
    await createClient({ fetch }).messages.create({ ...hello, ...novelties } as Params);
    expect(lastCall().body.toString()).toBe(sent[0]);
  });

  it('changes only the model where the vendor calls it by another name', async () => {
    vendor.upstream.answer(playWhole('anthropic', 'message'));
    await createClient().messages.create({ ...hello, ...novelties, model: 'chatfam-sonnet-4-6' } as Params);
    expect(lastCall().json()).toEqual({ ...hello, ...novelties });
  });

  it('keeps fields inside messages, blocks, tools and thinking that no contract knows', async () => {
    const params = {
      ...hello,
      system: [{ type: 'text', text: 'Be kind', future: 1 }],
      messages: [
        {
          role: 'user',
          content: [
            { type: 'future_block', payload: { a: [1] } },
            { type: 'text', text: 'Hi', mark: 2 },
          ],
          tag: 3,
        },
      ],
      tools: [
        { name: 'add', input_schema: { type: 'object' }, future_flag: true },
        { type: 'memory_20250818', name: 'memory' },
      ],
      thinking: { type: 'adaptive', display: 'summarized', future: 'x' },
    };
    vendor.upstream.answer(playWhole('anthropic', 'message'));
    await createClient().messages.create(params as unknown as Params);
    expect(lastCall().json()).toEqual(params);
  });

  it('keeps every null, of optional fields and of tool inputs and schemas alike', async () => {
    const input_schema = { type: 'object' as const, properties: { a: { default: null, enum: [null, 'b'] } } };
    const params: Params = {
      ...hello,
      messages: [
        { role: 'user', content: [{ type: 'text', text: 'Hi', cache_control: null }] },
        { role: 'assistant', content: [{ type: 'tool_use', id: 't1', name: 'add', input: { a: null } }] },
        { role: 'user', content: [{ type: 'tool_result', tool_use_id: 't1' }] },
      ],
      metadata: { user_id: null },
      tools: [{ name: 'add', input_schema }],
    };
    vendor.upstream.answer(playWhole('anthropic', 'message'));
    await createClient().messages.create(params);
    expect(lastCall().json()).toEqual(params);
  });

  it('sends version and betas on, the gateway’s own key, and nothing of the client’s', async () => {
    vendor.upstream.answer(playWhole('anthropic', 'message'));
    await createClient().beta.messages.create({ ...hello, betas: ['one-2025-01-01', 'two-2025-01-01'] });
    expect(lastCall().path).toBe('/v1/messages');
    expect(lastCall().headers).toMatchObject({
      'anthropic-version': version === '1.x' ? '2026-10-21' : '2023-06-01',
      'anthropic-beta': 'one-2025-01-01,two-2025-01-01',
      'x-api-key': upstreamCredential,
    });
    expect(JSON.stringify(lastCall().headers)).not.toContain(vendor.gateway.apiKey);
  });

  it('reads the vendor’s answer byte for byte where only it could have written it', async () => {
    const body = JSON.stringify({ ...readJsonFixture('anthropic', 'message'), model }, null, 2);
    vendor.upstream.answer(answerBody(body));
    const response = await createClient().messages.create(hello).asResponse();
    expect(await response.text()).toBe(body);
  });

  it('reads fields, blocks and reasons of an answer that no contract knows', async () => {
    const answer = {
      ...readJsonFixture('anthropic', 'message'),
      content: [
        { type: 'server_tool_use', id: 'srvtoolu_1', name: 'web_search', input: { query: 'tea' } },
        {
          type: 'web_search_tool_result',
          tool_use_id: 'srvtoolu_1',
          content: [
            {
              type: 'web_search_result',
              url: 'https://example.org',
              title: 'Tea',
              encrypted_content: 'x',
              page_age: null,
            },
          ],
        },
        { type: 'future_block', payload: { a: [1, null] } },
        { type: 'text', text: 'Tea', citations: [{ type: 'future_citation', where: 3 }], future: true },
      ],
      stop_reason: 'future_reason',
      stop_details: null,
      container: { id: 'container_011', expires_at: '2027-01-01T00:00:00Z' },
      context_management: { applied_edits: [] },
      future_field: { a: 1 },
    };
    vendor.upstream.answer(answerJson(answer));
    const message = await createClient().messages.create(hello);
    expect(message).toMatchObject({ ...answer, model });
  });

  it('reads usage counters that no contract knows', async () => {
    const usage = {
      input_tokens: 3,
      output_tokens: 4,
      cache_creation: { ephemeral_5m_input_tokens: 0, ephemeral_1h_input_tokens: 0 },
      server_tool_use: { web_search_requests: 1 },
      service_tier: 'standard',
      future_tokens: 9,
    };
    vendor.upstream.answer(answerJson({ ...readJsonFixture('anthropic', 'message'), usage }));
    expect((await createClient().messages.create(hello)).usage).toMatchObject({
      ...usage,
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: 0,
    });
  });

  it('reads a stream of the vendor to the end', async () => {
    vendor.upstream.answer(playStream('anthropic', 'thinking', { paceMs: 1 }));
    const message = await createClient().messages.stream(hello).finalMessage();
    expect(message.content.map(({ type }) => type)).toEqual(['thinking', 'text']);
    expect(message.model).toBe(model);
    expect(lastCall().json()).toMatchObject({ stream: true });
  });

  it('reads the calls in a stream of the vendor', async () => {
    vendor.upstream.answer(playStream('anthropic', 'tool-use'));
    const message = await createClient().messages.stream(hello).finalMessage();
    expect(message.stop_reason).toBe('tool_use');
    expect(message.content.at(-1)).toMatchObject({ type: 'tool_use', input: expect.any(Object) });
  });

  it('reads events, deltas and fields of a stream that no contract knows', async () => {
    const start = {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model,
      content: [],
      stop_reason: null,
      stop_sequence: null,
      future: 1,
      usage: {
        input_tokens: 1,
        output_tokens: 1,
        cache_creation_input_tokens: 0,
        cache_read_input_tokens: 0,
        future_tokens: 2,
      },
    };
    const events = [
      { type: 'message_start', message: start },
      { type: 'content_block_start', index: 0, content_block: { type: 'future_block', state: 'open' } },
      { type: 'content_block_delta', index: 0, delta: { type: 'future_delta', piece: 'a' }, mark: 7 },
      { type: 'content_block_stop', index: 0 },
      { type: 'future_event', payload: { a: [1] } },
      { type: 'content_block_start', index: 1, content_block: { type: 'text', text: '', citations: [] } },
      {
        type: 'content_block_delta',
        index: 1,
        delta: {
          type: 'citations_delta',
          citation: {
            type: 'char_location',
            cited_text: 'x',
            document_index: 0,
            document_title: null,
            start_char_index: 0,
            end_char_index: 1,
          },
        },
      },
      { type: 'content_block_delta', index: 1, delta: { type: 'text_delta', text: 'Hi', future: true } },
      { type: 'content_block_stop', index: 1 },
      {
        type: 'message_delta',
        delta: { stop_reason: 'end_turn', stop_sequence: null, container: { id: 'c' } },
        usage: { output_tokens: 5, future_tokens: 3 },
        context_management: { applied_edits: [] },
      },
      { type: 'message_stop', 'amazon-metrics': { a: 1 } },
    ];
    vendor.upstream.answer(
      answerEventStream(events.map((event) => writeEvent('anthropic', JSON.stringify(event)))),
    );
    const stream = await createClient().messages.create({ ...hello, stream: true });
    const seen: unknown[] = [];
    for await (const event of stream) seen.push(event);
    expect(seen).toMatchObject(events);
  });

  it('sees a vendor’s rejection as its own, and a vendor’s refusal of the gateway’s key not', async () => {
    vendor.upstream.answer(playWhole('anthropic', 'error-invalid-request', 400));
    const rejected = createClient().messages.create(hello);
    await expect(rejected).rejects.toMatchObject({ status: 400, type: 'invalid_request_error' });
    vendor.upstream.answer(playWhole('anthropic', 'error-authentication', 401));
    const refused = createClient().messages.create(hello);
    await expect(refused).rejects.toMatchObject({ status: 502, type: 'api_error' });
  });

  it('sees the vendor’s exact code of a rejection', async () => {
    vendor.upstream.answer(answerJson(writeRejection('image_dimensions_too_large'), { status: 400 }));
    const error: unknown = await createClient()
      .messages.create(hello)
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      status: 400,
      error: { error: { code: 'invalid_request', details: { error_code: 'image_dimensions_too_large' } } },
    });
    expect(error instanceof ImageDimensionsTooLargeError).toBe(version === '1.x');
  });

  it('sees the vendor’s exact code of a rejection in mid-stream', async () => {
    const [start = ''] = readChunks('anthropic', 'text');
    const failure = JSON.stringify(writeRejection('image_dimensions_too_large'));
    vendor.upstream.answer(
      answerEventStream([writeEvent('anthropic', start), writeEvent('anthropic', failure)]),
    );
    const call = createClient().messages.stream(hello).finalMessage();
    await expect(call).rejects.toMatchObject({
      error: { error: { details: { error_code: 'image_dimensions_too_large' } } },
    });
  });

  it.each([
    ['organization_on_hold', 400],
    ['enforced_spend_limit_reached', 429],
    ['compaction_unavailable', 529],
  ])('does not see the code %s of a %i, which is not about its request', async (code, status) => {
    vendor.upstream.answer(answerJson(writeRejection(code), { status }));
    const call = createClient().messages.create(hello);
    await expect(call).rejects.toSatisfy((error) => !JSON.stringify(error).includes(code));
  });

  it('sees a vendor’s error in mid-stream with its type', async () => {
    vendor.upstream.answer(playStream('anthropic', 'overloaded'));
    const call = createClient().messages.stream(hello).finalMessage();
    await expect(call).rejects.toMatchObject({ type: 'overloaded_error' });
  });

  it('sees that a vendor’s stream ended too early', async () => {
    vendor.upstream.answer(playStream('anthropic', 'text', { events: 6 }));
    const call = createClient().messages.stream(hello).finalMessage();
    await expect(call).rejects.toMatchObject({ error: { error: { code: 'stream_truncated' } } });
  });

  it('gets the next answer when it tries again after an overload', async () => {
    const overloaded = playWhole('anthropic', 'error-overloaded', 529);
    vendor.upstream.answer(overloaded, playWhole('anthropic', 'message'));
    const { stop_reason } = await createClient({ maxRetries: 1 }).messages.create(hello);
    expect(stop_reason).toBe('end_turn');
  });

  it('counts tokens at the vendor with the bytes of its request', async () => {
    vendor.upstream.answer(playWhole('anthropic', 'count-tokens'));
    const { model: name, messages } = hello;
    const params = { model: name, messages, ...novelties };
    const counted = await createClient().messages.countTokens(params as Anthropic.MessageCountTokensParams);
    expect(counted).toMatchObject(readJsonFixture('anthropic', 'count-tokens'));
    expect(lastCall().path).toBe('/v1/messages/count_tokens');
    expect(lastCall().json()).toEqual(params);
  });

  it('keeps every byte of a large picture', async () => {
    const data = Buffer.alloc(3_000_000, readFixture('anthropic', 'message.json')).toString('base64');
    const source = { type: 'base64' as const, media_type: 'image/png' as const, data };
    vendor.upstream.answer(playWhole('anthropic', 'message'));
    await createClient().messages.create({
      ...hello,
      messages: [{ role: 'user', content: [{ type: 'image', source }] }],
    });
    const { messages } = lastCall().json() as typeof hello;
    expect(messages).toEqual([{ role: 'user', content: [{ type: 'image', source }] }]);
  });
});
