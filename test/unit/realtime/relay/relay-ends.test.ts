import { describe, expect, it } from 'vitest';
import { GatewayError } from '../../../../src/core/gateway-error.ts';
import { createRelayRig, TestMoney } from '../../../support/relay-rig.ts';
import {
  listErrors,
  plainScript,
  ScriptedRealtimeModel,
  spokenScript,
} from '../../../support/realtime-session.ts';

const create = { type: 'response.create' } as const;
/** Speaks, and does not stop. */
const endless = [...spokenScript.slice(0, 2), 'hang'] as const;

const noModel = () => new ScriptedRealtimeModel([]);

describe('a session that cannot begin', () => {
  it('has taken nothing where its token was made with settings that nobody can have', async () => {
    const rig = createRelayRig(noModel());
    const configJson = '{"audio":{"output":{"speed":9}}}';
    const stored = { id: 'sess_1', dialect: 'ga', profile: 'vendor', model: 'm', configJson } as const;
    await expect(rig.connect({ dialect: 'ga', stored })).rejects.toMatchObject({ code: 'invalid_argument' });
    expect(rig.money.opened).toBe(0);
  });
});

describe('the end of a session', () => {
  it('comes within a second after its key is revoked', async () => {
    const rig = createRelayRig(noModel());
    let isRevoked = false;
    const channel = await rig.connect({
      authenticate: () => {
        if (isRevoked) throw new GatewayError('unauthenticated', 'No.', { reason: 'invalid_api_key' });
        return rig.principal;
      },
    });
    isRevoked = true;
    await expect.poll(() => channel.closed, { timeout: 1_500 }).toMatchObject({ code: 1008 });
    expect(listErrors(channel.events)).toEqual([['invalid_api_key', null, null]]);
    await expect.poll(() => rig.summaries).toMatchObject([{ outcome: 'key' }]);
  });

  it('does not come because nobody can look the key up', async () => {
    const rig = createRelayRig(noModel());
    let asked = 0;
    const channel = await rig.connect({
      authenticate: () => {
        asked += 1;
        throw new GatewayError('unavailable', 'Away.', { reason: 'key_store_unavailable' });
      },
    });
    await expect.poll(() => asked, { timeout: 3_000 }).toBeGreaterThan(0);
    expect(channel.closed).toBeNull();
    channel.listener?.onClosed(1000);
  });

  it('comes when money cannot be held, and the reason is told to whoever watches', async () => {
    const away = new GatewayError('unavailable', 'Away.', { reason: 'ledger_unavailable' });
    const money = new TestMoney();
    const rig = createRelayRig(new ScriptedRealtimeModel([plainScript]), { money });
    const channel = await rig.connect();
    money.open = () => Promise.reject(away);
    channel.say(create);
    await expect.poll(() => channel.closed).toMatchObject({ code: 1011 });
    expect(listErrors(channel.events)).toEqual([['server_error', null, null]]);
    expect(rig.faults).toEqual([away]);
  });

  it('comes when somebody ends it by its id, once', async () => {
    const rig = createRelayRig(noModel());
    const channel = await rig.connect();
    const [session] = rig.sessions.live.list();
    expect(session).toMatchObject({
      transport: 'websocket',
      dialect: 'ga',
      deployment: 'd1',
      keyId: 'key_1',
    });
    const id = session?.id ?? '';
    expect([rig.sessions.live.end(id, 'ended'), rig.sessions.live.end(id, 'ended')]).toEqual([true, false]);
    expect(rig.sessions.live.end('req_unknown', 'ended')).toBe(false);
    expect(channel.closed).toMatchObject({ code: 1008 });
    expect(channel.find('error')).toHaveLength(1);
  });

  it('waits for the response that is running when the gateway stops', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const [message, sound, , end] = spokenScript;
    if (!message || !sound || !end) throw new Error('no script');
    const rig = createRelayRig(new ScriptedRealtimeModel([[message, sound, promise, end]]));
    const idle = await rig.connect();
    const busy = await rig.connect();
    busy.say(create);
    await busy.waitFor('response.output_audio.delta');
    const closing = rig.sessions.close(5_000);
    expect([idle.closed, busy.closed]).toMatchObject([{ code: 1001 }, null]);
    resolve(undefined);
    await closing;
    expect(busy.find('response.done')[0]).toMatchObject({ response: { status: 'completed' } });
    expect(busy.closed).toMatchObject({ code: 1001 });
    await expect(rig.sessions.connect(rig.order())).rejects.toMatchObject({ reason: 'shutting_down' });
  });

  it('waits no longer than the gateway may take to stop', async () => {
    const rig = createRelayRig(new ScriptedRealtimeModel([endless]));
    const channel = await rig.connect();
    channel.say(create);
    await channel.waitFor('response.output_audio.delta');
    await rig.sessions.close(50);
    expect(channel.find('response.done')[0]).toMatchObject({ response: { status: 'failed' } });
    expect(channel.closed).toMatchObject({ code: 1001 });
  });

  it('is told when the upstream says that the session has lasted long enough', async () => {
    const rig = createRelayRig(noModel());
    const channel = await rig.connect();
    rig.link.end({ kind: 'expired', error: new GatewayError('bad_gateway', 'over') });
    expect(channel.closed).toMatchObject({ code: 1001 });
    expect(listErrors(channel.events)).toEqual([['session_expired', null, null]]);
  });

  it('is told to a client that comes after it', async () => {
    const rig = createRelayRig(noModel(), { limits: { maxDurationMs: 20 } });
    const waiting = await rig.sessions.connect(rig.order());
    await expect.poll(() => rig.summaries).toHaveLength(1);
    const channel = rig.createChannel();
    waiting.accept(channel);
    expect(channel.events.map(({ type }) => type)).toEqual(['session.created', 'error']);
    expect(channel.closed).toMatchObject({ code: 1001 });
  });
});

describe('opening a session', () => {
  it('tells a beta client nothing before its own settings are in force', async () => {
    const rig = createRelayRig(new ScriptedRealtimeModel([plainScript]));
    const channel = await rig.connect({ dialect: 'beta', profile: 'neutral' });
    expect(channel.events.map(({ type }) => type)).toEqual(['session.created', 'conversation.created']);
    expect(channel.events[0]).toMatchObject({ session: { turn_detection: { silence_duration_ms: 1_000 } } });
    channel.say(create);
    await channel.waitFor('rate_limits.updated');
    expect(rig.faults).toEqual([]);
    channel.listener?.onClosed(1000);
  });
});
