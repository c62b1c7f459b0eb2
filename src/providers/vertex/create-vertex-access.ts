import { GatewayError } from '../../core/gateway-error.ts';
import type { UpstreamCall } from '../../core/provider.ts';
import { createKeyHeaders } from '../../formats/content/index.ts';
import type { HttpAdapterContext } from '../http/call-upstream.ts';
import { createBearerHeaders } from '../http/create-bearer-headers.ts';
import { createTokenCache } from './create-token-cache.ts';
import { parseVertexCredential, type VertexCredential } from './parse-vertex-credential.ts';

/** Proves to Vertex AI who its deployments are. Shared by all calls of an adapter. */
export interface VertexAccess {
  /**
   * Does what needs a credential, with its headers: the credential goes into a header, since in the query it would end up in logs
   * along the way. A token that was refused is not used again.
   */
  use<T>(call: AccessCall, perform: (headers: readonly string[]) => Promise<T>): Promise<T>;
  /** Ends what is under way. */
  close(): void;
}

export type AccessCall = Pick<UpstreamCall, 'deployment' | 'signal'>;

interface ParsedCredential {
  readonly text: string | null;
  readonly credential: VertexCredential;
}

export function createVertexAccess(context: HttpAdapterContext): VertexAccess {
  const tokens = createTokenCache(context);
  /** Parsed once for each deployment, until the configuration gives it another. */
  const credentials = new Map<string, ParsedCredential>();

  function findCredential({ deployment: { id, credential: text } }: AccessCall): VertexCredential {
    const known = credentials.get(id);
    if (known?.text === text) return known.credential;
    const credential = parseVertexCredential(text);
    credentials.set(id, { text, credential });
    return credential;
  }

  return {
    async use(call, perform) {
      const credential = findCredential(call);
      if (credential.kind === 'none') return await perform([]);
      if (credential.kind === 'api-key') return await perform(createKeyHeaders(credential.key));
      const token = await tokens.take(call, credential);
      try {
        return await perform(createBearerHeaders(token));
      } catch (error) {
        if (error instanceof GatewayError && error.upstream?.status === 401)
          tokens.drop(call.deployment, token);
        throw error;
      }
    },
    close: () => {
      tokens.close();
    },
  };
}
