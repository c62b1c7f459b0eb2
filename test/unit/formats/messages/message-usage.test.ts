import { describe, expect, it } from 'vitest';
import { updateMessageUsage } from '../../../../src/formats/messages/index.ts';
import { createMeteredRequest, meterStream, meterWhole, nonsense } from '../../../support/metered-stream.ts';

const usage = {
  input_tokens: 10,
  cache_creation_input_tokens: 20,
  cache_read_input_tokens: 30,
  output_tokens: 40,
};

const expected = {
  inputTokens: 10,
  cacheWriteTokens: 20,
  cacheReadTokens: 30,
  outputTokens: 40,
  thoughtTokens: 0,
  source: 'upstream',
};

const name = (event: string, data: object) => ({ event, data: JSON.stringify({ type: event, ...data }) });
const start = (counts: object) => [name('message_start', { message: { usage: counts } })];
const text = (words: string) => [
  name('content_block_delta', { index: 0, delta: { type: 'text_delta', text: words } }),
];
const end = (counts: object) => [
  name('message_delta', { delta: { stop_reason: 'end_turn' }, usage: counts }),
  name('message_stop', {}),
];

/** 80 characters, 20 tokens. */
const request = createMeteredRequest({ messages: [{ role: 'user', content: 'x'.repeat(80) }] });
const fresh = () => ({ ...request, notes: {} });

describe('the usage of format B', () => {
  it('is read from a whole answer', () => {
    expect(meterWhole('createMessage', { usage })).toMatchObject(expected);
  });

  it('tells thoughts apart where the upstream does', () => {
    const counts = { ...usage, output_tokens_details: { thinking_tokens: 33 } };
    expect(meterWhole('createMessage', { usage: counts })).toMatchObject({ ...expected, thoughtTokens: 33 });
  });

  it('has what was used beside the answer, which the counters of the whole leave out', async () => {
    const iteration = (type: string) => ({ ...usage, type });
    const iterations = ['compaction', 'message', 'advisor_message'].map(iteration);
    const all = {
      inputTokens: 30,
      cacheWriteTokens: 60,
      cacheReadTokens: 90,
      outputTokens: 120,
      source: 'upstream',
    };
    expect(meterWhole('createMessage', { usage: { ...usage, iterations } })).toMatchObject(all);
    const stream = [start({ ...usage, iterations: iterations.slice(0, 1) }), end({ ...usage, iterations })];
    expect(await meterStream('createMessage', stream)).toMatchObject(all);
    const plain = [start({ ...usage, iterations }), end({ output_tokens: 40 })];
    expect(await meterStream('createMessage', plain)).toMatchObject(all);
  });

  it('counts no search again that a call beside the answer, or before it, tells as well', async () => {
    const searched = { ...usage, server_tool_use: { web_search_requests: 2 } };
    for (const types of [['advisor_message'], ['message', 'fallback_message']]) {
      const said = { ...searched, iterations: types.map((type) => ({ ...searched, type })) };
      const stream = await meterStream('createMessage', [start(usage), end(said)]);
      for (const metered of [meterWhole('createMessage', { usage: said }), stream])
        expect(metered?.calls?.reduce((sum, call) => sum + (call.extras?.searches ?? 0), 0)).toBe(2);
    }
  });

  describe('where a fallback of the upstream answers', () => {
    const part = (type: string, model: string, output: number) => ({
      ...usage,
      type,
      model,
      output_tokens: output,
    });
    const iterations = [
      part('message', 'called', 0),
      part('message', 'second', 2),
      part('advisor_message', 'advisor', 3),
      part('fallback_message', 'third', 40),
    ];
    const described = (found: ReturnType<typeof meterWhole>) =>
      (found?.calls ?? [found]).map((call) => [call?.extras?.model ?? null, call?.outputTokens]);
    const parts = [
      ['second', 2],
      ['third', 40],
      ['advisor', 3],
    ];

    it('is that of each model by itself, without those that wrote nothing', async () => {
      expect(described(meterWhole('createMessage', { usage: { ...usage, iterations } }))).toEqual(parts);
      const stream = [start(usage), end({ output_tokens: 40, iterations })];
      expect(described(await meterStream('createMessage', stream))).toEqual(parts);
    });

    it('is that of the model that was called for as far as that wrote', () => {
      const wrote = [part('message', 'called', 1), ...iterations.slice(1)];
      expect(described(meterWhole('createMessage', { usage: { ...usage, iterations: wrote } }))).toEqual([
        [null, 1],
        ...parts,
      ]);
    });

    it('is that of the fallback where the upstream counts the whole alone', () => {
      const bare = [{ type: 'fallback_message', model: 'third' }];
      expect(meterWhole('createMessage', { usage: { ...usage, iterations: bare } })).toMatchObject({
        ...expected,
        extras: { model: 'third' },
      });
    });

    it('is that of the fallback in a stream that is left', async () => {
      const block = { type: 'fallback', from: { model: 'called' }, to: { model: 'third' } };
      const change = [name('content_block_start', { index: 0, content_block: block })];
      const left = { ...expected, source: 'estimated', extras: { model: 'third' } };
      expect(await meterStream('createMessage', [start(usage), change])).toMatchObject(left);
      const again = [name('message_start', { message: { model: 'called', usage } })];
      expect(await meterStream('createMessage', [again, change, again])).toMatchObject(left);
      const named = createMeteredRequest({ fallbacks: [{ model: 'third' }] });
      const begun = [[name('message_start', { message: { model: 'third', usage } })]];
      expect(await meterStream('createMessage', begun, { request: named })).toMatchObject(left);
    });

    it('is that of the fallback in a whole answer that does not tell its attempts', () => {
      const block = { type: 'fallback', from: { model: 'called' }, to: { model: 'third' } };
      const moved = { model: 'called', content: [block, { type: 'text', text: 'Well' }] };
      const named = () => createMeteredRequest({ fallbacks: [{ model: 'third' }] });
      const third = { extras: { model: 'third' } };
      for (const answer of [moved, { model: 'third', content: [] }]) {
        expect(meterWhole('createMessage', { ...answer, usage }, named())).toMatchObject({
          ...expected,
          ...third,
        });
        expect(meterWhole('createMessage', answer, named())).toMatchObject({ source: 'estimated', ...third });
        const unnamed = { ...usage, iterations: [{ ...usage, type: 'fallback_message' }] };
        expect(meterWhole('createMessage', { ...answer, usage: unnamed }, named())).toMatchObject(third);
      }
      const other = meterWhole('createMessage', { model: 'called-20260101', content: [], usage }, named());
      expect(other).not.toHaveProperty('extras');
    });

    it.each(['message', 'fallback_message'])(
      'is that of each fallback where the first is one, and not the model that was called for (%s)',
      async (type) => {
        const named = () => createMeteredRequest({ fallbacks: [{ model: 'second' }, { model: 'third' }] });
        const handed = [part(type, 'second', 2), part('fallback_message', 'third', 40)];
        const said = { ...usage, iterations: handed };
        expect(described(meterWhole('createMessage', { usage: said }, named()))).toEqual(parts.slice(0, 2));
        const stream = [start(usage), end(said)];
        expect(described(await meterStream('createMessage', stream, { request: named() }))).toEqual(
          parts.slice(0, 2),
        );
      },
    );
  });

  const creation = (short: number, hour: number) => ({
    cache_creation: { ephemeral_5m_input_tokens: short, ephemeral_1h_input_tokens: hour },
  });

  it('tells what a cache keeps for an hour from what it keeps for less', () => {
    expect(meterWhole('createMessage', { usage: { ...usage, ...creation(15, 5) } })).toMatchObject({
      ...expected,
      extras: { hourWriteTokens: 5 },
    });
    for (const plain of [creation(20, 0), { cache_creation: null }, {}])
      expect(meterWhole('createMessage', { usage: { ...usage, ...plain } })).not.toHaveProperty('extras');
  });

  it.each([
    ['as long as all that was written at its beginning', creation(0, 20), 70],
    ['shortly, where not all of that is kept for an hour', creation(15, 5), 5],
  ])('takes what a stream writes in its course for kept %s', async (_name, said, hourWriteTokens) => {
    const stream = [
      start({ ...usage, ...said }),
      end({ cache_creation_input_tokens: 70, output_tokens: 40 }),
    ];
    expect(await meterStream('createMessage', stream)).toMatchObject({
      cacheWriteTokens: 70,
      extras: { hourWriteTokens },
    });
  });

  it('knows what is kept for an hour of a stream that is left', async () => {
    const left = [start({ ...usage, ...creation(0, 20) }), text('Well')];
    expect(await meterStream('createMessage', left)).toMatchObject({
      cacheWriteTokens: 20,
      extras: { hourWriteTokens: 20 },
      source: 'estimated',
    });
  });

  it('tells fast mode and searches', async () => {
    const said = { ...usage, speed: 'fast', server_tool_use: { web_search_requests: 3 } };
    const extras = { hourWriteTokens: 0, searches: 3, speed: 'fast' };
    expect(meterWhole('createMessage', { usage: said })).toMatchObject({ ...expected, extras });
    const late = { output_tokens: 40, server_tool_use: said.server_tool_use };
    const stream = [start({ ...usage, speed: 'fast' }), end(late)];
    expect(await meterStream('createMessage', stream)).toMatchObject({ ...expected, extras });
  });

  it('counts searches that brought something in a stream that is left', async () => {
    const result = (content: unknown) => [
      name('content_block_start', { index: 1, content_block: { type: 'web_search_tool_result', content } }),
    ];
    const failed = { type: 'web_search_tool_result_error', error_code: 'unavailable' };
    const quoted = [
      name('content_block_start', { content_block: { type: 'text', text: 'web_search_tool_result' } }),
    ];
    const left = [start(usage), result([]), result(failed), quoted, result([{}])];
    expect(await meterStream('createMessage', left)).toMatchObject({ extras: { searches: 2 } });
    const said = end({ output_tokens: 40, server_tool_use: { web_search_requests: 1 } });
    expect(await meterStream('createMessage', [...left, said])).toMatchObject({ extras: { searches: 1 } });
  });

  it('tells the calls apart of which it is the sum', async () => {
    const iteration = { ...usage, type: 'compaction', ...creation(0, 20) };
    const calls = [{ cacheWriteTokens: 20 }, { cacheWriteTokens: 20, extras: { hourWriteTokens: 20 } }];
    const said = { ...usage, iterations: [iteration] };
    expect(meterWhole('createMessage', { usage: said })).toMatchObject({ cacheWriteTokens: 40, calls });
    const stream = [start(usage), end(said)];
    expect(await meterStream('createMessage', stream)).toMatchObject({ cacheWriteTokens: 40, calls });
  });

  it('is estimated from the texts where a whole answer has none', () => {
    const content = [
      { type: 'text', text: 'y'.repeat(40) },
      { type: 'thinking', thinking: 'z'.repeat(40), signature: 's'.repeat(4000) },
    ];
    expect(meterWhole('createMessage', { content }, fresh())).toMatchObject({
      inputTokens: 20,
      outputTokens: 20,
      source: 'estimated',
    });
  });

  it('is read from the beginning and the end of a stream', async () => {
    const stream = [
      start({ ...usage, output_tokens: 1 }),
      text('Hello'),
      end({ output_tokens: 40, cache_read_input_tokens: null }),
    ];
    expect(await meterStream('createMessage', stream)).toMatchObject(expected);
  });

  it('takes the figures of the end where they differ from the beginning', async () => {
    const stream = [start({ input_tokens: 1, output_tokens: 1 }), end(usage)];
    expect(await meterStream('createMessage', stream)).toMatchObject(expected);
  });

  it('is that of the upstream when a client leaves after the last figures', async () => {
    const stream = [start(usage), end({ output_tokens: 40 }), text('never read')];
    expect(await meterStream('createMessage', stream, { stopAfter: 2 })).toMatchObject(expected);
  });

  it('is estimated from what was seen when the client leaves before them', async () => {
    const stream = [start({ ...usage, output_tokens: 1 }), text('w'.repeat(400)), end(usage)];
    const metered = await meterStream('createMessage', stream, { stopAfter: 2, request: fresh() });
    expect(metered).toMatchObject({ ...expected, source: 'estimated', outputTokens: metered?.outputTokens });
    expect(metered?.outputTokens).toBeGreaterThanOrEqual(95);
    expect(metered?.outputTokens).toBeLessThanOrEqual(105);
  });

  it.each(['cache_read_input_tokens', 'cache_creation_input_tokens'])(
    'has no input beside %s where the upstream says so, also when the client leaves early',
    async (name) => {
      const counts = { input_tokens: 0, output_tokens: 1, [name]: 5000 };
      const left = await meterStream('createMessage', [start(counts), text('Well')], { request: fresh() });
      expect(left).toMatchObject({ inputTokens: 0, source: 'estimated' });
      expect(left!.cacheReadTokens + left!.cacheWriteTokens).toBe(5000);
      const none = await meterStream('createMessage', [start({ ...counts, [name]: 0 })], {
        request: fresh(),
      });
      expect(none).toMatchObject({ inputTokens: 20, source: 'estimated' });
    },
  );

  it('counts no signature as words', async () => {
    const signature = name('content_block_delta', {
      index: 0,
      delta: { type: 'signature_delta', signature: 's'.repeat(9000) },
    });
    const metered = await meterStream('createMessage', [start(usage), [signature], new Error('broken')]);
    expect(metered).toMatchObject({ outputTokens: 40, source: 'estimated' });
  });

  it('is estimated as a whole where a stream gives no figures', async () => {
    const stream = [start({}), text('w'.repeat(400)), end({})];
    const metered = await meterStream('createMessage', stream, { request: fresh() });
    expect(metered).toMatchObject({ inputTokens: 20, source: 'estimated' });
    expect(metered?.outputTokens).toBeGreaterThan(90);
  });

  it('ignores figures that are no counts, and events that are no JSON', async () => {
    const odd = { input_tokens: -5, cache_read_input_tokens: 1.5, output_tokens: '7' };
    const broken = [{ event: 'message_delta', data: '{' }];
    const metered = await meterStream('createMessage', [start(odd), broken], { request: fresh() });
    expect(metered).toMatchObject({
      inputTokens: 20,
      cacheReadTokens: 0,
      outputTokens: 0,
      source: 'estimated',
    });
  });

  it.each(nonsense)('is estimated where the upstream says %s for a count', async (_name, count) => {
    const estimated = { inputTokens: 20, source: 'estimated' };
    const odd = { ...usage, input_tokens: count };
    expect(meterWhole('createMessage', { usage: odd }, fresh())).toMatchObject(estimated);
    const stream = [start(odd), end({ output_tokens: 40 })];
    expect(await meterStream('createMessage', stream, { request: fresh() })).toMatchObject(estimated);
  });

  it.each([
    ['leaves out', { output_tokens: 7 }],
    ['says 0 for', { input_tokens: 0, output_tokens: 7 }],
    [
      'says 0 for all of',
      { input_tokens: 0, cache_read_input_tokens: 0, cache_creation_input_tokens: 0, output_tokens: 7 },
    ],
  ])('has an estimate of the input that the upstream %s beside its output', async (_how, counts) => {
    const completed = { inputTokens: 20, outputTokens: 7, source: 'estimated' };
    expect(meterWhole('createMessage', { usage: counts }, fresh())).toMatchObject(completed);
    for (const stream of [
      [start({}), end(counts)],
      [start(counts), text('Well'), end(counts)],
      [start({ ...counts, output_tokens: 0 }), end({ output_tokens: 7 })],
    ])
      expect(await meterStream('createMessage', stream, { request: fresh() })).toMatchObject(completed);
  });

  it.each(['cache_read_input_tokens', 'cache_creation_input_tokens'])(
    'has no input that the upstream leaves out beside %s',
    async (name) => {
      const counts = { [name]: 5000, output_tokens: 7 };
      const all = { inputTokens: 0, outputTokens: 7, source: 'upstream' };
      expect(meterWhole('createMessage', { usage: counts }, fresh())).toMatchObject(all);
      const stream = [start({ [name]: 5000 }), end(counts)];
      expect(await meterStream('createMessage', stream, { request: fresh() })).toMatchObject(all);
    },
  );

  it('has no input of the answer where all that was used was used beside it', async () => {
    const iterations = [{ ...usage, type: 'compaction' }];
    const said = { input_tokens: 0, output_tokens: 0, iterations };
    expect(meterWhole('createMessage', { usage: said }, fresh())).toMatchObject(expected);
    const stream = [start({ input_tokens: 0, output_tokens: 0 }), end(said)];
    expect(await meterStream('createMessage', stream, { request: fresh() })).toMatchObject(expected);
  });

  it.each(['cache_read_input_tokens', 'cache_creation_input_tokens'])(
    'is an estimate where %s is nonsense',
    (name) => {
      const metered = meterWhole('createMessage', { usage: { ...usage, [name]: 1e300 } }, fresh());
      expect(metered).toMatchObject({ inputTokens: 10, outputTokens: 40, source: 'estimated' });
    },
  );
});

describe('updateMessageUsage', () => {
  it('replaces what a later event says, and lets stand what it leaves out or says null for', () => {
    const later = { input_tokens: null, output_tokens: 50, output_tokens_details: { thinking_tokens: 5 } };
    expect(updateMessageUsage(usage, later)).toEqual({
      ...usage,
      output_tokens: 50,
      output_tokens_details: { thinking_tokens: 5 },
    });
  });

  it('lets the input stand where a later event says that there was none', () => {
    const later = {
      input_tokens: 0,
      cache_read_input_tokens: 0,
      cache_creation_input_tokens: 0,
      output_tokens: 50,
    };
    expect(updateMessageUsage(usage, later)).toEqual({ ...usage, output_tokens: 50 });
    expect(updateMessageUsage({ input_tokens: 10 }, { input_tokens: 0, output_tokens: 50 })).toEqual({
      input_tokens: 10,
      output_tokens: 50,
    });
    expect(updateMessageUsage({ input_tokens: 10 }, { input_tokens: 0, cache_read_input_tokens: 9 })).toEqual(
      { input_tokens: 0, cache_read_input_tokens: 9 },
    );
    // That something was cached was said before, and not by the event that has no input.
    expect(updateMessageUsage(usage, { input_tokens: 0, output_tokens: 50 })).toEqual({
      ...usage,
      output_tokens: 50,
    });
  });

  it('keeps counters only, however many others an upstream makes up', () => {
    const madeUp = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`key_${String(index)}`, 1]));
    expect(updateMessageUsage({}, { ...madeUp, output_tokens: 1 })).toEqual({ output_tokens: 1 });
  });
});
