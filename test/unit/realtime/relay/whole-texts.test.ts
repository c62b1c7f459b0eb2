import { describe, expect, it } from 'vitest';
import { createOpeningError } from '../../../../src/core/realtime/create-opening-error.ts';
import { estimateText } from '../../../../src/core/tokens/estimate-tokens.ts';
import { createRelayRig, TestMoney } from '../../../support/relay-rig.ts';
import { ScriptedRealtimeModel } from '../../../support/realtime-session.ts';

const response = { id: 'r', conversation_id: 'conv_1', status: 'completed', output: [] };
const place = { response_id: 'r', item_id: 'i', output_index: 0, content_index: 0 };
const text = 'word '.repeat(800);

const callDelta = { type: 'response.function_call_arguments.delta', ...place, call_id: 'c', delta: text };
const callDone = { type: 'response.function_call_arguments.done', ...place, call_id: 'c', arguments: text };
const textDone = { type: 'response.output_text.done', ...place, text };
const transcriptDone = { type: 'response.output_audio_transcript.done', ...place, transcript: text };

/** A response of these events, of which nobody says what it used. */
async function answer(events: readonly object[], { money = new TestMoney(), end = {} } = {}) {
  const rig = createRelayRig(new ScriptedRealtimeModel([]), { isDeaf: true, money });
  const channel = await rig.connect();
  const all = [
    { type: 'response.created', response },
    ...events,
    { type: 'response.done', response: { ...response, usage: null, ...end } },
  ];
  for (const event of all) rig.link.emit({ event_id: 'x', ...event } as never);
  return { rig, channel, money };
}

const message = { id: 'i', type: 'message', role: 'assistant', status: 'in_progress', content: [] };
const call = {
  id: 'i',
  type: 'function_call',
  status: 'in_progress',
  call_id: 'c',
  name: 'f',
  arguments: '',
};
const begun = (item: object) => ({
  type: 'response.output_item.added',
  response_id: 'r',
  output_index: 0,
  item,
});
const part = (kind: string) => ({ type: 'response.content_part.added', ...place, part: { type: kind } });

describe('a response whose upstream breaks off', () => {
  it.each([
    ['a text', [begun(message), part('text'), textDone], { content: [{ type: 'output_text', text }] }],
    [
      'a transcript',
      [begun(message), part('audio'), transcriptDone],
      { content: [{ type: 'output_audio', transcript: text }] },
    ],
    ['arguments', [begun(call), callDone], { arguments: text }],
    ['arguments in pieces, too', [begun(call), callDelta, callDone], { arguments: text }],
    [
      'a part',
      [
        begun(message),
        part('text'),
        { type: 'response.content_part.done', ...place, part: { type: 'text', text } },
      ],
      { content: [{ type: 'output_text', text }] },
    ],
  ])('has %s that came as a whole', async (_, events, item) => {
    const rig = createRelayRig(new ScriptedRealtimeModel([]), { isDeaf: true });
    const channel = await rig.connect();
    for (const event of [{ type: 'response.created', response }, ...events])
      rig.link.emit({ event_id: 'x', ...event } as never);
    rig.link.end({ kind: 'broken', error: createOpeningError() });
    const done = await channel.waitFor('response.done');
    expect(done).toMatchObject({ response: { status: 'failed', output: [{ id: 'i', ...item }] } });
    const ends = channel.events.map(({ type }) => type).filter((type) => type.endsWith('.done'));
    expect(new Set(ends).size).toBe(ends.length);
  });
});

describe('a response without figures', () => {
  it.each([
    ['arguments that come as a whole', [callDone], 1],
    ['a text that comes as a whole', [textDone], 1],
    ['a transcript that comes as a whole', [transcriptDone], 1],
    ['arguments that come in pieces, once', [callDelta, callDone], 1],
    ['pieces alone', [callDelta], 1],
    ['one that comes in pieces, and one that does not', [callDelta, callDone, textDone], 2],
  ])('is charged for %s', async (_, events, count) => {
    const { channel, money } = await answer(events);
    await channel.waitFor('response.done');
    const outputTokens = estimateText(count * text.length);
    expect(money.ended).toMatchObject([{ usage: { source: 'estimated', outputTokens } }]);
    expect(money.ended[0]?.firstByteMs).not.toBeNull();
    channel.listener?.onClosed(1000);
  });

  it('is charged for what its client got where its upstream says that it failed', async () => {
    const end = { status: 'failed', status_details: { error: { code: 'overloaded' } } };
    const { channel, money } = await answer([textDone], { end });
    await channel.waitFor('response.done');
    const usage = { source: 'estimated', outputTokens: estimateText(text.length) };
    expect(money.ended).toMatchObject([{ outcome: 'truncated', errorReason: 'overloaded', usage }]);
    channel.listener?.onClosed(1000);
  });

  it('costs nothing where it failed before there was anything of it', async () => {
    const { channel, money } = await answer([], { end: { status: 'failed' } });
    await channel.waitFor('response.done');
    expect(money.ended).toMatchObject([{ outcome: 'failed', errorReason: 'upstream_error', usage: null }]);
    channel.listener?.onClosed(1000);
  });

  it('has a text held for before its client gets it', async () => {
    const money = new TestMoney();
    money.left = 10;
    const { channel } = await answer([textDone], { money });
    await expect.poll(() => channel.closed).toMatchObject({ code: 1008 });
    expect(JSON.stringify(channel.events)).not.toContain(text);
  });
});
