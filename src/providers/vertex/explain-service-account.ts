import { createPrivateKey } from 'node:crypto';
import { isObject, type JsonObject } from '../../core/json/json-object.ts';
import { parseJson } from '../../core/json/parse-json.ts';

/** Why a credential that begins like a service account's JSON is none; every other text may be an API key. */
export function explainServiceAccount(text: string): string | null {
  if (!text.trimStart().startsWith('{')) return null;
  const value = parseObject(text);
  if (value === null) return 'begins like the JSON of a service account but is no JSON object';
  const missing = ['client_email', 'private_key'].find((name) => !isText(value[name]));
  if (missing !== undefined) return `is a service account without ${missing}`;
  if (!isRsaKey(String(value['private_key']))) return 'holds a private_key that is no RSA key in PEM form';
  if (value['token_uri'] === undefined || isTokenUri(value['token_uri'])) return null;
  return 'holds a token_uri that is neither https nor on this machine';
}

function parseObject(text: string): JsonObject | null {
  try {
    const value = parseJson(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

function isRsaKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

/** A signed statement goes there. In the clear it may stay on this machine only, as with an emulator. */
function isTokenUri(value: unknown): boolean {
  const url = typeof value === 'string' ? URL.parse(value) : null;
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (url.protocol === 'https:') return true;
  return url.protocol === 'http:' && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);
}
