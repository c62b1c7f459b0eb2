import { describe, expect, it } from 'vitest';
import { GatewayError } from '../../../src/core/gateway-error.ts';
import { maxUnsentBytes } from '../../../src/core/realtime/client-channel.ts';
import type { RealtimeEvent } from '../../../src/core/realtime/realtime-link.ts';
import { LinkSetup, maxHeldEvents } from '../../../src/routing/link-setup.ts';
import { createBench, createOrder } from '../../support/link-bench.ts';

const createEvent = (type: string, rest: object = {}): RealtimeEvent => ({
  type,
  value: { type, ...rest },
  text: null,
});
const created = createEvent('session.created', { event_id: 'event_1', session: { id: 'sess_1' } });
const cleared = createEvent('input_audio_buffer.cleared');
const updated = createEvent('session.updated', { session: { id: 'sess_1', instructions: 'Be brief.' } });
const opening = createEvent('session.update', { session: { instructions: 'Be brief.' } });

function createSetup() {
  const held = [created];
  const leaving = new AbortController();
  const setup = new LinkSetup(held, { deploymentId: 'one', signal: leaving.signal });
  return { held, leaving, setup, waiting: setup.wait() };
}

describe('LinkSetup', () => {
  it('holds what a session says until it is set up, and shows it so from the beginning', async () => {
    const { held, setup, waiting } = createSetup();
    for (const event of [cleared, updated, cleared]) setup.take(event);
    await waiting;
    const session = { id: 'sess_1', instructions: 'Be brief.' };
    expect(held).toEqual([
      {
        type: 'session.created',
        value: { type: 'session.created', event_id: 'event_1', session },
        text: null,
      },
      cleared,
      cleared,
    ]);
  });

  it.each([
    ['invalid_request_error', 'rejected_request'],
    ['server_error', 'server_error'],
    [undefined, 'server_error'],
  ])('takes an error of type %s for %s, and tells nothing of it', async (type, kind) => {
    const { setup, waiting } = createSetup();
    setup.take(createEvent('error', { error: { type, message: 'A word to the gateway.' } }));
    await expect(waiting).rejects.toMatchObject({
      code: 'bad_gateway',
      reason: 'upstream_error',
      message: 'The upstream did not open the session as it was asked for.',
      upstream: { deploymentId: 'one', status: 101, kind },
    });
  });

  it('fails where the session says much and does not answer', async () => {
    const { setup, waiting } = createSetup();
    for (let count = 1; count < maxHeldEvents; count += 1) setup.take(cleared);
    setup.take(cleared);
    await expect(waiting).rejects.toMatchObject({ upstream: { kind: 'invalid_answer' } });
  });

  it('fails where what it says meanwhile is long, however few events it is', async () => {
    const { setup, waiting } = createSetup();
    for (let count = 0; count < 3; count += 1)
      setup.take(createEvent('any', { padding: 'x'.repeat(maxUnsentBytes / 2 - 256) }));
    await expect(waiting).rejects.toMatchObject({ upstream: { kind: 'invalid_answer' } });
  });

  it('fails when nobody waits any more, with the reason of that', async () => {
    const { leaving, waiting } = createSetup();
    const reason = new GatewayError('deadline_exceeded', 'Late.');
    leaving.abort(reason);
    await expect(waiting).rejects.toBe(reason);
  });
});

describe('createRealtimePlaces', () => {
  const patient = { connectMs: 1_000, firstByteMs: 5_000, idleMs: 1_000, totalMs: 10_000 };

  it('tells nobody of a session before it is set up', async () => {
    const { router, links, running } = createBench({ one: { timeouts: patient } });
    const { order, heard } = createOrder({ opening });
    const waiting = router.realtime.open(order);
    await expect.poll(() => links[0]?.sent).toEqual([opening]);
    expect([heard, running(), router.isIdle]).toEqual([[], [1], false]);
    links[0]?.emit('session.updated');
    const { link } = await waiting;
    expect(heard).toEqual(['session.created']);
    links[0]?.emit('session.updated');
    expect(heard).toEqual(['session.created', 'session.updated']);
    link.close();
    expect([running(), router.isIdle]).toEqual([[0], true]);
  });

  it('waits for that as long as for the first byte, and asks the next one', async () => {
    const { router, links, failures, running } = createBench({
      one: { priority: 0, timeouts: { ...patient, firstByteMs: 20 } },
      two: { priority: 1, timeouts: patient },
    });
    const { order, heard, ends } = createOrder({ opening });
    const waiting = router.realtime.open(order);
    await expect.poll(() => links.at(-1)?.call.deployment.id).toBe('two');
    await expect.poll(() => links.at(-1)?.sent).toHaveLength(1);
    links.at(-1)?.emit('session.updated');
    expect((await waiting).deployment.id).toBe('two');
    expect(new Set(failures.map(({ kind }) => kind))).toEqual(new Set(['timeout']));
    expect([heard, ends, running()]).toEqual([['session.created'], [], [0, 1]]);
    expect(links[0]?.steps).toEqual(['close']);
  });

  it('gives it up when the client leaves, which is nobody’s fault', async () => {
    const { router, links, failures, running } = createBench({
      one: { timeouts: patient },
      two: { priority: 1 },
    });
    const { order, leaving } = createOrder({ opening });
    const waiting = router.realtime.open(order);
    await expect.poll(() => links[0]?.sent).toHaveLength(1);
    leaving.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'cancelled' });
    expect([failures, running(), links.length, links[0]?.steps]).toEqual([[], [0, 0], 1, ['close']]);
    expect(router.isIdle).toBe(true);
  });
});
