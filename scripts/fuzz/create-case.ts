import type { Profile } from '../../src/core/area.ts';
import { isVideoAlias } from '../../test/support/contract-request.ts';
import type { Effect, Expectation, FuzzCase, GatewayName, UpstreamPlan, Verdict } from './fuzz-case.ts';
import { FuzzRandom } from './fuzz-random.ts';
import type { FuzzSpace } from './fuzz-space.ts';
import { mutateRequest, type MutatedRequest } from './mutate-request.ts';
import type { Base } from './requests/list-bases.ts';
import { prepareRequest } from './requests/prepare-request.ts';
import { expectProfile } from './requests/expect-profile.ts';
import { isNative } from './requests/served-models.ts';
import { takeAim, type Aim } from './take-aim.ts';
import { answerFaults } from './upstream/answer-faults.ts';

/** The case of an index: the same for the same seed and space, whatever else is run. */
export function createCase(space: FuzzSpace, index: number): FuzzCase {
  const random = new FuzzRandom(space.seed, index);
  const aim = takeAim(space, random);
  const prepared = prepareRequest(aim, random);
  const mutated = mutateRequest({ prepared, aim, random, judges: space.judges });
  const upstream = planUpstream(aim, { random, seed: space.seed, index });
  const expected = expect(aim, mutated, space);
  const { operationId } = aim.base.operation;
  return {
    index,
    title: describe(aim, mutated, upstream),
    gateway: aim.gateway,
    provider: aim.provider,
    operationId,
    profile: aim.base.profile,
    wire: mutated.wire,
    expected,
    upstream,
  };
}

function planUpstream(
  { provider, focus }: Aim,
  { random, seed, index }: { readonly random: FuzzRandom; readonly seed: number; readonly index: number },
): UpstreamPlan {
  const isFaulty =
    provider !== 'simulator' && (focus === 'upstream' || (focus === 'request' && random.chance(0.15)));
  const count = isFaulty ? random.pick([1, 1, 1, 2, 3]) : 0;
  const faults = Array.from({ length: count }, () => random.weigh(answerFaults));
  const telling = faults.find(({ tells }) => tells === 'secrets');
  return {
    faults: [...faults.filter(({ tells }) => tells !== 'secrets'), ...(telling ? [telling] : [])],
    seed,
    index,
  };
}

function expect(
  aim: Aim,
  { draft, effects, alsoAllowed, leads, judgement }: MutatedRequest,
  space: FuzzSpace,
): Expectation {
  const { base, gateway } = aim;
  const profiles: readonly Profile[] =
    leads === 'operation' ? [expectProfile(draft, base.operation, gateway)] : listKnown(base);
  const isSameProfile =
    profiles.length === 1 && profiles[0] === expectProfile(base.draft, base.operation, gateway);
  const isRefused = profiles.every((profile) => judgement(space.judges[profile]) === 'refused');
  return {
    operationId: leads === 'operation' ? base.operation.operationId : null,
    profiles,
    verdict: judge(aim, { effects, isSameProfile, isRefused, leads }),
    alsoAllowed,
  };
}

interface Findings extends Pick<MutatedRequest, 'effects' | 'leads'> {
  readonly isSameProfile: boolean;
  readonly isRefused: boolean;
}

function judge(
  { base, provider, model, gateway }: Aim,
  { effects, isSameProfile, isRefused, leads }: Findings,
): Verdict {
  if (effects.includes('breaks')) return 'invalid';
  if (leads !== 'operation') return 'open';
  if (isRefused) return 'invalid';
  const isGood =
    provider === 'simulator' &&
    (model === null || isNative(base.operation.operationId, model)) &&
    isKnownGood(base, gateway);
  const keeps = (effects as readonly Effect[]).every((effect) => effect === 'keeps');
  return isGood && keeps && isSameProfile ? 'valid' : 'open';
}

/** The profiles that have the operation. */
function listKnown({ operation }: Base): readonly Profile[] {
  return isVideoAlias(operation.path) ? ['vendor'] : ['neutral', 'vendor'];
}

/** Operations of videos that need no task. */
const withoutTask: ReadonlySet<string> = new Set([
  'createVideo',
  'createVideoGeneration',
  'listVideos',
  'predictVideos',
  'predictPublisherVideos',
]);

/** An offer alone is good where a token says which model is meant, and only a call that goes on can be hung up. */
function isOfOtherCall({ example, operation: { operationId } }: Base): boolean {
  return (
    operationId === 'hangUpRealtimeCall' || (operationId === 'createRealtimeCall' && example === 'offer')
  );
}

/**
 * Requests for pictures in format C are for models that draw; those of accounts take a login, those about videos a task, and the example
 * with every choice names a store that no gateway of a run may write to.
 */
function isKnownGood(base: Base, gateway: GatewayName): boolean {
  const { example, profile, operation } = base;
  if (operation.errorFormat === 'account' || isOfOtherCall(base)) return false;
  const isOfVideos = operation.path.startsWith('/v1/video') || isVideoAlias(operation.path);
  if (isOfVideos && !withoutTask.has(operation.operationId)) return false;
  if (operation.operationId === 'createVideoGeneration' && example === 'full') return false;
  return !/^(?:create|edit)Image$/u.test(example) && (gateway !== 'vendor' || profile === 'vendor');
}

function describe(
  { base, gateway, provider, model }: Aim,
  { notes }: MutatedRequest,
  { faults }: UpstreamPlan,
): string {
  const { operation, profile, example } = base;
  const place = [gateway, provider, model ?? ''].filter((part) => part !== '').join(', ');
  const changes = notes.length === 0 ? ['as it is'] : notes;
  const upstream =
    faults.length === 0 ? '' : `; the upstream has ${faults.map(({ name }) => name).join(', ')}`;
  return `${operation.operationId}, ${profile} (${place})${example === '' ? '' : `, ${example}`}: ${changes.join('; ')}${upstream}`;
}
