import { expect, vi } from 'vitest';
import { providers } from '../../src/providers/provider-table.ts';
import { leaveMark, type Counting } from './counted-answers.ts';
import { quickRouting } from './create-candidate.ts';
import { createUpstreamDeployment } from './interface-deployments.ts';
import { createTokenServer } from './token-server.ts';
import { createUsageGateway, type UsageGateway } from './usage-gateway.ts';

/** What a client asks for, and how it asks. */
export interface Question {
  readonly client: 'A' | 'B' | 'C';
  readonly model: string;
  readonly counting: Counting;
  /** Pictures. Default 1. */
  readonly n?: number;
}

/** Who serves what; all of them are the same scripted upstream. */
export const models = {
  anthropic: 'chatfam-opus-4-8',
  gemini: 'genfam-2.5-flash',
  vertex: 'genfam-2.5-pro',
  specwayMessages: 'chatfam-haiku-4-5',
  specwayContent: 'genfam-2.5-flash-lite',
  openai: 'imgfam-2',
  specwayImages: 'imgfam-1.5',
  geminiImages: 'genfam-2.5-flash-image',
  vertexImages: 'genfam-3-pro-image-preview',
} as const;

/** A gateway that reaches the same scripted upstream as every vendor there is, and repeats what fails. */
export async function createCountingGateway(): Promise<UsageGateway> {
  const tokens = await createTokenServer();
  const open = await createUsageGateway(
    { routing: { ...quickRouting, cooldown: { failures: 1_000, durationMs: 1 } } },
    (url) => [
      ...(['anthropic', 'gemini', 'openai'] as const).map((provider) => {
        const deployment = createUpstreamDeployment(provider, url);
        const served = Object.entries(deployment.models).filter(
          ([id]) => id === models[provider] || (provider === 'gemini' && id === models.geminiImages),
        );
        return { ...deployment, models: Object.fromEntries(served) };
      }),
      {
        ...createUpstreamDeployment('gemini', `${url}/v1/projects/p/locations/global/publishers/google`),
        id: 'vertex-test',
        provider: providers.vertex,
        credential: tokens.credential,
        models: { [models.vertex]: 'gemini-2.5-pro', [models.vertexImages]: 'gemini-3-pro-image-preview' },
      },
      {
        ...createUpstreamDeployment('gemini', url),
        id: 'specway-test',
        provider: providers.specway,
        models: Object.fromEntries(
          [models.specwayMessages, models.specwayContent, models.specwayImages].map((name) => [name, name]),
        ),
      },
    ],
  );
  return {
    ...open,
    stopAndRead: async () => {
      const rows = await open.stopAndRead();
      await tokens.close();
      return rows;
    },
  };
}

/** Asks, reads the answer as far as it comes or until its mark, and returns the id of the request. */
export async function askCounted({ gateway, upstream }: UsageGateway, question: Question): Promise<string> {
  const { path, json } = writeQuestion(question);
  const controller = new AbortController();
  const response = await fetch(gateway.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...authorize(question, gateway.apiKey),
    },
    body: JSON.stringify(json),
    signal: controller.signal,
  });
  const requestId = response.headers.get('x-request-id') ?? '';
  if (question.counting === 'unfinished') {
    await readToMark(response);
    controller.abort();
    await vi.waitFor(() => expect(gateway.logText()).toContain(requestId), 10_000);
    await upstream.calls.at(-1)?.outcome;
  } else {
    const text = await response.text();
    expect([response.status, text.slice(0, 300)]).toEqual([200, expect.any(String)]);
  }
  return requestId;
}

function authorize({ client }: Question, key: string): Readonly<Record<string, string>> {
  if (client === 'A') return { authorization: `Bearer ${key}` };
  if (client === 'C') return { 'x-goog-api-key': key };
  return { 'x-api-key': key, 'anthropic-version': '2023-06-01' };
}

async function readToMark(response: Response): Promise<void> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const bytes of response.body ?? []) {
    text += decoder.decode(bytes as Uint8Array);
    if (text.includes(leaveMark) || text.includes('b64_json') || text.includes('inlineData')) return;
  }
}

function writeQuestion({ client, model, counting, n = 1 }: Question): { path: string; json: object } {
  const stream = counting !== 'whole';
  const text = 'What is the answer?';
  if (client === 'A') return { path: '/v1/images/generations', json: { model, prompt: text, n, stream } };
  if (client === 'B') {
    const messages = [{ role: 'user', content: text }];
    return { path: '/v1/messages', json: { model, max_tokens: 64, stream, messages } };
  }
  const method = stream ? 'streamGenerateContent?alt=sse' : 'generateContent';
  const generationConfig = n === 1 ? {} : { candidateCount: n };
  const contents = [{ role: 'user', parts: [{ text }] }];
  return { path: `/v1beta/models/${model}:${method}`, json: { contents, generationConfig } };
}
