import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handlers, notImplementedOperations } from '../../../handlers/index.ts';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { sendRequest } from '../../support/contract-client.ts';
import { createRequest, listProfiles } from '../../support/contract-request.ts';
import { runCase, runCases, type ContractCase } from './contract-case.ts';
import { createFaultyHandlers } from './create-faulty-handlers.ts';
import { createSlowCases } from './create-outcome-cases.ts';
import { listCases, loadContracts } from './list-cases.ts';
import { imageOperations, isUnbuilt, isUnderTest } from './operations-under-test.ts';

const contracts = loadContracts('closed');
const cases = listCases(contracts);

describe('the contract suite', () => {
  it('has no two cases of one name', () => {
    const names = cases.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('reaches every status of every built operation, in every profile and content type', () => {
    const reached = new Set(
      cases.flatMap(({ profile, operationId, expectation: { status, mediaType } }) => {
        const types = mediaType === undefined ? ['application/json', 'none'] : [mediaType];
        return types.map((type) => `${profile} ${operationId} ${String(status)} ${type}`);
      }),
    );
    const documented = Object.values(contracts).flatMap(({ profile, operations }) =>
      operations
        .filter((operation) => isUnderTest(operation) && listProfiles(operation).includes(profile))
        .flatMap(({ operationId, responses }) =>
          [...responses.values()].flatMap(({ status, content }) =>
            [...content.keys()].map((type) => `${profile} ${operationId} ${String(status)} ${type}`),
          ),
        ),
    );
    expect(documented.filter((place) => !reached.has(place))).toEqual([]);
  });

  it('asks for every example of a request for pictures that is refused', () => {
    const reached = new Set(
      cases.map(({ operationId, expectation }) => `${operationId} ${String(expectation.example)}`),
    );
    const examples = imageOperations
      .filter((operationId) => !isUnbuilt({ operationId }))
      .flatMap((operationId) => {
        const content = contracts.neutral.find(operationId).responses.get(400)?.content;
        const names = content?.get('application/json')?.examples.keys() ?? [];
        return [...names].map((name) => `${operationId} ${name}`);
      });
    expect(examples.filter((example) => !reached.has(example))).toEqual([]);
  });
});

const images: ReadonlySet<string> = new Set(imageOperations);

/** Gateways by the cases they are asked: for pictures nobody can ask for the vendor profile, an operator fixes it. */
const gateways = [
  { title: 'the gateway in the neutral profile', profile: 'neutral', contractProfile: 'auto' },
  { title: 'the gateway in the vendor profile', profile: 'vendor', contractProfile: 'auto' },
  { title: 'a gateway fixed to the vendor profile', profile: 'vendor', contractProfile: 'vendor' },
] as const;

describe.each(gateways)('$title', ({ profile, contractProfile }) => {
  const isAsked = (contractCase: ContractCase) =>
    contractCase.profile === profile &&
    (profile === 'neutral' || images.has(contractCase.operationId) === (contractProfile === 'vendor'));
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({
      handlers: createFaultyHandlers(handlers),
      config: { contractProfile },
    });
  });
  afterAll(async () => {
    await gateway.stop();
  });

  it.each(cases.filter(isAsked))('$name', async (contractCase) => {
    expect(await runCase(contracts, gateway, contractCase)).toEqual([]);
  });
});

describe('a gateway', () => {
  it('answers 501 to exactly the operations that handlers/not-implemented.ts lists', async () => {
    const gateway = await createTestGateway();
    try {
      const unbuilt: string[] = [];
      for (const { operationId } of contracts.neutral.operations) {
        const request = await createRequest(contracts.neutral, operationId, { apiKey: gateway.apiKey });
        const { status } = await sendRequest(gateway, request);
        if (status === 501) unbuilt.push(operationId);
      }
      expect(unbuilt.sort()).toEqual([...notImplementedOperations].sort());
    } finally {
      await gateway.stop();
    }
  });

  it('keeps slow streams alive between their events, in every framing', async () => {
    const gateway = await createTestGateway({
      config: { streams: { keepAliveMs: 20, maxEventBytes: 1024 * 1024, drainMs: 1_000 } },
    });
    try {
      const slow = createSlowCases(contracts.neutral);
      const failures = await runCases(contracts, gateway, slow);
      expect(failures).toEqual([]);
      const texts = await Promise.all(
        slow.map(async (contractCase) => {
          const answer = await sendRequest(gateway, await contractCase.createRequest(gateway.apiKey));
          return answer.body.toString();
        }),
      );
      expect(texts.map((text) => /event: ping\n|: keep-alive\r\n|\n\n+,/.exec(text)?.[0].trim())).toEqual([
        'event: ping',
        ',',
        ',',
        ': keep-alive',
      ]);
    } finally {
      await gateway.stop();
    }
  });
});
