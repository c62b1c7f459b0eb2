import type { CatalogueModel, ModelKind } from './model-catalogue.ts';
import type { OperationRequest } from './operation.ts';
import type { PictureSize } from './picture.ts';
import type {
  CallRequest,
  ModelOperation,
  UpstreamAnswer,
  UpstreamEvent,
  UpstreamOperation,
} from './provider.ts';

/** A model this gateway serves. Shared. */
export interface ServedModel {
  /** The neutral id, or the configured name of a model outside the catalogue. */
  readonly id: string;
  /** What is known of it, or of the model that it is a snapshot of; `null` for any other model outside the catalogue. */
  readonly catalogue: CatalogueModel | null;
  /** What metrics call it: its id, or for a name that only a pattern stands for, what there is a limited number of. */
  readonly metricName: string;
  /** What it is for, in the eyes of those that serve it: several where they see it differently, empty where it is for nothing here. */
  readonly kinds: ReadonlySet<ModelKind>;
  /** What may be called with it. */
  readonly operations: ReadonlySet<ModelOperation>;
  /** The models to ask when no deployment of this one can answer, in this order. */
  readonly fallbacks: readonly ServedModel[];
}

/** What a client's request asks of a model. Per request. */
export interface ModelCall {
  /** Its notes are told which model and who was asked, how often, and how long it took; also when the call fails. */
  readonly request: CallingRequest;
  readonly operation: UpstreamOperation;
  /** The model as the client spelled it. */
  readonly modelName: string;
  /** What {@link Router.findModel} says of that name. */
  readonly model: ServedModel | null;
  readonly delivery: 'whole' | 'stream';
  /** The size of the first picture among the request's files. Default: it is not known, or there is none. */
  readonly firstInput?: PictureSize;
  /** Client headers the upstream may see, lower-case. Default: none. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Which fallbacks may be asked. Default: all of them. */
  readonly mayAsk?: (model: ServedModel) => boolean;
  /**
   * Whether the client gets an event in its format at all. A stream that breaks off before the first such event is asked for again.
   * Default: it gets each of them.
   */
  readonly isShown?: (event: UpstreamEvent) => boolean;
  /**
   * Shown the events of a stream in the client's format as they are read, also those that are read when the client has left. Never
   * throws. Default: nobody is.
   */
  readonly onEvents?: (events: readonly UpstreamEvent[]) => void;
}

/** The part of a request that calls are made of. */
export type CallingRequest = CallRequest &
  Pick<
    OperationRequest,
    'body' | 'lateTexts' | 'files' | 'memory' | 'signal' | 'notes' | 'principal' | 'dues'
  >;

/** Picks a deployment for each call and makes it. The only place that may ever retry. Shared. */
export interface Router {
  /** The model under any of its spellings, those that patterns stand for included; `null` when it is not served. */
  findModel(name: string): ServedModel | null;
  /** Every model that can be named without a pattern and called, in catalogue order. */
  listModels(): readonly ServedModel[];
  /**
   * Makes attempts, and falls back to other models, until one deployment answers; a stream has then given the first event that the client gets.
   * Throws `not_found` (`model_not_found`) when no deployment serves the model with this operation, `overloaded` when all
   * that do are full, and otherwise what the last attempt at the model threw.
   */
  call(call: ModelCall): Promise<UpstreamAnswer>;
}
