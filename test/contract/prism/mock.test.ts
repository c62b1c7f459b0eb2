import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPrism, type Prism } from '../../../scripts/mock/start-prism.ts';
import { checkAnswer } from '../../support/contract-answer.ts';
import { sendRequest, type ContractServer } from '../../support/contract-client.ts';
import { loadContract, type ContractOperation } from '../../support/contract-document.ts';
import { imageFiles } from '../../support/contract-image-files.ts';
import { createRequest, listProfiles } from '../../support/contract-request.ts';

/** Examples of streams that end in failure. */
const failedStreams: ReadonlySet<string> = new Set(['error', 'failed']);

describe.each(['neutral', 'vendor'] as const)('npm run mock in the %s profile', (profile) => {
  const contract = loadContract(profile);
  let prism: Prism;
  let server: ContractServer;
  beforeAll(async () => {
    prism = await startPrism({ profile, port: 0, upstream: null, violations: 'log' });
    server = { url: prism.url, apiKey: 'sk-specway-example-key-0001' };
  }, 60_000);
  afterAll(async () => {
    await prism.stop();
  });

  const operations = contract.operations.filter((operation) => listProfiles(operation).includes(profile));

  it.each(operations)(
    '$operationId takes every example of a request and answers with its first status, success where it has one',
    async (operation) => {
      const { operationId, requests, responses } = operation;
      const status = Math.min(...responses.keys());
      const examples = requests.length === 0 ? [{}] : requests.map((example) => ({ example }));
      for (const options of examples) {
        const request = await createRequest(contract, operationId, { ...options, apiKey: server.apiKey });
        const answer = await sendRequest(server, request);
        const problems = checkAnswer(contract, operationId, { answer, expectation: { status } });
        expect({ ...options, problems }).toEqual({ ...options, problems: [] });
      }
    },
  );

  it.each(operations)('$operationId answers with every example a client prefers', async (operation) => {
    const { operationId } = operation;
    const request = await createRequest(contract, operationId, { apiKey: server.apiKey });
    for (const { status, mediaType, example } of listAnswers(operation)) {
      const preference = example === null ? '' : `, example=${example}`;
      const headers = {
        ...request.headers,
        prefer: `code=${String(status)}${preference}`,
        ...(mediaType === null ? {} : { accept: mediaType }),
      };
      const answer = await sendRequest(server, { ...request, headers });
      const problems = checkAnswer(contract, operationId, {
        answer,
        expectation: {
          status,
          ...(mediaType === null ? {} : { mediaType }),
          ending: failedStreams.has(example ?? '') ? 'error' : 'complete',
        },
      });
      expect({ status, example, problems }).toEqual({ status, example, problems: [] });
    }
  });

  const { png, jpeg, webp, mask } = imageFiles;
  it.each([
    ['one image', { image: png, prompt: 'Edit' }],
    ['one image of a list', { prompt: 'Edit', 'image[]': png }],
    ['three images of a list', { 'image[]': [png, jpeg, webp], mask, prompt: 'Edit' }],
    ['numbers and truth values as text', { image: png, prompt: 'Edit', n: 2, output_compression: 80 }],
    ['a stream', { image: png, prompt: 'Edit', stream: true, partial_images: 1 }],
  ])('takes a form with %s', async (_what, body) => {
    const request = await createRequest(contract, 'createImageEdit', { apiKey: server.apiKey, body });
    const answer = await sendRequest(server, request);
    const problems = checkAnswer(contract, 'createImageEdit', { answer, expectation: { status: 200 } });
    expect(problems).toEqual([]);
  });

  it('refuses a form without an image', async () => {
    const body = { prompt: 'Edit' };
    const request = await createRequest(contract, 'createImageEdit', { apiKey: server.apiKey, body });
    const answer = await sendRequest(server, request);
    const expectation = { status: 400, example: 'missingImage' };
    expect(checkAnswer(contract, 'createImageEdit', { answer, expectation })).toEqual([]);
  });

  it('refuses a request without a key and one that breaks the contract', async () => {
    const [operation] = operations.filter(({ operationId }) => operationId === 'createMessage');
    const unsigned = await createRequest(contract, operation!.operationId, { apiKey: '', scheme: null });
    expect((await sendRequest(server, unsigned)).status).toBe(401);
    const broken = await createRequest(contract, operation!.operationId, { apiKey: server.apiKey, body: {} });
    expect((await sendRequest(server, broken)).status).toBe(400);
  });
});

interface DocumentedAnswer {
  readonly status: number;
  readonly mediaType: string | null;
  readonly example: string | null;
}

function listAnswers({ responses }: ContractOperation): readonly DocumentedAnswer[] {
  return [...responses.values()].flatMap(({ status, content }): readonly DocumentedAnswer[] => {
    if (content.size === 0) return [{ status, mediaType: null, example: null }];
    return [...content].flatMap(([mediaType, { examples }]) =>
      [...examples.keys()].map((example) => ({ status, mediaType, example })),
    );
  });
}
