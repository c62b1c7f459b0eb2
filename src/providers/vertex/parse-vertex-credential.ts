import { parseJson } from '../../core/json/parse-json.ts';
import { asObject, asString } from '../../core/json/json-object.ts';

/** What proves who we are to Vertex AI. */
export type VertexCredential =
  | { readonly kind: 'none' }
  | { readonly kind: 'api-key'; readonly key: string }
  | ({ readonly kind: 'service-account' } & ServiceAccount);

/** The parts of a service account's key file that are needed. */
export interface ServiceAccount {
  readonly clientEmail: string;
  /** PEM. */
  readonly privateKey: string;
  readonly privateKeyId: string | null;
  readonly tokenUri: string;
}

const defaultTokenUri = 'https://oauth2.googleapis.com/token';

/** Reads a credential: the JSON of a service account, or else an API key. The configuration has checked it. */
export function parseVertexCredential(credential: string | null): VertexCredential {
  if (credential === null) return { kind: 'none' };
  if (!credential.trimStart().startsWith('{')) return { kind: 'api-key', key: credential };
  const value = asObject(parseJson(credential));
  return {
    kind: 'service-account',
    clientEmail: asString(value.client_email) ?? '',
    privateKey: asString(value.private_key) ?? '',
    privateKeyId: asString(value.private_key_id),
    tokenUri: asString(value.token_uri) ?? defaultTokenUri,
  };
}
