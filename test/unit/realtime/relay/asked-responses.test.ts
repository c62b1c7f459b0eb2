import { describe, expect, it } from 'vitest';
import { GatewayError } from '../../../../src/core/gateway-error.ts';
import type { SentByClient } from '../../../support/dialect-session.ts';
import { createRelayRig, TestMoney, type RelayRigOptions } from '../../../support/relay-rig.ts';
import { ScriptedRealtimeModel } from '../../../support/realtime-session.ts';

const create = { type: 'response.create' } as const;
const apart = { type: 'response.create', response: { conversation: 'none' } } as const;
const item = {
  type: 'conversation.item.create',
  item: { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'x'.repeat(4_000) }] },
} as const;

/** A session whose other side says only what the test has it say, and whose client has said a thousand tokens. */
async function connect(options: RelayRigOptions = {}) {
  const rig = createRelayRig(new ScriptedRealtimeModel([]), { isDeaf: true, ...options });
  const channel = await rig.connect();
  channel.say(item);
  const send = async (event: SentByClient) => {
    const before = rig.link.sent.length;
    channel.listener?.onText(JSON.stringify(event));
    await expect.poll(() => rig.link.sent.length).toBe(before + 1);
    return rig.link.sent.at(-1)?.value['event_id'];
  };
  const ask = (event: typeof create | typeof apart = create) => send(event);
  const begin = (id: string) => {
    rig.link.emit({ type: 'response.created', event_id: id, response: { id, conversation_id: 'conv_1' } });
  };
  const finish = (id: string) => {
    const response = { id, conversation_id: 'conv_1', status: 'completed', output: [], usage: null };
    rig.link.emit({ type: 'response.done', event_id: id, response });
  };
  const refuse = (event_id: unknown, param: string | null = null) => {
    const [type, code, message] = ['invalid_request_error', 'invalid_value', 'No.'];
    const error = { type, code, message, param, event_id };
    rig.link.emit({ type: 'error', event_id: 'x', error });
  };
  const leave = async () => {
    channel.listener?.onClosed(1000);
    await expect.poll(() => rig.summaries).toHaveLength(1);
  };
  return { rig, channel, send, ask, begin, finish, refuse, leave };
}

const abandoned = {
  outcome: 'cancelled',
  errorReason: 'client_closed_request',
  firstByteMs: null,
  usage: { outputTokens: 0 },
} as const;

describe('a response that was asked for and has not begun when its client leaves', () => {
  it('is charged what it reads', async () => {
    const { rig, ask, leave } = await connect();
    await ask();
    await leave();
    expect(rig.money.ended).toMatchObject([abandoned]);
    expect(rig.money.ended[0]?.usage?.inputTokens).toBeGreaterThanOrEqual(1_000);
    expect(rig.summaries[0]?.cost).toBe(BigInt(rig.money.ended[0]?.usage?.inputTokens ?? 0));
  });

  it('is charged beside another one: those of the conversation follow one another, and the others come', async () => {
    const { rig, ask, begin, leave } = await connect();
    await ask();
    begin('resp_1');
    await ask();
    await ask(apart);
    await ask(apart);
    await leave();
    expect(rig.money.ended).toMatchObject([abandoned, abandoned, abandoned]);
    expect(rig.money.opened).toBe(rig.money.ended.length + rig.money.givenBack);
  });

  it('is charged while it waits for money to begin with', async () => {
    const money = new TestMoney();
    const { rig, ask, begin, leave } = await connect({ money });
    await ask();
    begin('resp_1');
    const { promise, resolve } = Promise.withResolvers<undefined>();
    await ask(apart);
    money.gate = promise;
    begin('resp_2');
    const left = leave();
    resolve(undefined);
    await left;
    expect(rig.money.ended).toHaveLength(2);
  });

  it('costs nothing where it was refused, or an error may have been its refusal', async () => {
    for (const isNamed of [true, false]) {
      const { rig, ask, refuse, leave } = await connect();
      const name = await ask();
      refuse(isNamed ? name : null);
      await leave();
      expect(rig.money).toMatchObject({ ended: [], givenBack: 1 });
    }
  });

  it('is charged beside an error about something else: an upstream that names one of them names all', async () => {
    const { rig, channel, ask, refuse, leave } = await connect();
    channel.say({ type: 'conversation.item.delete', item_id: 'unknown' });
    const name = rig.link.sent.at(-1)?.value['event_id'];
    expect(name).toEqual(expect.any(String));
    await ask();
    refuse(name);
    refuse(null);
    await leave();
    expect(rig.money.ended).toMatchObject([abandoned]);
  });

  it.each([
    { type: 'conversation.item.delete', item_id: 'unknown' },
    { type: 'input_audio_buffer.append', audio: 'no sound' },
    { type: 'nobody.knows.this' },
    { type: 'response.create', response: { conversation: 'none' } },
  ])(
    'is charged beside an error about another event that its client has named the same: $type',
    async (other) => {
      const { rig, send, refuse, leave } = await connect();
      const name = await send({ ...other, event_id: 'mine' });
      await send({ ...create, event_id: 'mine' });
      refuse(name);
      await leave();
      expect(rig.money.ended).toMatchObject([abandoned]);
      expect(rig.money.opened).toBe(rig.money.ended.length + rig.money.givenBack);
    },
  );

  it('is charged beside an error about an event of the gateway itself, which has a name as well', async () => {
    let answers = 0;
    const take = () => {
      answers += 1;
      const refusal = new GatewayError('resource_exhausted', 'Slow down.', { reason: 'rate_limit_exceeded' });
      if (answers === 1) return Promise.reject(refusal);
      return Promise.resolve({ report: null, reserved: 0, end: () => undefined });
    };
    const { rig, ask, begin, refuse, leave } = await connect({ take });
    begin('resp_1');
    await expect.poll(() => rig.link.sent.at(-1)?.type).toBe('response.cancel');
    const name = rig.link.sent.at(-1)?.value['event_id'] ?? null;
    await ask();
    refuse(name);
    await leave();
    expect(rig.money.ended.at(-1)).toMatchObject(abandoned);
  });

  it('is charged beside an error about sound, which has no name', async () => {
    const { rig, ask, refuse, leave } = await connect();
    await ask();
    refuse(null, 'audio');
    await leave();
    expect(rig.money.ended).toMatchObject([abandoned]);
  });

  it('is charged where as many others were asked for before it as errors named nothing', async () => {
    const { rig, ask, refuse, leave } = await connect();
    for (let count = 0; count < 5; count += 1) await ask(apart);
    refuse(null);
    refuse(null);
    await leave();
    expect(rig.money.ended).toMatchObject([abandoned, abandoned, abandoned]);
    expect(rig.money.opened).toBe(rig.money.ended.length + rig.money.givenBack);
  });

  it('is charged once where one before it was refused, and nobody said which', async () => {
    const { rig, ask, refuse, leave } = await connect();
    await ask();
    refuse(null);
    await ask();
    await leave();
    expect(rig.money.ended).toMatchObject([abandoned]);
    expect(rig.money.opened).toBe(rig.money.ended.length + rig.money.givenBack);
  });

  it.each(['broken', 'expired'] as const)('costs nothing where its upstream is gone: %s', async (kind) => {
    const { rig, ask } = await connect();
    await ask();
    rig.link.end({ kind, error: new Error('gone') as never });
    await expect.poll(() => rig.summaries).toHaveLength(1);
    expect(rig.money).toMatchObject({ ended: [], givenBack: 1 });
  });

  it.each(['shutdown', 'ended', 'key'] as const)(
    'is charged where its session is ended for anything but a stop of the gateway: %s',
    async (ending) => {
      const { rig, ask } = await connect();
      await ask();
      const [session] = rig.sessions.live.list();
      expect(rig.sessions.live.end(session?.id ?? '', ending)).toBe(true);
      await expect.poll(() => rig.summaries).toHaveLength(1);
      const errorReason = { ended: 'session_ended', key: 'invalid_api_key' }[ending as 'ended' | 'key'];
      const charged = { outcome: 'truncated', errorReason, firstByteMs: null };
      expect(rig.money.ended).toMatchObject(ending === 'shutdown' ? [] : [charged]);
    },
  );

  it('is charged where the time of its session is over', async () => {
    const { rig, ask } = await connect({ limits: { maxDurationMs: 300 } });
    await ask();
    await expect.poll(() => rig.summaries).toMatchObject([{ outcome: 'expired' }]);
    expect(rig.money.ended).toMatchObject([{ outcome: 'truncated', errorReason: 'session_expired' }]);
    expect(rig.money.ended[0]?.usage?.inputTokens).toBeGreaterThanOrEqual(1_000);
  });
});

describe('a response that has begun at the other side and waits for money or limits when its client leaves', () => {
  it('is charged what it reads, whoever asked for it', async () => {
    for (const isAskedFor of [true, false]) {
      const money = new TestMoney();
      const { ask, begin, refuse, leave } = await connect({ money });
      begin('resp_1');
      await expect.poll(() => money.opened).toBe(1);
      if (isAskedFor) await ask(apart);
      // It was not about what has begun.
      if (isAskedFor) refuse(null);
      const { promise, resolve } = Promise.withResolvers<undefined>();
      money.gate = promise;
      begin('resp_2');
      await expect.poll(() => money.opened).toBe(2);
      const left = leave();
      resolve(undefined);
      await left;
      expect(money.ended).toMatchObject([abandoned, abandoned]);
      expect(money.ended[1]?.usage?.inputTokens).toBeGreaterThanOrEqual(1_000);
      expect(money.opened).toBe(money.ended.length + money.givenBack);
    }
  });

  it('is charged while a limit is asked', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const ended: unknown[] = [];
    const lease = { report: null, reserved: 0, end: (usage: unknown) => ended.push(usage) };
    const { rig, begin, leave } = await connect({ take: () => promise.then(() => lease) });
    begin('resp_1');
    const left = leave();
    resolve(undefined);
    await left;
    expect(rig.money.ended).toMatchObject([abandoned]);
    await expect.poll(() => ended).toEqual([null]);
    expect(rig.money.opened).toBe(rig.money.ended.length + rig.money.givenBack);
  });

  it('is charged from what is held for it while a limit is asked, since there may be money for no more', async () => {
    const money = new TestMoney();
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const lease = { report: null, reserved: 0, end: () => undefined };
    const { begin, leave } = await connect({ money, take: () => promise.then(() => lease) });
    money.left = 0;
    begin('resp_1');
    await leave();
    resolve(undefined);
    expect(money).toMatchObject({ ended: [abandoned], opened: 1, givenBack: 0 });
  });

  it('gives back what is held for it while a limit is asked, where the gateway stops', async () => {
    const { promise } = Promise.withResolvers<never>();
    const { rig, begin } = await connect({ take: () => promise });
    begin('resp_1');
    rig.sessions.live.end(rig.sessions.live.list()[0]?.id ?? '', 'shutdown');
    await expect.poll(() => rig.money).toMatchObject({ ended: [], opened: 1, givenBack: 1 });
  });

  it('gives back once what it took of the limits, whenever that is', async () => {
    for (let turns = 5; turns < 12; turns += 1) {
      const money = new TestMoney();
      const ended: number[] = [];
      let taken = 0;
      const take = () => {
        const id = (taken += 1);
        return { report: null, reserved: 0, end: () => ended.push(id) };
      };
      const { ask, begin, leave } = await connect({ money, take });
      await ask();
      begin('resp_1');
      await ask(apart);
      const { promise, resolve } = Promise.withResolvers<undefined>();
      money.gate = promise;
      begin('resp_2');
      resolve(undefined);
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      await leave();
      expect(ended.toSorted()).toEqual([1, 2]);
      expect(money.opened).toBe(money.ended.length + money.givenBack);
    }
  });
});

describe('what an upstream counted for transcripts while a response runs that another one was asked for beside', () => {
  it('is charged with the one whose money is held when the client leaves', async () => {
    const money = new TestMoney();
    const { rig, ask, begin, leave } = await connect({ money });
    await ask();
    begin('resp_1');
    await ask(apart);
    const usage = { type: 'tokens', input_tokens: 70_000, output_tokens: 7, total_tokens: 70_007 };
    const type = 'conversation.item.input_audio_transcription.completed';
    rig.link.emit({ type, event_id: 'x', item_id: 'a', content_index: 0, transcript: 'Yes.', usage });
    money.left = 0;
    await leave();
    expect(money.ended).toMatchObject([{ usage: { outputTokens: 7 } }]);
    expect(money.ended[0]?.usage?.inputTokens).toBeGreaterThanOrEqual(71_000);
  });
});

describe('a response that has begun at the other side and waits for money when its client asks for another one', () => {
  it('keeps what it took of the limits, also where one may have been refused', async () => {
    const money = new TestMoney();
    const ended: number[] = [];
    let taken = 0;
    const take = () => {
      const id = (taken += 1);
      return { report: null, reserved: 0, end: () => ended.push(id) };
    };
    const { rig, channel, ask, begin, finish, refuse, leave } = await connect({ money, take });
    await ask();
    begin('resp_1');
    await ask(apart);
    refuse(null);
    const { promise, resolve } = Promise.withResolvers<undefined>();
    money.gate = promise;
    finish('resp_1');
    begin('resp_2');
    await expect.poll(() => money.opened).toBe(2);
    channel.say(apart);
    resolve(undefined);
    await expect.poll(() => rig.link.sent.length).toBe(4);
    expect(ended).toEqual([1]);
    await leave();
    expect(ended.toSorted()).toEqual([1, 2, 3]);
  });
});

describe('a response that cannot be charged when its client has left', () => {
  it('leaves a line unless it is for want of money', async () => {
    for (const code of ['unavailable', 'resource_exhausted'] as const) {
      const money = new TestMoney();
      const { rig, ask, begin, leave } = await connect({ money });
      await ask();
      begin('resp_1');
      await ask(apart);
      const error = new GatewayError(code, 'No.');
      money.gate = Promise.reject(error);
      await leave();
      expect(money.ended).toHaveLength(1);
      const faults = rig.faults.filter((fault) => fault instanceof Error);
      expect(faults).toEqual(code === 'unavailable' ? [error] : []);
    }
  });
});

describe('a response that was asked for and has not begun when the gateway stops', () => {
  it('is waited for', async () => {
    const { rig, channel, ask, begin, finish } = await connect();
    await ask();
    const closing = rig.sessions.close(5_000);
    expect(channel.closed).toBeNull();
    begin('resp_1');
    await channel.waitFor('response.created');
    expect(channel.closed).toBeNull();
    finish('resp_1');
    await closing;
    expect(channel.find('response.done')).toMatchObject([{ response: { status: 'completed' } }]);
    expect(channel.closed).toMatchObject({ code: 1001 });
  });

  it('is not waited for once it is refused, or may be', async () => {
    for (const isNamed of [true, false]) {
      const { rig, channel, ask, refuse } = await connect();
      const name = await ask();
      const closing = rig.sessions.close(5_000);
      refuse(isNamed ? name : null);
      expect(channel.closed).toMatchObject({ code: 1001 });
      await closing;
    }
  });
});
