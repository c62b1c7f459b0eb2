import { describe, expect, it } from 'vitest';
import { catchError } from '../../support/create-upstream-call.ts';
import { createBase64Picture } from '../../support/create-base64-picture.ts';
import { answerEventStream, answerJson, answerStatus, resetAtOnce } from '../../support/fake-answers.ts';
import type { FakeAnswer } from '../../support/fake-upstream.ts';
import { playStream, playWhole } from '../../support/read-fixture.ts';
import { useRoutingBench, type BenchDeployment } from '../../support/routing-bench.ts';

const createBench = useRoutingBench();

type Provider = NonNullable<BenchDeployment['provider']>;

/** What format C clients send. */
function createContentCall(model: string, config: Readonly<Record<string, unknown>> = {}) {
  const value = { contents: [{ role: 'user', parts: [{ text: 'A red square' }] }], generationConfig: config };
  return { operation: 'generateContent', model, body: { value, bytes: null } } as const;
}

function createImageCall(model: string, count = 1) {
  const value = { model, prompt: 'A red square', n: count };
  return { operation: 'createImage', model, body: { value, bytes: null } } as const;
}

const faults: readonly (readonly [string, FakeAnswer])[] = [
  ['500', answerStatus(500)],
  ['409', answerStatus(409)],
  ['529', answerStatus(529)],
  ['a reset', resetAtOnce()],
];

const directions = [
  ['format A on openai', 'openai', createImageCall('imgfam-2')],
  ['format C on openai', 'openai', createContentCall('imgfam-2')],
  ['format A on gemini', 'gemini', createImageCall('genfam-2.5-flash-image')],
  ['format C on gemini', 'gemini', createContentCall('genfam-2.5-flash-image')],
  [
    'format C on gemini that asks for it',
    'gemini',
    createContentCall('genfam-2.5-pro', wants('TEXT', 'IMAGE')),
  ],
  ['format A on imagen', 'gemini', createImageCall('imgfam2-4.0-fast-generate-001')],
  ['format C on imagen', 'gemini', createContentCall('imgfam2-4.0-fast-generate-001')],
  ['format A on vertex', 'vertex', createImageCall('genfam-2.5-flash-image')],
  ['format C on vertex', 'vertex', createContentCall('genfam-2.5-flash-image')],
  ['format A on specway', 'specway', createImageCall('imgfam-2')],
  ['format C on specway', 'specway', createContentCall('imgfam-2')],
  ['format C on specway, by its name there', 'specway', createContentCall('genfam-our-painter')],
] as const satisfies readonly (readonly [string, Provider, object])[];

function wants(...responseModalities: readonly string[]) {
  return { responseModalities };
}

function createDeployment(provider: Provider): BenchDeployment {
  if (provider === 'openai' || provider === 'gemini') return { provider };
  const models = {
    'imgfam-2': 'imgfam-2',
    'genfam-2.5-flash-image': 'gemini-3.1-flash-image',
    'genfam-our-painter': 'gemini-3-pro-image',
  };
  return { provider, models };
}

describe('pictures', () => {
  for (const delivery of ['whole', 'stream'] as const) {
    it.each(directions.flatMap((direction) => faults.map((fault) => [...direction, ...fault] as const)))(
      `are not made twice: ${delivery}, %s (%s)`,
      async (_direction, provider, call, _fault, answer) => {
        const deployment = createDeployment(provider);
        const bench = await createBench({
          deployments: { a: deployment, b: { ...deployment, priority: 1 } },
        });
        bench.upstream('a').answerAlways(answer);
        const error = await catchError(bench.ask({ ...call, delivery }));
        expect(bench.countCalls()).toEqual([1, 0]);
        // Nor does the client make them twice.
        expect(error).toMatchObject({ final: true });
      },
    );
  }

  const limited = {
    error: { type: 'server_error', code: 'rate_limit_exceeded', message: 'Slow', param: null },
  };
  const toldInStream = `event: error\ndata: ${JSON.stringify({ type: 'error', ...limited })}\n\n`;
  const drawnCalls = [createImageCall('imgfam-2'), createContentCall('imgfam-2')] as const;

  it.each(drawnCalls)(
    'are asked for elsewhere where a stream only says that none is made: $operation',
    async (call) => {
      const bench = await createBench({
        deployments: { a: { provider: 'openai' }, b: { provider: 'openai', priority: 1 } },
      });
      bench.upstream('a').answerAlways(answerEventStream([toldInStream]));
      bench.upstream('b').answerAlways(playStream('openai', 'image'));
      await bench.ask({ ...call, delivery: 'stream' });
      expect(bench.countCalls()).toEqual([1, 1]);
    },
  );

  it('are not made twice where a stream began to draw', async () => {
    const bench = await createBench({
      deployments: { a: { provider: 'openai' }, b: { provider: 'openai', priority: 1 } },
    });
    const type = 'image_generation.partial_image';
    const draft = {
      type,
      b64_json: await createBase64Picture({ width: 8, height: 8 }),
      partial_image_index: 0,
    };
    const begun = `event: ${type}\ndata: ${JSON.stringify(draft)}\n\n`;
    bench.upstream('a').answerAlways(answerEventStream([begun, 20, toldInStream]));
    const error = await catchError(bench.ask({ ...createContentCall('imgfam-2'), delivery: 'stream' }));
    expect([bench.countCalls(), error]).toMatchObject([[1, 0], { final: true }]);
  });

  it('are not made twice where a stream that brought none yet is aborted', async () => {
    const deployments = { a: { provider: 'gemini' }, b: { provider: 'gemini', priority: 1 } } as const;
    const bench = await createBench({ deployments });
    const aborted = { error: { code: 409, status: 'ABORTED', message: 'The operation was aborted.' } };
    bench.upstream('a').answerAlways(answerEventStream([`data: ${JSON.stringify(aborted)}\r\n\r\n`]));
    const call = createContentCall('genfam-2.5-flash-image');
    const error = await catchError(bench.ask({ ...call, delivery: 'stream' }));
    expect([bench.countCalls(), error]).toMatchObject([[1, 0], { final: true, upstream: { status: 409 } }]);
  });

  it.each([
    ['generateContent', 'imgfam-2', 1],
    ['generateContent', 'genfam-2.5-flash-image', 1],
    ['createImage', 'imgfam-2', 1],
    ['generateContent', 'genfam-2.5-pro', 3],
  ] as const)(
    'are not made twice by the simulator: %s with %s, %d attempts',
    async (operation, model, attempts) => {
      const models = { [model]: model };
      const bench = await createBench({ deployments: { a: { provider: 'simulator', baseUrl: '', models } } });
      const prompt = 'A red square [[status=500,retry]]';
      const value = { model, prompt, contents: [{ role: 'user', parts: [{ text: prompt }] }] };
      const call = bench.createCall({ operation, model, body: { value, bytes: null } });
      await catchError(bench.router.call(call));
      expect(call.request.notes.attempts).toBe(attempts);
    },
  );

  it('may be made twice where the deployment says so', async () => {
    const bench = await createBench({ deployments: { a: { provider: 'gemini', retryAmbiguous: true } } });
    bench.upstream('a').answer(answerStatus(500), playWhole('gemini', 'content'));
    const call = createContentCall('genfam-2.5-pro', wants('IMAGE'));
    expect((await bench.ask(call)).notes.attempts).toBe(2);
  });

  it.each([
    ['texts of the same format', createContentCall('genfam-2.5-pro', wants('TEXT')), 'content'],
    [
      'tokens of an image model',
      { ...createContentCall('genfam-2.5-flash-image'), operation: 'countContentTokens' as const },
      'count-tokens',
    ],
  ])('are not %s, which are repeated', async (_what, call, fixture) => {
    const bench = await createBench({ deployments: { a: { provider: 'gemini' } } });
    bench.upstream('a').answer(answerStatus(500), playWhole('gemini', fixture));
    expect((await bench.ask(call)).notes.attempts).toBe(2);
  });
});

describe('an answer without pictures', () => {
  const cooldown = { failures: 2, durationMs: 60_000 };

  it.each([
    ['no data', { created: 1 }],
    ['no images', { created: 1, data: [] }],
    ['an image that is a link', { created: 1, data: [{ url: 'https://example.org/a.png' }] }],
    ['an empty image', { created: 1, data: [{ b64_json: '' }] }],
    ['what is no image', { created: 1, data: [{ b64_json: 'QUJD' }] }],
  ])('is final for its client, and the fault of the deployment: %s', async (_name, value) => {
    const deployments = { a: { provider: 'openai' }, b: { provider: 'openai', priority: 1 } } as const;
    const bench = await createBench({ deployments, routing: { cooldown } });
    bench.upstream('a').answerAlways(answerJson(value));
    bench.upstream('b').answerAlways(playWhole('openai', 'image'));
    for (let count = 0; count < 2; count += 1) {
      const error = await catchError(bench.ask(createImageCall('imgfam-2')));
      expect(error).toMatchObject({ code: 'bad_gateway', reason: 'upstream_error', final: true });
    }
    expect(bench.cooldowns).toMatchObject([{ deploymentId: 'a', kind: 'invalid_answer', leftOut: 'model' }]);
    expect((await bench.ask(createImageCall('imgfam-2'))).notes.deploymentId).toBe('b');
  });

  it.each([
    ['no image', {}],
    ['what is no image', { b64_json: 'QUJD' }],
  ])('is that in a stream, too: %s', async (_name, payload) => {
    const deployments = { a: { provider: 'openai' } } as const;
    const bench = await createBench({ deployments, routing: { cooldown } });
    const type = 'image_generation.completed';
    const event = `event: ${type}\ndata: ${JSON.stringify({ type, ...payload })}\n\n`;
    bench.upstream('a').answerAlways(answerEventStream([event]));
    for (let count = 0; count < 2; count += 1) {
      const error = await catchError(bench.ask({ ...createImageCall('imgfam-2'), delivery: 'stream' }));
      expect(error).toMatchObject({ code: 'bad_gateway', reason: 'upstream_error', final: true });
    }
    expect(bench.cooldowns).toMatchObject([{ deploymentId: 'a', kind: 'invalid_answer', leftOut: 'model' }]);
  });

  it('is the fault of nobody else where the model answers a prompt in words', async () => {
    const bench = await createBench({ deployments: { a: { provider: 'gemini' } }, routing: { cooldown } });
    const parts = [{ text: 'What shall I draw?' }];
    bench
      .upstream('a')
      .answerAlways(answerJson({ candidates: [{ content: { parts }, finishReason: 'STOP', index: 0 }] }));
    for (let count = 0; count < 3; count += 1) {
      const error = await catchError(bench.ask(createImageCall('genfam-2.5-flash-image')));
      expect(error).toMatchObject({ code: 'bad_gateway', final: true, upstream: { kind: 'declined' } });
    }
    expect([bench.cooldowns, bench.countCalls()]).toEqual([[], [3]]);
  });
});

describe('a rule of one model about the pictures it takes', () => {
  it('leaves the request to others', async () => {
    const models = { group: 'genfam-2.5-flash-image' };
    const painter = { provider: 'openai', models: { group: 'imgfam-2' } } as const;
    const deployments = { a: painter, b: { provider: 'gemini', priority: 1, models } } as const;
    const bench = await createBench({ deployments });
    bench.upstream('b').answerAlways(playWhole('gemini', 'content-image'));
    const part = {
      inlineData: { mimeType: 'image/png', data: await createBase64Picture({ width: 4, height: 4 }) },
    };
    const contents = [
      { role: 'user', parts: [...Array.from({ length: 17 }, () => part), { text: 'Join them' }] },
    ];
    const body = { value: { contents }, bytes: null };
    const { notes } = await bench.ask({ operation: 'generateContent', model: 'group', body });
    expect([notes.deploymentId, bench.countCalls()]).toEqual(['b', [0, 1]]);
  });
});

describe('pictures that a filter of the upstream held back', () => {
  it('are asked for once: whoever is asked next would make, and charge for, what shall not be', async () => {
    const deployments = { a: { provider: 'gemini' }, b: { provider: 'gemini' } } as const;
    const bench = await createBench({ deployments });
    const blocked = answerJson({ candidates: [{ finishReason: 'IMAGE_SAFETY', index: 0 }] });
    for (const id of ['a', 'b']) bench.upstream(id).answerAlways(blocked);
    const error = await catchError(bench.ask(createImageCall('genfam-2.5-flash-image')));
    expect(error).toMatchObject({ code: 'invalid_argument', reason: 'moderation_blocked' });
    expect(bench.countCalls().reduce((sum, calls) => sum + calls, 0)).toBe(1);
  });
});
