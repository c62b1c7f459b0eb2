import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handlers } from '../../../handlers/index.ts';
import { startPrism, type Prism } from '../../../scripts/mock/start-prism.ts';
import { checkAnswer } from '../../support/contract-answer.ts';
import { sendRequest, type ContractServer } from '../../support/contract-client.ts';
import { createDriftingHandlers, driftHeader } from '../../support/contract-drifts.ts';
import { createRequest } from '../../support/contract-request.ts';
import { createVideoShelf } from '../../support/contract-videos.ts';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { createPicture } from '../../support/picture-samples.ts';
import type { ContractCase } from '../runner/contract-case.ts';
import { listCases, loadContracts } from '../runner/list-cases.ts';
import { isOfTasks } from '../runner/operations-under-test.ts';

const contracts = loadContracts('closed');
const ok = { status: 200 };

/** Prism takes a form for text, so that no file gets through undamaged. */
const damagedByPrism: ReadonlySet<string> = new Set(['createImageEdit']);

/** Whole JSON answers: Prism holds streams back until they are complete. */
function isWholeSuccess(contractCase: ContractCase): boolean {
  const { profile, expectation, operationId, name, needs } = contractCase;
  return (
    profile === 'neutral' &&
    expectation.status === 200 &&
    expectation.mediaType === 'application/json' &&
    operationId !== 'streamGenerateContent' &&
    !damagedByPrism.has(operationId) &&
    (name.includes('example') ||
      name.includes('key by') ||
      name.includes('without a key') ||
      (isOfTasks(contractCase) && needs === 'contract'))
  );
}

describe('npm run mock:proxy', () => {
  const cases = listCases(contracts).filter((contractCase) => isWholeSuccess(contractCase));
  let gateway: TestGateway;
  let prism: Prism;
  let server: ContractServer;
  beforeAll(async () => {
    gateway = await createTestGateway({
      handlers: createDriftingHandlers(handlers),
      config: { validation: 'off' },
    });
    prism = await startPrism({ profile: 'neutral', port: 0, upstream: gateway.url, violations: 'errors' });
    server = { url: prism.url, apiKey: gateway.apiKey, videos: createVideoShelf(gateway) };
  }, 60_000);
  afterAll(async () => {
    await prism.stop();
    await gateway.stop();
  });

  it('lets through what every operation with a JSON answer says', { timeout: 120_000 }, async () => {
    expect(new Set(cases.map(({ operationId }) => operationId)).size).toBe(20);
    for (const { name, operationId, expectation, createRequest } of cases) {
      const answer = await sendRequest(server, await createRequest(server));
      const problems = checkAnswer(contracts.neutral, operationId, { answer, expectation });
      expect({ name, problems }).toEqual({ name, problems: [] });
    }
  });

  it.each([
    ['createMessage', 'message with a renamed field', /VIOLATIONS[^]*stop_reason/],
    ['createImage', 'image with the quality auto', /VIOLATIONS[^]*quality/],
  ])('%s: answers 500 and names the field of %s', async (wanted, drift, evidence) => {
    const [contractCase] = cases.filter(({ operationId }) => operationId === wanted);
    const headers = { [driftHeader]: drift };
    const answer = await sendRequest({ ...server, headers }, await contractCase!.createRequest(server));
    expect(answer.status).toBe(500);
    expect(answer.body.toString()).toMatch(evidence);
  });

  it('passes a form of megabytes on, and the refusal of its files back, which Prism has damaged', async () => {
    const picture = await createPicture({ width: 700, height: 700, fill: 'noise' });
    expect(picture.length).toBeGreaterThan(1_400_000);
    const contract = contracts.neutral;
    const body = { 'image[]': [picture, picture], prompt: 'Edit', size: '96x64' };
    const request = await createRequest(contract, 'createImageEdit', { apiKey: server.apiKey, body });
    expect(
      checkAnswer(contract, 'createImageEdit', {
        answer: await sendRequest(gateway, request),
        expectation: ok,
      }),
    ).toEqual([]);
    const answer = await sendRequest(server, request);
    const expectation = { status: 400, example: 'wrongFile' };
    expect(checkAnswer(contract, 'createImageEdit', { answer, expectation })).toEqual([]);
  });
});
