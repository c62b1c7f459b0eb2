import { glob } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { createTestGateway } from '../../support/create-test-gateway.ts';
import { sendRequest } from '../../support/contract-client.ts';
import { createRequest, listProfiles } from '../../support/contract-request.ts';
import { runCases } from './contract-case.ts';
import { cases, contracts } from './closed-contracts.ts';
import { createSlowCases } from './create-outcome-cases.ts';
import { aliasOperations, imageOperations, isUnderTest, videoOperations } from './operations-under-test.ts';
import { listParts } from './suite-parts.ts';

/**
 * What no request brings about: the simulator makes MP4 files and no others, and in the vendor profile there is nothing wrong that a
 * status can be asked with.
 */
const outOfReach = / video\/(?:webm|quicktime)$|^vendor (?:getVideo|getVideoGeneration) 400 /;

describe('the contract suite', () => {
  it('has no two cases of one name', () => {
    const names = cases.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('has a file for each of its parts', async () => {
    const files: string[] = [];
    for await (const file of glob('suite-*.test.ts', { cwd: import.meta.dirname })) files.push(file);
    const wanted = listParts(cases).map((part) => `suite-${part.replaceAll(' ', '-')}.test.ts`);
    expect(files.sort()).toEqual(wanted.sort());
  });

  it('reaches every status of every built operation, in every profile and content type', () => {
    const reached = new Set(
      cases.flatMap(({ profile, operationId, expectation: { status, mediaType } }) => {
        return [mediaType ?? 'application/json', 'none'].map(
          (type) => `${profile} ${operationId} ${String(status)} ${type}`,
        );
      }),
    );
    const documented = Object.values(contracts).flatMap(({ profile, operations }) =>
      operations
        .filter((operation) => isUnderTest(operation) && listProfiles(operation).includes(profile))
        .flatMap(({ operationId, responses }) =>
          [...responses.values()].flatMap(({ status, content }) =>
            (content.size === 0 ? ['none'] : [...content.keys()]).map(
              (type) => `${profile} ${operationId} ${String(status)} ${type}`,
            ),
          ),
        ),
    );
    const missing = documented.filter((place) => !reached.has(place));
    expect(missing.filter((place) => !outOfReach.test(place))).toEqual([]);
    expect(missing.some((place) => outOfReach.test(place))).toBe(true);
  });

  it('asks for every example of a request for pictures or videos that is refused', () => {
    const reached = new Set(
      cases.map(({ operationId, expectation }) => `${operationId} ${String(expectation.example)}`),
    );
    const named = [
      ...[...imageOperations, ...videoOperations].map((name) => contracts.neutral.find(name)),
      ...aliasOperations.map((name) => contracts.vendor.find(name)),
    ];
    const examples = named.flatMap(({ operationId, responses }) => {
      const names = responses.get(400)?.content.get('application/json')?.examples.keys() ?? [];
      return [...names].map((name) => `${operationId} ${name}`);
    });
    expect(examples.filter((example) => !reached.has(example))).toEqual([]);
  });
});

describe('the contract', () => {
  it('has 501 only where an upstream may answer so', () => {
    const promising = Object.values(contracts).flatMap((contract) =>
      contract.operations.filter((operation) => operation.responses.has(501)),
    );
    expect(new Set(promising.map(({ errorFormat }) => errorFormat))).toEqual(
      new Set(['messages', 'generateContent']),
    );
  });
});

describe('a gateway', () => {
  it('answers no operation with 501', async () => {
    const gateway = await createTestGateway();
    try {
      const unbuilt: string[] = [];
      for (const { operationId } of contracts.neutral.operations) {
        const request = await createRequest(contracts.neutral, operationId, { apiKey: gateway.apiKey });
        const { status } = await sendRequest(gateway, request);
        if (status === 501) unbuilt.push(operationId);
      }
      expect(unbuilt).toEqual([]);
    } finally {
      await gateway.stop();
    }
  });

  it('keeps slow streams alive between their events, in every framing', async () => {
    // In format C with `alt=sse` the second one between two events is the first that can be seen.
    const gateway = await createTestGateway({
      config: { streams: { keepAliveMs: 5, maxEventBytes: 1024 * 1024, drainMs: 1_000 } },
    });
    try {
      const slow = createSlowCases(contracts.neutral);
      const failures = await runCases(contracts, gateway, slow);
      expect(failures).toEqual([]);
      const texts = await Promise.all(
        slow.map(async (contractCase) => {
          const answer = await sendRequest(gateway, await contractCase.createRequest(gateway));
          return answer.body.toString();
        }),
      );
      expect(texts.map((text) => /event: ping\n|data: {2,}|\n\n+,/.exec(text)?.[0].trim())).toEqual([
        'event: ping',
        ',',
        ',',
        'data:',
      ]);
    } finally {
      await gateway.stop();
    }
  });
});
