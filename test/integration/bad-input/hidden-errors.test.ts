import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quickRouting } from '../../support/create-candidate.ts';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { answerEventStream, answerJson } from '../../support/fake-answers.ts';
import { createFakeUpstream, type FakeUpstream } from '../../support/fake-upstream.ts';
import { readEvents } from '../../support/interface-client.ts';
import {
  playStream,
  playWhole,
  readChunks,
  readJsonFixture,
  writeEvent,
} from '../../support/read-fixture.ts';
import { createDirectionDeployment, relayDirections } from '../../support/relay-directions.ts';

const secret = 'SECRET OF THE UPSTREAM';

/** Errors that do not look like one at first sight, each as the text of an event. */
const hiddenErrors: readonly (readonly [what: string, event: string])[] = [
  [
    'behind other members',
    `data: {"responseId":"x","id":"x","error":{"code":503,"message":"${secret}"}}\n\n`,
  ],
  ['beside candidates', `data: {"candidates":[{"index":0}],"error":{"code":503,"message":"${secret}"}}\n\n`],
  [
    'under the name of a delta',
    `event: content_block_delta\ndata: {"type":"error","error":{"type":"api_error","message":"${secret}"}}\n\n`,
  ],
  [
    'under the name of a delta, without a type',
    `event: content_block_delta\ndata: {"error":{"type":"api_error","message":"${secret}"}}\n\n`,
  ],
  [
    'with another type',
    `event: image_generation.completed\ndata: {"type":"image_generation.completed","error":{"message":"${secret}"}}\n\n`,
  ],
  [
    'with an escaped key',
    `event: ping\ndata: {"type":"ping","\\u0065rro\\u0072":{"message":"${secret}"}}\n\n`,
  ],
  ['as a text', `data: {"error":"${secret}"}\n\n`],
  ['with a second, empty key', `data: {"type":"error","error":{"message":"${secret}"},"error":null}\n\n`],
  ['by its name alone', `event: error\ndata: ${secret}\n\n`],
];

describe.each(relayDirections)('an error in the answer of an upstream, $name', (direction) => {
  const { fixtures, stream, whole, send } = direction;
  let gateway: TestGateway;
  let first: FakeUpstream;
  let second: FakeUpstream;

  beforeAll(async () => {
    [first, second] = await Promise.all([createFakeUpstream(), createFakeUpstream()]);
    const deployments = [
      createDirectionDeployment(direction, 'first', first.url),
      { ...createDirectionDeployment(direction, 'second', second.url), priority: 1 },
    ];
    const cooldown = { failures: 1000, durationMs: 1 };
    gateway = await createTestGateway({
      config: { deployments, routing: { ...quickRouting, attempts: 2, cooldown } },
    });
    second.answerAlways((exchange) => {
      const wantsStream = exchange.call.headers.accept === 'text/event-stream';
      return (wantsStream ? playStream(fixtures, stream) : playWhole(fixtures, whole))(exchange);
    });
  });

  afterAll(async () => {
    await gateway.stop();
    await Promise.all([first.close(), second.close()]);
  });

  it.each(hiddenErrors)('is asked for elsewhere where it comes first: %s', async (_what, event) => {
    first.answer(answerEventStream([event], 'hold'));
    const answer = await send(gateway, 'stream');
    expect(answer.text).not.toContain('SECRET');
    expect([answer.status, answer.headers.get('x-specway-attempts')]).toEqual([200, '2']);
    expect(readEvents(answer.text).every(({ data }) => data.error === undefined)).toBe(true);
  });

  it.each(hiddenErrors)('ends the stream where it comes later: %s', async (_what, event) => {
    // As many as a client notices in either format.
    const count = fixtures === 'anthropic' ? 4 : 1;
    const before = readChunks(fixtures, stream).slice(0, count);
    const written = before.map((payload) => writeEvent(fixtures, payload));
    first.answer(answerEventStream([...written, 20, event], 'hold'));
    const answer = await send(gateway, 'stream');
    expect(answer.text).not.toContain('SECRET');
    expect(answer.status, answer.text).toBe(200);
    const events = readEvents(answer.text);
    expect(events.at(-1)?.data.error).toBeDefined();
    expect(events.slice(0, -1).every(({ data }) => data.error === undefined)).toBe(true);
    const failures = gateway.logLines.filter(({ msg }) => msg === 'an attempt failed');
    expect(failures.at(-1)).toMatchObject({ deploymentId: 'first' });
  });

  it.each([
    ['beside a good answer', { ...readJsonFixture(fixtures, whole), error: { message: secret, code: 500 } }],
    ['without a type', { error: { type: 'api_error', message: secret } }],
    ['as a text', { error: secret }],
    ['with a type only', { type: 'error', message: secret }],
    ['as an object of its own', { object: 'error', message: secret }],
    ['as one of several', { success: false, errors: [{ message: secret }] }],
    ['in the words of somebody else', { message: secret }],
    ['in the words of a framework', { detail: secret, status: 'failed' }],
  ])('is asked for elsewhere where it comes whole, with status 200: %s', async (_what, body) => {
    first.answer(answerJson(body));
    const answer = await send(gateway, 'whole');
    expect(answer.text).not.toContain('SECRET');
    expect([answer.status, answer.headers.get('x-specway-attempts')]).toEqual([200, '2']);
  });
});
