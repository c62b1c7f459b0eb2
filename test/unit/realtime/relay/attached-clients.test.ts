import { describe, expect, it } from 'vitest';
import { GatewayError } from '../../../../src/core/gateway-error.ts';
import { maxAttached } from '../../../../src/realtime/relay/relay-clients.ts';
import { createRelayRig } from '../../../support/relay-rig.ts';
import {
  createMessage,
  listErrors,
  listTypes,
  plainScript,
  ScriptedRealtimeModel,
  spokenScript,
} from '../../../support/realtime-session.ts';
import { createSpeech } from '../../../support/test-speaker.ts';

const create = { type: 'response.create' } as const;
const retrieve = { type: 'conversation.item.retrieve', event_id: 'e1', item_id: 'unknown' } as const;
const append = { type: 'input_audio_buffer.append', audio: createSpeech(100) } as const;

const noModel = () => new ScriptedRealtimeModel([]);

describe('attach', () => {
  it.each([
    ['the user', {}, true],
    ['another key of the user', { keyId: 'key_2' }, true],
    ['another user', { userId: 'usr_2' }, false],
    ['another user by the same key', { userId: 'usr_2', keyId: 'key_1' }, false],
    ['the same key without its user', { userId: null }, false],
  ])('finds the call of a user for %s: %j', async (_, changes, isFound) => {
    const rig = createRelayRig(noModel());
    const { id, channel } = await rig.call();
    if (isFound) expect(listTypes(rig.attach(id, changes).events)).toEqual(['session.created']);
    else
      expect(() => rig.attach(id, changes)).toThrow(
        expect.objectContaining({ code: 'not_found', reason: 'call_not_found' }),
      );
    channel.close(1000, '');
  });

  it.each([
    ['the key', {}, true],
    ['another key', { keyId: 'key_2' }, false],
    ['a user', { userId: 'usr_1' }, false],
  ])('finds the call of a key that belongs to nobody for %s', async (_, changes, isFound) => {
    const rig = createRelayRig(noModel());
    const order = rig.order();
    const principal = { ...rig.principal, userId: null };
    const { id, channel } = await rig.call({ request: { ...order.request, principal } });
    const attach = () => rig.attach(id, { userId: null, ...changes });
    if (isFound) expect(attach().closed).toBeNull();
    else expect(attach).toThrow(expect.objectContaining({ reason: 'call_not_found' }));
    channel.close(1000, '');
  });

  it('finds neither what is no call, nor one that has ended', async () => {
    const rig = createRelayRig(noModel());
    const { id, channel } = await rig.call();
    const socket = await rig.connect();
    const [, { id: socketId } = { id: '' }] = rig.sessions.live.list();
    channel.close(1000, '');
    for (const callId of [id, `rtc_${socketId.slice(4).replaceAll('-', '')}`, socketId, 'rtc_1', ''])
      expect(() => rig.attach(callId)).toThrow(expect.objectContaining({ reason: 'call_not_found' }));
    socket.close(1000, '');
  });

  it(`takes ${String(maxAttached)} clients for a call, and another one when one has left`, async () => {
    const rig = createRelayRig(noModel());
    const { id, channel } = await rig.call();
    const [first] = Array.from({ length: maxAttached }, () => rig.attach(id));
    const full = { code: 'resource_exhausted', reason: 'rate_limit_exceeded' };
    expect(() => rig.attach(id)).toThrow(expect.objectContaining(full));
    first?.close(1000, '');
    const waiting = rig.sessions.attach(rig.attachOrder(id));
    expect(() => rig.attach(id)).toThrow(expect.objectContaining(full));
    waiting.abandon();
    expect(rig.attach(id).closed).toBeNull();
    channel.close(1000, '');
  });
});

describe('a client that is attached to a call', () => {
  it('is shown the session as it is, and is told from then on what the client of the call is told', async () => {
    const rig = createRelayRig(new ScriptedRealtimeModel([plainScript, spokenScript]));
    const { id, channel, speaker } = await rig.call();
    channel.say({ type: 'session.update', session: { type: 'realtime', instructions: 'Be brief.' } }, create);
    await channel.waitFor('rate_limits.updated');
    const attached = rig.attach(id);
    expect(attached.events).toMatchObject([
      { type: 'session.created', session: { instructions: 'Be brief.', model: 'rtfam-4o-realtime-preview' } },
    ]);
    const before = channel.events.length;
    attached.say(create);
    await channel.waitFor('rate_limits.updated', 2);
    speaker.advance(200);
    expect(channel.events.at(-1)).toMatchObject({ type: 'output_audio_buffer.stopped' });
    expect(attached.events.slice(1)).toEqual(channel.events.slice(before));
    expect(rig.money.ended).toHaveLength(2);
    expect(rig.faults).toEqual([]);
    channel.close(1000, '');
  });

  it('speaks the dialect of the call', async () => {
    const rig = createRelayRig(new ScriptedRealtimeModel([plainScript]));
    const { id, channel } = await rig.call({ dialect: 'beta' });
    channel.say({ type: 'session.update', session: { instructions: 'Be brief.' } });
    await channel.waitFor('session.updated');
    const attached = rig.attach(id);
    expect(attached.events).toMatchObject([
      { type: 'session.created', session: { instructions: 'Be brief.' } },
      { type: 'conversation.created', conversation: channel.find('conversation.created')[0]?.conversation },
    ]);
    attached.say({ type: 'session.update', session: { type: 'realtime' } }, create);
    await attached.waitFor('rate_limits.updated');
    expect(listErrors(attached.events)).toEqual([['unknown_parameter', 'session.type', null]]);
    expect(attached.find('response.text.delta')).toHaveLength(2);
    expect(listTypes(channel.events)).not.toContain('error');
    expect(rig.faults).toEqual([]);
    channel.close(1000, '');
  });

  it('may send every event: sound, the end of the sound, changes, items', async () => {
    const rig = createRelayRig(noModel());
    const { id, channel } = await rig.call();
    const attached = rig.attach(id);
    attached.say(append, { type: 'input_audio_buffer.commit' }, { type: 'output_audio_buffer.clear' });
    attached.say(createMessage('Hello', 'item_a'), { type: 'session.update', session: { type: 'realtime' } });
    await attached.waitFor('session.updated');
    expect(rig.link.calls).toEqual([
      'input_audio_buffer.append',
      'input_audio_buffer.commit',
      'conversation.item.create',
      'session.update',
    ]);
    expect(rig.sessions.live.list()).toMatchObject([{ audioInMs: 100 }]);
    channel.close(1000, '');
  });

  it('hears alone what is wrong with its events, and everybody what the session refuses', async () => {
    const rig = createRelayRig(noModel(), {
      take: () => {
        throw new GatewayError('resource_exhausted', 'Too many.', { reason: 'rate_limit_exceeded' });
      },
    });
    const { id, channel } = await rig.call();
    const [attached, other] = [rig.attach(id), rig.attach(id)];
    attached.listener?.onBinary();
    attached.listener?.onText('{');
    attached.say({ ...create, event_id: 'e0' });
    await attached.waitFor('error', 3);
    expect(listErrors(attached.events)).toEqual([
      ['invalid_event', null, null],
      ['invalid_json', null, null],
      ['rate_limit_exceeded', null, 'e0'],
    ]);
    expect([channel, other].flatMap(({ events }) => listErrors(events))).toEqual([]);
    attached.say(retrieve);
    await other.waitFor('error');
    for (const { events } of [channel, attached, other])
      expect(listErrors(events).at(-1)).toEqual(['item_retrieve_invalid_item_id', 'item_id', 'e1']);
    channel.close(1000, '');
  });

  it('has its sound counted with that of the call', async () => {
    const rig = createRelayRig(noModel(), { limits: { maxAudioMs: 250 } });
    const { id, channel, listener } = await rig.call();
    const attached = rig.attach(id);
    listener.onSound(createSpeech(200));
    attached.say(append);
    await attached.waitFor('error');
    expect(listErrors(attached.events)).toEqual([['rate_limit_exceeded', 'audio', null]]);
    expect(listErrors(channel.events)).toEqual([]);
    channel.close(1000, '');
  });

  it('has a pace of its own', async () => {
    const rig = createRelayRig(noModel(), { limits: { maxEventsPerSecond: 10, maxWaitingBytes: 2_000 } });
    const { id, channel } = await rig.call();
    const attached = rig.attach(id);
    for (let count = 0; count < 30; count += 1) attached.say({ type: 'input_audio_buffer.clear' });
    expect(attached.isPaused).toBe(true);
    channel.say(retrieve);
    await channel.waitFor('error');
    expect(channel.find('input_audio_buffer.cleared').length).toBeLessThan(15);
    expect(channel.isPaused).toBe(false);
    channel.close(1000, '');
  });

  it('is held back before the client of the call where the session takes nothing', async () => {
    const rig = createRelayRig(noModel(), { isDeaf: true, limits: { maxWaitingBytes: 20_000 } });
    const { id, channel } = await rig.call();
    const attached = rig.attach(id);
    attached.say(append, append);
    expect([attached.isPaused, channel.isPaused]).toEqual([true, false]);
    channel.close(1000, '');
  });

  it('is closed where it does not read, and the call goes on as fast as before', async () => {
    const rig = createRelayRig(noModel(), { limits: { maxWaitingBytes: 50_000 } });
    const { id, channel } = await rig.call();
    const [slow, good] = [rig.attach(id), rig.attach(id)];
    slow.isReading = false;
    const delta = 'x'.repeat(10_000);
    for (let count = 0; count < 20; count += 1) rig.link.emit({ type: 'an.event.of.tomorrow', delta });
    expect(slow.closed).toEqual({
      code: 1008,
      reason: 'Nothing of what was sent has been read for too long.',
    });
    expect(slow.bufferedBytes).toBeLessThan(70_000);
    expect(rig.link.calls).not.toContain('pause');
    for (const { events } of [channel, good])
      expect(events.filter(({ type }) => type === 'an.event.of.tomorrow')).toHaveLength(20);
    channel.close(1000, '');
  });

  it('is closed within a second after its own key is revoked, and the call goes on', async () => {
    const rig = createRelayRig(noModel());
    const { id, channel } = await rig.call();
    let isRevoked = false;
    const authenticate = () => {
      if (isRevoked) throw new GatewayError('unauthenticated', 'No.', { reason: 'invalid_api_key' });
      return rig.principal;
    };
    const attached = rig.attach(id, { keyId: 'key_2' }, authenticate);
    const other = rig.attach(id, {}, () => {
      throw new GatewayError('unavailable', 'Away.', { reason: 'key_store_unavailable' });
    });
    isRevoked = true;
    await expect.poll(() => attached.closed, { timeout: 2_500 }).toMatchObject({ code: 1008 });
    expect(listErrors(attached.events)).toEqual([['invalid_api_key', null, null]]);
    expect([channel.closed, other.closed, listErrors(channel.events)]).toEqual([null, null, []]);
    channel.close(1000, '');
  });

  it('ends nothing when it leaves, and is told nothing more', async () => {
    const rig = createRelayRig(new ScriptedRealtimeModel([plainScript]));
    const { id, channel } = await rig.call();
    const attached = rig.attach(id);
    attached.close(1000, '');
    channel.say(create);
    await channel.waitFor('response.done');
    expect(listTypes(attached.events)).toEqual(['session.created']);
    expect([channel.closed, rig.summaries]).toEqual([null, []]);
    channel.close(1000, '');
  });
});
