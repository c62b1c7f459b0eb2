import type { ContractCase, Needs } from '../../../test/contract/runner/contract-case.ts';
import { isPersonal } from '../../../test/contract/runner/operations-under-test.ts';
import type { ContractOperation } from '../../../test/support/contract-document.ts';
import { nameMediaType, nameOperation, nameStatus, type ContractPlace } from './contract-place.ts';

/** Why a place of the contract is not counted: no request that may be sent to this server brings it about. */
export interface CoverageRule {
  readonly name: string;
  readonly reason: string;
  readonly covers: (place: ContractPlace) => boolean;
}

export interface CoverageRuleOptions {
  /** Every case of the suite, whether it is asked or not. */
  readonly cases: readonly ContractCase[];
  /** Whether a case may be asked. */
  readonly isAskable: (contractCase: ContractCase) => boolean;
  readonly find: (profile: ContractCase['profile'], operationId: string) => ContractOperation;
  /** `mock`: what takes a login is answered like everything else. */
  readonly kind: 'mock' | 'gateway';
}

/** What nothing in the suite brings about, whatever it is allowed. */
const outOfReach = / video\/(?:webm|quicktime)$|^vendor (?:getVideo|getVideoGeneration) 400(?: |$)/;

const reasons: Readonly<Record<Exclude<Needs, 'contract'>, string>> = {
  simulator: 'only an upstream brings it about: the simulator does by its directives (--simulator)',
  people: 'it takes a login, which a key does not make: the suite asks gateways of its own',
  faults:
    'no client brings it about: something has to fail within the server, as it does in gateways of the suite',
  mock: 'only an answer of its own choosing shows it (--mock)',
};

/** The least that is needed comes first. */
const needs = ['simulator', 'people', 'faults', 'mock'] as const;

/** The rules by which places are left out for one server. A place belongs to the first that covers it. */
export function createCoverageRules(options: CoverageRuleOptions): readonly CoverageRule[] {
  const { cases, isAskable, kind } = options;
  const asked = collect(options, cases.filter(isAskable));
  const isOut = ({ id }: ContractPlace) => !asked.has(id);
  const byNeed = needs.map((need): CoverageRule => {
    const reached = collect(
      options,
      cases.filter((each) => each.needs === need),
    );
    return {
      name: need,
      reason: reasons[need],
      covers: (place) => isOut(place) && reached.has(place.id),
    };
  });
  const general: readonly CoverageRule[] = [
    {
      name: 'login',
      reason:
        'operations of people take a login: test/integration/accounts asks them of a gateway that enforces the contract',
      covers: (place) => isOut(place) && isPersonal(place),
    },
    {
      name: 'none',
      reason: 'the simulator makes no such file, and no request of this kind can be wrong',
      covers: (place) => isOut(place) && outOfReach.test(place.id),
    },
  ];
  return kind === 'mock' ? byNeed : [...general, ...byNeed];
}

/** The places that cases expect to see. */
function collect(
  { find }: Pick<CoverageRuleOptions, 'find'>,
  cases: readonly ContractCase[],
): ReadonlySet<string> {
  return new Set(
    cases.flatMap(({ profile, operationId, expectation: { status, mediaType } }) => {
      const name = nameOperation(profile, operationId);
      if (status === null) return [name];
      const content = [...(find(profile, operationId).responses.get(status)?.content.keys() ?? [])];
      const types = mediaType === undefined ? content : [mediaType];
      return [name, nameStatus(name, status), ...types.map((type) => nameMediaType(name, status, type))];
    }),
  );
}
