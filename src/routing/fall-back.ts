import { GatewayError } from '../core/gateway-error.ts';
import type { UpstreamAnswer } from '../core/provider.ts';
import type { RoutedCall } from '../core/router.ts';
import { askGroup, ExhaustedGroup } from './ask-group.ts';
import type { ModelEntry } from './build-model-table.ts';
import type { RouterContext } from './router-context.ts';

/**
 * Asks other models in turn; `null` when none of them answers. Why they did not is told to the observer only: the client
 * asked for another model, and is told what became of that one. Throws when there is nobody left to answer.
 */
export async function fallBack(
  call: RoutedCall,
  models: readonly ModelEntry[],
  context: RouterContext,
): Promise<UpstreamAnswer | null> {
  for (const model of models) {
    const answer = await askModel(call, model, context);
    if (answer === null) continue;
    call.notes.fallbackModel = model.id;
    return answer;
  }
  return null;
}

async function askModel(
  call: RoutedCall,
  { groups }: ModelEntry,
  context: RouterContext,
): Promise<UpstreamAnswer | null> {
  const group = groups.get(call.operation);
  if (group === undefined) return null;
  try {
    const answer = await askGroup(call, group, context);
    return answer instanceof ExhaustedGroup ? null : answer;
  } catch (error) {
    if (endsRequest(error, call)) throw error;
    return null;
  }
}

/**
 * A request that this model cannot take, or its translator, may still be one for the next. Whatever else stopped the
 * attempts must not be repeated anywhere.
 */
function endsRequest(error: unknown, { signal }: RoutedCall): boolean {
  if (signal.aborted || !(error instanceof GatewayError)) return true;
  return error.upstream !== null && error.upstream.kind !== 'rejected_request';
}
