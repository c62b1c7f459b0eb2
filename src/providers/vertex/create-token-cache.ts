import type { Deployment, UpstreamCall } from '../../core/provider.ts';
import type { HttpAdapterContext } from '../http/call-upstream.ts';
import { createCancellation } from '../../core/create-cancellation.ts';
import { fetchAccessToken, type AccessToken } from './fetch-access-token.ts';
import type { ServiceAccount } from './parse-vertex-credential.ts';

/** Access tokens of the service accounts in use, one for each deployment. Shared by all calls of an adapter. */
export interface TokenCache {
  /** A token that lasts for a while yet. Throws as fetchAccessToken does, or `cancelled` when the call is aborted. */
  take(call: Pick<UpstreamCall, 'deployment' | 'signal'>, account: ServiceAccount): Promise<string>;
  /** Forgets a token that the upstream refused; the next call gets another one. */
  drop(deployment: Deployment, token: string): void;
  /** Ends what is under way. */
  close(): void;
}

/** How long before its end a token is no longer used, in milliseconds; half of its life where that is shorter. */
const marginMs = 300_000;

interface Entry {
  readonly account: ServiceAccount;
  readonly pending: Promise<AccessToken>;
  /** `null` until it is there. */
  current: { readonly token: string; readonly usableUntil: number } | null;
}

/** Creates an empty cache. However many calls wait for a token, it is asked for once. */
export function createTokenCache(context: HttpAdapterContext): TokenCache {
  const entries = new Map<string, Entry>();
  const closing = new AbortController();

  function begin(deployment: Deployment, account: ServiceAccount): Entry {
    const startedAt = context.clock.now();
    const pending = fetchAccessToken(context, { account, deployment, signal: closing.signal });
    const entry: Entry = { account, pending, current: null };
    entries.set(deployment.id, entry);
    pending.then(
      ({ token, expiresAt }) => {
        entry.current = { token, usableUntil: expiresAt - Math.min(marginMs, (expiresAt - startedAt) / 2) };
      },
      () => {
        if (entries.get(deployment.id) === entry) entries.delete(deployment.id);
      },
    );
    return entry;
  }

  return {
    async take({ deployment, signal }, account) {
      const kept = entries.get(deployment.id);
      // The configuration may have given the deployment another one.
      const entry = kept?.account === account ? kept : undefined;
      const { current } = entry ?? { current: null };
      if (current && context.clock.now() < current.usableUntil) return current.token;
      const next = entry && !current ? entry : begin(deployment, account);
      return (await waitFor(next.pending, signal)).token;
    },
    drop({ id }, token) {
      if (entries.get(id)?.current?.token === token) entries.delete(id);
    },
    close() {
      closing.abort();
    },
  };
}

/** One call that leaves does not end what others wait for. */
async function waitFor<T>(pending: Promise<T>, signal: AbortSignal): Promise<T> {
  if (signal.aborted) throw createCancellation(signal);
  return await new Promise<T>((resolve, reject) => {
    const onAbort = () => {
      reject(createCancellation(signal));
    };
    signal.addEventListener('abort', onAbort, { once: true });
    pending.then(resolve, reject).finally(() => {
      signal.removeEventListener('abort', onAbort);
    });
  });
}
