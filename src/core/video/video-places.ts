import type { Deployment } from '../provider.ts';
import type { VideoAdapter } from './video-upstream.ts';
import type { VideoOrder } from './video-order.ts';

/** A deployment that serves a video model. */
export interface VideoPlace {
  readonly deployment: Deployment;
  /** The upstream's name of the model. */
  readonly upstreamModel: string;
  readonly adapter: VideoAdapter;
}

/** What a place is wanted for. */
export interface WantedPlace {
  /** The id of the served model. */
  readonly model: string;
  readonly order: VideoOrder;
}

/** What deployments have to do at a moment. */
export interface PlaceLoad {
  /** Unfinished tasks by deployment; one that has as many as its `concurrency` is full. */
  readonly running: ReadonlyMap<string, number>;
  /** Deployments that take nothing further from this node until they have answered: others of the same priority are asked, but none of a later one. */
  readonly busy: ReadonlySet<string>;
}

/** How a place is chosen. */
export interface PlaceChoice extends WantedPlace, PlaceLoad {
  /** Deployments that shall be asked only where there is no other. */
  readonly avoided: ReadonlySet<string>;
  /** Deployments that shall not be asked. */
  readonly excluded: ReadonlySet<string>;
}

/**
 * `none`: nobody who could take the order is left, whatever they have to do at the moment. `later`: they are full, busy,
 * left out for a while, or out of service.
 */
export type ChosenPlace =
  | { readonly kind: 'place'; readonly place: VideoPlace }
  | { readonly kind: 'later' }
  | { readonly kind: 'none' };

/**
 * Who makes videos, by the configuration in use. A submission counts on its deployment as every call does, questions and downloads
 * count nothing. Shared.
 */
export interface VideoPlaces {
  /** Whether there is anybody to ask, for whatever model. */
  hasAny(): boolean;
  /** Whether some deployment can take the order, whatever it does at the moment. */
  canTake(wanted: WantedPlace): boolean;
  /** The deployments of a model that could take a task now; where there are none, `choose` finds no place, whatever the order. */
  listOpen(model: string, load: PlaceLoad): readonly string[];
  /** The deployment to ask next: of the lowest priority number first, and among those by weight. */
  choose(choice: PlaceChoice): ChosenPlace;
  /** A deployment as it is configured now; `null` where it is not any more, or makes no videos. */
  find(deploymentId: string, upstreamModel: string): VideoPlace | null;
  /** Makes a call; the adapter is not closed before it ends. Throws what the call throws. */
  call<Result>(
    place: VideoPlace,
    kind: 'submission' | 'question',
    work: (place: VideoPlace) => Promise<Result>,
  ): Promise<Result>;
}
