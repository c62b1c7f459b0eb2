import { GatewayError } from '../core/gateway-error.ts';
import { hasReturned } from '../core/passed-gateways.ts';
import type { Deployment } from '../core/provider.ts';
import type { VideoProviderAdapter } from '../core/video/video-upstream.ts';
import type {
  ChosenPlace,
  PlaceChoice,
  PlaceLoad,
  VideoPlace,
  VideoPlaces,
  WantedPlace,
} from '../core/video/video-places.ts';
import type { ModelTable } from './build-model-table.ts';
import type { VideoCandidate } from './candidate.ts';
import { judgeFailure } from './judge-failure.ts';
import { isGateway } from './leave-out-gateways.ts';
import { ModelTracker } from './model-tracker.ts';
import { describeFailure } from './report-failure.ts';
import type { RouterLoad, RouterObserver } from './router-context.ts';
import type { TrackerSet } from './tracker-set.ts';

export interface VideoPlacesParts {
  readonly table: ModelTable;
  readonly trackers: TrackerSet;
  readonly adapters: ReadonlyMap<string, VideoProviderAdapter>;
  readonly load: RouterLoad;
  readonly observer: RouterObserver;
  readonly now: () => number;
  /** From 0 to below 1. */
  readonly random: () => number;
}

/** Who makes videos, of one router's deployments. */
export function createVideoPlaces(parts: VideoPlacesParts): VideoPlaces {
  const { table, trackers, adapters, load, now } = parts;
  const listTiers = (model: string) => table.find(model)?.videoTiers ?? [];
  const isAny =
    table.entries.some(({ videoTiers }) => videoTiers.length > 0) ||
    [...trackers.values()].some(({ deployment }) => mayMatch(deployment, adapters));
  return {
    hasAny: () => isAny,
    canTake: (wanted) => listTiers(wanted.model).some((tier) => tier.some((one) => canTake(one, wanted))),
    listOpen: (model, load) =>
      listTiers(model)
        .flat()
        .filter((one) => isReady(one, load, now()) && !load.busy.has(one.deployment.id))
        .map(({ deployment }) => deployment.id),
    choose: (choice) => choosePlace(listTiers(choice.model), choice, parts),
    find: (deploymentId, upstreamModel) => {
      const deployment = trackers.get(deploymentId)?.deployment;
      if (deployment === undefined) return null;
      const adapter = adapters.get(deployment.provider.name)?.video;
      return adapter === undefined ? null : { deployment, upstreamModel, adapter };
    },
    call: async (place, kind, work) => {
      const attempt = kind === 'submission' ? new Submission(place, parts) : null;
      load.calls += 1;
      try {
        const result = await work(place);
        attempt?.succeed(now());
        return result;
      } catch (error) {
        attempt?.fail(error, now());
        throw error;
      } finally {
        load.calls -= 1;
      }
    },
  };
}

/** Whether a pattern of its models may stand for one that makes videos. */
function mayMatch({ provider, models }: Deployment, adapters: VideoPlacesParts['adapters']): boolean {
  const isAble = adapters.get(provider.name)?.video !== undefined;
  return isAble && Object.keys(models).some((name) => name.includes('*'));
}

function canTake({ adapter, deployment, upstreamModel }: VideoPlace, { order }: WantedPlace): boolean {
  if (order.passed !== undefined && hasReturned(order.passed) && isGateway(deployment)) return false;
  return order.sampleCount <= adapter.maxSamples && adapter.canTake(order, upstreamModel);
}

function choosePlace(
  tiers: readonly (readonly VideoCandidate[])[],
  choice: PlaceChoice,
  parts: VideoPlacesParts,
): ChosenPlace {
  const { avoided, busy, excluded } = choice;
  const able = tiers.map((tier) =>
    tier.filter((one) => !excluded.has(one.deployment.id) && canTake(one, choice)),
  );
  if (able.every((tier) => tier.length === 0)) return { kind: 'none' };
  const ready = able.map((tier) => tier.filter((one) => isReady(one, choice, parts.now())));
  const untried = ready.map((tier) => tier.filter(({ deployment }) => !avoided.has(deployment.id)));
  const tier = [...untried, ...ready].find(({ length }) => length > 0);
  const free = tier?.filter(({ deployment }) => !busy.has(deployment.id)) ?? [];
  const place = pickByWeight(free, parts.random);
  return place === null ? { kind: 'later' } : { kind: 'place', place };
}

/** What fails often is left out even where it is the only one: tasks can wait. */
function isReady({ deployment, tracker }: VideoCandidate, { running }: PlaceLoad, now: number): boolean {
  const { id, concurrency = Infinity } = deployment;
  const hasRoom = (running.get(id) ?? 0) < concurrency && !tracker.isDrained;
  return hasRoom && !tracker.isCooling(now) && tracker.boundUntil <= now;
}

function pickByWeight(tier: readonly VideoCandidate[], random: () => number): VideoCandidate | null {
  let rest = tier.length < 2 ? 0 : random() * tier.reduce((sum, { weight }) => sum + weight, 0);
  for (const candidate of tier) {
    rest -= candidate.weight;
    if (rest < 0) return candidate;
  }
  return tier.at(-1) ?? null;
}

/** One submission, as its deployment's tracker counts it. */
class Submission {
  readonly #parts: VideoPlacesParts;
  readonly #place: VideoPlace;
  readonly #tracker: ModelTracker | null;
  readonly #startedAt: number;

  constructor(place: VideoPlace, parts: VideoPlacesParts) {
    this.#parts = parts;
    this.#place = place;
    const { deployment, upstreamModel } = place;
    const found = parts.trackers.get(deployment.id)?.tracker;
    this.#tracker = found === undefined ? null : new ModelTracker(found, upstreamModel, 'createVideo');
    this.#startedAt = parts.now();
    this.#tracker?.begin(this.#startedAt);
  }

  succeed(now: number): void {
    this.#tracker?.noteAnswer(now, now - this.#startedAt);
    this.#tracker?.succeed();
  }

  fail(thrown: unknown, now: number): void {
    const { effect, concerns } = judgeFailure(thrown, 'unambiguous');
    const error = thrown instanceof GatewayError ? thrown : null;
    const cooled = this.#tracker?.fail({ effect, concerns, error, startedAt: this.#startedAt }, now) ?? null;
    const upstream = error?.upstream ?? null;
    if (upstream === null) return;
    const { deployment, upstreamModel } = this.#place;
    const told = { requestId: '', deploymentId: deployment.id, upstreamModel };
    const failure = { ...told, ...describeFailure(upstream) };
    this.#parts.observer.onFailedAttempt?.(failure);
    if (cooled !== null) this.#parts.observer.onCooldown?.({ ...failure, leftOut: cooled });
  }
}
