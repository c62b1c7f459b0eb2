import { parseJson } from '../json/parse-json.ts';
import type { Deployment } from '../provider.ts';

/** Something that no text may show. */
export interface Secret {
  readonly text: string;
  /** Whether a longer piece of it is as good as all of it. Names that identify the operator count as a whole only. */
  readonly kind: 'key' | 'name';
}

/** What a key file says that anybody may know. */
const publicMembers: ReadonlySet<string> = new Set([
  'type',
  'auth_uri',
  'token_uri',
  'auth_provider_x509_cert_url',
  'universe_domain',
]);

const nameMembers: ReadonlySet<string> = new Set([
  'project_id',
  'client_email',
  'client_id',
  'client_x509_cert_url',
  'quota_project_id',
]);

/** Whatever of a deployment must not be shown: its credential, and what of its address proves who we are. */
export function listDeploymentSecrets({
  credential,
  baseUrl,
}: Pick<Deployment, 'credential' | 'baseUrl'>): readonly Secret[] {
  return [...(credential === null ? [] : listCredentialSecrets(credential)), ...listUrlSecrets(baseUrl)];
}

/** A credential, and where it is the JSON of a key file, each member of that. */
function listCredentialSecrets(credential: string): readonly Secret[] {
  const whole: Secret = { text: credential.trim(), kind: 'key' };
  if (!credential.trimStart().startsWith('{')) return [whole];
  return listMembers(parseKeyFile(credential));
}

function parseKeyFile(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return null;
  }
}

function listMembers(value: unknown): readonly Secret[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]): readonly Secret[] => {
    if (typeof member !== 'string') return listMembers(member);
    if (publicMembers.has(name)) return [];
    if (nameMembers.has(name)) return [{ text: member, kind: 'name' }];
    return listPemPieces(member).map((text) => ({ text, kind: 'key' }));
  });
}

/** The body of a PEM text without its lines, or the text itself: its header is the same in every key. */
function listPemPieces(text: string): readonly string[] {
  const body = /-----BEGIN [A-Z ]+-----([\s\S]*?)-----END/u.exec(text)?.[1];
  if (body === undefined) return [text];
  return [body.replace(/\s+/gu, '')];
}

function listUrlSecrets(baseUrl: string): readonly Secret[] {
  const url = URL.parse(baseUrl);
  if (url === null) return [];
  const texts = [decodePart(url.username), decodePart(url.password), ...url.searchParams.values()];
  return texts.map((text) => ({ text, kind: 'key' }));
}

function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
