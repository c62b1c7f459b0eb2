import { askCase, type ContractCase, type Contracts } from '../../test/contract/runner/contract-case.ts';
import { createHandshakeCases } from '../../test/contract/runner/create-handshake-cases.ts';
import { createPreferenceCases } from '../../test/contract/runner/create-preference-cases.ts';
import { listCases } from '../../test/contract/runner/list-cases.ts';
import { listRealtimeCases } from '../../test/contract/runner/list-realtime-cases.ts';
import { runRealtimeCase } from '../../test/contract/runner/realtime-case.ts';
import type { ContractServer } from '../../test/support/contract-client.ts';
import type { RealtimeContract } from '../../test/support/contract-realtime.ts';
import type { BlackBoxCase } from './black-box-case.ts';
import { nameMediaType, nameOperation, nameStatus, realtimeOperation } from './places/contract-place.ts';
import { readPlaces, readTalkPlaces } from './places/read-places.ts';

/** What cases are made of, and whom they are asked of. */
export interface CaseSources {
  readonly contracts: Contracts;
  readonly realtime: readonly RealtimeContract[];
  readonly server: ContractServer;
}

/** Every request of the suite, those for mocks included. */
export function listContractCases(contracts: Contracts): readonly ContractCase[] {
  const preferences = [contracts.neutral, contracts.vendor].flatMap(createPreferenceCases);
  return [...listCases(contracts), ...preferences];
}

/** The cases of either kind that a server may be asked. */
export function listBlackBoxCases(
  { contracts, realtime, server }: CaseSources,
  cases: readonly ContractCase[],
): readonly BlackBoxCase[] {
  const sources = { contracts, realtime, server };
  return [
    ...cases.map((contractCase) => toRequest(sources, contractCase)),
    ...realtime.flatMap((set) => [...listUpgrades(sources, set), ...listConversations(sources, set)]),
  ];
}

function toRequest({ contracts, server }: CaseSources, contractCase: ContractCase): BlackBoxCase {
  const { profile, operationId } = contractCase;
  const operation = contracts[profile].find(operationId);
  return {
    ...contractCase,
    kind: 'request',
    area: operation.area,
    run: async () => {
      const { answer, problems } = await askCase(contracts, server, contractCase);
      const isGood = answer !== null && problems.length === 0;
      return { problems, places: isGood ? readPlaces(profile, operation, answer) : [] };
    },
  };
}

const shared = { operationId: realtimeOperation, area: 'realtime', isAboutTask: false } as const;

function listUpgrades({ contracts, server }: CaseSources, set: RealtimeContract): readonly BlackBoxCase[] {
  const { profile } = set;
  return createHandshakeCases(contracts[profile], set).map(({ run, refusal, ...upgrade }) => ({
    ...upgrade,
    ...shared,
    kind: 'upgrade',
    profile,
    expectation: { status: refusal?.status ?? null },
    run: async () => {
      const problems = await run(server);
      return {
        problems,
        places: problems.length === 0 && refusal !== null ? namePlaces(profile, refusal) : [],
      };
    },
  }));
}

/** What a refused upgrade shows. */
function namePlaces(
  profile: BlackBoxCase['profile'],
  { status }: { readonly status: number },
): readonly string[] {
  const name = nameOperation(profile, realtimeOperation);
  return [name, nameStatus(name, status), nameMediaType(name, status, 'application/json')];
}

function listConversations({ server }: CaseSources, set: RealtimeContract): readonly BlackBoxCase[] {
  return listRealtimeCases(set).map((realtimeCase) => ({
    ...shared,
    kind: 'conversation',
    name: realtimeCase.name,
    needs: realtimeCase.needs,
    profile: set.profile,
    expectation: null,
    run: async () => {
      const { lines, problems } = await runRealtimeCase(server, realtimeCase);
      return { problems, places: problems.length === 0 ? readTalkPlaces(set.name, lines) : [] };
    },
  }));
}
