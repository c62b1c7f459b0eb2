import { describe, expect, it } from 'vitest';
import { createRelayRig } from '../../../support/relay-rig.ts';
import {
  listErrors,
  ScriptedRealtimeModel,
  spokenScript,
  type ClientEvent,
} from '../../../support/realtime-session.ts';

const create = { type: 'response.create' } as const;

/** A session whose other side takes events and says only what the test has it say. */
async function connect() {
  const leases = { taken: 0, ended: 0 };
  const rig = createRelayRig(new ScriptedRealtimeModel([]), {
    isDeaf: true,
    take: () => {
      leases.taken += 1;
      return { report: null, reserved: 0, end: () => (leases.ended += 1) };
    },
  });
  const channel = await rig.connect();
  const ask = async (event_id?: string) => {
    const before = rig.link.sent.length;
    channel.say({ ...create, ...(event_id !== undefined && { event_id }) });
    await expect.poll(() => rig.link.sent.length, { interval: 5 }).toBe(before + 1);
    return rig.link.sent.at(-1)?.value['event_id'];
  };
  const refuse = (event_id: unknown, code = 'invalid_value') => {
    const error = { type: 'invalid_request_error', code, message: 'No.', param: null, event_id };
    rig.link.emit({ type: 'error', event_id: 'x', error });
  };
  return { rig, channel, leases, ask, refuse };
}

describe('a response.create that the other side refuses', () => {
  it('has taken nothing of the limits: one that its client has named', async () => {
    const { leases, ask, refuse, channel } = await connect();
    const name = await ask('mine');
    expect(name).not.toBe('mine');
    await ask('other');
    refuse(name);
    expect(leases).toEqual({ taken: 2, ended: 1 });
    refuse(name);
    refuse('mine');
    refuse('somebody’s');
    expect(leases.ended).toBe(1);
    expect(listErrors(channel.events)).toEqual([
      ['invalid_value', null, 'mine'],
      ['invalid_value', null, 'mine'],
      ['invalid_value', null, null],
      ['invalid_value', null, null],
    ]);
    channel.listener?.onClosed(1000);
    expect(leases.ended).toBe(2);
  });

  it('has taken nothing either where nobody has named it, and its client is told no name', async () => {
    const { leases, ask, refuse, channel } = await connect();
    const name = await ask();
    expect(name).toEqual(expect.any(String));
    expect(await ask()).not.toBe(name);
    refuse(null);
    expect(leases.ended).toBe(0);
    refuse(name);
    expect(leases.ended).toBe(1);
    expect(listErrors(channel.events)).toEqual([
      ['invalid_value', null, null],
      ['invalid_value', null, null],
    ]);
  });

  it('is told by the name that another gateway gave it', async () => {
    const [first, second] = [await connect(), await connect()];
    const name = String(await first.ask());
    second.refuse(await second.ask(name));
    expect(listErrors(second.channel.events)).toEqual([['invalid_value', null, name]]);
  });

  it('is the one that is meant where its client has named two the same', async () => {
    const { leases, ask, refuse, channel } = await connect();
    const [first, second] = [await ask('mine'), await ask('mine')];
    expect(second).not.toBe(first);
    refuse(first);
    refuse(first);
    expect(leases).toEqual({ taken: 2, ended: 1 });
    refuse(second);
    expect(leases.ended).toBe(2);
    expect(listErrors(channel.events)).toEqual(Array(3).fill(['invalid_value', null, 'mine']));
  });

  it.each(['by its name', 'by none'])('while another one runs: told %s', async (how) => {
    const { leases, ask, refuse } = await connect();
    const name = await ask('mine');
    refuse(how === 'by none' ? null : name, 'conversation_already_has_active_response');
    expect(leases.ended).toBe(1);
  });

  it('counts until its client asks again where nobody has named it, and 100 of them stop nobody', async () => {
    const { leases, ask, refuse } = await connect();
    for (let count = 0; count < 100; count += 1) {
      await ask();
      refuse(null);
    }
    expect(leases).toEqual({ taken: 100, ended: 99 });
  });

  it('stops nobody either where the other side names something else in each error', async () => {
    const { leases, ask, refuse } = await connect();
    for (let count = 0; count < 70; count += 1) {
      await ask();
      refuse('event_of_mine');
    }
    expect(leases).toEqual({ taken: 70, ended: 69 });
  });

  it('counts on where the other side names events, and means another one, until there is no room', async () => {
    const { leases, ask, refuse } = await connect();
    refuse(await ask('mine'));
    await ask();
    refuse(null);
    for (let count = 1; count < 64; count += 1) await ask();
    expect(leases).toEqual({ taken: 65, ended: 1 });
    await ask();
    expect(leases).toEqual({ taken: 66, ended: 2 });
  });

  it('counts on while another response runs, which may be any that was asked for', async () => {
    const { rig, leases, ask, refuse } = await connect();
    await ask();
    await ask();
    refuse(null);
    rig.link.emit({ type: 'response.created', event_id: 'x', response: { id: 'a', conversation_id: null } });
    await ask();
    expect(leases).toEqual({ taken: 3, ended: 0 });
  });

  it('stops nobody while another response runs either: 64 of them are forgotten when that has ended', async () => {
    const { rig, channel, leases, ask, refuse } = await connect();
    await ask();
    const response = { id: 'a', conversation_id: 'conv_1', status: 'completed', output: [] };
    rig.link.emit({ type: 'response.created', event_id: 'x', response });
    await channel.waitFor('response.created');
    for (let count = 0; count < 64; count += 1) {
      await ask();
      refuse(null);
    }
    channel.say({ ...create, event_id: 'mine' });
    await channel.waitFor('error', 65);
    expect(listErrors(channel.events).at(-1)).toEqual(['rate_limit_exceeded', null, 'mine']);
    rig.link.emit({ type: 'response.done', event_id: 'x', response });
    await channel.waitFor('response.done');
    await ask();
    expect(leases).toEqual({ taken: 66, ended: 65 });
    channel.listener?.onClosed(1000);
    await expect.poll(() => rig.summaries).toHaveLength(1);
    expect(leases.ended).toBe(66);
    expect(rig.money.opened).toBe(rig.money.ended.length + rig.money.givenBack);
  });

  it('by the gateway, where 64 wait to begin: each of the others has been counted once', async () => {
    const { rig, channel, leases, ask } = await connect();
    for (let count = 0; count < 64; count += 1) channel.say(create);
    await expect.poll(() => rig.link.sent.length).toBe(64);
    channel.say({ ...create, event_id: 'mine' });
    await channel.waitFor('error');
    expect(listErrors(channel.events)).toEqual([['rate_limit_exceeded', null, 'mine']]);
    const begin = (id: string) => {
      rig.link.emit({ type: 'response.created', event_id: id, response: { id, conversation_id: 'conv_1' } });
    };
    for (let count = 0; count < 10; count += 1) {
      begin(`resp_${String(count)}`);
      await channel.waitFor('response.created', count + 1);
    }
    await ask('mine');
    expect(leases).toEqual({ taken: 65, ended: 0 });
  });
});

describe('an event that the other side refuses', () => {
  it('is told by the name that its client gave it', async () => {
    const rig = createRelayRig(new ScriptedRealtimeModel([]), { isDeaf: true });
    const channel = await rig.connect();
    const events = [
      { type: 'session.update', session: { type: 'realtime', instructions: 'Be brief.' } },
      { type: 'conversation.item.delete', item_id: 'unknown' },
      { type: 'input_audio_buffer.append', audio: 'AAAA' },
      { type: 'response.create' },
    ] as const;
    for (const event of events) channel.say({ ...event, event_id: 'mine' });
    channel.say(...events);
    await expect.poll(() => rig.link.sent).toHaveLength(8);
    // Sound that has no name goes without.
    const names = rig.link.sent.flatMap(({ value: { event_id: name } }) =>
      name === undefined ? [] : [name],
    );
    expect(new Set(names).size).toBe(7);
    for (const event_id of [...names, 'mine', `${String(names[0])}0`]) {
      const error = { type: 'invalid_request_error', code: 'invalid_value', message: 'No.', param: null };
      rig.link.emit({ type: 'error', event_id: 'x', error: { ...error, event_id } });
    }
    expect(listErrors(channel.events)).toEqual([
      ...Array<unknown>(4).fill(['invalid_value', null, 'mine']),
      ...Array<unknown>(5).fill(['invalid_value', null, null]),
    ]);
  });

  it.each(['ga', 'beta'] as const)('is told so to a client that speaks %s', async (dialect) => {
    const rig = createRelayRig(new ScriptedRealtimeModel([spokenScript]));
    const channel = await rig.connect({ dialect });
    channel.say(create);
    await channel.waitFor('response.done');
    const voice = { ga: { type: 'realtime', audio: { output: { voice: 'echo' } } }, beta: { voice: 'echo' } };
    channel.say({ type: 'session.update', event_id: 'mine', session: voice[dialect] } as ClientEvent);
    channel.say({ type: 'conversation.item.delete', event_id: 'mine', item_id: 'unknown' });
    await channel.waitFor('error', 2);
    expect(listErrors(channel.events)).toMatchObject([
      ['cannot_update_voice', expect.any(String), 'mine'],
      ['item_delete_invalid_item_id', 'item_id', 'mine'],
    ]);
    channel.close(1000, '');
  });
});
