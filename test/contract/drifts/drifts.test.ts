import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handlers } from '../../../handlers/index.ts';
import { emitDreddSkeleton } from '../../../scripts/test-contract/emit-dredd-skeleton.ts';
import { sendRequest, type ContractServer } from '../../support/contract-client.ts';
import { createDriftingHandlers, driftHeader, drifts, type Drift } from '../../support/contract-drifts.ts';
import { readOpenApi } from '../../support/read-contract.ts';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { openContractServer, testAdminPassword } from '../../support/open-contract-server.ts';
import { runDredd } from '../dredd/run-dredd.ts';
import { runCases, type ContractCase } from '../runner/contract-case.ts';
import { listCases, loadContracts } from '../runner/list-cases.ts';
import {
  isAlias,
  isOfCalls,
  isOfTasks,
  isUnderTest,
  refusedOperations,
} from '../runner/operations-under-test.ts';

const contracts = loadContracts('closed');
const cases = listCases(contracts).filter(({ needs }) => needs === 'contract' || needs === 'people');

/** Cases that meet a drift: a few are enough, one of each kind. Throws where there is none. */
function findCases({
  operationId,
  delivery,
  profile,
}: Pick<Drift, 'operationId' | 'delivery' | 'profile'>): readonly [ContractCase, ...ContractCase[]] {
  const isStreamed = ({ name, expectation }: ContractCase) =>
    operationId === 'streamGenerateContent' ||
    expectation.mediaType === 'text/event-stream' ||
    name.includes('streamed');
  const [first, ...others] = cases
    .filter((contractCase) => contractCase.operationId === operationId && isSuccess(contractCase))
    .filter((contractCase) => isStreamed(contractCase) === (delivery === 'streamed'))
    .filter((contractCase) => contractCase.profile === (profile ?? contractCase.profile))
    .filter(
      (contractCase) =>
        (isOfTasks(contractCase) && (contractCase.profile === 'neutral' || isAlias(contractCase))) ||
        isOfCalls(contractCase) ||
        (!isOfTasks(contractCase) && !contractCase.name.includes('example')) ||
        contractCase.name.includes('example settings'),
    );
  if (first === undefined) throw new Error(`No case of the runner asks ${operationId}`);
  return [first, ...others];
}

/** Offers are answered 201; every other success that drifts is 200. */
function isSuccess(contractCase: ContractCase): boolean {
  const isOffer = isOfCalls(contractCase) && contractCase.operationId !== 'hangUpRealtimeCall';
  return contractCase.expectation.status === (isOffer ? 201 : 200);
}

describe('findCases', () => {
  it('says of which operation there is no case that could meet a drift', () => {
    expect(() => findCases({ operationId: 'getMetrics', delivery: 'streamed' })).toThrow(
      'No case of the runner asks getMetrics',
    );
  });
});

describe('the contract suite', { timeout: 120_000 }, () => {
  let gateway: TestGateway;
  let server: ContractServer;
  beforeAll(async () => {
    gateway = await createTestGateway({
      handlers: createDriftingHandlers(handlers),
      config: { validation: 'off', adminPassword: testAdminPassword },
    });
    server = await openContractServer(gateway);
  });
  afterAll(async () => {
    await gateway.stop();
  });

  const asking = (name: string): ContractServer => ({ ...server, headers: { [driftHeader]: name } });

  it('has a drift for every built operation that is not always refused', () => {
    const drifting = new Set(drifts.map(({ operationId }) => operationId));
    const refused: ReadonlySet<string> = new Set(refusedOperations);
    const built = contracts.vendor.operations.filter(
      (operation) => isUnderTest(operation) && !refused.has(operation.operationId),
    );
    expect(built.filter(({ operationId }) => !drifting.has(operationId))).toEqual([]);
  });

  it.each(drifts)('notices a $name, in every answer', async (drift) => {
    const affected = findCases(drift);
    const failures = await runCases(contracts, asking(drift.name), affected);
    expect(failures.map(({ name }) => name)).toEqual(affected.map(({ name }) => name));
    const silent = failures.filter(({ problems }) => !problems.some((text) => drift.evidence.test(text)));
    expect(silent).toEqual([]);
  });

  it('finds nothing wrong where nothing drifts', async () => {
    const affected = [...new Set(drifts.flatMap(findCases))];
    expect(await runCases(contracts, asking('none'), affected)).toEqual([]);
  });
});

describe('mode enforce', { timeout: 120_000 }, () => {
  let gateway: TestGateway;
  let server: ContractServer;
  beforeAll(async () => {
    gateway = await createTestGateway({
      handlers: createDriftingHandlers(handlers),
      config: { adminPassword: testAdminPassword },
    });
    server = await openContractServer(gateway);
  });
  afterAll(async () => {
    await gateway.stop();
  });

  it.each(drifts)('a $name is $enforce', async (drift) => {
    const [contractCase] = findCases(drift);
    const asking = { ...server, headers: { [driftHeader]: drift.name } };
    const answer = await sendRequest(asking, await contractCase.createRequest(server));
    expect(answer.status).toBe(drift.enforce === 'refused' ? 500 : 200);
    if (drift.enforce === 'refused') expect(answer.body.toString()).toMatch(/The gateway failed to answer/);
  });
});

describe('Dredd', () => {
  it('fails exactly the transactions that drift', async () => {
    const always = [
      'message with a renamed field',
      'content stream without its last chunk',
      'getModel without id or name',
      'image with the quality auto',
      'edit stream without usage',
      'flat video without expires_at',
    ];
    const gateway = await createTestGateway({
      handlers: createDriftingHandlers(handlers, always),
      config: { validation: 'off' },
    });
    try {
      const skeleton = emitDreddSkeleton(readOpenApi('neutral', 'open'));
      const run = await runDredd({ server: gateway, profile: 'neutral', skeleton });
      expect(run.exitCode).toBe(1);
      const failed = (run.outcomes ?? []).filter(({ outcome }) => outcome === 'fail');
      expect(failed.map(({ name }) => name).sort()).toEqual([
        '/v1/images/edits > Edit images > 200 > text/event-stream',
        '/v1/images/generations > Generate images > 200 > application/json',
        '/v1/messages > Create a message > 200 > application/json',
        '/v1/models/{model} > Get a model > 200 > application/json',
        '/v1/videos/{task_id} > Ask for the flat status of a video task > 200 > application/json',
        '/v1beta/models/{model}:streamGenerateContent > Generate content as a stream > 200 > application/json',
        '/v1beta/models/{model}:streamGenerateContent > Generate content as a stream > 200 > text/event-stream',
      ]);
      expect(failed.map(({ failure }) => failure).join('\n')).toMatch(
        /expires_at[^]*stop_reason[^]*finishReason/,
      );
    } finally {
      await gateway.stop();
    }
  }, 120_000);
});
