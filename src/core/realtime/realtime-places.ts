import type { OperationRequest } from '../operation.ts';
import type { Deployment } from '../provider.ts';
import type { ServedModel } from '../router.ts';
import type { RealtimeEvent, RealtimeLink, RealtimeLinkListener } from './realtime-link.ts';

/** A session that is wanted, and for whom. */
export interface LinkOrder {
  /** Its notes are told which model and who was asked. Its signal is aborted when nobody waits for the session any more. */
  readonly request: Pick<
    OperationRequest,
    'requestId' | 'notes' | 'profile' | 'signal' | 'openMemory' | 'passed'
  >;
  /** As the client spelled it; it is what the session calls it. */
  readonly modelName: string;
  /** Told of the session once it is there, and of nothing of attempts that failed before. */
  readonly listener: RealtimeLinkListener;
  /**
   * The `session.update` that sets the session up: its listener is not told of it before, and of its answer only that `session.created` shows
   * the session so. Default: nothing needs to be set up.
   */
  readonly opening?: RealtimeEvent | null;
  /** Which fallbacks may be asked. Default: all of them. */
  readonly mayAsk?: (model: ServedModel) => boolean;
}

/** A session that has been opened. Closing its link, or the end of it, frees its place on the deployment. */
export interface OpenedLink {
  readonly link: RealtimeLink;
  readonly deployment: Deployment;
  /** The model that is served: the one that was asked for, or a fallback of it. */
  readonly model: ServedModel;
  /** The upstream's name of it. */
  readonly upstreamModel: string;
}

/** Who has realtime sessions, by the configuration in use. Shared. */
export interface RealtimePlaces {
  /**
   * Opens a session, at another deployment where one fails before it is set up. Resolves when `session.created` was told. Throws as
   * `Router.call` does: `not_found` (`model_not_found`), `overloaded`, or what the last attempt threw.
   */
  open(order: LinkOrder): Promise<OpenedLink>;
}
