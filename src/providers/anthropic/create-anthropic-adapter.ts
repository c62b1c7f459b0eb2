import type { ProviderAdapter, UpstreamCall } from '../../core/provider.ts';
import { callUpstream } from '../http/call-upstream.ts';
import type { HttpAdapterOptions, PreparedCall } from '../http/call-upstream.ts';
import { createHttpContext } from '../http/create-http-context.ts';
import { listUpstreamModels } from '../http/list-upstream-models.ts';
import { createMessageModelList } from './list-models.ts';
import { messagesFormat } from './messages-format.ts';
import { prepareMessageBody } from './prepare-message-body.ts';
import { returnThoughts } from './return-thoughts.ts';
import { rewriteForModel } from './rewrite-for-model.ts';
import { listBetaNames, listRequiredBetaNames } from './select-beta-names.ts';

export interface AnthropicAdapterOptions extends HttpAdapterOptions {
  /**
   * What to do with parameters that newer models refuse: `rewrite` (the default) leaves them out and says so in
   * `ignoredFields`, `forward` sends them, so that the client reads the upstream's own 400.
   */
  readonly refusedParameters?: 'rewrite' | 'forward';
}

/** The version sent for clients that did not choose one in the vendor's spelling. */
const pinnedVersion = '2023-06-01';

/** Message format B at api.anthropic.com or an endpoint of the same shape. */
export function createAnthropicAdapter(options: AnthropicAdapterOptions = {}): ProviderAdapter {
  const context = createHttpContext(options);
  const refused = options.refusedParameters ?? 'rewrite';
  return {
    provider: 'anthropic',
    createMessage: (call) => callUpstream(context, call, prepareCall(call, '/v1/messages', refused)),
    countMessageTokens: (call) =>
      callUpstream(context, call, prepareCall(call, '/v1/messages/count_tokens', refused)),
    listModels: (request) =>
      listUpstreamModels(context, request, createMessageModelList(request, pinnedVersion)),
    close: () => context.client.close(),
  };
}

function prepareCall(call: UpstreamCall, path: string, refused: 'rewrite' | 'forward'): PreparedCall {
  const { value } = call.body;
  const accepted =
    refused === 'rewrite' ? rewriteForModel(value, call.upstreamModel) : { value, ignoredFields: [] };
  const rewritten = returnThoughts(accepted);
  return {
    format: messagesFormat,
    path,
    headers: createHeaders(call),
    body: prepareMessageBody(call, rewritten.value),
    ignoredFields: rewritten.ignoredFields,
  };
}

function createHeaders({ deployment, headers, profile, body }: UpstreamCall): readonly string[] {
  const version = profile === 'vendor' ? (headers['anthropic-version'] ?? pinnedVersion) : pinnedVersion;
  const named = ['anthropic-version', version];
  if (deployment.credential !== null) named.push('x-api-key', deployment.credential);
  const asked = listBetaNames(headers);
  const required = listRequiredBetaNames(body.value);
  if (asked.length + required.length > 0) {
    named.push('anthropic-beta', [...new Set([...asked, ...required])].join(','));
  }
  return named;
}
