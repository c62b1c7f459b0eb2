import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RealtimeEvent, RealtimeLink } from '../../../src/core/realtime/realtime-link.ts';
import { testCredential } from '../../support/create-upstream-call.ts';
import { createLinkRig, type LinkRig, type LinkRigOptions } from '../../support/open-link.ts';
import {
  createRealtimeUpstream,
  type RealtimeUpstream,
  type UpstreamSession,
} from '../../support/realtime-upstream.ts';

let upstream: RealtimeUpstream;
const rigs: LinkRig[] = [];
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

describe('a session at an upstream', () => {
  it('brings events with their text as it came', async () => {
    const { session, events, waitForEvents } = await open();
    const text = '{ "type":"conversation.item.added", "item":{"id":"\\u0061"}, "n":1.0 }';
    session.send(text, { type: 'something.new', x: 1 });
    expect(await waitForEvents(3)).toEqual(['session.created', 'conversation.item.added', 'something.new']);
    expect(events[1]).toMatchObject({ text, value: { item: { id: 'a' } } });
  });

  it('takes events as they came, and writes anew what was made here', async () => {
    const { link, session } = await open();
    const text = '{ "type" : "input_audio_buffer.append", "audio":"AAAA" }';
    link.send({ type: 'input_audio_buffer.append', value: {}, text });
    link.send(say('session.update', { session: {} }));
    await session.waitFor('session.update');
    expect(session.received).toEqual([text, '{"type":"session.update","session":{}}']);
  });

  it.each([
    ['no JSON', 'Good day'],
    ['no UTF-8', Buffer.from([0x22, 0xff, 0x22])],
    ['a binary message', Buffer.from('{"type":"x"}')],
    ['an array', '[]'],
    ['null', 'null'],
    ['an event without a type', '{"event_id":"event_1"}'],
    ['an event whose type is no text', '{"type":7}'],
    ['nesting without end', '['.repeat(50_000)],
    ['values without end', JSON.stringify({ type: 'x', list: Array.from({ length: 250_000 }, () => 0) })],
    ['a second beginning', { type: 'session.created', session: {} }],
    ['the end of a response that has not begun', ended],
    ['a part of a response that has not begun', delta],
    ['a response without an id', { type: 'response.created', response: {} }],
  ])('is broken by %s, and its connection is ended', async (_, message) => {
    const { session, waitForEnd, events } = await open();
    session.send(message);
    expect(await waitForEnd()).toMatchObject({
      kind: 'broken',
      error: {
        code: 'bad_gateway',
        reason: 'upstream_error',
        upstream: { deploymentId: 'primary', status: 101, kind: 'invalid_answer' },
      },
    });
    await session.closed;
    expect(events).toHaveLength(1);
  });

  it.each([
    ['that begins twice', [begun, begun]],
    ['that goes on after its end', [begun, ended, delta]],
  ])('is broken by a response %s', async (_, messages) => {
    const { session, waitForEnd } = await open();
    session.send(...messages);
    expect(await waitForEnd()).toMatchObject({ error: { upstream: { kind: 'invalid_answer' } } });
  });

  it('may have responses beside one another, but not without end', async () => {
    const { session, waitForEnd, waitForEvents } = await open();
    const create = (index: number) => ({
      type: 'response.created',
      response: { id: `resp_${String(index)}` },
    });
    session.send(...Array.from({ length: 100 }, (_, index) => create(index)));
    await waitForEvents(101);
    session.send(create(100));
    expect(await waitForEnd()).toMatchObject({ error: { upstream: { kind: 'invalid_answer' } } });
  });

  it('takes an event of maxMessageBytes, and breaks with a longer one before it has come', async () => {
    const { session, waitForEnd, waitForEvents } = await open({ maxMessageBytes: 1024 });
    const fitting = JSON.stringify({ type: 'x', text: '' });
    session.send(fitting.replace('""', `"${'a'.repeat(1024 - fitting.length)}"`));
    await waitForEvents(2);
    session.send('a'.repeat(100 * 1024 * 1024));
    expect(await waitForEnd()).toMatchObject({
      kind: 'broken',
      error: { reason: 'upstream_error', upstream: { kind: 'invalid_answer', status: 101 } },
    });
    await session.closed;
  });

  it('takes 16 MiB unless told otherwise', async () => {
    const { session, waitForEnd, events } = await open();
    const fitting = JSON.stringify({ type: 'x', delta: '' });
    const longest = fitting.replace('""', `"${'a'.repeat(16 * 1024 * 1024 - fitting.length)}"`);
    session.send(longest, `${longest} `);
    expect(await waitForEnd()).toMatchObject({ error: { upstream: { kind: 'invalid_answer' } } });
    expect(events).toHaveLength(2);
  });

  it('tells once of a failure that the upstream tells of twice', async () => {
    const { session, failures, waitForEvents } = await open();
    const limited = { type: 'requests', code: 'rate_limit_exceeded', message: 'Later.', param: null };
    const refused = { type: 'error', error: { ...limited, event_id: null } };
    const failed = {
      type: 'response.done',
      response: { id: 'resp_1', status: 'failed', status_details: { type: 'failed', error: limited } },
    };
    session.send(begun, refused, failed);
    await waitForEvents(4);
    expect(failures.map(({ upstream: about }) => about?.kind)).toEqual(['rate_limited']);
    session.send(begun, failed, refused, begun, failed);
    await waitForEvents(9);
    expect(failures).toHaveLength(4);
  });

  it('has expired where the upstream says so', async () => {
    const { session, waitForEnd, events } = await open();
    const error = { type: 'invalid_request_error', code: 'session_expired', message: 'It is over.' };
    session.send({ type: 'error', error });
    expect(await waitForEnd()).toMatchObject({ kind: 'expired', error: { reason: 'timeout' } });
    expect(events).toHaveLength(1);
    await session.closed;
  });

  it('goes on after any other error', async () => {
    const { session, waitForEvents, ends } = await open();
    session.send({ type: 'error', error: { code: 'invalid_value' } }, { type: 'x' });
    expect(await waitForEvents(3)).toEqual(['session.created', 'error', 'x']);
    expect(ends).toEqual([]);
  });

  it.each([
    [1000, null],
    [1001, null],
    [1011, 'server_error'],
    [1012, 'unavailable'],
    [1013, 'unavailable'],
    [4000, 'truncated'],
  ])('that the upstream closes with %i has broken off (%s)', async (code, kind) => {
    const { session, waitForEnd } = await open();
    session.socket.close(code, `Key ${testCredential}`);
    const { error, ...end } = await waitForEnd();
    expect(end.kind).toBe('broken');
    expect(error).toMatchObject({ code: 'bad_gateway', reason: 'stream_truncated' });
    expect(error.upstream?.kind ?? null).toBe(kind);
    expect(String((error.cause as Error).message)).not.toContain(testCredential);
  });

  it('that is closed in an orderly way within a response was truncated', async () => {
    const { session, waitForEnd } = await open();
    session.send(begun);
    session.socket.close(1000);
    expect(await waitForEnd()).toMatchObject({ error: { upstream: { kind: 'truncated' } } });
  });

  it('that is cut has broken off', async () => {
    const { session, waitForEnd } = await open();
    session.cut();
    expect(await waitForEnd()).toMatchObject({
      kind: 'broken',
      error: { reason: 'stream_truncated', upstream: { kind: 'reset' } },
    });
  });

  it('is closed at once, and brings nothing any more', async () => {
    const { link, session, events, ends } = await open();
    session.send({ type: 'x' });
    link.close();
    link.close();
    link.send(say('response.create'));
    link.pause();
    link.resume();
    await session.closed;
    expect(session.received).toEqual([]);
    expect([events.length, ends]).toEqual([1, []]);
    await expect.poll(() => upstream.openConnections).toBe(0);
  });

  it('outlasts whoever waited for it', async () => {
    const { session, leaving, waitForEvents } = await open();
    leaving.abort();
    session.send({ type: 'x' });
    expect(await waitForEvents(2)).toContain('x');
  });

  it('ends when the adapter is closed', async () => {
    const { links, waitForEnd } = await open();
    links.close();
    expect(await waitForEnd()).toMatchObject({ kind: 'broken', error: { reason: 'shutting_down' } });
  });

  it('is held back while its reader is slow', async () => {
    const { link, session, waitForEvents, events } = await open();
    link.pause();
    session.send({ type: 'x' });
    await sleep(60);
    expect(events).toHaveLength(1);
    link.resume();
    expect(await waitForEvents(2)).toContain('x');
  });

  it('tells how much has not been sent yet', async () => {
    const { link, session } = await open();
    session.socket.pause();
    expect(link.bufferedBytes).toBe(0);
    const audio = 'A'.repeat(8 * 1024 * 1024);
    for (let count = 0; count < 4; count += 1) link.send(say('input_audio_buffer.append', { audio }));
    expect(link.bufferedBytes).toBeGreaterThan(8 * 1024 * 1024);
    session.socket.resume();
    await session.waitFor('input_audio_buffer.append', 4);
    await expect.poll(() => link.bufferedBytes).toBe(0);
  });
});
