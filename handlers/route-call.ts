import type { HandlerServices } from '../src/core/handler.ts';
import type { OperationRequest } from '../src/core/operation.ts';
import type { UpstreamAnswer, UpstreamOperation } from '../src/core/provider.ts';

export interface OutgoingCall {
  readonly operation: UpstreamOperation;
  /** The model as the client spelled it. */
  readonly model: string;
  readonly delivery: 'whole' | 'stream';
  /** Client headers the upstream may see, lower-case. Default: none. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Sends a request on its way and notes which model was asked. Throws what the router throws.
 */
export async function routeCall(
  { headers = {}, ...call }: OutgoingCall,
  request: OperationRequest,
  { router }: HandlerServices,
): Promise<UpstreamAnswer> {
  const model = router.findModel(call.model);
  // A name that is not served is the client's own text, which may hold anything.
  if (model) {
    request.notes.model = model.id;
    request.notes.metricName = model.metricName;
  }
  return await router.call({
    ...call,
    headers,
    body: request.body,
    files: request.files,
    memory: request.memory,
    pixels: request.pixels,
    profile: request.profile,
    requestId: request.requestId,
    signal: request.signal,
    notes: request.notes,
  });
}
