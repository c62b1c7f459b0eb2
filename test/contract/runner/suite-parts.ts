import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handlers } from '../../../handlers/index.ts';
import type { ContractServer } from '../../support/contract-client.ts';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { openContractServer, testAdminPassword } from '../../support/open-contract-server.ts';
import { cases, contracts } from './closed-contracts.ts';
import { runCase, type ContractCase } from './contract-case.ts';
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

/** Asks a gateway for every case of a part. */
export function describePart(part: string): void {
  const contractProfile = fixed.test(part) ? 'vendor' : 'auto';

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

    it.each(cases.filter((contractCase) => partOf(contractCase) === part))(
      '$name',
      async (contractCase) => {
        expect(await runCase(contracts, server, contractCase)).toEqual([]);
      },
      60_000,
    );
  });
}
