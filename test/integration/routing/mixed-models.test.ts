import { describe, expect, it } from 'vitest';
import { catchError } from '../../support/create-upstream-call.ts';
import { answerJson, answerStatus } from '../../support/fake-answers.ts';
import { playWhole } from '../../support/read-fixture.ts';
import { useRoutingBench } from '../../support/routing-bench.ts';

const createBench = useRoutingBench();

const contents = [{ role: 'user', parts: [{ text: 'A red square' }] }];

function createDeployments(model: string) {
  return {
    texts: { provider: 'gemini', models: { [model]: 'gemini-2.5-flash' } },
    pictures: { provider: 'gemini', models: { [model]: 'gemini-3-pro-image' } },
  } as const;
}

function createContentCall(model: string, generationConfig?: object) {
  const value = { contents, generationConfig };
  return { operation: 'generateContent', model, body: { value, bytes: null } } as const;
}

/** The deployments that are asked for one model, of a gateway that has it as a model for texts first, and for pictures next. */
async function listAsked(model: string, generationConfig?: object): Promise<readonly number[]> {
  const bench = await createBench({ deployments: createDeployments(model) });
  for (const id of ['texts', 'pictures']) bench.upstream(id).answerAlways(playWhole('gemini', 'content'));
  for (let count = 0; count < 8; count += 1) await bench.ask(createContentCall(model, generationConfig));
  return bench.countCalls();
}

describe('a name that means a model for texts here and one for pictures there', () => {
  it.each([
    ['nothing', undefined, [8, 0]],
    ['texts', { responseModalities: ['TEXT'] }, [8, 0]],
    ['pictures', { responseModalities: ['TEXT', 'IMAGE'] }, [0, 8]],
    ['how pictures are to be', { imageConfig: { aspectRatio: '1:1' } }, [0, 8]],
  ])('is the one that a request wants which asks for %s', async (_what, config, calls) => {
    expect(await listAsked('our-own', config)).toEqual(calls);
  });

  it('is the one for pictures where it says so, and the request does not', async () => {
    expect(await listAsked('genfam-3-pro-image')).toEqual([0, 8]);
    expect(await listAsked('genfam-3-pro-image', { responseModalities: ['TEXT'] })).toEqual([8, 0]);
  });

  it.each([
    ['the one for texts', {}, [8, 0]],
    [
      'the one for pictures where it is to make some',
      { generateContentRequest: { contents, generationConfig: { responseModalities: ['IMAGE'] } } },
      [0, 8],
    ],
  ])('counts the tokens of %s', async (_what, value, calls) => {
    const bench = await createBench({ deployments: createDeployments('our-own') });
    for (const id of ['texts', 'pictures']) bench.upstream(id).answerAlways(answerJson({ totalTokens: 3 }));
    const body = { value: { contents, ...value }, bytes: null };
    for (let count = 0; count < 8; count += 1)
      await bench.ask({ operation: 'countContentTokens', model: 'our-own', body });
    expect(bench.countCalls()).toEqual(calls);
  });

  it('is not the other one where that one fails', async () => {
    const bench = await createBench({
      deployments: {
        texts: { models: { 'our-own': 'claude-opus-4-8' } },
        pictures: { provider: 'openai', models: { 'our-own': 'gpt-image-2' } },
      },
    });
    bench.upstream('texts').answerAlways(answerStatus(500));
    expect(await catchError(bench.ask(createContentCall('our-own')))).toMatchObject({ code: 'bad_gateway' });
    expect(bench.countCalls()).toEqual([3, 0]);
  });

  it('may be either where the name at the upstream does not tell', async () => {
    const bench = await createBench({
      deployments: {
        texts: { provider: 'gemini', models: { 'our-own': 'gemini-2.5-flash' } },
        pictures: { provider: 'gemini', models: { 'our-own': 'gemini-3-pro-image' } },
        tuned: { provider: 'gemini', models: { 'our-own': 'tuned-42' }, priority: 1 },
      },
    });
    bench.upstream('tuned').answerAlways(playWhole('gemini', 'content'));
    for (const id of ['texts', 'pictures']) bench.upstream(id).answerAlways(answerStatus(401));
    await bench.ask(createContentCall('our-own'));
    await bench.ask(createContentCall('our-own', { responseModalities: ['IMAGE'] }));
    expect(bench.countCalls()).toEqual([1, 1, 2]);
  });
});
