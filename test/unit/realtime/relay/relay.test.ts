import { describe, expect, it } from 'vitest';
import { GatewayError } from '../../../../src/core/gateway-error.ts';
import { estimateText } from '../../../../src/core/tokens/estimate-tokens.ts';
import { createRelayRig, TestMoney } from '../../../support/relay-rig.ts';
import {
  createMessage,
  listErrors,
  listTypes,
  plainScript,
  ScriptedRealtimeModel,
  spokenScript,
} from '../../../support/realtime-session.ts';

const broken = {
  kind: 'broken',
  error: new GatewayError('bad_gateway', 'gone', { reason: 'stream_truncated' }),
} as const;

const create = { type: 'response.create' } as const;

const [message, sound] = spokenScript;
if (message === undefined || sound === undefined) throw new Error('no script');

/** Two seconds, 100 ms a step. */
const longSpeech = [message, ...Array.from({ length: 20 }, () => sound)];

describe('createRealtimeSessions', () => {
  it('tells a client of its session, and of each response and its limits', async () => {
    const rig = createRelayRig(new ScriptedRealtimeModel([plainScript]));
    const channel = await rig.connect();
    channel.say(createMessage('Hello'), create);
    await channel.waitFor('rate_limits.updated');
    const types = listTypes(channel.events);
    expect(types[0]).toBe('session.created');
    expect(types.slice(-2)).toEqual(['response.done', 'rate_limits.updated']);
    expect(channel.find('rate_limits.updated')[0]).toMatchObject({ rate_limits: [] });
    expect(rig.faults).toEqual([]);
  });

  it('charges each response once, by the figures of who answered', async () => {
    const rig = createRelayRig(new ScriptedRealtimeModel([plainScript, spokenScript]));
    const channel = await rig.connect();
    channel.say(create);
    await channel.waitFor('response.done');
    channel.say(create);
    await channel.waitFor('response.done', 2);
    channel.listener?.onClosed(1000);
    await expect.poll(() => rig.summaries).toHaveLength(1);
    expect(rig.money.ended.map(({ outcome, usage }) => [outcome, usage?.source])).toEqual([
      ['answered', 'upstream'],
      ['answered', 'upstream'],
    ]);
    expect(rig.money.ended[0]?.usage).toMatchObject({
      inputTokens: 25,
      cacheReadTokens: 5,
      outputTokens: 7,
      inputMediaTokens: { audio: 20 },
      outputMediaTokens: { audio: 4 },
    });
    expect(rig.money.opened).toBe(3);
    expect(rig.money.givenBack).toBe(1);
    expect(rig.summaries[0]).toMatchObject({ outcome: 'closed', closeCode: 1000, responses: 2, cost: 74n });
    expect(rig.freed.count).toBe(1);
    expect(rig.sessions.live.list()).toEqual([]);
  });

  it('charges sound as sound where its upstream does not say how much there was', async () => {
    const rig = createRelayRig(new ScriptedRealtimeModel([]));
    const channel = await rig.connect();
    const second = Buffer.alloc(48_000).toString('base64');
    rig.link.emit({ type: 'input_audio_buffer.speech_started' });
    channel.say({ type: 'input_audio_buffer.append', audio: second });
    rig.link.emit({ type: 'input_audio_buffer.committed' });
    const response = { id: 'resp_1', object: 'realtime.response', output: [] };
    rig.link.emit({ type: 'response.created', response });
    rig.link.emit({ type: 'response.output_audio.delta', response_id: 'resp_1', delta: second });
    const usage = { total_tokens: 130, input_tokens: 100, output_tokens: 30 };
    rig.link.emit({ type: 'response.done', response: { ...response, status: 'completed', usage } });
    const transcribed = 'conversation.item.input_audio_transcription.completed';
    const transcript = { item_id: 'item_1', content_index: 0, transcript: 'Yes.' };
    const beside = { type: 'tokens', input_tokens: 7, output_tokens: 3, total_tokens: 10 };
    rig.link.emit({ type: transcribed, ...transcript, usage: beside });
    await channel.waitFor(transcribed);
    channel.listener?.onClosed(1000);
    await expect.poll(() => rig.summaries).toHaveLength(1);
    expect(rig.money.ended.map(({ usage: charged }) => charged)).toMatchObject([
      {
        source: 'upstream',
        inputTokens: 100,
        outputTokens: 30,
        inputMediaTokens: { audio: 10 },
        outputMediaTokens: { audio: 20 },
      },
      { inputTokens: 7, outputTokens: 3, inputMediaTokens: { audio: 7 }, outputMediaTokens: { audio: 0 } },
    ]);
  });

  it('closes the link at once when its client vanishes, and charges by estimate what was said', async () => {
    const rig = createRelayRig(new ScriptedRealtimeModel([[...spokenScript.slice(0, 2), 'hang']]));
    const channel = await rig.connect();
    channel.say(createMessage('Hello there'), create);
    await channel.waitFor('response.output_audio.delta');
    channel.listener?.onClosed(1006);
    expect(rig.link.calls.at(-1)).toBe('close');
    await expect.poll(() => rig.summaries).toHaveLength(1);
    expect(rig.money.ended).toHaveLength(1);
    expect(rig.money.ended[0]).toMatchObject({
      outcome: 'cancelled',
      usage: { source: 'estimated', outputMediaTokens: { audio: 2 } },
    });
    expect(rig.summaries[0]).toMatchObject({ outcome: 'vanished', closeCode: 1006, audioOutMs: 100 });
  });

  it('ends a response with all its done events where the link breaks in the middle of it', async () => {
    const rig = createRelayRig(new ScriptedRealtimeModel([[...spokenScript.slice(0, 2), 'hang']]));
    const channel = await rig.connect();
    channel.say(create);
    await channel.waitFor('response.output_audio.delta');
    rig.link.end(broken);
    const done = await channel.waitFor('response.done');
    expect(listTypes(channel.events).slice(-8)).toEqual([
      'response.output_audio.done',
      'response.output_audio_transcript.done',
      'response.content_part.done',
      'response.output_item.done',
      'conversation.item.done',
      'response.done',
      'rate_limits.updated',
      'error',
    ]);
    expect(done.response).toMatchObject({
      status: 'failed',
      status_details: { type: 'failed', error: { code: 'upstream_error' } },
      output: [{ status: 'incomplete', content: [{ type: 'output_audio', transcript: 'Good' }] }],
    });
    expect(channel.find('error')[0]).toMatchObject({
      error: { type: 'server_error', code: 'upstream_error' },
    });
    expect(channel.closed).toEqual({ code: 1011, reason: 'The upstream broke off.' });
    await expect.poll(() => rig.summaries).toHaveLength(1);
    expect(rig.money.ended[0]).toMatchObject({ outcome: 'truncated', errorReason: 'upstream_error' });
    expect(rig.faults).toEqual([]);
  });

  it('ends a session in mid-answer when the hold cannot grow, and tells nothing that is not paid', async () => {
    const money = new TestMoney();
    money.left = 10;
    const rig = createRelayRig(new ScriptedRealtimeModel([longSpeech]), { money });
    const channel = await rig.connect();
    channel.say(create);
    await expect.poll(() => channel.closed).not.toBeNull();
    expect(channel.closed?.code).toBe(1008);
    expect(channel.find('error')[0]).toMatchObject({ error: { code: 'insufficient_quota' } });
    expect(channel.find('response.done')[0]).toMatchObject({ response: { status: 'failed' } });
    expect(channel.find('response.output_audio.delta').length).toBeLessThanOrEqual(5);
  });

  it.each([
    ['there is no money for', 'none'],
    ['money is still asked for when its client leaves', 'late'],
  ])('charges and counts nothing that %s', async (_, more) => {
    const money = new TestMoney();
    const rig = createRelayRig(new ScriptedRealtimeModel([longSpeech]), { money });
    const channel = await rig.connect();
    const { promise, resolve } = Promise.withResolvers<undefined>();
    money.gate = promise;
    if (more === 'none') money.left = 0;
    channel.say(create);
    await expect.poll(() => money.asked).toBe(2);
    if (more === 'late') channel.listener?.onClosed(1006);
    resolve(undefined);
    await expect.poll(() => rig.summaries).toHaveLength(1);
    const audio = 2 * channel.find('response.output_audio.delta').length;
    const words = channel.find('response.output_audio_transcript.delta').map(({ delta }) => String(delta));
    expect(audio).toBeGreaterThan(0);
    expect(money.ended).toMatchObject([
      {
        usage: {
          source: 'estimated',
          outputTokens: audio + estimateText(words.join('').length),
          outputMediaTokens: { audio },
        },
      },
    ]);
    expect(rig.summaries[0]).toMatchObject({ audioOutMs: 50 * audio });
  });

  it('ends at its longest duration with session_expired and 1001', async () => {
    const rig = createRelayRig(new ScriptedRealtimeModel([]), { limits: { maxDurationMs: 60 } });
    const channel = await rig.connect();
    await expect.poll(() => channel.closed).toMatchObject({ code: 1001 });
    expect(listErrors(channel.events)).toEqual([['session_expired', null, null]]);
  });

  it('answers what is wrong with an error that names the event, and goes on', async () => {
    const rig = createRelayRig(new ScriptedRealtimeModel([plainScript]));
    const channel = await rig.connect();
    channel.listener?.onBinary();
    channel.listener?.onText('{"type":');
    channel.say({
      type: 'session.update',
      event_id: 'e1',
      session: { type: 'realtime', output_modalities: 7 },
    } as never);
    channel.say(create);
    await channel.waitFor('response.done');
    expect(listErrors(channel.events).map((error) => (error as unknown[])[0])).toEqual([
      'invalid_event',
      'invalid_json',
      'invalid_value',
    ]);
  });

  it('gives everything back when it is abandoned', async () => {
    const rig = createRelayRig(new ScriptedRealtimeModel([]));
    const waiting = await rig.sessions.connect(rig.order());
    waiting.abandon();
    await expect.poll(() => rig.summaries).toHaveLength(1);
    expect([rig.money.givenBack, rig.freed.count, rig.link.calls]).toEqual([1, 1, ['close']]);
  });
});
