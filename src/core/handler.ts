import type { Clock } from './clock.ts';
import type { OperationRequest, OperationResponse } from './operation.ts';
import type { PictureTools } from './picture.ts';
import type { Router } from './router.ts';

/** What handlers may use. Shared. */
export interface HandlerServices {
  readonly router: Router;
  readonly clock: Clock;
  readonly pictures: PictureTools;
  readonly readiness: Readiness;
}

/** Whether this process can serve. */
export interface Readiness {
  /** Name of each check to whether it passes. Never rejects. */
  check(): Promise<Readonly<Record<string, 'ok' | 'failing'>>>;
}

/**
 * Looks at a parsed body of one area before the contract does, and throws GatewayError for what its clients must be told
 * in other words than the contract's. The body may be any JSON value.
 */
export type BodyCheck = (body: unknown) => void;

/** Answers one operation. Throws GatewayError for everything the client or the upstream did wrong. */
export type Handler = (
  request: OperationRequest,
  services: HandlerServices,
) => Promise<OperationResponse> | OperationResponse;
