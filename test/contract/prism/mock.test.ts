import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMock, type Mock } from '../../../scripts/mock/start-mock.ts';
import { parseTestContractOptions } from '../../../scripts/test-contract/parse-options.ts';
import { listBlackBoxCases, listContractCases } from '../../../scripts/test-contract/list-black-box-cases.ts';
import { mockRules } from '../../../scripts/test-contract/mock-rules.ts';
import { runBlackBox } from '../../../scripts/test-contract/run-black-box.ts';
import { checkAnswer } from '../../support/contract-answer.ts';
import { sendRequest, type ContractServer, type WireAnswer } from '../../support/contract-client.ts';
import { loadContract } from '../../support/contract-document.ts';
import { loadRealtimeContract, realtimeSets } from '../../support/contract-realtime.ts';
import { imageFiles } from '../../support/contract-image-files.ts';
import { createRequest, listProfiles } from '../../support/contract-request.ts';
import { loadContracts } from '../runner/list-cases.ts';

async function runSuite(mock: Mock, ...args: readonly string[]) {
  const outcome = parseTestContractOptions(['--url', mock.url, '--key', 'any', '--mock', ...args]);
  if (outcome.kind !== 'black box') throw new Error(JSON.stringify(outcome));
  const lines: string[] = [];
  const result = await runBlackBox(outcome.options, { print: (line) => lines.push(line) });
  if (result.kind !== 'asked') throw new Error(result.message);
  return { ...result, lines };
}

describe.each(['neutral', 'vendor'] as const)('npm run mock in the %s profile', (profile) => {
  const contract = loadContract(profile);
  let mock: Mock;
  let server: ContractServer;
  beforeAll(async () => {
    mock = await startMock({ profile, port: 0, errors: [] });
    server = { url: mock.url, apiKey: 'sk-specway-example-key-0001' };
  }, 120_000);
  afterAll(async () => {
    await mock.stop();
  });

  it('passes the contract suite, every status, media type and event of the contract included', async () => {
    const { failed, passed, lines, coverage } = await runSuite(mock, '--profile', profile);
    expect(lines).toEqual([]);
    expect(failed).toBe(0);
    expect(passed).toBeGreaterThan(900);
    expect(coverage.missing.map(({ id }) => id)).toEqual([]);
    expect(coverage.leftOut).toEqual([]);
  }, 240_000);

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

  it('knows no parameter key where the gateway takes none', async () => {
    const query = { key: 'any' };
    const request = await createRequest(contract, 'createImage', { apiKey: server.apiKey, query });
    const { status, body } = await sendRequest(server, request);
    expect(status).toBe(profile === 'neutral' ? 400 : 200);
    if (profile === 'neutral')
      expect(JSON.parse(body.toString())).toMatchObject({
        error: { code: 'unknown_parameter', param: 'key' },
      });
  });

  it('leaves it to clients to close a connection that is idle', async () => {
    const request = await createRequest(contract, 'listModels', { apiKey: server.apiKey });
    const { headers } = await sendRequest(server, request);
    expect(headers['keep-alive']).toBe('timeout=75');
  });

  it('refuses a form without an image', async () => {
    const body = { prompt: 'Edit' };
    const request = await createRequest(contract, 'createImageEdit', { apiKey: server.apiKey, body });
    const answer = await sendRequest(server, request);
    const expectation = { status: 400, example: 'missingImage' };
    expect(checkAnswer(contract, 'createImageEdit', { answer, expectation })).toEqual([]);
  });

  it('answers with the 400 and the 401 of the contract, and says why', async () => {
    const unsigned = await createRequest(contract, 'createMessage', { apiKey: '', scheme: null });
    const refused = await sendRequest(server, unsigned);
    expect(checkAnswer(contract, 'createMessage', missingKey(refused))).toEqual([]);
    const body = { model: 'chatfam-opus-4-8', max_tokens: 10, messages: 7 };
    const broken = await createRequest(contract, 'createMessage', { apiKey: server.apiKey, body });
    const answer = await sendRequest(server, broken);
    expect(checkAnswer(contract, 'createMessage', { answer, expectation: { status: 400 } })).toEqual([]);
    expect(JSON.parse(answer.body.toString())).toMatchObject({
      error: { type: 'invalid_request_error', message: 'messages must be an array.' },
    });
  });
});

function missingKey(answer: WireAnswer) {
  return { answer, expectation: { status: 401, example: 'missingKey' } };
}

describe('mockRules', () => {
  it('each leave out some cases, and all together not the most', () => {
    const server = { url: '', apiKey: '' };
    const contracts = loadContracts('closed');
    const realtime = realtimeSets.map((set) => loadRealtimeContract(set));
    const sources = { contracts, realtime, server };
    const cases = listBlackBoxCases(sources, listContractCases(contracts)).filter(
      ({ needs }) => needs === 'contract',
    );
    const covering = cases.map((each) => mockRules.filter(({ covers }) => covers(each)));
    expect(mockRules.filter((rule) => !covering.some((rules) => rules.includes(rule)))).toEqual([]);
    expect(covering.filter((rules) => rules.length === 0).length).toBeGreaterThan(600);
  });
});
