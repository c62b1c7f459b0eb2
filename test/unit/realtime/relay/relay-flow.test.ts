import { describe, expect, it } from 'vitest';
import { GatewayError } from '../../../../src/core/gateway-error.ts';
import { createRelayRig, TestMoney } from '../../../support/relay-rig.ts';
import {
  createMessage,
  listErrors,
  plainScript,
  ScriptedRealtimeModel,
  spokenScript,
  type ScriptLine,
} from '../../../support/realtime-session.ts';
import { writePcm } from '../../../support/sounds.ts';

const create = { type: 'response.create' } as const;
const append = (ms: number) =>
  ({ type: 'input_audio_buffer.append', audio: writePcm(new Int16Array(ms * 24)) }) as const;

function refuse(): never {
  throw new GatewayError('resource_exhausted', 'Too many requests in a minute.', {
    reason: 'rate_limit_exceeded',
  });
}

describe('limits of a session', () => {
  it('refuse a response that its client asks for, by name, and the session goes on', async () => {
    let isFull = true;
    const rig = createRelayRig(new ScriptedRealtimeModel([plainScript]), {
      take: () => (isFull ? refuse() : { report: null, reserved: 0, end: () => undefined }),
    });
    const channel = await rig.connect();
    channel.say({ ...create, event_id: 'e1' });
    await channel.waitFor('error');
    expect(listErrors(channel.events)).toEqual([['rate_limit_exceeded', null, 'e1']]);
    expect(rig.link.calls).not.toContain('response.create');
    isFull = false;
    channel.say(create);
    await channel.waitFor('response.done');
    channel.listener?.onClosed(1000);
  });

  it('fail a response that the other side began by itself, and cancel it there', async () => {
    const rig = createRelayRig(new ScriptedRealtimeModel([]), { take: refuse });
    const channel = await rig.connect();
    const response = { id: 'resp_1', object: 'realtime.response', status: 'in_progress', output: [] };
    rig.link.emit({ type: 'response.created', event_id: 'x1', response });
    const done = await channel.waitFor('response.done');
    rig.link.emit({
      type: 'response.done',
      event_id: 'x2',
      response: { ...response, status: 'cancelled', usage: null },
    });
    expect(done).toMatchObject({
      response: {
        id: 'resp_1',
        status: 'failed',
        status_details: { error: { code: 'rate_limit_exceeded' } },
      },
    });
    expect(rig.link.calls).toContain('response.cancel');
    expect(channel.find('response.done')).toHaveLength(1);
    expect(rig.money.ended).toMatchObject([
      { outcome: 'failed', errorReason: 'rate_limit_exceeded', usage: null },
    ]);
    channel.listener?.onClosed(1000);
  });

  it('end the lease of a response with what it has used', async () => {
    const ended: unknown[] = [];
    const rig = createRelayRig(new ScriptedRealtimeModel([plainScript]), {
      take: () => ({ report: null, reserved: 0, end: (usage) => ended.push(usage?.outputTokens) }),
    });
    const channel = await rig.connect();
    channel.say(create);
    await channel.waitFor('rate_limits.updated');
    channel.listener?.onClosed(1000);
    expect(ended).toEqual([7]);
  });

  it('drop sound beyond what one session may have', async () => {
    const rig = createRelayRig(new ScriptedRealtimeModel([]), { limits: { maxAudioMs: 150 } });
    const channel = await rig.connect();
    channel.say(append(100), { ...append(100), event_id: 'e2' });
    await channel.waitFor('error');
    expect(listErrors(channel.events)).toEqual([['rate_limit_exceeded', 'audio', 'e2']]);
    expect(rig.link.calls.filter((type) => type === 'input_audio_buffer.append')).toHaveLength(1);
    expect(rig.sessions.live.list()).toMatchObject([{ audioInMs: 100 }]);
    channel.listener?.onClosed(1000);
  });
});

describe('the flow of a session', () => {
  it('reads a client that sends too many events more slowly, and loses none', async () => {
    const rig = createRelayRig(new ScriptedRealtimeModel([]), {
      limits: { maxEventsPerSecond: 100, maxWaitingBytes: 4_000 },
    });
    const channel = await rig.connect();
    const before = performance.now();
    for (let count = 0; count < 150; count += 1) channel.say({ type: 'input_audio_buffer.clear' });
    expect(channel.isPaused).toBe(true);
    await channel.waitFor('input_audio_buffer.cleared', 150);
    expect(performance.now() - before).toBeGreaterThan(400);
    await expect.poll(() => channel.isPaused).toBe(false);
    channel.listener?.onClosed(1000);
  });

  it('lets others have their turn while a client sends as fast as it can', async () => {
    const rig = createRelayRig(new ScriptedRealtimeModel([]));
    const channel = await rig.connect();
    for (let count = 0; count < 1_000; count += 1) channel.say({ type: 'input_audio_buffer.clear' });
    expect(channel.find('input_audio_buffer.cleared').length).toBeLessThanOrEqual(64);
    await channel.waitFor('input_audio_buffer.cleared', 1_000);
    channel.listener?.onClosed(1000);
  });

  it('holds the other side back while its client does not read', async () => {
    const [message, sound] = spokenScript;
    if (!message || !sound) throw new Error('no script');
    const long: ScriptLine[] = [message, ...Array.from({ length: 200 }, () => sound), 'hang'];
    const rig = createRelayRig(new ScriptedRealtimeModel([long]), { limits: { maxWaitingBytes: 50_000 } });
    const channel = await rig.connect();
    channel.isReading = false;
    channel.say(create);
    await expect.poll(() => rig.link.calls).toContain('pause');
    const held = channel.events.length;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(channel.events.length - held).toBeLessThan(3);
    expect(channel.bufferedBytes).toBeLessThan(100_000);
    channel.read();
    await expect.poll(() => rig.link.calls).toContain('resume');
    await expect.poll(() => channel.find('response.output_audio.delta').length).toBe(200);
    channel.listener?.onClosed(1000);
  });

  it('holds the other side back when it says many short things, which occupy more than their texts', async () => {
    const rig = createRelayRig(new ScriptedRealtimeModel([]), { limits: { maxWaitingBytes: 100_000 } });
    const channel = await rig.connect();
    let count = 0;
    for (; !rig.link.calls.includes('pause') && count < 10_000; count += 1) rig.link.emit({ type: 'x' });
    expect(count).toBeLessThan(1_000);
    await channel.waitFor('x', count);
    await expect.poll(() => rig.link.calls).toContain('resume');
    channel.listener?.onClosed(1000);
  });

  it('gives back what a limit reserved for a response that there is no money for', async () => {
    const money = new TestMoney();
    const ends: unknown[] = [];
    const take = () => ({ report: null, reserved: 0, end: (usage: unknown) => ends.push(usage) });
    const rig = createRelayRig(new ScriptedRealtimeModel([plainScript, plainScript]), { money, take });
    const channel = await rig.connect();
    const asked = { type: 'response.created', response: { id: 'resp_a', status: 'in_progress', output: [] } };
    channel.say(create, create);
    money.left = 0;
    rig.link.emit(asked);
    rig.link.emit({ ...asked, response: { ...asked.response, id: 'resp_b' } });
    await expect.poll(() => rig.summaries).toHaveLength(1);
    expect(ends).toHaveLength(2);
    expect(channel.closed).toMatchObject({ code: 1008 });
  });

  it('reads no more of a client whose events the other side does not take', async () => {
    const rig = createRelayRig(new ScriptedRealtimeModel([]), {
      limits: { maxWaitingBytes: 1_000 },
      isDeaf: true,
    });
    const channel = await rig.connect();
    channel.say(createMessage('x'.repeat(600)), createMessage('y'.repeat(600)));
    await expect.poll(() => channel.isPaused).toBe(true);
    channel.listener?.onClosed(1000);
  });
});
