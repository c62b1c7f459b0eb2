import type { HoldRequest } from '../ledger.ts';
import type { OperationRequest } from '../operation.ts';
import type { ServedModel } from '../router.ts';
import type { VideoAbilities } from './video-config.ts';

/** What stands between a submission and its task, by the configuration in use. Shared. */
export interface VideoAdmission {
  /** Throws `permission_denied` for a key that may not use the model. */
  checkModel(request: OperationRequest, model: ServedModel): void;
  /** Takes what the request needs of limits. Throws `resource_exhausted` where one stands in the way. */
  enter(request: OperationRequest): Promise<void>;
  /** The task has been accepted: it will have a usage record of its own, in place of the request's. */
  leave(request: OperationRequest): void;
  /** What was configured of the model. */
  findAbilities(model: ServedModel): VideoAbilities;
  /** What a second costs, in micro-USD; `null` where it is free. */
  findPrice(model: ServedModel, resolution: string): bigint | null;
  /**
   * What is to be held; `null` where nothing is. Throws `permission_denied` for a key that belongs to nobody.
   */
  createHold(request: OperationRequest, amount: bigint): HoldRequest | null;
}
