import { describe, expect, it } from 'vitest';
import { catchError } from '../../support/create-upstream-call.ts';
import { answerStatus, keepSilent, resetAtOnce } from '../../support/fake-answers.ts';
import { playWhole } from '../../support/read-fixture.ts';
import { useRoutingBench } from '../../support/routing-bench.ts';

const createBench = useRoutingBench();
const good = playWhole('anthropic', 'message');
const opus = { models: { 'chatfam-opus-4-8': 'opus' } };
const sonnet = { models: { 'chatfam-sonnet-4-6': 'sonnet' } };
const haiku = { models: { 'chatfam-haiku-4-5': 'haiku' } };
const chain = {
  'chatfam-opus-4-8': { fallbacks: ['claude-sonnet-4-6'], aliases: [] },
  'chatfam-sonnet-4-6': { fallbacks: ['our-fast'], aliases: [] },
  'chatfam-haiku-4-5': { fallbacks: [], aliases: ['our-fast'] },
};

describe('fallbacks', () => {
  it('are asked when the attempts of the model are used up', async () => {
    const bench = await createBench({ deployments: { opus, sonnet }, models: chain });
    bench.upstream('opus').answerAlways(answerStatus(500));
    bench.upstream('sonnet').answer(good);
    const { notes } = await bench.ask();
    expect(notes).toMatchObject({ attempts: 4, deploymentId: 'sonnet', fallbackModel: 'chatfam-sonnet-4-6' });
    expect(bench.upstream('sonnet').calls[0]?.json()).toMatchObject({ model: 'sonnet' });
  });

  it('are asked at once where the upstream wants to be left alone, and it is asked again where they fail', async () => {
    const routing = { maxBackoffMs: 1000 };
    const bench = await createBench({ deployments: { opus, sonnet }, models: chain, routing });
    const limited = answerStatus(429, { 'retry-after-ms': '600' });
    bench.upstream('opus').answer(limited);
    bench.upstream('sonnet').answer(good);
    const startedAt = performance.now();
    expect((await bench.ask()).notes).toMatchObject({ attempts: 2, deploymentId: 'sonnet' });
    expect(performance.now() - startedAt).toBeLessThan(500);
    const waiting = bench.ask();
    bench.upstream('sonnet').answerAlways(answerStatus(401));
    bench.upstream('opus').answer(good);
    expect((await waiting).notes).toMatchObject({ attempts: 2, deploymentId: 'opus' });
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(600);
    bench.upstream('opus').answer(limited, limited, good);
    expect((await bench.ask()).notes).toMatchObject({ attempts: 3, deploymentId: 'opus' });
  });

  it('and groups hold for names that only patterns stand for', async () => {
    const bench = await createBench({
      deployments: {
        first: { models: { 'claude-*': 'claude-*' } },
        second: { models: { 'chatfam-*': 'claude-*' }, priority: 1 },
        third: { provider: 'gemini', models: { 'genfam-*': 'gemini-*' } },
      },
      models: { 'claude-opus-9-1': { fallbacks: ['gemini-9-pro'], aliases: [] } },
    });
    bench.upstream('first').answerAlways(answerStatus(503));
    bench.upstream('second').answer(good);
    bench.upstream('second').answerAlways(answerStatus(401));
    bench.upstream('third').answerAlways(playWhole('gemini', 'content'));
    const call = { model: 'claude-opus-9-1' };
    expect((await bench.ask(call)).notes).toMatchObject({ attempts: 2, deploymentId: 'second' });
    expect((await bench.ask(call)).notes).toMatchObject({
      deploymentId: 'third',
      fallbackModel: 'genfam-9-pro',
    });
    expect(bench.upstream('second').calls[0]?.json()).toMatchObject({ model: 'claude-opus-9-1' });
    expect(bench.upstream('third').calls[0]?.path).toContain('gemini-9-pro');
  });

  it('have retries and fallbacks of their own', async () => {
    const bench = await createBench({
      deployments: { opus, sonnet, haiku },
      models: chain,
      routing: { attempts: 2 },
    });
    bench.upstream('opus').answerAlways(resetAtOnce());
    bench.upstream('sonnet').answerAlways(answerStatus(529));
    bench.upstream('haiku').answer(answerStatus(503), good);
    expect((await bench.ask()).notes).toMatchObject({ attempts: 6, fallbackModel: 'chatfam-haiku-4-5' });
    expect(bench.countCalls()).toEqual([2, 2, 2]);
  });

  it('serve while all deployments of the model are full', async () => {
    const bench = await createBench({
      deployments: { opus: { ...opus, concurrency: 1 }, sonnet },
      models: chain,
    });
    bench.upstream('opus').answerAlways(keepSilent());
    bench.upstream('sonnet').answer(good);
    const controller = new AbortController();
    const pending = catchError(bench.ask({ signal: controller.signal }));
    expect((await bench.ask()).notes).toMatchObject({ attempts: 1, fallbackModel: 'chatfam-sonnet-4-6' });
    controller.abort();
    await pending;
  });

  it('leave the error of the model that was asked for where they fail too', async () => {
    const bench = await createBench({ deployments: { opus, sonnet }, models: chain });
    bench.upstream('opus').answerAlways(answerStatus(529));
    bench.upstream('sonnet').answerAlways(playWhole('anthropic', 'error-invalid-request', 400));
    const call = bench.createCall();
    expect(await catchError(bench.router.call(call))).toMatchObject({ code: 'overloaded' });
    expect(call.request.notes).toMatchObject({ attempts: 4, deploymentId: 'sonnet' });
    expect(call.request.notes).not.toHaveProperty('fallbackModel');
  });

  it.each([
    ['a request that is refused', playWhole('anthropic', 'error-invalid-request', 400)],
    ['a final error', answerStatus(529, { 'x-should-retry': 'false' })],
  ])('are not asked after %s', async (_what, answer) => {
    const bench = await createBench({ deployments: { opus, sonnet }, models: chain });
    bench.upstream('opus').answer(answer);
    await catchError(bench.ask());
    expect(bench.countCalls()).toEqual([1, 0]);
  });

  it('are not asked for a picture that may have been made', async () => {
    const bench = await createBench({
      deployments: {
        two: { provider: 'openai', models: { 'imgfam-2': 'two' } },
        one: { provider: 'openai', models: { 'imgfam-1': 'one' } },
      },
      models: { 'imgfam-2': { fallbacks: ['imgfam-1'], aliases: [] } },
    });
    const call = { operation: 'createImage', model: 'imgfam-2' } as const;
    bench.upstream('two').answer(answerStatus(500), answerStatus(429), answerStatus(429), answerStatus(429));
    bench.upstream('one').answer(playWhole('openai', 'image'));
    await catchError(bench.ask(call));
    expect(bench.countCalls()).toEqual([1, 0]);
    // The third failure in a row begins a cooldown.
    expect((await bench.ask(call)).notes).toMatchObject({ attempts: 3, fallbackModel: 'imgfam-1' });
  });

  it('of another format serve through a translator', async () => {
    const bench = await createBench({
      deployments: { opus, gemini: { provider: 'gemini', models: { 'genfam-2.5-pro': 'gemini-2.5-pro' } } },
      models: { 'chatfam-opus-4-8': { fallbacks: ['genfam-2.5-pro'], aliases: [] } },
    });
    bench.upstream('opus').answerAlways(answerStatus(503));
    bench.upstream('gemini').answer(playWhole('gemini', 'content'));
    const { answer, notes } = await bench.ask();
    expect(notes).toMatchObject({ deploymentId: 'gemini', fallbackModel: 'genfam-2.5-pro' });
    expect(bench.upstream('gemini').calls[0]?.path).toContain('/models/gemini-2.5-pro:generateContent');
    expect(answer).toMatchObject({ kind: 'whole', value: { type: 'message', role: 'assistant' } });
  });

  it('that do not have the operation are passed over', async () => {
    const bench = await createBench({
      deployments: { opus, images: { provider: 'openai' }, haiku },
      models: { 'chatfam-opus-4-8': { fallbacks: ['imgfam-2', 'chatfam-haiku-4-5'], aliases: [] } },
    });
    bench.upstream('opus').answerAlways(answerStatus(503));
    bench.upstream('haiku').answer(good);
    expect((await bench.ask()).notes.fallbackModel).toBe('chatfam-haiku-4-5');
    expect(bench.countCalls()).toEqual([3, 0, 1]);
  });
});
