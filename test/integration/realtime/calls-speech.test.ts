import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Listener, speak } from '../../../src/audio/index.ts';
import { openCall, type CallClient, type CallEvent } from '../../support/call-client.ts';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { realtimeModel } from '../../support/handshake-gateway.ts';
import { openSocket } from '../../support/realtime-sockets.ts';
import { onSteadyMachine, retryOnSteadyMachine } from '../../support/steady-machine.ts';

/** Speech of half a minute. */
const longAnswer = '[[tokens=80]]';
const betaPath = `/v1/realtime?model=${realtimeModel}`;
const frameMs = 20;
/** A connection is going before somebody speaks, and a turn ends in silence. */
const silence = (frames: number) => Array.from({ length: frames }, () => new Int16Array(480));
const question = 'Say exactly: The sea is wide.';

/** A busy machine may take so long for what takes no time, in milliseconds. */
const patience = 15_000;

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.stop());

const openBeta = () => openCall(gateway.url, { path: betaPath, credential: gateway.apiKey });
const openGa = () =>
  openCall(gateway.url, {
    path: '/v1/realtime/calls',
    credential: gateway.apiKey,
    session: { type: 'realtime', model: realtimeModel },
  });

function ask(client: Pick<CallClient, 'send'>, text: string): void {
  const content = [{ type: 'input_text', text }];
  client.send({ type: 'conversation.item.create', item: { type: 'message', role: 'user', content } });
  client.send({ type: 'response.create' });
}

const hasHeard = (client: CallClient, ms: number) =>
  vi.waitUntil(() => client.packets.length * frameMs >= ms, { timeout: 20_000, interval: 5 });
const countOf = (events: readonly CallEvent[], type: string) =>
  events.filter((event) => event.type === type).length;

/** Nothing comes any more; says how long all that came lasts, in milliseconds. */
async function waitForQuiet({ packets }: CallClient): Promise<number> {
  let count: number;
  do {
    count = packets.length;
    await new Promise((resolve) => setTimeout(resolve, 300));
  } while (packets.length > count);
  return count * frameMs;
}

describe('the speech of a call', { timeout: 60_000 }, () => {
  it(
    'stops where the user speaks, to the packet that was sent last, and the next answer is heard',
    { retry: retryOnSteadyMachine },
    async () =>
      onSteadyMachine(100, async () => {
        const client = await openGa();
        await client.waitFor('session.created');
        ask(client, longAnswer);
        await client.waitFor('response.done');
        await hasHeard(client, 1_000);
        const saying = client.say([...silence(25), ...speak(question), ...silence(75)]);
        const { audio_end_ms: heardMs, item_id } = await client.waitFor('conversation.item.truncated');
        await vi.waitFor(() => {
          expect(client.packets.length * frameMs).toBe(heardMs);
        }, patience);
        expect(client.events().find(({ type }) => type === 'response.output_item.done')).toMatchObject({
          item: { id: item_id },
        });
        await client.waitFor('output_audio_buffer.cleared');
        await saying;
        await vi.waitUntil(() => countOf(client.events(), 'output_audio_buffer.stopped') === 1, 20_000);
        const types = client
          .events()
          .filter(({ type }) => type.startsWith('output_audio_buffer.'))
          .map(({ type }) => type.slice('output_audio_buffer.'.length));
        expect(types).toEqual(['started', 'cleared', 'started', 'stopped']);
        const listener = new Listener();
        listener.hear(await client.hear());
        expect(listener.report().text).toMatch(/The sea is wide\.$/);
        client.close();
      }),
  );

  it('is over when its last packet was sent, long after it was made', async () => {
    const client = await openGa();
    await client.waitFor('session.created');
    ask(client, 'Say exactly: Two boats are on the wide sea.');
    await client.waitFor('response.done');
    const early = client.packets.length * frameMs;
    await vi.waitUntil(() => countOf(client.events(), 'output_audio_buffer.stopped') === 1, 20_000);
    const late = client.packets.length * frameMs;
    expect(late - early).toBeGreaterThan(1_000);
    expect(await waitForQuiet(client)).toBeLessThanOrEqual(late + frameMs);
    client.close();
  });

  it('stops when its client clears it, and when a beta client cancels', async () => {
    const cases = [
      [await openGa(), { type: 'output_audio_buffer.clear' }],
      [await openBeta(), { type: 'response.cancel' }],
    ] as const;
    for (const [client, event] of cases) {
      await client.waitFor('session.created');
      ask(client, longAnswer);
      await hasHeard(client, 400);
      client.send(event);
      const { audio_end_ms: heardMs } = await client.waitFor('conversation.item.truncated');
      expect(await waitForQuiet(client)).toBe(heardMs);
      client.close();
    }
  });

  it('goes on when a GA client cancels what has been made already', async () => {
    const client = await openGa();
    await client.waitFor('session.created');
    ask(client, longAnswer);
    await client.waitFor('response.done');
    client.send({ type: 'response.cancel' });
    await client.waitFor('error');
    const before = client.packets.length * frameMs;
    await hasHeard(client, before + 500);
    client.close();
  });
});

describe('a WebSocket that is attached to a call', { timeout: 60_000 }, () => {
  it('has the model speak to the client, sees what it says, and ends with the call', async () => {
    const client = await openGa();
    await client.waitFor('session.created');
    const headers = { authorization: `Bearer ${gateway.apiKey}` };
    const attached = await openSocket(`${gateway.url}/v1/realtime?call_id=${client.id}`, { headers });
    const events = () => attached.texts.map((text) => JSON.parse(text) as CallEvent);
    await vi.waitUntil(() => countOf(events(), 'session.created') === 1, 5_000);
    ask(
      {
        send: (event) => {
          attached.socket.send(JSON.stringify(event));
        },
      },
      'Say exactly: The sea is wide.',
    );
    await vi.waitUntil(() => countOf(events(), 'output_audio_buffer.stopped') === 1, 20_000);
    expect(events().slice(1)).toEqual(client.events().slice(1));
    const listener = new Listener();
    listener.hear(await client.hear());
    expect(listener.report().text).toBe('The sea is wide.');
    client.close();
    expect(await attached.closed).toBe(1000);
  });
});
