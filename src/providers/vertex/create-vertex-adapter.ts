import { readRest } from '../../core/json/document-bytes.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { ProviderAdapter, UpstreamAnswer, UpstreamCall } from '../../core/provider.ts';
import {
  createKeyHeaders,
  listContentOperations,
  selectGenerateMethod,
} from '../../formats/content/index.ts';
import {
  callUpstream,
  type HttpAdapterContext,
  type HttpAdapterOptions,
  type PreparedRequest,
} from '../http/call-upstream.ts';
import { createBearerHeaders } from '../http/create-bearer-headers.ts';
import { createHttpContext } from '../http/create-http-context.ts';
import { createTokenCache, type TokenCache } from './create-token-cache.ts';
import { parseVertexCredential, type VertexCredential } from './parse-vertex-credential.ts';
import { prepareVertexBody } from './prepare-vertex-body.ts';
import { mayCite, renameCitations } from './rename-citations.ts';
import { vertexFormat } from './vertex-format.ts';

/**
 * Content generation format C and Imagen at Vertex AI. The deployment's base URL leads to the publisher whose models it
 * serves (`…/v1/projects/p/locations/l/publishers/google`).
 */
export function createVertexAdapter(options: HttpAdapterOptions = {}): ProviderAdapter {
  const context = createHttpContext(options);
  const shared: Shared = { context, tokens: createTokenCache(context), credentials: new Map() };
  return {
    provider: 'vertex',
    generateContent: async (call) => await send(shared, call, selectGenerateMethod(call)),
    countContentTokens: async (call) => await send(shared, call, 'countTokens'),
    predictImages: async (call) => await send(shared, call, 'predict'),
    listOperations: listContentOperations,
    close: async () => {
      shared.tokens.close();
      await context.client.close();
    },
  };
}

interface Shared {
  readonly context: HttpAdapterContext;
  readonly tokens: TokenCache;
  /** Parsed once for each deployment. */
  readonly credentials: Map<string, VertexCredential>;
}

async function send(shared: Shared, call: UpstreamCall, method: string): Promise<UpstreamAnswer> {
  const access = await gainAccess(shared, call);
  try {
    return fixAnswer(await callUpstream(shared.context, prepareCall(call, method, access.headers)));
  } catch (error) {
    if (error instanceof GatewayError && error.upstream?.status === 401) access.onRefused();
    throw error;
  }
}

interface Access {
  readonly headers: readonly string[];
  /** To be called when the upstream did not accept it. */
  onRefused(): void;
}

/** The credential goes into a header: in the query it would end up in logs along the way. */
async function gainAccess(shared: Shared, call: UpstreamCall): Promise<Access> {
  const { deployment } = call;
  const credential = findCredential(shared, call);
  if (credential.kind === 'none') return { headers: [], onRefused: () => undefined };
  if (credential.kind === 'api-key') {
    return { headers: createKeyHeaders(credential.key), onRefused: () => undefined };
  }
  const token = await shared.tokens.take(call, credential);
  return {
    headers: createBearerHeaders(token),
    onRefused: () => {
      shared.tokens.drop(deployment, token);
    },
  };
}

function findCredential({ credentials }: Shared, { deployment }: UpstreamCall): VertexCredential {
  const known = credentials.get(deployment.id);
  if (known) return known;
  const parsed = parseVertexCredential(deployment.credential);
  credentials.set(deployment.id, parsed);
  return parsed;
}

function prepareCall(call: UpstreamCall, method: string, headers: readonly string[]): PreparedRequest {
  const model = call.upstreamModel.replace(/^(?:publishers\/google\/)?models\//u, '');
  return {
    call,
    format: vertexFormat,
    path: `/models/${encodeURIComponent(model)}:${method}`,
    headers,
    ...prepareVertexBody(call),
  };
}

function fixAnswer(answer: UpstreamAnswer): UpstreamAnswer {
  if (answer.kind === 'stream' || answer.bytes === null || !mayCite(readRest(answer.bytes))) return answer;
  const value = renameCitations(answer.value);
  return value === answer.value ? answer : { ...answer, value, bytes: null };
}
