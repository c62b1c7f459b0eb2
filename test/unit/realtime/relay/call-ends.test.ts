import { describe, expect, it } from 'vitest';
import { GatewayError } from '../../../../src/core/gateway-error.ts';
import { createRelayRig, type RelayRig, type TestCall } from '../../../support/relay-rig.ts';
import {
  listErrors,
  ScriptedRealtimeModel,
  spokenScript,
  type ScriptLine,
} from '../../../support/realtime-session.ts';
import type { TestChannel } from '../../../support/test-channel.ts';

const create = { type: 'response.create' } as const;
/** Speaks, and does not stop. */
const endless: readonly ScriptLine[] = [...spokenScript.slice(0, 3), 'hang'];

interface Stage {
  readonly rig: RelayRig;
  readonly call: TestCall;
  readonly attached: TestChannel;
}

/** A call in the middle of an answer, with a client that is attached to it. */
async function openStage(): Promise<Stage> {
  const rig = createRelayRig(new ScriptedRealtimeModel([endless]));
  const call = await rig.call();
  const attached = rig.attach(call.id);
  call.channel.say(create);
  await call.channel.waitFor('response.output_audio_transcript.delta', 2);
  return { rig, call, attached };
}

const endBy = (ending: 'ended' | 'hung-up' | 'key' | 'shutdown') => ({
  end: ({ rig }: Stage) => {
    const [session] = rig.sessions.live.list();
    expect(rig.sessions.live.end(session?.id ?? '', ending)).toBe(true);
  },
  outcome: ending,
});
const closeWith = (code: number) => ({
  end: ({ call }: Stage) => {
    call.listener.onClosed(code);
  },
});
const breakLink = (kind: 'broken' | 'expired') => ({
  end: ({ rig }: Stage) => {
    rig.link.end({ kind, error: new GatewayError('bad_gateway', 'gone') });
  },
});

interface EndCase {
  readonly end: (stage: Stage) => void;
  readonly outcome: string;
  /** Of the answer that was running. */
  readonly response: 'cancelled' | 'truncated';
  /** What attached clients are told, as their error and their close. */
  readonly error: string | null;
  readonly code: number;
  /** What the call's own client is closed with; `null` for one that has left. */
  readonly own: number | null;
}

const cases: readonly (readonly [string, EndCase])[] = [
  [
    'its client closes it',
    { ...closeWith(1000), outcome: 'closed', response: 'cancelled', error: null, code: 1000, own: null },
  ],
  [
    'its client vanishes',
    { ...closeWith(1006), outcome: 'vanished', response: 'cancelled', error: null, code: 1001, own: null },
  ],
  [
    'too much waits for its client',
    { ...closeWith(1008), outcome: 'overflow', response: 'cancelled', error: null, code: 1008, own: null },
  ],
  [
    'the process that carries it has ended',
    {
      ...closeWith(1011),
      outcome: 'internal',
      response: 'truncated',
      error: 'server_error',
      code: 1011,
      own: null,
    },
  ],
  ['it is hung up', { ...endBy('hung-up'), response: 'cancelled', error: null, code: 1000, own: 1000 }],
  [
    'somebody ends it',
    { ...endBy('ended'), response: 'truncated', error: 'session_ended', code: 1008, own: 1008 },
  ],
  [
    'its key is revoked',
    { ...endBy('key'), response: 'truncated', error: 'invalid_api_key', code: 1008, own: 1008 },
  ],
  [
    'the gateway stops',
    { ...endBy('shutdown'), response: 'truncated', error: 'server_error', code: 1001, own: 1001 },
  ],
  [
    'its upstream breaks off',
    {
      ...breakLink('broken'),
      outcome: 'upstream',
      response: 'truncated',
      error: 'upstream_error',
      code: 1011,
      own: 1011,
    },
  ],
  [
    'its upstream has had enough',
    {
      ...breakLink('expired'),
      outcome: 'expired',
      response: 'truncated',
      error: 'session_expired',
      code: 1001,
      own: 1001,
    },
  ],
];

describe('the end of a call', () => {
  it.each(cases)('comes for everybody when %s, and is charged once', async (_, expected) => {
    const stage = await openStage();
    const { rig, call, attached } = stage;
    expected.end(stage);
    const { outcome, response, error, code, own } = expected;
    expect(attached.closed).toMatchObject({ code });
    expect(call.channel.closed?.code ?? null).toBe(own);
    const errors = error === null ? [] : [[error, null, null]];
    expect(listErrors(attached.events)).toEqual(errors);
    expect(attached.find('response.done')).toHaveLength(error === null ? 0 : 1);
    await expect.poll(() => rig.summaries).toHaveLength(1);
    expect(rig.summaries).toMatchObject([{ outcome, transport: 'webrtc' }]);
    expect(rig.money.ended).toMatchObject([{ outcome: response, usage: { source: 'estimated' } }]);
    expect([rig.money.opened, rig.money.givenBack, rig.freed.count]).toEqual([1, 0, 1]);
    expect(rig.link.calls.filter((name) => name === 'close')).toHaveLength(1);
    expect(rig.sessions.live.list()).toEqual([]);
    const told = attached.events.length;
    call.listener.onPlayed('item_1');
    call.listener.onSound('AAAA');
    call.listener.onText(JSON.stringify(create));
    attached.say(create);
    await new Promise(setImmediate);
    expect([attached.events.length, rig.link.calls.at(-1)]).toEqual([told, 'close']);
  });

  it('stops the sound that waits: nothing is told of it', async () => {
    const { rig, call, attached } = await openStage();
    call.channel.say({ type: 'output_audio_buffer.clear' });
    call.listener.onClosed(1000);
    await new Promise(setImmediate);
    expect(attached.events.map(({ type }) => type)).not.toContain('output_audio_buffer.cleared');
    expect(rig.link.calls.at(-1)).toBe('close');
  });

  it('is told to a client that is attached in this moment', async () => {
    const { rig, call } = await openStage();
    const waiting = rig.sessions.attach(rig.attachOrder(call.id));
    call.listener.onClosed(1000);
    const late = rig.createChannel();
    waiting.accept(late);
    expect([late.events, late.closed?.code]).toEqual([[], 1000]);
  });

  it('is one that nobody came for where the client never connected', async () => {
    const rig = createRelayRig(new ScriptedRealtimeModel([]));
    const order = rig.order({ transport: 'webrtc' });
    const waiting = await rig.sessions.connect(order);
    const channel = rig.createChannel();
    waiting.accept(channel);
    waiting.abandon();
    await expect.poll(() => rig.summaries).toMatchObject([{ outcome: 'abandoned', closeCode: null }]);
    expect([rig.money.givenBack, rig.freed.count]).toEqual([1, 1]);
  });

  it('comes at once when the gateway stops, whatever is running', async () => {
    const { rig, call, attached } = await openStage();
    const closing = rig.sessions.close(60_000);
    expect([call.channel.closed, attached.closed]).toMatchObject([{ code: 1001 }, { code: 1001 }]);
    await closing;
  });
});
