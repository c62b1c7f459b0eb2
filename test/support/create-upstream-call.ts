import type { CallRequest, Deployment, UpstreamCall, UpstreamEvent } from '../../src/core/provider.ts';
import type { GatewayError } from '../../src/core/gateway-error.ts';
import type { PixelAccount } from '../../src/core/pixel-account.ts';
import { providers, type ProviderName } from '../../src/providers/provider-table.ts';

/** A credential that no message may ever show. */
export const testCredential = 'sk-upstream-secret-credential-000001';

export interface TestCallOptions
  extends Partial<Omit<UpstreamCall, 'body' | 'deployment' | 'request'>>, Partial<CallRequest> {
  readonly url: string;
  /** Its name. Default `anthropic`. */
  readonly provider?: string;
  readonly timeouts?: Partial<Deployment['timeouts']>;
  /** Of the deployment. Default none. */
  readonly models?: Deployment['models'];
  readonly credential?: string | null;
  /** The request body, as a value or as the client's JSON text. */
  readonly body?: Readonly<Record<string, unknown>> | string;
}

/** Room for any picture. */
export const endlessPixels: PixelAccount = {
  maxPixels: Infinity,
  take: () => undefined,
  give: () => undefined,
};

/** An upstream call as the router makes it, with timeouts no healthy test reaches. */
export function createUpstreamCall(options: TestCallOptions): UpstreamCall {
  const {
    url,
    provider = 'anthropic',
    timeouts,
    models = {},
    credential = testCredential,
    body = {},
    ...others
  } = options;
  const { requestId = 'req_test_0001', profile = 'vendor', pixels = endlessPixels, ...rest } = others;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    request: { requestId, passed: ['specway-0123456789ab'], profile, pixels },
    deployment: {
      id: 'primary',
      provider: providers[provider as ProviderName],
      baseUrl: url,
      credential,
      models,
      timeouts: { connectMs: 5000, firstByteMs: 5000, idleMs: 5000, totalMs: 10_000, ...timeouts },
    },
    upstreamModel: 'upstream-model',
    body: { value: JSON.parse(text) as Record<string, unknown>, bytes: Buffer.from(text) },
    files: [],
    memory: { take: () => undefined, give: () => undefined },
    delivery: 'whole',
    headers: {},
    signal: new AbortController().signal,
    notes: {},
    ...rest,
  };
}

/** What a broken stream gave before it broke. */
export interface CollectedStream {
  readonly batches: readonly (readonly UpstreamEvent[])[];
  readonly events: readonly UpstreamEvent[];
  readonly error: GatewayError | null;
}

/** Reads a stream to its end or to its error. */
export async function collectStream(
  batches: AsyncIterable<readonly UpstreamEvent[]>,
): Promise<CollectedStream> {
  const collected: (readonly UpstreamEvent[])[] = [];
  let error: GatewayError | null = null;
  try {
    for await (const batch of batches) collected.push(batch);
  } catch (thrown) {
    error = thrown as GatewayError;
  }
  return { batches: collected, events: collected.flat(), error };
}

/** The error a promise rejects with. */
export async function catchError(promise: Promise<unknown>): Promise<GatewayError> {
  return await promise.then(
    () => Promise.reject(new Error('Nothing was thrown.')),
    (error: unknown) => error as GatewayError,
  );
}
