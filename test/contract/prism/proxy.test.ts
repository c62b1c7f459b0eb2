import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handlers } from '../../../handlers/index.ts';
import { startPrism, type Prism } from '../../../scripts/mock/start-prism.ts';
import { checkAnswer } from '../../support/contract-answer.ts';
import { sendRequest, type ContractServer } from '../../support/contract-client.ts';
import { createDriftingHandlers, driftHeader } from '../../support/contract-drifts.ts';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import type { ContractCase } from '../runner/contract-case.ts';
import { listCases, loadContracts } from '../runner/list-cases.ts';

const contracts = loadContracts('closed');

/** Whole JSON answers: Prism holds streams back until they are complete. */
function isWholeSuccess({ profile, expectation, operationId, name }: ContractCase): boolean {
  return (
    profile === 'neutral' &&
    expectation.status === 200 &&
    expectation.mediaType === 'application/json' &&
    operationId !== 'streamGenerateContent' &&
    (name.includes('example') || name.includes('key by') || name.includes('without a key'))
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
    server = { url: prism.url, apiKey: gateway.apiKey };
  }, 60_000);
  afterAll(async () => {
    await prism.stop();
    await gateway.stop();
  });

  it('lets through what every operation with a JSON answer says', async () => {
    expect(new Set(cases.map(({ operationId }) => operationId)).size).toBe(10);
    for (const { name, operationId, expectation, createRequest } of cases) {
      const answer = await sendRequest(server, await createRequest(server.apiKey));
      const problems = checkAnswer(contracts.neutral, operationId, { answer, expectation });
      expect({ name, problems }).toEqual({ name, problems: [] });
    }
  });

  it('answers 500 and names the field when the gateway has drifted', async () => {
    const [contractCase] = cases.filter(({ operationId }) => operationId === 'createMessage');
    const headers = { [driftHeader]: 'message with a renamed field' };
    const answer = await sendRequest(
      { ...server, headers },
      await contractCase!.createRequest(server.apiKey),
    );
    expect(answer.status).toBe(500);
    expect(answer.body.toString()).toMatch(/VIOLATIONS[^]*stop_reason/);
  });
});
