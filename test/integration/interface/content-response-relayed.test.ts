import { describe, expect, it } from 'vitest';
import { answerEventStream, answerJson } from '../../support/fake-answers.ts';
import { profiles, readEvents, sendContent, type JsonObject } from '../../support/interface-client.ts';
import { expectAccepted } from '../../support/interface-expectations.ts';
import { useRelay } from '../../support/interface-relay.ts';

const relay = useRelay();

const body = { contents: [{ parts: [{ text: 'Hi' }] }] };
const token = { token: 'Hi', tokenId: 7, logProbability: -0.5 };

/** Every field of a candidate that the interface names. */
const candidate: JsonObject = {
  content: { parts: [{ text: 'Hello' }], role: 'model' },
  finishReason: 'STOP',
  finishMessage: 'Done.',
  safetyRatings: [{ category: 'HARM_CATEGORY_HARASSMENT', probability: 'LOW', blocked: false }],
  citationMetadata: {
    citationSources: [{ startIndex: 0, endIndex: 5, uri: 'https://example.com/a', license: 'mit' }],
  },
  tokenCount: 1,
  groundingAttributions: [
    {
      sourceId: { groundingPassage: { passageId: 'p1', partIndex: 0 } },
      content: { parts: [{ text: 'A passage.' }] },
    },
    {
      sourceId: { semanticRetrieverChunk: { source: 'corpora/c', chunk: 'corpora/c/documents/d/chunks/1' } },
    },
  ],
  groundingMetadata: {
    groundingChunks: [{ web: { uri: 'https://example.com/b', title: 'B' } }],
    groundingSupports: [
      {
        groundingChunkIndices: [0],
        confidenceScores: [0, 0.5, 1],
        segment: { partIndex: 0, startIndex: 0, endIndex: 5, text: 'Hello' },
      },
    ],
    webSearchQueries: ['hello'],
    searchEntryPoint: { renderedContent: '<b>Hello</b>', sdkBlob: 'AAAA' },
    retrievalMetadata: { googleSearchDynamicRetrievalScore: 0.5 },
  },
  avgLogprobs: -0.5,
  logprobsResult: { topCandidates: [{ candidates: [token] }], chosenCandidates: [token] },
  urlRetrievalMetadata: { urlRetrievalContexts: [{ retrievedUrl: 'https://example.com/c' }] },
  urlContextMetadata: {
    urlMetadata: [
      { retrievedUrl: 'https://example.com/c', urlRetrievalStatus: 'URL_RETRIEVAL_STATUS_SUCCESS' },
    ],
  },
  index: 0,
};

const details = [{ modality: 'TEXT', tokenCount: 2 }];
const usageMetadata: JsonObject = {
  promptTokenCount: 10,
  cachedContentTokenCount: 2,
  candidatesTokenCount: 3,
  totalTokenCount: 20,
  toolUsePromptTokenCount: 4,
  thoughtsTokenCount: 3,
  promptTokensDetails: details,
  candidatesTokensDetails: details,
  cacheTokensDetails: details,
  toolUsePromptTokensDetails: details,
};
const envelope = { usageMetadata, modelVersion: 'gemini-2.5-flash', responseId: 'resp-000001' };

/** What a client gets when the upstream answers with this candidate. */
async function relayWhole(change: JsonObject, profile: 'neutral' | 'vendor'): Promise<JsonObject> {
  const { gateway, upstream } = relay();
  upstream.answer(answerJson({ candidates: [{ ...candidate, ...change }], ...envelope }));
  const answer = expectAccepted(await sendContent(gateway, body, { profile }));
  return (answer.candidates as JsonObject[])[0] ?? {};
}

describe('generateContent: fields of an upstream answer', () => {
  it.each(Object.keys(candidate))('candidates[].%s reaches the client as it came', async (field) => {
    for (const profile of profiles) expect((await relayWhole({}, profile))[field]).toEqual(candidate[field]);
  });

  it.each(Object.keys(usageMetadata))('usageMetadata.%s reaches the client as it came', async (field) => {
    const { gateway, upstream } = relay();
    upstream.answer(answerJson({ candidates: [candidate], ...envelope }));
    const answer = expectAccepted(await sendContent(gateway, body));
    expect((answer.usageMetadata as JsonObject)[field]).toEqual(usageMetadata[field]);
  });

  it('a stream carries the same fields', async () => {
    const { gateway, upstream } = relay();
    const chunk = JSON.stringify({ candidates: [candidate], ...envelope });
    upstream.answer(answerEventStream([`data: ${chunk}\r\n\r\n`]));
    const options = { verb: 'streamGenerateContent', query: 'alt=sse' };
    const [event] = readEvents((await sendContent(gateway, body, options)).text);
    expect(event?.data).toEqual({ candidates: [candidate], ...envelope, modelVersion: 'genfam-2.5-flash' });
  });

  it.each(['HARM_PROBABILITY_UNSPECIFIED', 'NEGLIGIBLE', 'LOW', 'MEDIUM', 'HIGH'])(
    'probability %s',
    async (probability) => {
      const safetyRatings = [{ category: 'HARM_CATEGORY_HARASSMENT', probability, blocked: true }];
      expect(await relayWhole({ safetyRatings }, 'neutral')).toMatchObject({ safetyRatings });
    },
  );

  const statuses = 'URL_RETRIEVAL_STATUS_UNSPECIFIED URL_RETRIEVAL_STATUS_SUCCESS URL_RETRIEVAL_STATUS_ERROR';
  it.each(statuses.split(' '))('urlRetrievalStatus %s', async (urlRetrievalStatus) => {
    const urlMetadata = [{ retrievedUrl: 'https://a.test/', urlRetrievalStatus }];
    const change = { urlContextMetadata: { urlMetadata } };
    expect(await relayWhole(change, 'neutral')).toMatchObject(change);
  });

  it.each(['MODALITY_UNSPECIFIED', 'TEXT', 'IMAGE', 'VIDEO', 'AUDIO', 'DOCUMENT'])(
    'modality %s',
    async (modality) => {
      const { gateway, upstream } = relay();
      const counts = { promptTokensDetails: [{ modality, tokenCount: 1 }] };
      upstream.answer(answerJson({ candidates: [candidate], ...envelope, usageMetadata: counts }));
      expect(expectAccepted(await sendContent(gateway, body)).usageMetadata).toEqual(counts);
    },
  );

  it.each(['OUTCOME_UNSPECIFIED', 'OUTCOME_OK', 'OUTCOME_FAILED', 'OUTCOME_DEADLINE_EXCEEDED'])(
    'outcome %s',
    async (outcome) => {
      const content = { parts: [{ codeExecutionResult: { outcome, output: 'x' } }], role: 'model' };
      expect(await relayWhole({ content }, 'neutral')).toMatchObject({ content });
    },
  );

  it('fields a vendor adds tomorrow still flow', async () => {
    for (const profile of profiles) {
      expect(await relayWhole({ mood: { good: true } }, profile)).toMatchObject({ mood: { good: true } });
    }
  });
});

describe('generateContent: image output', () => {
  const picture = { inlineData: { mimeType: 'image/png', data: 'iVBORw0KGgo=' } };
  const generationConfig = {
    responseModalities: ['TEXT', 'IMAGE'],
    imageConfig: { aspectRatio: '16:9', imageSize: '2K' },
  };
  const models = ['genfam-2.5-flash-image', 'genfam-3.1-flash-image-preview', 'genfam-3-pro-image-preview'];

  it.each(models)('%s: the settings reach the upstream, the picture the client', async (model) => {
    const { gateway, upstream } = relay();
    const parts = [{ text: 'Here it is.' }, picture];
    const before = upstream.calls.length;
    upstream.answer(
      answerJson({ candidates: [{ ...candidate, content: { parts, role: 'model' } }], ...envelope }),
    );
    const request = { contents: [{ parts: [{ text: 'Draw a boat.' }, picture] }], generationConfig };
    const answer = expectAccepted(await sendContent(gateway, request, { model }));
    expect(answer).toMatchObject({ candidates: [{ content: { parts } }], modelVersion: model });
    expect(upstream.calls[before]?.json()).toMatchObject({ generationConfig });
  });

  it('a streamed picture is one part', async () => {
    const { gateway, upstream } = relay();
    const chunk = {
      candidates: [{ ...candidate, content: { parts: [picture], role: 'model' } }],
      ...envelope,
    };
    upstream.answer(answerEventStream([`data: ${JSON.stringify(chunk)}\r\n\r\n`]));
    const options = { model: 'gemini-2.5-flash-image', verb: 'streamGenerateContent', query: 'alt=sse' };
    const [event] = readEvents((await sendContent(gateway, { ...body, generationConfig }, options)).text);
    expect(event?.data).toMatchObject({ candidates: [{ content: { parts: [picture] } }] });
  });
});
