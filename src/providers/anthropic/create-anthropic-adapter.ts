import { asObject, type JsonObject } from '../../core/json/json-object.ts';
import type { ProviderAdapter, UpstreamCall } from '../../core/provider.ts';
import type { RewrittenBody } from '../../core/rewritten-body.ts';
import {
  defaultVersion,
  fitToolIds,
  limitMessageOutput,
  listBetaNames,
  mapNamedModels,
  messagesFormat,
  prepareMessageBody,
  returnThoughts,
} from '../../formats/messages/index.ts';
import { callUpstream, type HttpAdapterOptions, type PreparedRequest } from '../http/call-upstream.ts';
import { createHttpContext } from '../http/create-http-context.ts';
import { listUpstreamModels } from '../http/list-upstream-models.ts';
import { refuseBesideBudget } from './budget-obstacles.ts';
import { foldSystemTurns } from './fold-system-turns.ts';
import { leaveOutChoices } from './leave-out-choices.ts';
import { createMessageModelList } from './list-models.ts';
import { listRequiredBetaNames } from './list-required-beta-names.ts';
import { refuseForcedTools } from './refuse-forced-tools.ts';
import { rewriteForModel } from './rewrite-for-model.ts';

export interface AnthropicAdapterOptions extends HttpAdapterOptions {
  /**
   * What to do with parameters that newer models refuse: `rewrite` (the default) leaves them out and says so in
   * `ignoredFields`, `forward` sends them, so that the client reads the upstream's own 400.
   */
  readonly refusedParameters?: 'rewrite' | 'forward';
}

const answerPath = '/v1/messages';
const countPath = '/v1/messages/count_tokens';

/** Message format B at api.anthropic.com or an endpoint of the same shape. */
export function createAnthropicAdapter(options: AnthropicAdapterOptions = {}): ProviderAdapter {
  const context = createHttpContext(options);
  const refused = options.refusedParameters ?? 'rewrite';
  return {
    provider: 'anthropic',
    createMessage: (call) => callUpstream(context, prepareCall(call, answerPath, refused)),
    countMessageTokens: (call) => callUpstream(context, prepareCall(call, countPath, refused)),
    listModels: (request) =>
      listUpstreamModels(context, request, createMessageModelList(request, defaultVersion)),
    close: () => context.client.close(),
  };
}

/** Throws what refuseForcedTools does, and for an answer what refuseBesideBudget does. */
function prepareCall(call: UpstreamCall, path: string, refused: 'rewrite' | 'forward'): PreparedRequest {
  const { value } = call.body;
  const model = call.upstreamModel;
  const chosen = leaveOutChoices(mapNamedModels(value, call.notes.names));
  const accepted = refused === 'rewrite' ? rewriteLimited(chosen, model) : chosen;
  const isBudgetMade = hasBudget(accepted.value) && !hasBudget(value);
  const returned = returnThoughts(accepted, {
    provider: call.deployment.provider.name,
    budget: isBudgetMade ? 'made' : 'asked',
  });
  if (refused === 'rewrite' && path === answerPath) refuseBesideBudget(returned.value);
  const rewritten =
    refused === 'rewrite' ? fitToolIds(foldSystemTurns(returned, model, value), model) : returned;
  return {
    call,
    format: messagesFormat,
    path,
    headers: createHeaders(call, rewritten.ignoredFields),
    body: prepareMessageBody(call, rewritten.value),
    ignoredFields: rewritten.ignoredFields,
  };
}

function hasBudget({ thinking }: JsonObject): boolean {
  return asObject(thinking).type === 'enabled';
}

/** The limit first: a budget for thinking is a part of it. Throws what refuseForcedTools does. */
function rewriteLimited(chosen: RewrittenBody, model: string): RewrittenBody {
  refuseForcedTools(chosen.value, model);
  const limited = limitMessageOutput(chosen, model);
  const rewritten = rewriteForModel(limited.value, model);
  return {
    value: rewritten.value,
    ignoredFields: [...new Set([...limited.ignoredFields, ...rewritten.ignoredFields])],
  };
}

/** What opts in to a field, which is left out with it: a vendor may refuse it of a model that has no such thing. */
const betaOfField: readonly (readonly [field: string, prefix: string])[] = [
  ['speed', 'fast-mode-'],
  ['output_config.task_budget', 'task-budgets-'],
  ['thinking.display', 'thinking-display-updates-'],
];

function createHeaders(
  { deployment, headers, request, body }: UpstreamCall,
  ignoredFields: readonly string[],
): readonly string[] {
  const version =
    request.profile === 'vendor' ? (headers['anthropic-version'] ?? defaultVersion) : defaultVersion;
  const key = deployment.credential;
  const named =
    key === null ? ['anthropic-version', version] : ['anthropic-version', version, 'x-api-key', key];
  const asked = listBetaNames(headers).filter(
    (name) =>
      !betaOfField.some(([field, prefix]) => name.startsWith(prefix) && ignoredFields.includes(field)),
  );
  const required = listRequiredBetaNames(body.value);
  if (asked.length + required.length === 0) return named;
  return [...named, 'anthropic-beta', [...new Set([...asked, ...required])].join(',')];
}
