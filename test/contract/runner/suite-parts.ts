import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handlers } from '../../../handlers/index.ts';
import type { ContractServer } from '../../support/contract-client.ts';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { openContractServer, testAdminPassword } from '../../support/open-contract-server.ts';
import { cases, contracts } from './closed-contracts.ts';
import { listPlaces } from '../../../scripts/test-contract/places/contract-place.ts';
import { countCoverage } from '../../../scripts/test-contract/places/count-coverage.ts';
import { createCoverageRules } from '../../../scripts/test-contract/places/coverage-rules.ts';
import { readPlaces } from '../../../scripts/test-contract/places/read-places.ts';
import { askCase, type ContractCase } from './contract-case.ts';
import { createFaultyHandlers } from './create-faulty-handlers.ts';
import { isAlias, isOfTasks } from './operations-under-test.ts';

const pictures: Readonly<Record<string, string>> = { createImage: 'generations', createImageEdit: 'edits' };

/** A part of the suite, which has a file of its own, so that several workers share the cases. */
function partOf(contractCase: ContractCase): string {
  const { profile, operationId } = contractCase;
  if (isAlias(contractCase)) return `${profile} aliases`;
  return `${profile} ${isOfTasks(contractCase) ? 'videos' : (pictures[operationId] ?? 'words')}`;
}

/** The parts that have cases. */
export function listParts(all: readonly ContractCase[]): readonly string[] {
  return [...new Set(all.map(partOf))];
}

/** Parts of which nobody can ask for the vendor profile: an operator fixes it. */
const fixed = /^vendor (?:generations|edits|videos)$/;

/** What of the operations of some cases nobody saw, by name: statuses, media types, events. */
function listUnseen(own: readonly ContractCase[], seen: ReadonlySet<string>): readonly string[] {
  const asked = new Set(own.map(({ profile, operationId }) => `${profile} ${operationId}`));
  const places = [contracts.neutral, contracts.vendor]
    .flatMap(listPlaces)
    .filter(({ profile, operationId }) => asked.has(`${profile} ${operationId}`));
  const rules = createCoverageRules({
    cases: own,
    isAskable: () => true,
    find: (profile, operationId) => contracts[profile].find(operationId),
    kind: 'gateway',
  });
  return countCoverage(places, seen, rules).missing.map(({ id }) => id);
}

/** Asks a gateway for every case of a part. */
export function describePart(part: string): void {
  const contractProfile = fixed.test(part) ? 'vendor' : 'auto';
  const own = cases.filter((contractCase) => partOf(contractCase) === part);
  const seen = new Set<string>();

  describe(`the gateway, ${part}`, () => {
    let gateway: TestGateway;
    let server: ContractServer;
    beforeAll(async () => {
      gateway = await createTestGateway({
        handlers: createFaultyHandlers(handlers),
        config: { contractProfile, adminPassword: testAdminPassword },
      });
      server = /videos|aliases/.test(part) ? await openContractServer(gateway) : gateway;
    });
    afterAll(async () => {
      await gateway.stop();
    });

    it.each(own)(
      '$name',
      async (contractCase) => {
        const { answer, problems } = await askCase(contracts, server, contractCase);
        expect(problems).toEqual([]);
        const { profile, operationId } = contractCase;
        const operation = contracts[profile].find(operationId);
        for (const id of answer === null ? [] : readPlaces(profile, operation, answer)) seen.add(id);
      },
      60_000,
    );

    it('shows every status, media type and event that the contract has of its operations', () => {
      expect(listUnseen(own, seen)).toEqual([]);
    });
  });
}
