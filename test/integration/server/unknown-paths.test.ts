import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.stop());

const generate = '/v1beta/models/{model}:generateContent';

async function ask(path: string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: '{}' };
  const answer = await fetch(gateway.url + path, init);
  expect(answer.status).toBe(404);
  const { error } = (await answer.json()) as { readonly error: { readonly message: string } };
  return error.message;
}

describe('a path that is not in the contract', () => {
  it.each([
    ['/messages', '/v1/messages'],
    ['/v1/v1/messages', '/v1/messages'],
    ['/v1beta/messages', '/v1/messages'],
    ['/anthropic/v1/messages', '/v1/messages'],
    ['/v1/v1/messages/count_tokens', '/v1/messages/count_tokens'],
    ['/images/generations', '/v1/images/generations'],
    ['/v1/v1/images/edits/', '/v1/images/edits'],
    ['/models/gemini-2.5-flash:generateContent', generate],
    ['/v1/v1beta/models/gemini-2.5-flash:generateContent', generate],
    ['/v1beta/v1beta/models/gemini-2.5-flash:generateContent', generate],
    ['/v1beta/v1/models/gemini-2.5-flash%3AgenerateContent', generate],
    ['/v1beta/v1beta1/publishers/google/models/gemini-2.5-flash:generateContent', generate],
    ['/videos', '/v1/videos'],
    ['/realtime/client_secrets', '/v1/realtime/client_secrets'],
  ])('that a wrong base address makes of the right one names that one: %s', async (path, meant) => {
    expect(await ask(path)).toBe(
      `There is nothing at this path. What your client asks for is at ${meant}, so its base address is wrong; see /docs for every path.`,
    );
  });

  const claude = '/v1/projects/p/locations/l/publishers/anthropic/models';
  const chats = [
    '/v1/chat/completions',
    '/chat/completions',
    '/v1/completions',
    '/v1/responses',
    '/v1/complete',
  ];
  const elsewhere = [
    `${claude}/claude-sonnet-4-6:rawPredict`,
    `${claude}/claude-sonnet-4-6@20260101:streamRawPredict`,
    '/model/anthropic.claude-sonnet-4-6/invoke',
    '/model/anthropic.claude-sonnet-4-6/converse-stream',
    '/v1beta/interactions',
  ];
  it.each([...chats, ...elsewhere])('of a chat that is not here says where chat is: %s', async (path) => {
    expect(await ask(path)).toBe(
      `There is nothing at this path. Chat is at /v1/messages and ${generate}; see /docs for every path.`,
    );
  });

  it.each([
    '/v1beta1/projects/p/locations/l/publishers/google/models/gemini-2.5-flash:generateContent',
    '/v1/projects/p/locations/l/publishers/google/models/gemini-2.5-flash:generateContent',
    '/v1beta/projects/p/models/gemini-2.5-flash:generateContent',
    '/v1/v1beta1/projects/p/locations/l/publishers/google/models/gemini-2.5-flash%3AgenerateContent',
  ])('of a project of Google says where the same is without one: %s', async (path) => {
    expect(await ask(path)).toBe(
      `There is nothing at this path. What your client asks for is at ${generate}, without a project: give it an API key in place of one; see /docs for every path.`,
    );
  });

  it.each([
    '/v1alpha/auth_tokens',
    '/ws/google.ai.generativelanguage.v1beta.GenerativeService.BidiGenerateContent',
  ])("of Google's realtime sessions says where sessions are: %s", async (path) => {
    expect(await ask(path)).toBe(
      "There is nothing at this path. Realtime sessions are at /v1/realtime, in the format of OpenAI's clients; see /docs for every path.",
    );
  });

  it.each(['/v1/images/variations', '/images/variations', '/v1/images'])(
    'of pictures says how they are made: %s',
    async (path) => {
      expect(await ask(path)).toBe(
        'There is nothing at this path. Images are made at /v1/images/generations and edited at /v1/images/edits; see /docs for every path.',
      );
    },
  );

  it.each([
    '/v1/embeddings',
    '/v1/moderations',
    '/v1/files',
    '/v1/files/file-abc',
    '/v1/files/file-abc/content',
    '/v1/audio/speech',
    '/audio/transcriptions',
    '/upload/v1beta/files',
    '/v1beta/models/gemini-embedding-001:embedContent',
    '/v1beta/models/gemini-embedding-001:batchEmbedContents',
    '/v1beta/models/gemini-2.5-flash:batchGenerateContent',
    '/v1beta/cachedContents',
    '/v1beta/cachedContents/abc',
    '/v1beta/projects/p/cachedContents',
    '/v1/batches',
    '/v1/batches/batch_abc/cancel',
    '/v1/messages/batches',
    '/v1/messages/batches/msgbatch_abc/results',
    '/v1/assistants',
    '/v1/threads/thread_abc/runs/run_abc',
    '/v1/vector_stores',
    '/v1/uploads',
    '/v1/fine_tuning/jobs',
    '/v1/evals',
    '/v1/containers/cntr_abc/files',
    '/v1/conversations/conv_abc/items',
  ])('of an operation that is not here says what there is: %s', async (path) => {
    expect(await ask(path)).toBe(
      'There is nothing at this path. This gateway has chat, images, videos and realtime sessions, no embeddings, moderations, batches, caches, assistants, fine-tuning, uploads of files or audio by itself; see /docs for every path.',
    );
  });

  it.each(['/v1', '/messages/sk-secret', '/v1/model/x', '/v1/batches/a/b/c/d', '/v1/v1/responses/compact'])(
    'is told as no more where nothing like it is there: %s',
    async (path) => {
      const headers = { 'x-goog-api-key': gateway.apiKey };
      expect(await ask(path, headers)).toBe('There is nothing at this path; see /docs for every path.');
    },
  );
});
