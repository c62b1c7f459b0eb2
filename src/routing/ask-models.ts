import { GatewayError } from '../core/gateway-error.ts';
import type { UpstreamAnswer } from '../core/provider.ts';
import type { RoutedCall } from '../core/router.ts';
import { askGroup, ExhaustedGroup, type GroupQuestion } from './ask-group.ts';
import type { ModelEntry } from './build-model-table.ts';
import type { CandidateGroup } from './candidate.ts';
import type { AskContext, RouterContext } from './router-context.ts';

/** A model that has the operation that is asked for. */
export interface AskedModel {
  readonly id: string;
  readonly group: CandidateGroup;
}

/**
 * Asks a model and, when it cannot answer, its fallbacks in turn. A model whose deployments are all in cooldown is passed
 * over as long as there is another; only when none has answered, each of those gets one attempt, or what it may. Why
 * fallbacks did not answer is told to the observer only: the client asked for another model, and is told what became of that
 * one. Throws that, and a failure that must not be repeated.
 */
export async function askModels(
  call: RoutedCall,
  asked: ModelEntry & AskedModel,
  context: RouterContext,
): Promise<UpstreamAnswer> {
  const deadlineAt = context.now() + context.routing.deadlineMs;
  const fallbacks = listFallbacks(asked, call);
  const round: Round = { call, asked, context: { ...context, deadlineAt } };
  if (fallbacks.length === 0) {
    const answer = await askGroup(call, { group: asked.group, reach: 'any' }, round.context);
    if (answer instanceof ExhaustedGroup) throw answer.error;
    return answer;
  }
  const outcomes = new Map<AskedModel, ExhaustedGroup>();
  for (const reach of ['ready', 'any'] as const) {
    for (const model of [asked, ...fallbacks]) {
      if (outcomes.get(model)?.wasAsked === true) continue;
      const answer = await askModel(model, reach, round);
      if (!(answer instanceof ExhaustedGroup)) return answer;
      outcomes.set(model, answer);
    }
  }
  throw outcomes.get(asked)?.error;
}

function listFallbacks({ fallbacks }: ModelEntry, { operation }: RoutedCall): readonly AskedModel[] {
  return fallbacks.flatMap(({ id, groups }) => {
    const group = groups.get(operation);
    return group === undefined ? [] : [{ id, group }];
  });
}

interface Round {
  readonly call: RoutedCall;
  readonly asked: AskedModel;
  readonly context: AskContext;
}

async function askModel(
  model: AskedModel,
  reach: GroupQuestion['reach'],
  { call, asked, context }: Round,
): Promise<UpstreamAnswer | ExhaustedGroup> {
  try {
    const answer = await askGroup(call, { group: model.group, reach }, context);
    if (!(answer instanceof ExhaustedGroup) && model !== asked) call.notes.fallbackModel = model.id;
    return answer;
  } catch (error) {
    if (model === asked || endsRequest(error, call)) throw error;
    return new ExhaustedGroup(error, true);
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
