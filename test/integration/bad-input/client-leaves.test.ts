import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { answerEventStream, answerSteps, keepSilent } from '../../support/fake-answers.ts';
import type { FakeAnswer, RecordedCall } from '../../support/fake-upstream.ts';
import { goodMessage, useSturdyGateway } from '../../support/interface-bad-input.ts';
import { sendMessage } from '../../support/interface-client.ts';
import { relayFormats, useRelay } from '../../support/interface-relay.ts';
import { readChunks, writeEvent, type FixtureProvider } from '../../support/read-fixture.ts';

/** Longest time until the upstream notices, in milliseconds. */
const noticeMs = 2_000;

async function expectLeft(call: RecordedCall): Promise<void> {
  const outcome = await Promise.race([call.outcome, sleep(noticeMs, 'still connected' as const)]);
  expect(outcome).toBe('left');
}

async function waitFor(what: string, isThere: () => boolean): Promise<void> {
  for (let waited = 0; waited < noticeMs; waited += 10) {
    if (isThere()) return;
    await sleep(10);
  }
  throw new Error(`Still waiting for ${what}.`);
}

const firstEvents = (fixtures: FixtureProvider) =>
  readChunks(fixtures, 'text')
    .slice(0, 3)
    .map((payload) => writeEvent(fixtures, payload));

describe.each(relayFormats)('$name: the client leaves', ({ fixtures, send }) => {
  const relay = useRelay();
  const json = { 'content-type': 'application/json' };

  /** Lets the upstream answer, aborts after a while, and returns what the upstream saw. */
  async function leave(answer: FakeAnswer, delivery: 'whole' | 'stream'): Promise<RecordedCall> {
    const { gateway, upstream } = relay();
    const index = upstream.calls.length;
    upstream.answer(answer);
    const controller = new AbortController();
    const answered = send(gateway, delivery, { signal: controller.signal });
    const call = await upstream.waitForCall(index);
    await sleep(50);
    controller.abort();
    await expect(answered).rejects.toThrow(/abort/u);
    return call;
  }

  const moments: readonly (readonly [
    when: string,
    answer: FakeAnswer,
    delivery: 'whole' | 'stream',
    status: number,
  ])[] = [
    ['before the answer', keepSilent(), 'whole', 499],
    [
      'in the middle of the upstream body',
      answerSteps({ steps: ['{'], end: 'hold', headers: json }),
      'whole',
      499,
    ],
    ['before the first event', keepSilent(), 'stream', 499],
    ['after the head of the stream', answerEventStream([], 'hold'), 'stream', 499],
    ['in mid-stream', answerEventStream(firstEvents(fixtures), 'hold'), 'stream', 200],
  ];

  it.each(moments)(
    '%s: the upstream call ends at once, and the log says so',
    async (_when, answer, delivery, status) => {
      const { gateway } = relay();
      const before = gateway.logLines.length;
      await expectLeft(await leave(answer, delivery));
      await waitFor('the log line', () => gateway.logLines.length > before);
      const line = gateway.logLines.slice(before).find((entry) => entry.operationId !== undefined);
      expect(line).toMatchObject({ status, error: { code: 'cancelled', reason: 'client_closed_request' } });
    },
  );

  it('twenty clients that leave leave no connection behind', async () => {
    const { gateway, upstream } = relay();
    const [open, before] = [upstream.countConnections(), upstream.calls.length];
    upstream.answerAlways(answerEventStream(firstEvents(fixtures), 'hold'));
    const controller = new AbortController();
    const { signal } = controller;
    const clients = Array.from({ length: 20 }, () => send(gateway, 'stream', { signal }));
    const outcomes = Promise.allSettled(clients);
    await waitFor('all of them', () => upstream.calls.length === before + 20);
    controller.abort();
    expect(new Set((await outcomes).map(({ status }) => status))).toEqual(new Set(['rejected']));
    await Promise.all(upstream.calls.slice(before).map(expectLeft));
    await waitFor('the connections to close', () => upstream.countConnections() <= open + 1);
  });
});

describe('createMessage: the client leaves the simulator', () => {
  const gateway = useSturdyGateway();

  it.each(['[[delay=60s]]', '[[pace=20s]] Tell me of the sea.'])('%s is not waited for', async (text) => {
    const before = gateway().logLines.length;
    const messages = [{ role: 'user', content: text }];
    const signal = AbortSignal.timeout(150);
    const answered = sendMessage(gateway(), { ...goodMessage, stream: true, messages }, { signal });
    await expect(answered).rejects.toThrow(/abort|timeout/u);
    await waitFor('the log line', () => gateway().logLines.length > before);
    expect(gateway().logLines.at(-1)).toMatchObject({ error: { code: 'cancelled' } });
  });
});
