import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerPredictions } from '../../support/content-answers.ts';
import { answerEventStream, answerJson } from '../../support/fake-answers.ts';
import { createPicture } from '../../support/picture-samples.ts';
import { writeEvent } from '../../support/read-fixture.ts';
import { askMessage, createUsageGateway, post, type UsageGateway } from '../../support/usage-gateway.ts';

const imagen = 'imgfam2-4.0-fast-generate-001';

describe('usage records of translated answers', () => {
  let open: UsageGateway;
  let isStopped = false;

  beforeEach(async () => {
    open = await createUsageGateway();
    isStopped = false;
  });

  afterEach(async () => {
    if (!isStopped) await open.stopAndRead();
  });

  async function readRecord() {
    isStopped = true;
    const [record, ...others] = await open.stopAndRead();
    expect(others).toEqual([]);
    return record;
  }

  const media_tokens = '{"output":{"image":1290}}';
  const drawn = { status: 200, usage_source: 'estimated', output_tokens: 1290, media_tokens };

  it.each([false, true])(
    'say that the tokens of predict are estimated: format A, stream %s',
    async (stream) => {
      open.upstream.answer(answerPredictions(await createPicture({ width: 48, height: 48 })));
      const json = { model: imagen, prompt: 'a red square', stream };
      await post(open.gateway, '/v1/images/generations', {
        json,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${open.gateway.apiKey}` },
      });
      expect(await readRecord()).toMatchObject({ ...drawn, input_tokens: 3 });
    },
  );

  it.each(['generateContent', 'streamGenerateContent'])(
    'say that the tokens of predict are estimated: %s',
    async (verb) => {
      open.upstream.answer(answerPredictions(await createPicture({ width: 48, height: 48 })));
      const contents = [{ role: 'user', parts: [{ text: 'a red square' }] }];
      await post(open.gateway, `/v1beta/models/${imagen}:${verb}`, {
        json: { contents },
        headers: { 'content-type': 'application/json', 'x-goog-api-key': open.gateway.apiKey },
      });
      expect(await readRecord()).toMatchObject({ ...drawn, input_tokens: 3 });
    },
  );

  describe('of format C for clients of format B', () => {
    const parts = [{ text: 'The answer is forty-two, as always.' }];
    const answer = { candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP', index: 0 }] };
    const usageMetadata = { promptTokenCount: 11, candidatesTokenCount: 9, totalTokenCount: 20 };

    it.each([
      ['whole', 'upstream', usageMetadata],
      ['stream', 'upstream', usageMetadata],
      ['whole', 'estimated', undefined],
      ['stream', 'estimated', undefined],
    ] as const)(
      'have the figures of the upstream, or an estimate: %s, %s',
      async (delivery, source, usage) => {
        const value = { ...answer, ...(usage === undefined ? {} : { usageMetadata: usage }) };
        open.upstream.answer(
          delivery === 'whole'
            ? answerJson(value)
            : answerEventStream([writeEvent('gemini', JSON.stringify(value))]),
        );
        const { status } = await askMessage(open.gateway, {
          model: 'genfam-2.5-flash',
          stream: delivery === 'stream',
        });
        expect(status).toBe(200);
        const record = await readRecord();
        expect(record).toMatchObject({ usage_source: source });
        expect(record?.output_tokens).toBeGreaterThan(5);
        expect(record?.input_tokens).toBeGreaterThan(0);
      },
    );
  });
});
