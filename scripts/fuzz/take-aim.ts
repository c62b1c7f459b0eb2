import type { ProviderName } from '../../src/providers/index.ts';
import type { GatewayName } from './fuzz-case.ts';
import type { FuzzRandom } from './fuzz-random.ts';
import type { FuzzSpace } from './fuzz-space.ts';
import type { Base } from './requests/list-bases.ts';
import { listModelNames } from './requests/served-models.ts';

/** Who is asked for what. */
export interface Aim {
  readonly gateway: GatewayName;
  readonly provider: ProviderName;
  readonly base: Base;
  /** `null` where no model is asked. */
  readonly model: string | null;
  /** What the case is about: the request, the upstream's answer, or that all is well. */
  readonly focus: 'request' | 'upstream' | 'nothing';
}

/** Chooses what a case is about. */
export function takeAim(space: FuzzSpace, random: FuzzRandom): Aim {
  const operationId = random.weigh(space.operations);
  const gateway = random.pick(space.gateways);
  const bases = space.findBases(operationId, gateway);
  const base = random.pick(bases);
  const provider = random.pick(
    space.providers.filter((each) => listModelNames(operationId, each)?.length !== 0),
  );
  const names = listModelNames(operationId, provider);
  const focus = random.weigh<Aim['focus']>(
    provider === 'simulator' || names === null
      ? [
          [12, 'request'],
          [1, 'nothing'],
        ]
      : [
          [10, 'request'],
          [10, 'upstream'],
          [1, 'nothing'],
        ],
  );
  return {
    gateway,
    provider: names === null ? 'simulator' : provider,
    base,
    model: pickModel(base, provider, random),
    focus,
  };
}

/** Pictures of other models than the first take the simulator ten times as long. */
function pickModel({ operation, example }: Base, provider: ProviderName, random: FuzzRandom): string | null {
  const names = listModelNames(operation.operationId, provider);
  if (names === null) return null;
  if (provider === 'simulator' && /^(?:create|edit)Image$/u.test(example)) return 'genfam-2.5-flash-image';
  const [first = ''] = names;
  return random.chance(0.6) ? first : random.pick(names);
}
