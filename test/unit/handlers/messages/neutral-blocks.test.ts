import { describe, expect, it } from 'vitest';
import { renderMessageStream } from '../../../../handlers/messages/render-message-stream.ts';
import type { Profile } from '../../../../src/core/area.ts';
import type { UpstreamEvent } from '../../../../src/core/provider.ts';
import { ClientModels } from '../../../../src/formats/messages/index.ts';
import { messagesFormat } from '../../../../src/formats/messages/messages-format.ts';
import { collectStream } from '../../../support/create-upstream-call.ts';

type Payload = Readonly<Record<string, unknown>>;

const begin = (index: number, type: string): Payload => ({
  type: 'content_block_start',
  index,
  content_block: { type, text: '' },
});
const add = (index: number, type: string, member = 'text'): Payload => ({
  type: 'content_block_delta',
  index,
  delta: { type, [member]: `of ${String(index)}` },
});
const end = (index: number): Payload => ({ type: 'content_block_stop', index });
const message = { id: 'm', content: [], usage: { input_tokens: 1, output_tokens: 1 } };

/** What a client reads between the beginning and the end of a message, as the adapter hands it on. */
async function render(payloads: readonly Payload[], profile: Profile = 'neutral'): Promise<Payload[]> {
  const all = [{ type: 'message_start', message }, ...payloads, { type: 'message_stop' }];
  const events: readonly UpstreamEvent[] = all.map(
    (payload) => messagesFormat.classifyEvent({ event: null, data: JSON.stringify(payload) }).event,
  );
  async function* batches() {
    for (const event of events) yield await Promise.resolve([event]);
  }
  const options = { models: new ClientModels('m', { body: { value: {}, bytes: null } }), profile };
  const { events: rendered, error } = await collectStream(renderMessageStream(batches(), options));
  expect(error).toBeNull();
  return rendered.slice(1, -1).map(({ event, data }) => {
    const payload = JSON.parse(data) as Payload;
    expect(event).toBe(payload.type);
    return payload;
  });
}

const text = (index: number): readonly Payload[] => [
  begin(index, 'text'),
  add(index, 'text_delta'),
  end(index),
];

describe('NeutralBlocks', () => {
  it('leaves blocks of the contract as they are', async () => {
    const blocks = [...text(0), begin(1, 'thinking'), add(1, 'signature_delta', 'signature'), end(1)];
    expect(await render(blocks)).toEqual(blocks);
  });

  it('leaves out a block of another kind with all its events and counts on without a gap', async () => {
    const foreign = [begin(1, 'server_tool_use'), add(1, 'input_json_delta', 'partial_json'), end(1)];
    const shown = await render([...text(0), ...foreign, begin(2, 'of_tomorrow'), end(2), ...text(3)]);
    expect(shown.map(({ type, index }) => [type, index])).toEqual([
      ['content_block_start', 0],
      ['content_block_delta', 0],
      ['content_block_stop', 0],
      ['content_block_start', 1],
      ['content_block_delta', 1],
      ['content_block_stop', 1],
    ]);
    expect(shown[4]).toMatchObject({ delta: { type: 'text_delta', text: 'of 3' } });
  });

  it('leaves out deltas of other kinds alone', async () => {
    const shown = await render([begin(0, 'text'), add(0, 'of_tomorrow'), add(0, 'text_delta'), end(0)]);
    expect(shown).toEqual(text(0));
  });

  it('counts from 0 where the upstream does not', async () => {
    expect((await render([...text(4), ...text(7)])).map(({ index }) => index)).toEqual([0, 0, 0, 1, 1, 1]);
  });

  it('leaves out what belongs to no block once it counts on its own', async () => {
    const stray = [add(7, 'signature_delta', 'signature'), end(7), add(8, 'text_delta')];
    const shown = await render([begin(0, 'of_tomorrow'), ...stray, end(0), ...text(1)]);
    expect(shown.map(({ index }) => index)).toEqual([0, 0, 0]);
  });

  it('hands on what has no shape: that is for the check of the contract', async () => {
    const shapeless = [
      { type: 'content_block_start', index: 'x' },
      { type: 'content_block_start', index: 0 },
      { type: 'content_block_delta', index: 0 },
      { type: 'content_block_delta', index: 0, delta: 'text' },
    ];
    expect(await render(shapeless)).toEqual(shapeless);
  });

  it('shows everything in the vendor profile', async () => {
    const blocks = [begin(1, 'server_tool_use'), add(1, 'of_tomorrow'), end(1), ...text(2), { type: 'new' }];
    expect(await render(blocks, 'vendor')).toEqual(blocks);
  });
});
