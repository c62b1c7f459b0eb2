import { describe, expect, it } from 'vitest';
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
async function answer(events: readonly object[], money = new TestMoney()) {
  const rig = createRelayRig(new ScriptedRealtimeModel([]), { isDeaf: true, money });
  const channel = await rig.connect();
  const all = [
    { type: 'response.created', response },
    ...events,
    { type: 'response.done', response: { ...response, usage: null } },
  ];
  for (const event of all) rig.link.emit({ event_id: 'x', ...event } as never);
  return { rig, channel, money };
}

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

  it('has a text held for before its client gets it', async () => {
    const money = new TestMoney();
    money.left = 10;
    const { channel } = await answer([textDone], money);
    await expect.poll(() => channel.closed).toMatchObject({ code: 1008 });
    expect(JSON.stringify(channel.events)).not.toContain(text);
  });
});
