import { ChatAnthropic } from '@langchain/anthropic';
import type { AIMessageChunk } from '@langchain/core/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerEventStream } from '../../support/fake-answers.ts';
import { writeEvent } from '../../support/read-fixture.ts';
import { createVendorGateway, type VendorGateway } from '../../support/sdk-gateways.ts';

/** A chunk of Gemini's, which counts what was written so far: in the first one all of the thoughts before it. */
function writeChunk(text: string, candidatesTokenCount: number, finishReason?: 'STOP'): string {
  const candidate = { content: { role: 'model', parts: [{ text }] }, index: 0, finishReason };
  const usageMetadata = {
    promptTokenCount: 100,
    thoughtsTokenCount: 800,
    candidatesTokenCount,
    totalTokenCount: 900 + candidatesTokenCount,
  };
  return writeEvent('gemini', JSON.stringify({ candidates: [candidate], usageMetadata }));
}

describe('@langchain/anthropic, which adds up what a stream counts, on a model of format C', () => {
  let vendor: VendorGateway;

  beforeAll(async () => {
    vendor = await createVendorGateway();
  });

  afterAll(() => vendor.stop());

  it('counts what was written once', async () => {
    const { upstream, gateway } = vendor;
    upstream.answer(answerEventStream([writeChunk('Green ', 4), writeChunk('tea.', 9, 'STOP')]));
    const { apiKey, url } = gateway;
    const model = new ChatAnthropic({ apiKey, anthropicApiUrl: url, model: 'gemini-2.5-pro' });
    const chunks: AIMessageChunk[] = [];
    for await (const chunk of await model.stream('Which tea?')) chunks.push(chunk);
    const whole = chunks.reduce((before, chunk) => before.concat(chunk));
    expect(whole.text).toBe('Green tea.');
    expect(whole.usage_metadata).toMatchObject({
      input_tokens: 100,
      output_tokens: 809,
      total_tokens: 909,
    });
  });
});
