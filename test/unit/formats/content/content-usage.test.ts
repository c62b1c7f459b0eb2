import { describe, expect, it } from 'vitest';
import { createMeteredRequest, meterStream, meterWhole, nonsense } from '../../../support/metered-stream.ts';

const usageMetadata = {
  promptTokenCount: 100,
  cachedContentTokenCount: 30,
  toolUsePromptTokenCount: 5,
  candidatesTokenCount: 40,
  thoughtsTokenCount: 8,
  totalTokenCount: 153,
  promptTokensDetails: [
    { modality: 'TEXT', tokenCount: 42 },
    { modality: 'IMAGE', tokenCount: 50 },
    { modality: 'DOCUMENT', tokenCount: 8 },
  ],
  candidatesTokensDetails: [{ modality: 'IMAGE', tokenCount: 39 }, { modality: 'constructor' }],
};

const expected = {
  inputTokens: 75,
  cacheReadTokens: 30,
  cacheWriteTokens: 0,
  outputTokens: 48,
  thoughtTokens: 8,
  inputMediaTokens: { image: 50, audio: 0, video: 0, document: 8 },
  outputMediaTokens: { image: 39, audio: 0, video: 0, document: 0 },
  source: 'upstream',
};

const chunk = (value: object) => [{ event: null, data: JSON.stringify(value) }];
const words = (text: string, more: object = {}) => ({
  candidates: [{ content: { role: 'model', parts: [{ text }] }, index: 0, ...more }],
});
const request = () => createMeteredRequest({ contents: [{ parts: [{ text: 'x'.repeat(80) }] }] });

describe('the usage of format C', () => {
  it('is read from a whole answer', () => {
    expect(meterWhole('generateContent', { usageMetadata })).toEqual(expected);
  });

  it('says what a cache gave of media, where that is told', () => {
    const cacheTokensDetails = [
      { modality: 'TEXT', tokenCount: 10 },
      { modality: 'IMAGE', tokenCount: 20 },
    ];
    const cachedMediaTokens = { image: 20, audio: 0, video: 0, document: 0 };
    const told = { usageMetadata: { ...usageMetadata, cacheTokensDetails } };
    expect(meterWhole('generateContent', told)).toEqual({ ...expected, cachedMediaTokens });
  });

  it('does not add what is told of the kinds of an output that is not counted to its estimate', async () => {
    const candidatesTokensDetails = [{ modality: 'IMAGE', tokenCount: 1290 }];
    const parts = [{ inlineData: { mimeType: 'image/png', data: 'AAAA' } }];
    const candidates = [{ content: { parts }, finishReason: 'STOP', index: 0 }];
    const answer = { candidates, usageMetadata: { promptTokenCount: 10, candidatesTokensDetails } };
    const outputMediaTokens = { image: 1_290, audio: 0, video: 0, document: 0 };
    const seen = { inputTokens: 10, outputTokens: 1_290, outputMediaTokens, source: 'estimated' };
    expect(meterWhole('generateContent', answer, request())).toMatchObject(seen);
    expect(await meterStream('generateContent', [chunk(answer)], { request: request() })).toMatchObject(seen);
  });

  it('is estimated where a whole answer has none', () => {
    const picture = { candidates: [{ content: { parts: [{ inlineData: { data: 'A'.repeat(9999) } }] } }] };
    expect(meterWhole('generateContent', words('y'.repeat(60)), request())).toMatchObject({
      inputTokens: 20,
      outputTokens: 15,
      source: 'estimated',
    });
    expect(meterWhole('generateContent', picture, request())).toMatchObject({ outputTokens: 1_000 });
  });

  it('is that of the last chunk that gives figures', async () => {
    const stream = [
      chunk({ ...words('a'), usageMetadata: { promptTokenCount: 1, totalTokenCount: 1 } }),
      chunk({ ...words('b', { finishReason: 'STOP' }), usageMetadata }),
      chunk({ modelVersion: 'm' }),
    ];
    expect(await meterStream('generateContent', stream)).toEqual(expected);
  });

  describe('of an answer with a picture whose output is not told apart', () => {
    const { candidatesTokensDetails: _details, ...untold } = usageMetadata;
    const draw = (more: object = {}) => ({
      content: { parts: [{ text: 'so' }, { inlineData: { mimeType: 'image/png', data: 'AAAA' }, ...more }] },
    });
    const drawn = { ...expected, outputMediaTokens: { image: 40, audio: 0, video: 0, document: 0 } };
    const written = { ...expected, outputMediaTokens: { image: 0, audio: 0, video: 0, document: 0 } };

    it('is that of pictures, all of it but the thoughts', () => {
      const candidates = [draw()];
      expect(meterWhole('generateContent', { candidates, usageMetadata: untold })).toEqual(drawn);
      const noDetails = { ...untold, candidatesTokensDetails: [] };
      expect(meterWhole('generateContent', { candidates, usageMetadata: noDetails })).toEqual(drawn);
    });

    it('is that of words where the picture is a draft among the thoughts', () => {
      const candidates = [draw({ thought: true })];
      expect(meterWhole('generateContent', { candidates, usageMetadata: untold })).toEqual(written);
    });

    it('is that of pictures in a stream, whichever chunk has the picture', async () => {
      const stream = [
        chunk({ candidates: [draw()] }),
        chunk({ ...words('b', { finishReason: 'STOP' }), usageMetadata: untold }),
      ];
      expect(await meterStream('generateContent', stream)).toEqual(drawn);
    });

    it('is that of pictures in an estimate, and adds what came since', async () => {
      const stream = [
        chunk({ candidates: [draw()], usageMetadata: untold }),
        chunk({ candidates: [draw()] }),
      ];
      expect(await meterStream('generateContent', stream)).toMatchObject({
        outputTokens: 48 + 1 + 1_290,
        outputMediaTokens: { image: 40 + 1_290 },
        source: 'estimated',
      });
      const odd = { candidates: [draw()], usageMetadata: { ...untold, promptTokenCount: -1 } };
      expect(meterWhole('generateContent', odd)).toMatchObject({ outputMediaTokens: { image: 40 } });
    });
  });

  it.each([
    [33, 33],
    [0, 20],
  ])(
    'keeps the input of %d that the first chunk gives where later ones give none',
    async (said, inputTokens) => {
      const stream = [
        chunk({ ...words('a'), usageMetadata: { promptTokenCount: said } }),
        chunk({ ...words('b'), usageMetadata: { candidatesTokenCount: 3 } }),
      ];
      expect(await meterStream('generateContent', stream, { request: request() })).toMatchObject({
        inputTokens,
        source: 'estimated',
      });
    },
  );

  it('is found behind a picture and behind arguments of the same name', async () => {
    const parts = [
      { inlineData: { mimeType: 'image/png', data: 'A'.repeat(100_000) } },
      { functionCall: { name: 'f', args: { usageMetadata: { promptTokenCount: 1 }, text: '"} \\' } } },
    ];
    const answer = { candidates: [{ content: { parts }, finishReason: 'STOP' }], usageMetadata };
    expect(await meterStream('generateContent', [chunk(answer)])).toEqual(expected);
  });

  it('is read through white space', async () => {
    const data = JSON.stringify({ ...words('a', { finishReason: 'STOP' }), usageMetadata }, null, 2);
    expect(await meterStream('generateContent', [[{ event: null, data }]])).toEqual(expected);
  });

  it('is that of the upstream for a blocked prompt', async () => {
    const blocked = { promptFeedback: { blockReason: 'SAFETY' }, usageMetadata: { promptTokenCount: 9 } };
    const metered = await meterStream('generateContent', [chunk(blocked)]);
    expect(metered).toMatchObject({ inputTokens: 9, outputTokens: 0, source: 'upstream' });
  });

  it('is what the running counters say, and an estimate of what came since, when the client leaves', async () => {
    const so = { promptTokenCount: 100, candidatesTokenCount: 3, totalTokenCount: 103 };
    const stream = [
      chunk({ ...words('w'.repeat(800)), usageMetadata: so }),
      chunk(words('v'.repeat(40))),
      chunk(words('never read')),
    ];
    const metered = await meterStream('generateContent', stream, { stopAfter: 2 });
    expect(metered).toMatchObject({ inputTokens: 100, outputTokens: 13, source: 'estimated' });
  });

  it('is an estimate beside counters that stand still', async () => {
    const so = { promptTokenCount: 100, candidatesTokenCount: 1 };
    const stream = Array.from({ length: 9 }, () => chunk({ ...words('w'.repeat(40)), usageMetadata: so }));
    const metered = await meterStream('generateContent', stream, { stopAfter: 9 });
    expect(metered).toMatchObject({ inputTokens: 100, outputTokens: 81, source: 'estimated' });
  });

  it.each([
    ['zeros throughout', { promptTokenCount: 0, candidatesTokenCount: 0, totalTokenCount: 0 }],
    ['a total of zero', { totalTokenCount: 0 }],
  ])('is an estimate beside %s', async (_what, zeros) => {
    const answer = { ...words('w'.repeat(40)), usageMetadata: zeros };
    const estimated = { outputTokens: 10, source: 'estimated' };
    expect(meterWhole('generateContent', answer)).toMatchObject(estimated);
    const ended = { candidates: [{ ...answer.candidates[0], finishReason: 'STOP' }], usageMetadata: zeros };
    expect(await meterStream('generateContent', [chunk(ended)])).toMatchObject(estimated);
  });

  it.each([
    ['leaves out', { candidatesTokenCount: 7, totalTokenCount: 7 }],
    ['says 0 for', { promptTokenCount: 0, candidatesTokenCount: 7, totalTokenCount: 7 }],
  ])('has an estimate of the prompt that the upstream %s beside its output', async (_how, counts) => {
    const answer = { ...words('w'.repeat(40), { finishReason: 'STOP' }), usageMetadata: counts };
    const completed = { inputTokens: 20, outputTokens: 7, source: 'estimated' };
    expect(meterWhole('generateContent', answer, request())).toMatchObject(completed);
    const running = chunk({ ...words('w'.repeat(40)), usageMetadata: counts });
    for (const stream of [[chunk(answer)], [running, chunk(answer)]])
      expect(await meterStream('generateContent', stream, { request: request() })).toMatchObject(completed);
  });

  it('has no less input than what tools added where the prompt is estimated', () => {
    const counts = { toolUsePromptTokenCount: 500, candidatesTokenCount: 7 };
    const metered = meterWhole('generateContent', { usageMetadata: counts }, request());
    expect(metered).toMatchObject({ inputTokens: 500, outputTokens: 7, source: 'estimated' });
  });

  it('has nothing of the prompt beside cached tokens where the upstream says no more', async () => {
    const counts = { promptTokenCount: 0, cachedContentTokenCount: 5000, candidatesTokenCount: 7 };
    const answer = { ...words('w'.repeat(40), { finishReason: 'STOP' }), usageMetadata: counts };
    const all = { inputTokens: 0, cacheReadTokens: 5000, outputTokens: 7, source: 'upstream' };
    expect(meterWhole('generateContent', answer, request())).toMatchObject(all);
    expect(await meterStream('generateContent', [chunk(answer)], { request: request() })).toMatchObject(all);
  });

  it.each([
    ['nothing of tokens', { trafficType: 'ON_DEMAND' }],
    ['null', { promptTokenCount: null, candidatesTokenCount: null, totalTokenCount: null }],
    ['zeros', { promptTokenCount: 0, candidatesTokenCount: 0, totalTokenCount: 0 }],
    ['the output alone', { candidatesTokenCount: 40 }],
  ])('lets figures stand where a later chunk says %s', async (_what, later) => {
    const stream = [
      chunk({ ...words('a'), usageMetadata }),
      chunk({ ...words('b', { finishReason: 'STOP' }), usageMetadata: later }),
    ];
    expect(await meterStream('generateContent', stream)).toEqual(expected);
  });

  it('keeps no parts of a count that a later chunk says anew', async () => {
    const later = { promptTokenCount: 100, candidatesTokenCount: 60, totalTokenCount: 173 };
    const stream = [
      chunk({ ...words('a'), usageMetadata }),
      chunk({ ...words('b', { finishReason: 'STOP' }), usageMetadata: later }),
    ];
    expect(await meterStream('generateContent', stream)).toEqual({
      ...expected,
      outputTokens: 68,
      outputMediaTokens: { image: 0, audio: 0, video: 0, document: 0 },
    });
  });

  it('counts no thoughts twice that were counted ahead', async () => {
    const think = (text: string) => ({ candidates: [{ content: { parts: [{ text, thought: true }] } }] });
    const ahead = { promptTokenCount: 100, thoughtsTokenCount: 20 };
    const stream = [
      chunk({ ...think('t'.repeat(40)), usageMetadata: ahead }),
      chunk({ ...think('t'.repeat(40)), usageMetadata: ahead }),
      chunk({ ...words('w'.repeat(40)), usageMetadata: { ...ahead, candidatesTokenCount: 10 } }),
      chunk(words('v'.repeat(8))),
      chunk(words('never read')),
    ];
    const metered = await meterStream('generateContent', stream, { stopAfter: 4 });
    expect(metered).toMatchObject({ outputTokens: 20 + 10 + 2, thoughtTokens: 20, source: 'estimated' });
    const uncounted = stream.map(([event]) =>
      chunk({ ...(JSON.parse(event?.data ?? '') as object), usageMetadata: undefined }),
    );
    expect(await meterStream('generateContent', uncounted, { stopAfter: 4 })).toMatchObject({
      outputTokens: 20 + 10 + 2,
    });
  });

  it('is an estimate of the arguments of a call that came in pieces', async () => {
    const piece = (functionCall: object) =>
      chunk({ candidates: [{ content: { role: 'model', parts: [{ functionCall }] } }] });
    const text = { jsonPath: '$.text', stringValue: 'x'.repeat(34), willContinue: true };
    const stream = [
      piece({ name: 'ab', willContinue: true }),
      piece({ willContinue: true, partialArgs: [text, { jsonPath: '$.n', numberValue: 1234 }] }),
      piece({ willContinue: true, partialArgs: [{ jsonPath: '$.none', nullValue: null }] }),
      chunk(words('never read')),
    ];
    const metered = await meterStream('generateContent', stream, { stopAfter: 3 });
    expect(metered).toMatchObject({ outputTokens: 10, source: 'estimated' });
  });

  it('counts thoughts that are shown where no counter does, and media for themselves', async () => {
    const parts = [
      { text: 't'.repeat(40), thought: true },
      { functionCall: { name: 'f', args: { a: 'x'.repeat(31) } } },
      { inlineData: { mimeType: 'image/png', data: 'A'.repeat(9_000) } },
    ];
    const stream = [chunk({ candidates: [{ content: { parts } }] }), new Error('broken')];
    expect(await meterStream('generateContent', stream)).toMatchObject({
      outputTokens: 10 + 10 + 1_290,
      outputMediaTokens: { image: 1_290 },
      source: 'estimated',
    });
  });

  it('is marked as estimated when a stream breaks off without a finish reason', async () => {
    const metered = await meterStream('generateContent', [chunk({ ...words('abc'), usageMetadata })]);
    expect(metered).toMatchObject({ inputTokens: 75, outputTokens: 48, source: 'estimated' });
  });

  it('is estimated where a stream gives none, a picture by its number and not by its bytes', async () => {
    const picture = {
      candidates: [
        { content: { parts: [{ inlineData: { mimeType: 'image/png', data: 'A'.repeat(50_000) } }] } },
      ],
    };
    const metered = await meterStream('generateContent', [chunk(picture)], { request: request() });
    expect(metered).toMatchObject({ inputTokens: 20, outputTokens: 1_290, source: 'estimated' });
  });

  it.each([
    ['raw samples, by their length', 'audio/L16;codec=pcm;rate=24000', 7_680, 200],
    ['raw samples in stereo', 'audio/L16; rate=24000; channels=2', 15_360, 200],
    ['raw samples in pieces of less than a token', 'audio/L16;codec=pcm;rate=24000', 960, 25],
    ['raw samples of a rate that there is not', 'audio/L16;rate=1', 1_500, 75],
    ['any other sound, by its bytes', 'audio/mpeg', 1_500, 75],
    ['pictures, by their number', 'image/png', 960, 64_500],
  ])(
    'is an estimate of what came in 50 chunks without counters: %s',
    async (_what, mimeType, size, tokens) => {
      const part = { inlineData: { mimeType, data: 'A'.repeat((size * 4) / 3) } };
      const stream = Array.from({ length: 51 }, () =>
        chunk({ candidates: [{ content: { parts: [part] } }] }),
      );
      const metered = await meterStream('generateContent', stream, { stopAfter: 50 });
      const [kind = ''] = mimeType.split('/');
      expect(metered).toMatchObject({
        outputTokens: tokens,
        outputMediaTokens: { [kind]: tokens },
        source: 'estimated',
      });
    },
  );

  it('counts a sound that ends within a token as a whole one', () => {
    const inlineData = { mimeType: 'audio/L16;codec=pcm;rate=24000', data: 'AAAA' };
    const answer = {
      candidates: [{ content: { parts: [{ inlineData }, { inlineData: { data: 'AAAA' } }] } }],
    };
    expect(meterWhole('generateContent', answer)).toMatchObject({
      outputTokens: 1_001,
      outputMediaTokens: { audio: 1, document: 1_000 },
    });
  });

  it.each(nonsense)('is estimated where the upstream says %s for a count', async (_name, count) => {
    const odd = { ...usageMetadata, promptTokenCount: count };
    const estimated = { inputTokens: 20, outputTokens: 48, source: 'estimated' };
    const last = chunk({ ...words('a', { finishReason: 'STOP' }), usageMetadata: odd });
    expect(meterWhole('generateContent', { usageMetadata: odd }, request())).toMatchObject(estimated);
    expect(await meterStream('generateContent', [last], { request: request() })).toMatchObject(estimated);
  });

  it.each(['cachedContentTokenCount', 'toolUsePromptTokenCount', 'thoughtsTokenCount', 'totalTokenCount'])(
    'is an estimate where %s is nonsense',
    (name) => {
      const metered = meterWhole('generateContent', { usageMetadata: { ...usageMetadata, [name]: 1e300 } });
      expect(metered).toMatchObject({ source: 'estimated' });
    },
  );

  it('never adds up to more than any model can use', () => {
    const most = 1_000_000_000;
    const details = Array.from({ length: 5 }, () => ({ modality: 'IMAGE', tokenCount: most }));
    const counts = { promptTokenCount: most, toolUsePromptTokenCount: most, candidatesTokenCount: most };
    const usage = { ...counts, thoughtsTokenCount: most, promptTokensDetails: details };
    expect(meterWhole('generateContent', { usageMetadata: usage })).toMatchObject({
      inputTokens: most,
      outputTokens: most,
      inputMediaTokens: { image: most },
    });
  });
});
