import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { createNamePrefix } from '../../../src/core/realtime/event-name.ts';
import type { RealtimeEvent, RealtimeLink } from '../../../src/core/realtime/realtime-link.ts';
import { createLinkRig, type LinkRig, type LinkRigOptions } from '../../support/open-link.ts';
import { readSlowly } from '../../support/read-slowly.ts';
import { onSteadyMachine, retryOnSteadyMachine } from '../../support/steady-machine.ts';
import {
  createRealtimeUpstream,
  type RealtimeUpstream,
  type UpstreamSession,
} from '../../support/realtime-upstream.ts';

let upstream: RealtimeUpstream;
const rigs: LinkRig[] = [];

const prefix = createNamePrefix();
const names = [1, 2, 3].map((number) => `${prefix}${String(number)}`);
const others: RealtimeUpstream[] = [];

beforeEach(async () => {
  upstream = await createRealtimeUpstream({ answer: () => undefined });
});

afterEach(async () => {
  for (const { links } of rigs.splice(0)) links.close();
  await Promise.all([upstream, ...others.splice(0)].map((one) => one.close()));
});

interface Opened extends LinkRig {
  readonly link: RealtimeLink;
  readonly session: UpstreamSession;
}

async function open(options: Partial<LinkRigOptions> = {}, at = upstream): Promise<Opened> {
  const rig = createLinkRig({ url: at.url, ...options });
  rigs.push(rig);
  const link = await rig.open();
  return { ...rig, link, session: await at.waitForSession() };
}

function say(type: string, members: object = {}): RealtimeEvent {
  return { type, value: { type, ...members }, text: null };
}

const begun = { type: 'response.created', response: { id: 'resp_1', status: 'in_progress' } };
const ended = { type: 'response.done', response: { id: 'resp_1', status: 'completed' } };
const delta = { type: 'response.output_text.delta', response_id: 'resp_1', delta: 'Yes.' };

/** More than a connection takes ahead of its reader. */
const long = say('conversation.item.create', { audio: 'A'.repeat(16 * 1024 * 1024) });

function sendPings(socket: WebSocket): () => void {
  const timer = setInterval(() => {
    socket.ping();
  }, 50);
  return () => {
    clearInterval(timer);
  };
}

describe('timeouts.idle', () => {
  const timeouts = { idleMs: 80 };
  const late = {
    kind: 'broken',
    error: { code: 'deadline_exceeded', reason: 'timeout', upstream: { kind: 'timeout' } },
  };

  it.each([
    ['was asked for', say('response.create'), []],
    ['has begun', say('x'), [begun, delta]],
  ] as const)('ends a session whose upstream falls silent after a response %s', async (_, sent, messages) => {
    const { link, session, waitForEnd } = await open({ timeouts });
    link.send(sent);
    session.send(...messages);
    expect(await waitForEnd()).toMatchObject(late);
    await session.closed;
  });

  it.each([
    ['between responses', say('x'), [begun, delta, ended]],
    ['after a response was refused', say('response.create'), [{ type: 'error', error: { code: 'y' } }]],
  ] as const)('does not run %s', async (_, sent, messages) => {
    const { link, session, ends } = await open({ timeouts });
    link.send(sent);
    await session.waitFor(sent.type);
    session.send(...messages);
    await sleep(200);
    expect(ends).toEqual([]);
  });

  it.each([
    ['another event', names[2]],
    ['one of two responses that were asked for', names[0]],
  ])('goes on after an error about %s', async (_, event_id) => {
    const { link, session, waitForEnd } = await open({ timeouts });
    for (const name of names.slice(0, 2)) link.send(say('response.create', { event_id: name }));
    await session.waitFor('response.create', 2);
    session.send({
      type: 'error',
      error: { type: 'invalid_request_error', code: 'invalid_value', event_id },
    });
    expect(await waitForEnd()).toMatchObject(late);
  });

  const unnamed = { type: 'error', error: { type: 'invalid_request_error', code: 'invalid_value' } };

  it.each([
    ['is about one of two responses that were asked for', 2, unnamed],
    ['is about sound', 1, { type: 'error', error: { ...unnamed.error, param: 'audio' } }],
  ])('goes on after an error that names nothing and %s', async (_, count, error) => {
    const { link, session, waitForEnd } = await open({ timeouts });
    for (const event_id of names.slice(0, count)) link.send(say('response.create', { event_id }));
    await session.waitFor('response.create', count);
    session.send(error);
    expect(await waitForEnd()).toMatchObject(late);
  });

  it.each([null, 'event_of_theirs'])(
    'does not run after as many errors that name nothing of ours as responses were asked for: %s',
    async (event_id) => {
      const { link, session, ends } = await open({ timeouts });
      const unnamed = {
        type: 'error',
        error: { type: 'invalid_request_error', code: 'invalid_value', event_id },
      };
      for (const event_id of names.slice(0, 2)) link.send(say('response.create', { event_id }));
      await session.waitFor('response.create', 2);
      session.send(unnamed, {
        ...unnamed,
        error: { code: 'conversation_already_has_active_response', event_id },
      });
      await sleep(200);
      expect(ends).toEqual([]);
    },
  );

  it('begins anew with each event', { retry: retryOnSteadyMachine }, async () =>
    onSteadyMachine(200, async () => {
      const { session, ends, waitForEnd } = await open({ timeouts: { idleMs: 600 } });
      session.send(begun);
      for (let count = 0; count < 5; count += 1) {
        await sleep(150);
        session.send(delta);
      }
      expect(ends).toEqual([]);
      expect(await waitForEnd()).toMatchObject(late);
    }),
  );

  it('is not put off by pongs, nor by what the client goes on sending', async () => {
    const { link, session, waitForEnd } = await open({ timeouts: { idleMs: 600 }, pingMs: 20 });
    session.send(begun);
    const microphone = setInterval(() => {
      link.send(say('input_audio_buffer.append', { audio: 'AAAA' }));
    }, 10);
    const stop = sendPings(session.socket);
    const end = await waitForEnd();
    clearInterval(microphone);
    stop();
    expect(end).toMatchObject(late);
    expect(session.pings).toBeGreaterThan(5);
    expect(session.received.length).toBeGreaterThan(5);
  });

  it('is not put off by asking again', async () => {
    const { link, session, waitForEnd } = await open({ timeouts: { idleMs: 500 } });
    const asking = setInterval(() => {
      link.send(say('response.create'));
    }, 20);
    const end = await waitForEnd();
    clearInterval(asking);
    expect(end).toMatchObject(late);
    expect(session.received.length).toBeGreaterThan(2);
  });

  it(
    'begins anew with each piece of an event that has not come in whole',
    { retry: retryOnSteadyMachine },
    async () =>
      onSteadyMachine(200, async () => {
        const { session, ends, waitForEvents, waitForEnd } = await open({ timeouts: { idleMs: 600 } });
        session.send(begun);
        const text = JSON.stringify(delta);
        for (let at = 0; at < text.length; at += 10) {
          await sleep(120);
          session.socket.send(text.slice(at, at + 10), { fin: at + 10 >= text.length });
        }
        expect(await waitForEvents(3)).toContain(delta.type);
        expect(ends).toEqual([]);
        expect(await waitForEnd()).toMatchObject(late);
      }),
  );

  it('does not run while a long event leaves for the upstream', { retry: retryOnSteadyMachine }, async () =>
    onSteadyMachine(300, async () => {
      const { link, session, ends, waitForEnd } = await open({ timeouts: { idleMs: 1_000 } });
      const stop = readSlowly(session.socket, session.connection);
      link.send(long);
      link.send(say('response.create'));
      await sleep(1_500);
      expect([link.bufferedBytes > 0, ends]).toEqual([true, []]);
      stop();
      await session.waitFor('response.create');
      expect(await waitForEnd()).toMatchObject(late);
    }),
  );

  it('ends a session whose upstream sends pings and takes nothing', async () => {
    const { link, session, waitForEnd } = await open({ timeouts: { idleMs: 300 } });
    session.socket.pause();
    link.send(long);
    link.send(say('response.create'));
    const stop = sendPings(session.socket);
    expect(await waitForEnd()).toMatchObject(late);
    stop();
  });

  it('does not run while the reader is slow', async () => {
    const { link, session, ends, waitForEvents, waitForEnd } = await open({ timeouts });
    session.send(begun);
    await waitForEvents(2);
    link.pause();
    await sleep(200);
    expect(ends).toEqual([]);
    link.resume();
    expect(await waitForEnd()).toMatchObject(late);
  });
});

describe('pings', () => {
  it('go to the upstream as long as it answers them', async () => {
    const { session, ends } = await open({ pingMs: 20 });
    await expect.poll(() => session.pings).toBeGreaterThan(5);
    expect(ends).toEqual([]);
  });

  it('end a session where two in a row bring nothing', async () => {
    const mute = await createRealtimeUpstream({ autoPong: false });
    others.push(mute);
    const { session, waitForEnd } = await open({ pingMs: 30 }, mute);
    expect(await waitForEnd()).toMatchObject({
      kind: 'broken',
      error: { reason: 'stream_truncated', upstream: { kind: 'timeout' } },
    });
    expect(session.pings).toBe(2);
  });

  it.each(['is silent', 'sends pings'])('end a session whose upstream %s and takes nothing', async (what) => {
    const { link, session, waitForEnd } = await open({ pingMs: 100 });
    session.socket.pause();
    link.send(long);
    const stop = what === 'sends pings' ? sendPings(session.socket) : () => undefined;
    expect(await waitForEnd()).toMatchObject({
      error: { reason: 'stream_truncated', upstream: { kind: 'timeout' } },
    });
    stop();
    expect(session.pings).toBeLessThan(2);
  });

  it('wait for a long event that leaves slowly', { retry: retryOnSteadyMachine }, async () =>
    onSteadyMachine(300, async () => {
      const { link, session, ends } = await open({ pingMs: 700 });
      const stop = readSlowly(session.socket, session.connection);
      link.send(long);
      await sleep(2_500);
      expect([link.bufferedBytes > 0, ends]).toEqual([true, []]);
      stop();
      await session.waitFor('conversation.item.create');
      expect(ends).toEqual([]);
    }),
  );

  it('are answered by whatever comes', { retry: retryOnSteadyMachine }, async () =>
    onSteadyMachine(10, async () => {
      const mute = await createRealtimeUpstream({ autoPong: false });
      others.push(mute);
      const { session, ends } = await open({ pingMs: 40 }, mute);
      for (let count = 0; count < 10; count += 1) {
        await sleep(25);
        session.send({ type: 'x' });
      }
      expect(ends).toEqual([]);
    }),
  );
});
