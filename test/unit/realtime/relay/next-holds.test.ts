import { describe, expect, it } from 'vitest';
import { countAll, createRelayRig } from '../../../support/relay-rig.ts';
import { createMessage, ScriptedRealtimeModel } from '../../../support/realtime-session.ts';

const create = { type: 'response.create' } as const;
const usage = { input_tokens: 50, output_tokens: 10 };

/** A session that has said 40,000 characters, about 10,000 tokens, and whose other side says only what the test has it say. */
async function connect() {
  const taken: number[] = [];
  const bounds: (number | null)[] = [];
  const rig = createRelayRig(new ScriptedRealtimeModel([]), {
    isDeaf: true,
    take: ({ usage, maxOutputTokens }) => {
      taken.push(countAll(usage));
      bounds.push(maxOutputTokens);
      return { report: null, reserved: 0, end: () => undefined };
    },
  });
  const channel = await rig.connect();
  const ask = async (response: object = {}) => {
    const count = taken.length;
    channel.say({ ...create, response });
    await expect.poll(() => taken.length).toBe(count + 1);
    return taken.at(-1) ?? 0;
  };
  let [count, ended] = [0, 0];
  const begin = async (conversation_id: string | null, more: object = {}) => {
    const id = `resp_${String((count += 1))}`;
    rig.link.emit({ type: 'response.created', event_id: 'x', response: { id, conversation_id, ...more } });
    await channel.waitFor('response.created', count);
    return async (ending: object = { usage }) => {
      const response = { id, conversation_id, status: 'completed', ...ending };
      rig.link.emit({ type: 'response.done', event_id: 'x', response });
      ended += 1;
      await channel.waitFor('rate_limits.updated', ended);
    };
  };
  channel.say(createMessage('x'.repeat(40_000)));
  return { rig, channel, ask, begin, bounds };
}

describe('what is held and reserved for the next response', () => {
  it('is what the last one read and wrote', async () => {
    const { ask, begin } = await connect();
    expect(await ask()).toBe(10_000);
    await (
      await begin('conv_1')
    )({ usage: { input_tokens: 9_000, output_tokens: 11 } });
    expect(await ask()).toBe(9_011);
  });

  it('is no more output than it may write, by its own bound or that of its session', async () => {
    const { rig, ask, begin, bounds } = await connect();
    const tell = (max_output_tokens: unknown) => {
      rig.link.emit({ type: 'session.updated', event_id: 'x', session: { max_output_tokens } } as never);
    };
    await ask();
    await ask({ max_output_tokens: 20 });
    tell(300);
    await ask();
    await ask({ max_output_tokens: 'inf' });
    await ask({ max_output_tokens: 20 });
    tell('inf');
    await ask();
    expect(bounds.splice(0)).toEqual([null, 20, 300, null, 20, null]);
    for (const _ of Array.from({ length: 6 })) await (await begin('conv_1'))();
    // One that nobody asked for.
    await begin('conv_1', { max_output_tokens: 7 });
    expect(bounds).toEqual([7]);
  });

  it('has nothing of one out of band, which neither read the conversation nor wrote into it', async () => {
    const { ask, begin } = await connect();
    const input = [
      { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'x'.repeat(400) }] },
    ];
    const before = await ask();
    await ask({ conversation: 'none', input });
    const [end, endOther] = [await begin('conv_1'), await begin(null)];
    await end({ usage: { input_tokens: before, output_tokens: 0 } });
    await endOther();
    expect(await ask()).toBe(before);
  });

  it('has what was sent while the last one went on', async () => {
    const { channel, ask, begin } = await connect();
    await ask();
    const end = await begin('conv_1');
    channel.say(createMessage('x'.repeat(20_000)));
    await end();
    expect(await ask()).toBe(5_060);
  });

  it.each([
    ['zero', { usage: { input_tokens: 0, output_tokens: 0 } }],
    ['zero for what was read', { usage: { input_tokens: 0, output_tokens: 3 } }],
    ['nothing', {}],
  ])('has the whole conversation where the last one says %s of it', async (_, ending) => {
    const { ask, begin } = await connect();
    const before = await ask();
    await (
      await begin('conv_1')
    )({ status: 'cancelled', ...ending });
    expect(await ask()).toBeGreaterThanOrEqual(before);
  });
});

describe('the sound of a response', () => {
  it.each([
    [{ type: 'audio/pcmu' }, 2, 99],
    [{ type: 'audio/pcm', rate: 24_000 }, 1, 17],
    [null, 1, 17],
  ])('is as long as its own format makes it: %j', async (format, audio, audioOutMs) => {
    const { rig, channel, ask, begin } = await connect();
    await ask();
    await begin('conv_1', format === null ? {} : { audio: { output: { format } } });
    const delta = Buffer.alloc(792).toString('base64');
    rig.link.emit({ type: 'response.output_audio.delta', event_id: 'x', response_id: 'resp_1', delta });
    await channel.waitFor('response.output_audio.delta');
    channel.listener?.onClosed(1006);
    await expect.poll(() => rig.summaries).toMatchObject([{ audioOutMs }]);
    expect(rig.money.ended[0]?.usage?.outputMediaTokens.audio).toBe(audio);
  });
});

describe('what was used beside a response that failed', () => {
  it('is charged where the client leaves before money is held for another', async () => {
    const { rig, channel, ask, begin } = await connect();
    await ask();
    await begin('conv_1');
    const transcript = { usage: { type: 'tokens', input_tokens: 30, output_tokens: 4 } };
    const type = 'conversation.item.input_audio_transcription.completed';
    rig.link.emit({ type, event_id: 'x', item_id: 'a', content_index: 0, transcript: '', ...transcript });
    const response = { id: 'resp_1', conversation_id: 'conv_1', status: 'failed' };
    rig.link.emit({ type: 'response.done', event_id: 'x', response });
    channel.listener?.onClosed(1000);
    await expect.poll(() => rig.summaries).toHaveLength(1);
    expect(rig.money.ended.map((facts) => [facts.outcome, facts.usage && countAll(facts.usage)])).toEqual([
      ['failed', null],
      ['answered', 34],
    ]);
  });
});
