import { describe, expect, it } from 'vitest';
import type { UpstreamCall } from '../../../../src/core/provider.ts';
import { createPictureTools } from '../../../../src/pictures/index.ts';
import { createSimulatorAdapter } from '../../../../src/providers/simulator/create-simulator-adapter.ts';
import {
  createCall,
  createContentBody,
  createMessageBody,
  createTestClock,
  readStream,
  readWhole,
} from './simulator-calls.ts';

function create() {
  const clock = createTestClock();
  const waits: number[] = [];
  const adapter = createSimulatorAdapter({
    clock,
    pictures: createPictureTools(),
    delay: (ms) => {
      waits.push(ms);
      clock.advance(ms);
      return Promise.resolve();
    },
  });
  const ask = async (call: UpstreamCall) => {
    if (!adapter.createMessage) throw new Error('No createMessage');
    return await adapter.createMessage(call);
  };
  return { adapter, ask, waits };
}

function whole(text: string): UpstreamCall {
  return createCall(createMessageBody(text));
}

function streamed(text: string): UpstreamCall {
  return createCall(createMessageBody(text), { delivery: 'stream' });
}

describe('answerCall', () => {
  it.each([
    [400, 'invalid_argument'],
    [401, 'unauthenticated'],
    [403, 'permission_denied'],
    [404, 'not_found'],
    [413, 'payload_too_large'],
    [429, 'resource_exhausted'],
    [500, 'internal'],
    [501, 'not_implemented'],
    [502, 'bad_gateway'],
    [503, 'unavailable'],
    [504, 'deadline_exceeded'],
    [529, 'overloaded'],
  ])('fails with %i before the first byte, whole and streamed', async (status, code) => {
    const expected = { code, final: true, upstream: { deploymentId: 'test-deployment', status } };
    const text = `Hello [[status=${String(status)}]]`;
    await expect(create().ask(whole(text))).rejects.toMatchObject(expected);
    await expect(create().ask(streamed(text))).rejects.toMatchObject(expected);
  });

  it('waits before the first byte, and before a failure', async () => {
    const { ask, waits } = create();
    await ask(whole('[[delay=2s]]'));
    await expect(ask(whole('[[delay=3s]] [[status=503]]'))).rejects.toMatchObject({ code: 'unavailable' });
    expect(waits).toEqual([2_000, 3_000]);
  });

  it('paces a stream event by event', async () => {
    const { ask, waits } = create();
    const { events } = await readStream(await ask(streamed('Reply with exactly: Hi [[pace=50ms]]')));
    expect(waits).toEqual(events.slice(1).map(() => 50));
  });

  it('lets a slow stream run into the silence its deployment allows', async () => {
    const { ask } = create();
    const { events, error } = await readStream(await ask(streamed('Hi [[pace=21s]]')));
    expect(events).toHaveLength(1);
    expect(error).toMatchObject({ code: 'deadline_exceeded', upstream: { kind: 'timeout' } });
  });

  it('breaks a stream in the middle, and loses a whole answer', async () => {
    const { ask } = create();
    const { events, error } = await readStream(await ask(streamed('Hello [[cut]]')));
    expect(events.length).toBeGreaterThan(3);
    expect(events.at(-1)?.type).toBe('content_block_delta');
    expect(error).toMatchObject({
      code: 'bad_gateway',
      reason: 'stream_truncated',
      upstream: { kind: 'reset' },
    });
    await expect(ask(whole('Hello [[cut]]'))).rejects.toMatchObject({
      code: 'bad_gateway',
      reason: 'upstream_error',
    });
  });

  it('resets the connection before the first byte', async () => {
    const { ask } = create();
    for (const call of [whole('[[reset]]'), streamed('[[reset]]')]) {
      await expect(ask(call)).rejects.toMatchObject({
        code: 'bad_gateway',
        upstream: { kind: 'reset' },
        final: true,
      });
    }
  });

  it('fails after as many events as it is told', async () => {
    const { ask } = create();
    const { events, error } = await readStream(await ask(streamed('Hello [[error=529@4]]')));
    expect(events).toHaveLength(4);
    expect(error).toMatchObject({ code: 'overloaded' });
    await expect(ask(whole('Hello [[error=529@4]]'))).rejects.toMatchObject({ code: 'overloaded' });
  });

  it('never lets the end of a stream through that is to fail', async () => {
    const { ask } = create();
    const { events, error } = await readStream(
      await ask(streamed('Reply with exactly: Hi [[error=500@999999]]')),
    );
    expect(events.at(-1)?.type).toBe('message_delta');
    expect(error).toMatchObject({ code: 'internal' });
  });

  it('allows another try where the directive does', async () => {
    const { ask } = create();
    await expect(ask(whole('[[status=503,retry]]'))).rejects.toMatchObject({ final: false });
    await expect(ask(whole('[[reset,retry]]'))).rejects.toMatchObject({ final: false });
    const { error } = await readStream(await ask(streamed('Hi [[error=500@1,retry]]')));
    expect(error).toMatchObject({ final: false });
  });

  it('follows directives of the system prompt', async () => {
    const { ask } = create();
    const body = createMessageBody('Hello', { system: 'You fail. [[status=500]]' });
    await expect(ask(createCall(body))).rejects.toMatchObject({ code: 'internal' });
  });

  it('does not repeat directives in its answer', async () => {
    const { ask } = create();
    expect(JSON.stringify(readWhole(await ask(whole('Tell me of tea [[tokens=80]]'))))).not.toContain('[[');
  });

  it('follows directives when it only counts', async () => {
    const { adapter } = create();
    await expect(adapter.countMessageTokens?.(whole('[[status=429]]'))).rejects.toMatchObject({
      code: 'resource_exhausted',
    });
    const call = createCall(createContentBody('[[reset]]'), { upstreamModel: 'genfam-2.5-flash' });
    await expect(adapter.countContentTokens?.(call)).rejects.toMatchObject({ code: 'bad_gateway' });
  });

  it('does nothing for a client that has left', async () => {
    const { ask } = create();
    const call = { ...whole('Hello'), signal: AbortSignal.abort() };
    await expect(ask(call)).rejects.toMatchObject({ code: 'cancelled' });
  });

  it('ends a stream when the client leaves', async () => {
    const { ask } = create();
    const controller = new AbortController();
    const answer = await ask({ ...streamed('Hello [[tokens=5000]]'), signal: controller.signal });
    if (answer.kind !== 'stream') throw new Error('Not a stream');
    let batches = 0;
    const read = async () => {
      for await (const batch of answer.batches) {
        batches += batch.length > 0 ? 1 : 0;
        controller.abort();
      }
    };
    await expect(read()).rejects.toMatchObject({ code: 'cancelled' });
    expect(batches).toBe(1);
  });
});
