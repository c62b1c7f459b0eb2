import { describe, expect, it } from 'vitest';
import { renderMessageStream } from '../../../../handlers/messages/render-message-stream.ts';
import type { Profile } from '../../../../src/core/area.ts';
import type { StreamEvent } from '../../../../src/core/operation.ts';
import type { UpstreamEvent } from '../../../../src/core/provider.ts';
import { ClientModels } from '../../../../src/formats/messages/index.ts';
import { collectStream } from '../../../support/create-upstream-call.ts';

const upstream = (value: { readonly type: string }): UpstreamEvent => ({
  event: value.type,
  data: JSON.stringify(value),
});

const start = upstream({
  type: 'message_start',
  message: {
    id: 'msg_1',
    model: 'claude-opus-4-8',
    content: [],
    usage: { input_tokens: 7, output_tokens: 1 },
  },
} as never);
const delta = (stopReason: string) =>
  upstream({
    type: 'message_delta',
    delta: { stop_reason: stopReason },
    usage: { output_tokens: 9 },
  } as never);
const stop = upstream({ type: 'message_stop' });

async function render(
  events: readonly UpstreamEvent[],
  profile: Profile = 'neutral',
): Promise<StreamEvent[]> {
  async function* batches() {
    yield events;
    await Promise.resolve();
  }
  const rendered: StreamEvent[] = [];
  for await (const batch of renderMessageStream(batches(), {
    models: new ClientModels('chatfam-opus-4-8', { body: { value: {}, bytes: null } }),
    profile,
  }))
    rendered.push(...batch);
  return rendered;
}

const parse = (event: StreamEvent | undefined) => JSON.parse(event?.data ?? 'null') as Record<string, never>;

describe('renderMessageStream', () => {
  it('gives what came together with an event that cannot be read', async () => {
    const ping = upstream({ type: 'ping' });
    const source = (async function* () {
      yield* await Promise.resolve([[start], [ping, { event: 'message_delta', data: '{' }, ping]]);
    })();
    const options = {
      models: new ClientModels('chatfam-opus-4-8', { body: { value: {}, bytes: null } }),
      profile: 'neutral',
    } as const;
    const { events, error } = await collectStream(renderMessageStream(source, options));
    expect(events.map(({ event }) => event)).toEqual(['message_start', 'ping']);
    expect(error).toMatchObject({ code: 'bad_gateway', reason: 'upstream_error' });
  });

  it('renames the model and completes the usage of message_start', async () => {
    const [first] = await render([start, stop]);
    expect(parse(first)).toMatchObject({
      message: {
        model: 'chatfam-opus-4-8',
        stop_sequence: null,
        usage: {
          input_tokens: 7,
          output_tokens: 1,
          cache_creation_input_tokens: 0,
          cache_read_input_tokens: 0,
        },
      },
    });
  });

  it('gives message_delta its usage both beside and inside delta, with the input tokens of the start', async () => {
    const [, second] = await render([start, delta('end_turn'), stop]);
    expect(parse(second)).toEqual({
      type: 'message_delta',
      delta: { stop_reason: 'end_turn', stop_sequence: null, usage: { input_tokens: 7, output_tokens: 9 } },
      usage: {
        input_tokens: 7,
        output_tokens: 9,
        cache_creation_input_tokens: 0,
        cache_read_input_tokens: 0,
      },
    });
  });

  it.each([
    ['says nothing of', {}],
    [
      'says null for',
      { input_tokens: null, cache_creation_input_tokens: null, cache_read_input_tokens: null },
    ],
  ])('gives message_delta what the start said of input and cache, where it %s them', async (_what, said) => {
    const input = { input_tokens: 25, cache_creation_input_tokens: 100, cache_read_input_tokens: 5_000 };
    const usage = { ...input, service_tier: 'standard', output_tokens: 1 };
    const beginning = upstream({ type: 'message_start', message: { id: 'msg_1', usage } } as never);
    const end = upstream({
      type: 'message_delta',
      delta: {},
      usage: { ...said, output_tokens: 15 },
    } as never);
    const [, second] = await render([beginning, end, stop]);
    expect(parse(second)).toMatchObject({ delta: { usage: { input_tokens: 25, output_tokens: 15 } } });
    expect(parse(second)['usage']).toEqual({ ...input, output_tokens: 15 });
  });

  it('passes on what else message_delta says of its usage', async () => {
    const said = { output_tokens: 15, server_tool_use: { web_search_requests: 1 } };
    const end = upstream({ type: 'message_delta', delta: {}, usage: said } as never);
    const [, second] = await render([start, end, stop]);
    expect(parse(second)['usage']).toMatchObject(said);
  });

  it('passes on each call that message_delta tells of as the upstream counted it', async () => {
    const counts = {
      input_tokens: 5,
      output_tokens: 6,
      cache_read_input_tokens: 0,
      cache_creation_input_tokens: 0,
    };
    const iterations = [
      { type: 'message', ...counts },
      { type: 'advisor_message', model: 'claude-opus-4-8', ...counts },
      { type: 'compaction', ...counts },
    ];
    const end = upstream({
      type: 'message_delta',
      delta: {},
      usage: { output_tokens: 15, iterations },
    } as never);
    const [, second] = await render([start, end, stop]);
    expect(parse(second)['usage']).toMatchObject({ iterations });
  });

  it('believes the last figures, where message_delta has its own', async () => {
    const said = { input_tokens: 30, cache_read_input_tokens: 6, output_tokens: 15 };
    const end = upstream({ type: 'message_delta', delta: {}, usage: said } as never);
    const [, second] = await render([start, end, stop]);
    expect(parse(second)['usage']).toEqual({ ...said, cache_creation_input_tokens: 0 });
  });

  it('folds stop reasons in the neutral profile only', async () => {
    const reason = async (profile: Profile) =>
      parse((await render([start, delta('refusal'), stop], profile))[1]);
    expect(await reason('neutral')).toMatchObject({ delta: { stop_reason: 'end_turn' } });
    expect(await reason('vendor')).toMatchObject({ delta: { stop_reason: 'refusal' } });
  });

  it('turns a stop reason that nobody has heard of into the plainest in the neutral profile only', async () => {
    const reason = async (profile: Profile) =>
      parse((await render([start, delta('of_tomorrow'), stop], profile))[1]);
    expect(await reason('neutral')).toMatchObject({ delta: { stop_reason: 'end_turn' } });
    expect(await reason('vendor')).toMatchObject({ delta: { stop_reason: 'of_tomorrow' } });
  });

  it('passes every other event as it came, unknown ones in the vendor profile only', async () => {
    const block = { event: 'content_block_delta', data: '{"type":"content_block_delta", "index":0}' };
    const unknown = { event: 'brand_new', data: '{"type":"brand_new"}' };
    const nameless = { event: null, data: '{"index":0}' };
    const vendor = await render([start, block, unknown, nameless, stop], 'vendor');
    expect([vendor[1], vendor[2], vendor[3]]).toEqual([block, unknown, nameless]);
    const neutral = await render([start, block, unknown, nameless, stop]);
    expect(neutral.map(({ event }) => event)).toEqual([
      'message_start',
      'content_block_delta',
      'message_stop',
    ]);
    expect(neutral[1]).toBe(block);
  });

  it('writes nothing after message_stop', async () => {
    const rendered = await render([start, stop, delta('end_turn')]);
    expect(rendered.map(({ event }) => event)).toEqual(['message_start', 'message_stop']);
  });

  it('blames the upstream for an event that is not JSON', async () => {
    const broken = { event: 'message_delta', data: '{oops}' };
    await expect(render([start, broken, stop])).rejects.toMatchObject({ code: 'bad_gateway' });
  });
});
